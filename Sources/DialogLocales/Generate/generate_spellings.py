#!/usr/bin/env python3
"""Makes ../Data/NumberSpellingsData.swift. With --check tells whether it is up to date.

Needs Debian 12's package libicu72 and the PyPI package PyICU.
"""

import re
import sys

import icu

import icu_data
from swift_file import header, static_string, write

SCRIPT = "Sources/DialogLocales/Generate/generate_spellings.py"

# The languages of which more than numbers is known, by their tags.
LANGUAGES = "ar de en es fr he it ja ko nl pl pt ru th tr zh zh-Hant".split()
# What dialogs count with words.
NUMBERS = [*range(1, 101), *range(200, 1000, 100), *range(1000, 10001, 1000)]
# Rules for numbers of things: none of years, sums on cheques, places in an order.
CARDINAL = re.compile("cardinal|construct|numbering$")
OTHER = re.compile("financial|verbose")
# Where a line may be broken: soft hyphens, spaces without width.
BREAKS = re.compile("[\u00ad\u200b]")


def spellings(language):
    """A field for each number: its digits, then its spellings."""
    rules = icu.RuleBasedNumberFormat(
        icu.URBNFRuleSetTag.SPELLOUT, icu.Locale.forLanguageTag(language))
    names = [rules.getRuleSetName(place) for place in range(rules.getNumberOfRuleSetNames())]
    names = [name for name in names if CARDINAL.search(name) and not OTHER.search(name)]
    forms = {number: {} for number in NUMBERS}
    for name in names:
        rules.setDefaultRuleSet(name)
        for number in NUMBERS:
            forms[number][BREAKS.sub("", rules.format(number))] = None
    return [f"{number}=" + "|".join(forms[number]) for number in NUMBERS]


def main():
    text = header(SCRIPT, [icu_data.SOURCE], icu_data.LICENCE)
    text += "\n" + static_string(
        "numberSpellingsData",
        ["The cardinal numbers of languages in words, by CLDR's rules of spelling. A line for each",
         "language, in the order of the tags' bytes, its fields between tabs: the tag, then `key=value`",
         "with a number and its spellings, parted by bars."],
        "\n".join("\t".join([tag, *spellings(tag)]) for tag in LANGUAGES))
    return write("NumberSpellingsData.swift", text)


if __name__ == "__main__":
    sys.exit(0 if main() else 1)
