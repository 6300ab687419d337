#!/usr/bin/env python3
"""Makes Tests/DialogLocalesTests/Expected: what stock ICU and a stock Korean library say.

With --check tells whether the files are up to date. Needs Debian 12's packages libicu72 and
libicu-dev, and the PyPI packages PyICU and tossi.
"""

import datetime
import decimal
import pathlib
import sys

import icu
import tossi

ROOT = pathlib.Path(__file__).resolve().parents[3]
FOLDER = ROOT / "Tests/DialogLocalesTests/Expected"
DATA = ROOT / "Sources/DialogLocales/Data"
sys.path[:0] = [str(DATA.parent / "Generate"), str(ROOT / "Tests/Checks/Support")]

import generated
import icu_data
import thai_texts

SCRIPT = "Tests/Checks/Generated/language_expectations.py"
LETTERS = {"zero": "z", "one": "1", "two": "2", "few": "f", "many": "m", "other": "o"}
PLURAL_SAMPLES = [*range(201), *range(250, 1_000_001, 977), 1000, 10_000, 100_000, 1_000_000,
                  2_000_000, 3_000_000, 1_000_001]


def rows(path, name):
    """The lines of a table that dialogc's own data has."""
    text = (DATA / path).read_text(encoding="utf-8")
    body = text.split(f'let {name}: StaticString = ##"""\n')[1].split('\n"""##')[0]
    return [line.split("\t") for line in body.split("\n")]


def plurals():
    """A line for each set of rules: its languages; ICU's categories of integers; the samples of CLDR,
    `one 1 21` for each category."""
    texts = icu_data.supplemental("plurals")
    sets = {}
    for language, name in texts["locales"].items():
        if language == "root":
            continue
        rules = icu.PluralRules.forLocale(icu.Locale(language))
        integers = "".join(LETTERS[rules.select(n)] for n in PLURAL_SAMPLES)
        sets.setdefault((integers, samples(texts["rules"][name])), []).append(language)
    return [f"{' '.join(names).replace('_', '-')}\t{run_lengths(integers)}\t{given}"
            for (integers, given), names in sets.items()]


def samples(rules):
    return "\t".join(
        " ".join([category, *(number for part in rule.split("@")[1:] for number in expanded(part))])
        for category, rule in sorted(rules.items()))


def expanded(part):
    """The numbers of `integer 0~2, 5, …` as texts; compact ones (`1c6`) are left out."""
    for entry in part.split(" ", 1)[1].split(","):
        low, _, high = entry.strip(" …").partition("~")
        if not low or "c" in low:
            continue
        step = decimal.Decimal(1).scaleb(-len(low.partition(".")[2]))
        number = decimal.Decimal(low)
        while number <= decimal.Decimal(high or low):
            yield str(number)
            number += step


def run_lengths(text):
    """`1o5f`: letters after how often they follow each other, once without a number."""
    result, index = [], 0
    while index < len(text):
        end = index
        while end < len(text) and text[end] == text[index]:
            end += 1
        result.append((f"{end - index}×" if end > index + 1 else "") + text[index])
        index = end
    return " ".join(result)


def utc(*fields):
    return datetime.datetime(*fields, tzinfo=datetime.UTC).timestamp()


class Locale:
    """What ICU writes in one locale, each value under the name of what it is of."""

    def __init__(self, tag):
        name = tag.replace("-", "_")
        # Dates of that calendar are Gregorian in dialogc.
        gregorian = "@calendar=gregorian" if "islamic" in calendar(name) else ""
        self.locale = icu.Locale(name)
        self.dated = icu.Locale(name + gregorian)

    def values(self):
        numbers = icu.NumberFormat.createInstance(self.locale)
        percent = icu.NumberFormat.createPercentInstance(self.locale)
        lists = icu.ListFormatter.createInstance(self.locale)
        yield from (numbers.format(n) for n in (0, 1234, 12345, -1234567))
        yield from (numbers.format(x) for x in (0.5, -1234.5678, 0.0625, 2.9996))
        yield from (percent.format(x) for x in (0.256, -12.5, 0.005))
        for code, amount in (("USD", 1234.5), ("EUR", -0.5), ("JPY", 12345.5), ("CHF", 5), ("INR", 1e7)):
            # Without the keyword ICU takes a pattern meant for the region's own currency alone.
            named = icu.Locale(f"{self.locale.getName()}@currency={code}")
            money = icu.NumberFormat.createCurrencyInstance(named)
            yield money.format(amount)
        yield from self.dates()
        yield from (lists.format(names) for names in (["A"], ["A", "B"], ["A", "B", "C"], ["A", "B", "C", "D"]))
        yield from self.relatives()
        yield from self.bytes()

    def dates(self):
        date = icu.DateFormat.createDateInstance(icu.DateFormat.kMedium, self.dated)
        time = icu.DateFormat.createTimeInstance(icu.DateFormat.kShort, self.dated)
        for format in (date, time):
            format.setTimeZone(icu.TimeZone.createTimeZone("UTC"))
        yield from (date.format(utc(*d)) for d in ((2024, 3, 5), (1999, 12, 31)))
        yield from (time.format(utc(2024, 3, 5, *t)) for t in ((0, 0), (9, 5), (12, 0), (23, 59)))

    def relatives(self):
        format = icu.RelativeDateTimeFormatter(self.locale)
        units = icu.URelativeDateTimeUnit
        for value, unit in ((5, units.SECOND), (-1, units.MINUTE), (2, units.HOUR), (-3, units.DAY),
                            (1, units.WEEK), (-5, units.MONTH), (21, units.YEAR)):
            yield format.formatNumeric(value, unit)

    def bytes(self):
        units = icu.MeasureUnit
        for value, unit in ((1, units.createByte()), (512, units.createByte()),
                            (1.5, units.createMegabyte()), (2, units.createGigabyte())):
            yield icu.NumberFormatter.with_().unit(unit) \
                .unitWidth(icu.UNumberUnitWidth.SHORT).locale(self.locale).formatDouble(value)


def calendar(name):
    return icu.Calendar.createInstance(icu.Locale(name)).getType()


def locales():
    tags = [row[0] for row in rows("LocaleTable.swift", "localeTable") if not row[1:2] or row[1][0] != ">"]
    return ["\t".join([tag, *Locale(tag).values()]) for tag in tags if tag != "root"]


def nowruz():
    """The day of March on which the Persian years of 1900 … 2100 begin, its second digit."""
    format = icu.SimpleDateFormat("M d", icu.Locale("en@calendar=persian"))
    format.setTimeZone(icu.TimeZone.createTimeZone("UTC"))
    return ["".join(next(str(day % 10) for day in range(18, 25)
                         if format.format(utc(year, 3, day)) == "1 1") for year in range(1900, 2101))]


def korean():
    """The form of 을/를 and 으로/로 after numbers and syllables, by tossi: v vowel, c consonant, l ㄹ."""
    def letter(text):
        if tossi.pick(text, "을") == "를":
            return "v"
        return "l" if tossi.pick(text, "으로") == "로" else "c"
    numbers = [*range(2001), *(10 ** n for n in range(4, 20)), *range(2001, 10 ** 9, 7654321)]
    texts = [str(n) for n in numbers] + [f"{n / 100:.2f}" for n in range(500)]
    # Every 13th syllable meets each final consonant; a bracket after it does not count.
    syllables = [chr(s) for s in range(0xAC00, 0xD7A4, 13)]
    texts += syllables + [f"{s}(가)" for s in syllables[:100]] + [f"‘{s}’" for s in syllables[:100]]
    return ["".join(map(letter, texts))]


def thai():
    """Texts of Thai with `|` where ICU lets a line end between two words."""
    return [thai_texts.words(text, "|") for text in thai_texts.texts()[::2]]


def visible(text):
    hidden = "\u200e\u200f\u061c\u200b\u200c\u200d\u202f\u00a0\u2009\u00ad"
    return "".join(f"\\##u{{{ord(c):X}}}" if c in hidden else c for c in text)


def write(name, what, lines):
    content = (
        f"// Made by {SCRIPT}; edit that, not this.\n// swift-format-ignore-file\n//\n"
        f"// Source: ICU {icu.ICU_VERSION} through PyICU; tossi 0.3.1 for Korean particles.\n\n"
        f'/// {what}\nlet {name} = ##"""\n' + visible("\n".join(lines)) + '\n"""##\n')
    path = FOLDER / (name[0].upper() + name[1:] + ".swift")
    return generated.write(path, content, SCRIPT)


def main():
    fresh = [
        write("expectedPlurals", "Languages; ICU’s categories of integers; CLDR’s samples.", plurals()),
        write("expectedFormats", "A locale a line: its tag, then what ICU writes.", locales()),
        write("expectedNowruz", "Nowruz of the years from 1900: 2 and this digit is its day.", nowruz()),
        write("expectedSounds", "How numbers and syllables end in Korean.", korean()),
        write("expectedThai", "Texts of Thai, `|` where ICU lets a line end between words.", thai()),
    ]
    sys.exit(0 if all(fresh) else 1)


if __name__ == "__main__":
    main()
