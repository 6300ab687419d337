"""What each locale says, one line a locale, as text for LocaleTable.swift.

A line has only what differs from the locale's parent. Values are those that ICU itself finds, by
its own inheritance; so a chain of lines gives for each key what ICU gives for the locale.
"""

import functools

import icu_data
from icu_data import Bundle
from plurals import CATEGORIES

ROOT = "root"
UNITS = {"s": "second", "i": "minute", "h": "hour", "d": "day", "w": "week", "m": "month",
         "y": "year"}
BYTES = ["byte", "kilobyte", "megabyte", "gigabyte", "terabyte"]
# The calendars that the formatter knows; of another the Gregorian one is used.
CALENDARS = ["gregorian", "buddhist", "persian"]


def joined(parts):
    parts = list(parts)
    assert not any("|" in p or "\t" in p for p in parts), parts
    return "|".join(parts)


def plural(bundle, path):
    """`one:{0} day|other:{0} days`; categories that read as `other` does are left out."""
    other = bundle.text(f"{path}/other")
    texts = [(c, bundle.text(f"{path}/{c}")) for c in CATEGORIES]
    kept = [f"{c}:{text}" for c, text in texts if text not in (None, other)]
    return joined(kept + [f"other:{other}"])


@functools.cache
def currency_codes():
    """The currencies that have a symbol in some locale."""
    codes = set()
    for name in icu_data.locales("curr"):
        codes |= set(Bundle.open("curr", name).get("Currencies").value())
    return sorted(codes)


class Row:
    """The values of one locale, complete."""

    def __init__(self, name, systems):
        self.name = name
        self.main = Bundle.open("", name)
        self.values = {}
        self.numbers(systems)
        self.currencies()
        self.dates()
        self.texts()
        self.relative()
        self.bytes()

    def put(self, key, value):
        if value is not None:
            assert "\t" not in value and "\n" not in value and "\\" not in value
            self.values[key] = value

    def numbers(self, systems):
        default = self.main.text("NumberElements/default")

        def element(path):
            for system in (default, "latn"):
                text = self.main.text(f"NumberElements/{system}/{path}")
                if text is not None:
                    return text
            return None

        self.put("nu", systems[default]["desc"])
        for key, name in {"de": "decimal", "gr": "group", "mi": "minusSign", "pl": "plusSign",
                          "pe": "percentSign"}.items():
            self.put(key, element("symbols/" + name))
        self.put("cd", element("symbols/currencyDecimal") or "")
        self.put("cg", element("symbols/currencyGroup") or "")
        for key, name in {"nf": "decimal", "pf": "percent", "cf": "currency"}.items():
            self.put(key, element(f"patterns/{name}Format"))
        self.put("mg", self.main.text("NumberElements/minimumGroupingDigits"))

    def currencies(self):
        table = Bundle.open("curr", self.name)
        for code in currency_codes():
            own = table.get(f"Currencies/{code}")
            own = own.value() if own else [code]
            text = own[0]
            if len(own) > 2:
                pattern, decimal, group = own[2]
                text = joined([text, pattern, decimal, group])
            if text != code:
                self.put("$" + code, text)

    def dates(self):
        calendar = self.main.text("calendar/default") or "gregorian"
        if calendar not in CALENDARS:
            calendar = "gregorian"
        date = self.calendar(calendar, "DateTimePatterns")[6]
        self.put("ca", calendar)
        self.put("da", date)
        self.put("mo", joined(self.calendar(calendar, "monthNames/format/abbreviated"))
                 if "MMM" in date else "")
        # As whole words, beside a day: in digits where the language has no names.
        names = self.calendar("gregorian", "monthNames/format/wide")
        self.put("mw", "" if any(character.isdigit() for character in names[0]) else joined(names))
        eras = self.calendar(calendar, "eras/abbreviated")
        self.put("er", eras[-1] if "G" in date else "")
        time = self.calendar("gregorian", "DateTimePatterns")[3]
        self.put("ti", time)
        self.put("am", joined(self.calendar("gregorian", "AmPmMarkers")[:2]) if "a" in time else "")
        self.put("dp", self.day_periods() if "B" in time else "")

    def calendar(self, calendar, path):
        bundle = self.main.get(f"calendar/{calendar}/{path}")
        if bundle is None:
            bundle = self.main.get(f"calendar/gregorian/{path}")
        return bundle.value()

    def day_periods(self):
        """`0:凌晨|300:清晨`: from which minute of the day. ICU's B never says noon or midnight."""
        periods = icu_data.supplemental("dayPeriods")
        rules = periods["rules"][periods["locales"][self.name.split("_")[0]]]
        names = self.main.get("calendar/gregorian/dayPeriod/format/abbreviated").value()

        def minutes(clock):
            return int(clock[:2]) * 60 + int(clock[3:])

        spans = sorted((minutes(r["from"]), names[k]) for k, r in rules.items() if "from" in r)
        assert spans[0][0] == 0
        return joined(f"{m}:{n}" for m, n in spans)

    def texts(self):
        for key, name in {"l2": "2", "ls": "start", "lm": "middle", "le": "end"}.items():
            self.put(key, self.main.text(f"listPattern/standard/{name}"))
        quotes = [self.main.text("delimiters/quotation" + end) for end in ("Start", "End")]
        self.put("qu", joined(quotes))
        right_to_left = self.main.text("layout/characters") == "right-to-left"
        self.put("di", "rtl" if right_to_left else "ltr")

    def relative(self):
        for key, unit in UNITS.items():
            for letter, direction in (("f", "future"), ("p", "past")):
                self.put(f"r{key}{letter}", plural(self.main, f"fields/{unit}/relativeTime/{direction}"))
        self.put("rn", self.main.text("fields/second/relative/0"))

    def bytes(self):
        units = Bundle.open("unit", self.name)
        for index, unit in enumerate(BYTES):
            self.put(f"b{index}", plural(units, f"unitsShort/digital/{unit}"))


def parents():
    """Each locale's parent, and for each locale that stands for another that other one.

    Locales are never opened without inheritance: ICU would keep them so.
    """
    index = icu_data.supplemental_index("")
    aliases = {n: Bundle.open("", n).locale() for n in sorted(index["AliasLocales"])}
    stated = {}
    for parent, children in icu_data.supplemental("supplementalData")["parentLocales"].items():
        for child in [children] if isinstance(children, str) else children:
            stated[child] = parent
    own = sorted(set(index["InstalledLocales"]) - set(aliases) - {"en_US_POSIX"})
    chain = {n: stated.get(n, n.rsplit("_", 1)[0] if "_" in n else ROOT) for n in own}
    return chain, aliases


def tag(name):
    return name.replace("_", "-")


def line(row, parent):
    """The tag, the parent where it is not the tag less a part, and what differs from the parent."""
    inherited = parent.values if parent else {}
    differing = [f"{k}={v}" for k, v in row.values.items() if inherited.get(k) != v]
    # A currency that is its code here, but has a symbol in the parent.
    gone = [f"{k}={k[1:]}" for k in inherited if k not in row.values]
    implied = row.name.rsplit("_", 1)[0] if "_" in row.name else ROOT
    stated = [f"^{tag(parent.name)}"] if parent and parent.name != implied else []
    return [tag(row.name)] + stated + differing + gone


def table():
    systems = icu_data.supplemental("numberingSystems")["numberingSystems"]
    chain, aliases = parents()
    rows = {name: Row(name, systems) for name in [ROOT, *chain]}
    lines = []
    for name, row in rows.items():
        fields = line(row, rows[chain[name]] if name != ROOT else None)
        if len(fields) > 1 or "_" not in name:
            lines.append("\t".join(fields))
    lines += [f"{tag(name)}\t>{tag(target)}" for name, target in aliases.items()]
    return "\n".join(sorted(lines, key=lambda line: line.split("\t")[0].encode()))
