"""The plural rules of every language, normalized, as text for PluralRulesData.swift."""

import re

import icu_data

CATEGORIES = ["zero", "one", "two", "few", "many"]
# Languages that ICU 72 has no rules for yet, from a later CLDR by way of the PyPI package Babel.
LATER = ["blo", "csw", "ht", "lld"]
LATER_SOURCE = "CLDR 47, PyPI package Babel 2.18.0, for " + ", ".join(LATER)
# Every modulus of a rule divides a million; these reach each residue that a rule tells apart.
SAMPLES = [*range(20001), *range(21000, 2100001, 1000)]


def relations(rule):
    """A rule as alternatives of relations `operand, modulus, is negated, ranges`.

    Texts never show compact numbers, so relations on the compact exponent `e` (or `c`) are
    decided here: it is 0.
    """
    alternatives = []
    for alternative in rule.split(" or "):
        found = [relation(part) for part in alternative.split(" and ")]
        decided = [holds(r, 0) for r in found if r[0] in "ec"]
        if all(decided):
            alternatives.append([r for r in found if r[0] not in "ec"])
    return alternatives


def relation(text):
    match = re.fullmatch(r"\s*([nivwftec])(?: % (\d+))? (!?=) ([\d.,]+)\s*", text)
    operand, modulus, sign, ranges = match.groups()
    bounds = [r.split("..") for r in ranges.split(",")]
    return (operand, int(modulus or 0), sign == "!=", merged([(int(b[0]), int(b[-1])) for b in bounds]))


def merged(ranges):
    """The same integers in the fewest ranges; `n = 0,1` of decimals stays two values."""
    return sorted(ranges)


def holds(relation, value):
    _, modulus, negated, ranges = relation
    if modulus:
        value %= modulus
    return any(low <= value <= high for low, high in ranges) != negated


def category(rules, number):
    """The category of an integer."""
    value = {"n": number, "i": number, "v": 0, "w": 0, "f": 0, "t": 0}
    for name, alternatives in rules.items():
        if any(all(holds(r, value[r[0]]) for r in alternative) for alternative in alternatives):
            return name
    return "other"


def icu_rules():
    """Language to rules."""
    plurals = icu_data.supplemental("plurals")
    result = {}
    for locale, name in plurals["locales"].items():
        if locale == "root":
            continue
        texts = plurals["rules"][name]
        result[locale.replace("_", "-")] = {
            c: relations(texts[c].split("@")[0]) for c in CATEGORIES if c in texts}
    return result


def later_rules():
    import babel
    assert babel.__version__ == "2.18.0"
    result = {}
    for language in LATER:
        texts = babel.Locale.parse(language).plural_form.rules
        clean = {
            c: t.replace(" not in ", " != ").replace(" in ", " = ").replace(" mod ", " % ")
            for c, t in texts.items()}
        result[language] = {c: relations(clean[c]) for c in CATEGORIES if c in clean}
    return result


def written(alternatives):
    def one(r):
        operand, modulus, negated, ranges = r
        numbers = ",".join(str(a) if a == b else f"{a}..{b}" for a, b in ranges)
        return operand + (f"%{modulus}" if modulus else "") + ("!=" if negated else "=") + numbers
    return "|".join("&".join(one(r) for r in a) for a in alternatives)


def reach(rules):
    """The categories that integers reach, each with its integer where it has but one."""
    found = {}
    for number in SAMPLES:
        found.setdefault(category(rules, number), []).append(number)
    names = [c for c in CATEGORIES + ["other"] if c in found]
    return " ".join(f"{c}={found[c][0]}" if len(found[c]) == 1 else c for c in names)


def table():
    """A line for each set of rules: languages; reach; `category:rule` …, between tabs."""
    languages = {}
    for language, rules in sorted((icu_rules() | later_rules()).items()):
        key = "\t".join(f"{c}:{written(a)}" for c, a in rules.items())
        languages.setdefault(key, (rules, []))[1].append(language)
    lines = [
        f"{' '.join(names)}\t{reach(rules)}\t{key}".rstrip()
        for key, (rules, names) in languages.items()]
    return "\n".join(sorted(lines))
