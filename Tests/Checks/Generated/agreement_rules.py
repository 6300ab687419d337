#!/usr/bin/env python3
"""Writes docs/agreement.json: how words that agree with a value are told, as rules that any program can
follow, with values to try them on; and the same rules as Swift artifacts carry them. With --check tells
whether both are up to date.

The tables are those of a C artifact, and so is every answer to the values: the rules are another form
of the same. Needs DIALOGC and a C compiler.
"""

import itertools
import json
import pathlib
import random
import re
import subprocess
import sys
import tempfile
import unicodedata

ROOT = pathlib.Path(__file__).parents[3]
sys.path.insert(0, str(ROOT / "Tests/Checks/Support"))

from dialogc import DIALOGC

PAGE = ROOT / "docs/agreement.json"
SOURCE = """
project Agreement { source en; locales en, ko, fr, tr }
alert Try(x: String) {
  title { en "{x:a/an}"  ko "{x:을/를}"  fr "{x:de/d’}"  tr "{x:’i/’ı/’u/’ü}" }
  button ok "OK"
  exit ok
}
"""
C = r"""
#include "Agreement.h"
#include <stdio.h>
static void put(const char *name, const char *text) { printf("%s\t%s\n", name, text); }
#define PUT(name, row, member) put(name, DIALOG_AFTER(row, member))
static void put_unread(const dialog_unread *unread) {
  for (size_t i = 0; i < unread->count; i++) {
    const dialog_scalar_range *range = &dialog_unread_ranges(unread)[i];
    printf("unread\t%x %x\n", (unsigned)range->first, (unsigned)range->last);
  }
  put("signs", dialog_signs(unread));
}
int main(int count, char **arguments) {
  dialog_conventions l[4];
  for (size_t i = 0; i < 4; i++) l[i] = agreement_project.knows(i);
  const dialog_korean *k = l[1].korean;
  const dialog_french *f = l[2].french;
  const dialog_turkish *t = l[3].turkish;
  char line[4096];
  (void)arguments;
  if (count == 1) {
    put_unread(l[0].unread);
    PUT("k digits", k, digits); PUT("k tens", k, tens); PUT("k myriads", k, myriads);
    PUT("k letters", k, letters); PUT("k currencies", k, currencies); PUT("k units", k, units);
    PUT("k words", k, words);
    PUT("f eliding", f, eliding); PUT("f holding", f, holding); PUT("f words", f, holding_words);
    PUT("t digits", t, digits); PUT("t tens", t, tens); PUT("t powers", t, powers);
    PUT("t units", t, units); PUT("t words", t, words);
    return 0;
  }
  while (fgets(line, sizeof line, stdin) != NULL) {
    line[strlen(line) - 1] = '\0';
    printf("%d %d %d %d\n", (int)dialog_english_initial(l[0].unread, line),
           (int)dialog_korean_final(k, l[1].unread, line),
           (int)dialog_french_initial(f, line), dialog_turkish_final(t, l[3].unread, line));
  }
  return 0;
}
"""
CLASSIFIERS = ["englishInitial", "koreanFinal", "frenchInitial", "turkishFinal"]
PLAIN = ["vowel", "consonant", "liquid", "unknown"]
HARMONIC = [vowel + end for vowel in ("front", "back", "frontRounded", "backRounded")
            for end in ("Vowel", "Voiced", "Voiceless")] + ["unknown"]
SOUNDS = dict(zip(CLASSIFIERS, [PLAIN, PLAIN, PLAIN, HARMONIC]))


class Oracle:
    """A program over the C artifact."""

    def __init__(self, folder):
        folder = pathlib.Path(folder)
        (folder / "a.dialog").write_text(SOURCE, encoding="utf-8")
        (folder / "a.c").write_text(C, encoding="utf-8")
        subprocess.run([DIALOGC, "build", folder / "a.dialog", "--emit", "c", "--out", folder],
                       check=True, capture_output=True)
        self.program = folder / "a"
        subprocess.run(["cc", "-O1", "-I", folder, "-o", self.program, folder / "a.c"], check=True)

    def tables(self):
        run = subprocess.run([self.program], capture_output=True, text=True, check=True)
        found = {}
        for line in run.stdout.splitlines():
            name, text = line.split("\t", 1)
            found.setdefault(name, []).append(text)
        return {name: texts if name == "unread" else texts[0] for name, texts in found.items()}

    def sounds(self, values):
        run = subprocess.run([self.program, "-"], input="".join(v + "\n" for v in values),
                             capture_output=True, text=True, check=True)
        for value, line in zip(values, run.stdout.splitlines()):
            for by, index in zip(CLASSIFIERS, line.split()):
                yield by, value, SOUNDS[by][int(index)]


def sound(rules, value):
    """As docs/json.md says it."""
    while True:
        for rule in rules:
            flags = re.IGNORECASE if rule.get("ignoreCase") else 0
            match = re.search(rule["find"], value, flags)
            if match:
                break
        else:
            return "unknown"
        if "sound" in rule:
            return rule["sound"]
        value = value[:match.start()] + rule["put"] + value[match.end():]


# Writing rules


def rule(find, sound=None, put=None, any_case=False):
    made = {"find": find}
    if any_case:
        made["ignoreCase"] = True
    return made | ({"sound": sound} if put is None else {"put": put})


def escaped(text):
    return "".join("\\" + c if c in "\\^$.|?*+()[]{}-/" else c for c in text)


def pairs(table):
    """`km c m v`: lists of words by letter."""
    words, found = table.split(" "), {}
    for word, letter in zip(words[::2], words[1::2]):
        found.setdefault(letter, []).append(word)
    return found


def characters(scalars):
    """What stands between the brackets of a class."""
    runs = []
    for scalar in sorted(scalars):
        if runs and runs[-1][1] == scalar - 1:
            runs[-1][1] = scalar
        else:
            runs.append([scalar, scalar])
    return "".join(point(a) if a == b else f"{point(a)}-{point(b)}" for a, b in runs)


def point(scalar):
    if 0x30 <= scalar <= 0x39 or 0x41 <= scalar <= 0x5A or 0x61 <= scalar <= 0x7A or scalar in range(0xAC00, 0xD7A4):
        return chr(scalar)
    return f"\\x{scalar:02X}" if scalar < 0x80 else chr(scalar)


def unread(tables):
    ranges = [tuple(int(end, 16) for end in line.split()) for line in tables["unread"]]
    signs = {ord(sign) for words in pairs(tables["signs"]).values() for sign in words}
    scalars = {s for first, last in ranges for s in range(first, last + 1)}
    return {s for s in scalars - signs if not 0xD800 <= s < 0xE000}


def passing(tables):
    """At the end: a round bracket with what it holds, after something that is read; else one scalar."""
    passed = characters(unread(tables))
    inner = "[^()（）]"
    for _ in range(3):
        inner = rf"(?:[^()（）]|[(（]{inner}*[)）])"
    bracket = rf"(?<=[^{passed}])[{passed}]*[(（]{inner}*[)）]$"
    return [rule(bracket, put=""), rule(f"[{passed}]$", put="")]


D = "0-9０-９"


def korean(tables):
    letter = {"v": "vowel", "c": "consonant", "l": "liquid"}
    number = rf"(?:^|[^{D}.,]|(?:^|[^{D}])[.,])"
    rules = [rule(rf"[{D}]\. [{D}]{{1,2}}\.$", "liquid"), *passing(tables)]
    syllables = {name: [0xAC00 + s for s in range(11172) if kind(s % 28) == name] for name in PLAIN}
    rules += [rule(f"[{''.join(map(chr, syllables[name]))}]$", name) for name in ("vowel", "liquid")]
    rules += [rule("[가-힣]$", "consonant"), rule("[ᄅᆯㄹ]$", "liquid"),
              rule(r"[\u1160-\u11A7\u314F-\u3163\u3187-\u318E]$", "vowel"),
              rule(r"[\u1100-\u11FF\u3131-\u318E]$", "consonant"), rule("[んン]$", "consonant"),
              rule("[ぁ-ゖァ-ヺ]$", "vowel")]
    for key, signs in pairs(tables["k currencies"]).items():
        rules.append(rule(rf"[{escaped(''.join(signs))}][ \xA0-]*[{D}]+(?:[.,][{D}]+)*$", letter[key]))
    rules += [rule(rf"[{D}]:[0０],?[0０]$", "vowel"), rule(rf"[{D}]:[{D}],?[{D}]$", "consonant")]
    digits = {name: "".join(c + chr(ord(c) + 0xFEE0) for c, key in zip("0123456789", tables["k digits"])
                            if letter[key] == name) for name in PLAIN}
    rules.append(rule(rf"{number}[0０]+(?:[.,][0０]+)*$", letter[tables["k digits"][0]]))
    for name in ("vowel", "liquid", "consonant"):
        rules.append(rule(
            rf"{number}(?:[{D}]+,)*[{D}]+\.(?:[{D}]+,)*[{D}]*[{digits[name]}]$", name))
    for name in ("vowel", "liquid", "consonant"):
        own = digits[name].replace("0", "").replace("０", "")
        rules.append(rule(f"[{own}]$", name))
    for group, key in enumerate(tables["k myriads"], 1):
        if letter[key] != "consonant":
            rules.append(rule(rf"(?:[1-9１-９],?|\.)(?:[0０],?){{{group * 4 - 1},{group * 4 + 2}}}[0０]$", letter[key]))
    assert set(tables["k tens"] + tables["k myriads"][-1]) == {"c"}
    rules.append(rule("[0０]$", "consonant"))
    return rules + korean_latin(tables, letter) + [
        rule(f"[{escaped(''.join(signs))}]$", letter[key]) for key, signs in pairs(tables["signs"]).items()]


def kind(coda):
    return {0: "vowel", 8: "liquid"}.get(coda, "consonant")


def korean_latin(tables, letter):
    with_n, with_l = "ÑñŃńŅņŇňŉŊŋ", "ĹĺĻļĽľĿŀ"
    other = characters({s for s in range(0xC0, 0x250) if chr(s) not in with_n + with_l + "×÷"})
    latin = "A-Za-zＡ-Ｚａ-ｚÀ-ÖØ-öø-ɏ"
    end = f"(?=[{latin}]*$)"
    rules = []
    for key, units in pairs(tables["k units"]).items():
        rules.append(rule(rf"[{D}][ \xA0]?(?:{'|'.join(units)})$", letter[key]))
    rules += [rule(f"[{with_n}]{end}", put="n"), rule(f"[{with_l}]{end}", put="l"), rule(f"[{other}]{end}", put="a")]
    rules += [rule(chr(s) + end, put=chr(s - 0xFEE0)) for s in [*range(0xFF21, 0xFF3B), *range(0xFF41, 0xFF5B)]]
    start = "(?:^|[^A-Za-z])"
    for key, words in pairs(tables["k words"]).items():
        rules.append(rule(f"{start}(?:{'|'.join(words)})$", letter[key], any_case=True))
    names = {name: "".join(c + c.upper() for c, key in zip("abcdefghijklmnopqrstuvwxyz", tables["k letters"])
                           if letter[key] == name) for name in PLAIN}
    spelled = [(start, ""), (f"{start}[B-DF-HJ-NP-TV-XZb-df-hj-np-tv-xz]*", "[b-df-hj-np-tv-xzB-DF-HJ-NP-TV-XZ]"),
               (f"{start}[A-Z]{{0,3}}", "[A-Z]"), ("[a-z][A-Za-z]*[A-Z]", "[A-Z]")]
    for before, last in spelled:
        for name in ("vowel", "liquid", "consonant"):
            allowed = "".join(c for c in names[name] if not last or re.match(last, c))
            if allowed:
                rules.append(rule(f"{before}[{allowed}]$", name))
    vowels = "aeiouy"
    return rules + [rule(find, name, any_case=True) for find, name in [
        (f"[{vowels}][a-z]*le$", "liquid"), (f"[{vowels}][a-z]*[mn]e$", "consonant"), ("l$", "liquid"),
        ("(?:[mn]|ng|mb|pp|tt|kk|cc|ck)$", "consonant"), (f"(?:^|[^{vowels}])[{vowels}][ptkc]$", "consonant"),
        ("(?:ou[ptkc]|ook)$", "consonant"), ("[a-z]$", "vowel")]]


def english(tables):
    passed = characters({s for s in unread(tables) if s >= 0x80})
    word, capital = "(?![A-Za-z])", "[A-Z]"
    spelled = "aefhilmnorsx"
    both = spelled + spelled.upper()
    return [
        rule(rf"^[\x00-/:-@\[-`{{-\x7F{passed}]+", put=""),
        rule("^[^A-Za-z0-9]", "unknown"), rule("^8", "vowel"),
        rule("^1,*[18](?:(?:,*[0-9]){3})*,*(?![0-9,])", "vowel"), rule("^[0-9]", "consonant"),
        rule(f"^[{both}]{word}", "vowel"), rule(f"^[A-Za-z]{word}", "consonant"),
        rule(f"^(?:LED|SUV|FAQ|HDMI|SOS|RSVP|NFC|MIDI){word}", "vowel"),
        rule(f"^[FHLMNRSX][B-DF-HJ-NP-TV-XZ]*{word}", "vowel"), rule(f"^[B-DF-HJ-NP-TV-XZ]+{word}", "consonant"),
        rule(f"^[AEIO]{capital}{{1,2}}{word}", "vowel"), rule(f"^[UY]{capital}{{1,2}}{word}", "consonant"),
        *[rule(find, name, any_case=True) for find, name in [
            ("^(?:hour|honest|honor|honour|heir)", "vowel"), (f"^(?:one|once){word}", "consonant"),
            ("^(?:eu|ewe)", "consonant"), ("^(?:unid|unim|unin)", "vowel"), ("^(?:uni|unanim)", "consonant"),
            ("^un", "vowel"), ("^u[aeiouy][a-z]", "vowel"), ("^u[a-z][aeiouy]", "consonant"), ("^u", "vowel"),
            ("^[aeio]", "vowel"), ("^[a-z]", "consonant")]]]


def french(tables):
    letters = r"A-Za-zÀ-ÖØ-öø-ſ\u0300-\u036F"
    end = f"(?![{letters}])"
    vowels = "aeiouà-æè-ëì-ïò-öøœù-ü"

    def listed(name):
        return "|".join(tables[name].split(" "))

    return [
        rule("[İıſ]", put="Ā"),  # they are no other case of i and s
        rule("^[ \\xA0\u2009\u202F\"'‘“„«‹]+", put=""),
        rule("^[0-9]", "consonant"), rule(f"^[{letters}]{end}", "consonant"),
        rule(f"^(?:{listed('f holding')})", "consonant", any_case=True),
        rule(f"^(?:{listed('f words')}){end}", "consonant", any_case=True), rule("^un$", "consonant", any_case=True),
        rule(f"^(?:{listed('f eliding')}){end}", "vowel", any_case=True),
        rule("^[Ā-őŔ-ſ]", "consonant"),  # of which no case is known
        rule(rf"^[IÌ-Ï](?=[{vowels.upper()}])[A-ZÀ-ÖØ-ÞŒ]+{end}", "vowel"),
        rule("^[hy]", "consonant", any_case=True), rule(f"^[iì-ï][{vowels}]", "consonant", any_case=True),
        rule(f"^[{vowels}]", "vowel", any_case=True), rule(f"^[{letters}]", "consonant")]


def turkish(tables):
    def named(key):
        return HARMONIC[ord(key) - ord("a")]

    upper = {"i": "İ", "ı": "I"}
    letters = r"A-Za-zÀ-ÖØ-öø-ɏ\u0300-\u036F"
    own = "abcdefghijklmnoprstuvyzçğıöşüâîû"
    capitals = "".join(upper.get(c, c.upper()) for c in own)
    foreign = characters({s for a, b in [(0x41, 0x5A), (0x61, 0x7A), (0xC0, 0xD6), (0xD8, 0xF6), (0xF8, 0x24F),
                                         (0x300, 0x36F)] for s in range(a, b + 1) if chr(s) not in own + capitals})
    start = f"(?:^|[^{letters}])"
    vowels = {"front": "eiî", "back": "aıâ", "frontRounded": "öü", "backRounded": "ouû"}
    all_vowels = "".join(vowels.values())
    voiceless = "fstkçşhp"
    voiced = "".join(c for c in own if c not in all_vowels + voiceless)

    def both(text):
        return text + up(text)

    def up(text):
        return "".join(upper.get(c, c.upper()) for c in text)

    rules = [rule(r"[\u0300-\u036F]$", "unknown"), *passing(tables),
             rule(r"[$¢-¥\u20A0-\u20CF][0-9 \xA0.,-]*[0-9]$", "unknown")]
    rules += [rule(f"{d}$", named(key)) for d, key in zip("123456789", tables["t digits"][1:])]
    rules += [rule(f"{d}0$", named(key)) for d, key in zip("123456789", tables["t tens"])]
    rules.append(rule("[1-9]00$", named(tables["t powers"][0])))
    for power, key in enumerate(tables["t powers"][1:], 1):
        most = power == len(tables["t powers"]) - 1
        more = "," if most else ""
        forms = [f"(?:000){{{power - points}{more}}}(?:\\.000){{{points}{more if points == power else ''}}}"
                 for points in range(power + 1)]
        rules.append(rule(f"[1-9]0{{0,2}}(?:{'|'.join(forms)})$", named(key)))
    rules += [rule("(?:^|[^0-9])0$", named(tables["t digits"][0])), rule("[0-9]$", "unknown")]
    for key, units in pairs(tables["t units"]).items():
        rules.append(rule(rf"[0-9][ \xA0]?(?:{'|'.join(units)})$", named(key)))
    for key, words in pairs(tables["t words"]).items():
        spelled = ["".join(f"[{c}{upper.get(c, c.upper())}]" for c in word) for word in words]
        rules.append(rule(f"{start}(?:{'|'.join(spelled)})$", named(key)))
    rules.append(rule(f"[{foreign}][{letters}]*$", "unknown"))
    consonants = voiced + voiceless
    for name, group in vowels.items():
        rules.append(rule(f"{start}[{both(group)}]$", name + "Vowel"))
    rules += [rule(f"{start}[{both(consonants)}]$", "frontVowel"), rule(f"{start}[{up(consonants)}]+$", "frontVowel"),
              rule(f"{start}[{both(consonants)}]+$", "unknown"),
              rule(f"{start}[{up(own)}]{{1,2}}[{up(consonants)}]$", "unknown")]

    def finals(before, form):
        for name, group in vowels.items():
            tail = f"[{form(consonants)}]*"
            yield rule(f"{before}[{form(group)}]$", name + "Vowel")
            yield rule(f"{before}[{form(group)}]{tail}[{form(voiced)}]$", name + "Voiced")
            yield rule(f"{before}[{form(group)}]{tail}[{form(voiceless)}]$", name + "Voiceless")

    return [*rules, *finals(f"{start}[{up(own)}]*", up),
            rule(f"(?:[cC][hHkK]|[oO][uU])[{letters}]*$", "unknown"), *finals("", both)]


# Values


PIECES = """Summer Han River 한강 사진 서울 칼 앨범 걸 web tab iPhone USB PDF macOS LED hour user unit unicorn onion
    Apple Mail App Store Google image style e-mail book soup desk park Ayşe Ahmet ABD CEM saat kontrol gol İzmir
    Irmak Köy Oğuz été homme haricot hôtel Yves iode IUT onze oui huit un université Œuvre Île km kg GB MB % € ₩ $ ℃
    & + # 1 2 3 7 8 10 11 18 20 100 118 1000 11,000 5.000 1.000.000 3.14 1.50 0 00 0.0 3:00 3:05 12:30 2024. 3. 5.
    (주) （株） ) ( ) 「 」 “ ” ’ ! ? … 🙂 ん ン あ ㄹ ㅏ é ñ ł Å Ａｐｐ １２０ ４ x y É Ü q ch ck ou""".split()


def values():
    draw = random.Random(20)
    yield from PIECES
    for first, second in itertools.product(PIECES[::4], PIECES[1::9]):
        yield draw.choice(["{} {}", "{}{}", "{} ({})", "“{}” {}"]).format(first, second)
    alphabet = "".join(dict.fromkeys("".join(PIECES))) + " .,-:()0123456789aeioukmnlptc"
    for _ in range(150):
        yield "".join(draw.choice(alphabet) for _ in range(draw.randint(0, 9)))


def document(oracle):
    tables = oracle.tables()
    rules = dict(zip(CLASSIFIERS, [english(tables), korean(tables), french(tables), turkish(tables)]))
    vectors = {by: {} for by in CLASSIFIERS}
    for by, value, expected in oracle.sounds(list(dict.fromkeys(values()))):
        vectors[by][value] = expected
    return {by: {"rules": rules[by], "vectors": vectors[by]} for by in CLASSIFIERS}


def text(made):
    """A rule or a vector a line."""
    lines = ["{"]
    for by, entry in made.items():
        lines += [f'  "{by}": {{', '    "rules": [']
        lines += ["      " + json.dumps(r, ensure_ascii=False) + "," for r in entry["rules"]]
        lines[-1] = lines[-1][:-1]
        lines += ["    ],", '    "vectors": {']
        lines += [f"      {json.dumps(v, ensure_ascii=False)}: {json.dumps(s)}," for v, s in entry["vectors"].items()]
        lines[-1] = lines[-1][:-1]
        lines += ["    }", "  },"]
    lines[-1] = "  }"
    return "\n".join([*lines, "}"]) + "\n"


SWIFT = ROOT / "Sources/Runtime/Swift/Sounds"
def literal(text):
    """The text in a raw literal of Swift: what cannot be seen is an escape."""
    return "".join(
        c if c.isascii() or unicodedata.category(c)[0] not in "CZM" else f"\\#u{{{ord(c):X}}}" for c in text)


def swift(name, rules):
    """The rules as lines: the place of the sound or `=` and what is read instead, `i` for either case, and what is
    looked for."""
    lines = []
    for rule in rules:
        answer = str(SOUNDS[name].index(rule["sound"])) if "sound" in rule else "=" + rule["put"]
        lines.append("\t".join([answer, "i" if rule.get("ignoreCase") else "", rule["find"]]))
    body = "".join(f"  {literal(line)}\n" for line in lines)
    return (f"/// Made by agreement_rules.py of docs/agreement.json.\n"
            f'private let {name}Sounds: StaticString = #"""\n{body}  """#\n')


def pages(document):
    """What is written of the rules, by where it stands."""
    made = {SWIFT / f"{name[0].upper()}{name[1:]}.swift": swift(name, part["rules"])
            for name, part in document.items()}
    return {PAGE: text(document)} | made


def main():
    with tempfile.TemporaryDirectory() as folder:
        made = pages(document(Oracle(folder)))
    for page, content in made.items():
        if "--check" not in sys.argv:
            page.write_text(content, encoding="utf-8")
        elif page.read_text(encoding="utf-8") != content:
            sys.exit(f"{page} is not what {sys.argv[0]} writes")


if __name__ == "__main__":
    main()
