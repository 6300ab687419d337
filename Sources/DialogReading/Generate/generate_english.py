#!/usr/bin/env python3
"""Makes ../Data/EnglishWordsData.swift. With --check tells whether it is up to date.

Needs Debian 12's package wordnet-base.
"""

import pathlib
import sys

FOLDER = pathlib.Path(__file__).parents[1]
sys.path.insert(0, str(FOLDER.parent / "DialogLocales" / "Generate"))

import english_words
import swift_file
import word_graph
import wordnet
from swift_file import header, static_string

SCRIPT = "Sources/DialogReading/Generate/generate_english.py"
BEFORE_FIRST, LETTER_BITS = ord("a") - 1, 5


def words():
    licence = wordnet.LICENCE.replace("\n", "\n// ")
    words = {tuple(ord(letter) - BEFORE_FIRST for letter in word): value
             for word, value in english_words.table().items()}
    text = header(SCRIPT, [wordnet.SOURCE], licence)
    text += "\n" + static_string(
        "englishWordsData",
        ["Words in lower case as a `WordGraph`; 5 bits are a letter, which counts from a.",
         "",
         "Bits of a word's value, lowest first: noun, verb, adjective, adverb, the verb may lack an",
         "object, also a name; how often it is a noun (2 bits), a verb (2), an adjective (2): 0 never,",
         "1 seldom, 2 sometimes, 3 often; past, participle, plural, no base form. Words that are only",
         "names are not here."],
        word_graph.write(words, LETTER_BITS))
    return swift_file.write(FOLDER / "Data/EnglishWordsData.swift", text)


if __name__ == "__main__":
    sys.exit(0 if words() else 1)
