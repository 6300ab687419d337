#!/usr/bin/env python3
"""Makes the files of ../Data. With --check tells whether they are up to date.

Needs Debian 12's package libicu72 and the PyPI package Babel==2.18.0.
"""

import sys

import icu_data
import locale_rows
import matching
import plurals
import refusals
import scripts
import terms
from swift_file import header, static_string, write

SCRIPT = "Sources/DialogLocales/Generate/generate.py"


def plural_rules():
    text = header(SCRIPT, [icu_data.SOURCE, plurals.LATER_SOURCE], icu_data.LICENCE)
    text += "\n" + static_string(
        "pluralRulesData",
        ["A line for each set of rules, its fields between tabs: the languages; the categories that",
         "integers reach, each with its integer where it has but one; then `category:rule`, where",
         "`|` is or, `&` and, `%` the remainder. The compact exponent is 0 throughout."],
        plurals.table())
    return write("PluralRulesData.swift", text)


def locales():
    text = header(SCRIPT, [icu_data.SOURCE], icu_data.LICENCE)
    text += "\n" + static_string(
        "localeTable",
        ["A line for each locale, in the order of the tags' bytes, its fields between tabs: the tag;",
         "`>` and the locale it stands for, or `^` and its parent where that is not the tag less its",
         "last subtag (root of a language); then `key=value` for what differs from the parent. Keys:",
         "nu digits; de gr mi pl pe decimal, group, minus, plus, percent; cd cg decimal and group of",
         "currencies where they have their own; nf pf cf patterns of numbers, percentages, currencies;",
         "mg least digits before the first group; $XXX a currency's symbol, or symbol, pattern,",
         "decimal, group; ca calendar; da medium date; ti short time; mo months, am markers, dp day",
         "periods, er era, where a pattern needs them; mw months in full, beside a day, none where they",
         "are numbers; l2 ls lm le lists of two, start, middle, end;",
         "qu quotation marks; di direction; r and unit and f or p relative times in the future or",
         "past; rn now; b0 … b4 byte to terabyte."],
        locale_rows.table())
    return write("LocaleTable.swift", text)


def script_tables():
    text = header(SCRIPT, [icu_data.SOURCE], icu_data.LICENCE)
    text += "\n" + static_string(
        "scriptTable",
        ["A line for each language, and for each region that writes one otherwise, in the order of",
         "the tags' bytes: the tag, a tab, the script's code."],
        scripts.table())
    text += "\n" + static_string(
        "fractionDigitsTable", ["Currencies whose amounts don't have two fraction digits."],
        scripts.fraction_digits())
    return write("ScriptTable.swift", text)


def language_matching():
    text = header(SCRIPT, [icu_data.SOURCE], icu_data.LICENCE)
    text += "\n" + static_string(
        "languageMatchingData",
        ["A line for each language, its fields between tabs: the language, its script and region; its",
         "other scripts, each with its region and those that write it so; tags nearer than the bare",
         "language, each with the regions it is nearer to; other codes of the language or of a tag."],
        matching.table())
    return write("LanguageMatchingData.swift", text)


def term_table():
    text = header(SCRIPT, terms.SOURCES, "as named beside each source; the choice is this project's")
    text += "\n" + static_string(
        "termTable",
        ["A line for each language, in the order of the tags' bytes, its fields between tabs: the",
         "tag, then `name=text` with alternatives between bars, the text to write first."],
        terms.table())
    return write("TermTable.swift", text)


def refusal_table():
    text = header(SCRIPT, [refusals.SOURCE], refusals.LICENCE)
    text += "\n" + static_string(
        "refusalTable",
        ["A line for each language, in the order of the tags' bytes, its fields between tabs: the",
         "tag, then `name=text` for what is said of an answer that is not taken."],
        refusals.table())
    return write("RefusalTable.swift", text)


def main():
    fresh = [plural_rules(), locales(), script_tables(), language_matching(), term_table(),
             refusal_table()]
    sys.exit(0 if all(fresh) else 1)


if __name__ == "__main__":
    main()
