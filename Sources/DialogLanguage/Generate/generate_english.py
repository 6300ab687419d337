#!/usr/bin/env python3
"""Makes ../Data/EnglishWordsData.swift. With --check tells whether it is up to date.

Needs Debian 12's package wordnet-base.
"""

import sys

import english_words
import wordnet
from swift_file import header, static_string, write

SCRIPT = "Sources/DialogLanguage/Generate/generate_english.py"


def words():
    licence = wordnet.LICENCE.replace("\n", "\n// ")
    table = english_words.table()
    text = header(SCRIPT, [wordnet.SOURCE], licence)
    text += "\n" + static_string(
        "englishWordsData",
        ["Sorted lines: a word in lower case and three characters, bits above 0x30.",
         "First: 1 noun, 2 verb, 4 adjective, 8 adverb, 16 the verb may lack an object, 32 also a",
         "name. Second: how often it is a noun (bits 0 and 1), a verb (2 and 3), an adjective (4",
         "and 5): 0 never, 1 seldom, 2 sometimes, 3 often. Third: 1 past, 2 participle, 4 plural,",
         "8 no base form. Words that are only names are not here."],
        table)
    text += "\n" + static_string(
        "englishWordsIndex",
        ["For each pair of letters, aa to zz, where its words start in `englishWordsData`, and where",
         "the last ends: four characters of six bits above 0x30, high ones first."],
        english_words.index(table))
    return write("EnglishWordsData.swift", text)


if __name__ == "__main__":
    sys.exit(0 if words() else 1)
