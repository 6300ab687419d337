#!/usr/bin/env python3
"""Makes ../Data/ThaiWordsData.swift. With --check tells whether it is up to date.

Needs Debian 12's package libicu72.
"""

import sys

import icu_data
import word_graph
import word_list
from swift_file import header, static_string, write

SCRIPT = "Sources/DialogLocales/Generate/generate_thai.py"
BEFORE_FIRST, LETTER_BITS = 0xE00, 7


def words():
    words = {tuple(ord(letter) - BEFORE_FIRST for letter in word): 1
             for word in word_list.words("thaidict")}
    text = header(SCRIPT, [icu_data.SOURCE + ", its thaidict"], icu_data.LICENCE)
    text += "\n" + static_string(
        "thaiWordsData",
        ["The words of Thai as a `WordGraph`; 7 bits are a letter, which counts from U+0E01."],
        word_graph.write(words, LETTER_BITS))
    return write("ThaiWordsData.swift", text)


if __name__ == "__main__":
    sys.exit(0 if words() else 1)
