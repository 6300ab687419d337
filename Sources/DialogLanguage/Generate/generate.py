#!/usr/bin/env python3
"""Makes the files of ../Data. With --check tells whether it is up to date.

Needs Debian 12's package libicu72 and the PyPI package Babel==2.18.0.
"""

import sys

import icu_data
import plurals
from swift_file import header, static_string, write

SCRIPT = "Sources/DialogLanguage/Generate/generate.py"


def plural_rules():
    text = header(SCRIPT, [icu_data.SOURCE, plurals.LATER_SOURCE], icu_data.LICENCE)
    text += "\n" + static_string(
        "pluralRulesData",
        ["A line for each set of rules, its fields between tabs: the languages; the categories that",
         "integers reach, each with its integer where it has but one; then `category:rule`, where",
         "`|` is or, `&` and, `%` the remainder. The compact exponent is 0 throughout."],
        plurals.table())
    return write("PluralRulesData.swift", text)


def main():
    fresh = [plural_rules()]
    sys.exit(0 if all(fresh) else 1)


if __name__ == "__main__":
    main()
