#!/usr/bin/env python3
"""Makes ../Data/EverydayWordsData.swift. With --check tells whether it is up to date.

Needs simplemma, pymorphy3 with its Russian dictionaries and morfeusz2 from PyPI, and Debian's package wordnet-base.
"""

import pathlib
import sys
from concurrent.futures import ProcessPoolExecutor

FOLDER = pathlib.Path(__file__).parents[1]
sys.path.insert(0, str(FOLDER.parent / "DialogLocales" / "Generate"))

import everyday_words
import polish_nouns
import russian_nouns
import swift_file
import word_graph
import wordnet
from swift_file import header, static_string

SCRIPT = "Sources/DialogReading/Generate/generate_everyday.py"
SOURCES = [
    "Sources/DialogReading/Generate/everyday_words.tsv, words by hand",
    "their forms, and the words like them, in PyPI's simplemma 2.0.0, MIT",
    "frequent English words, and those like them: " + wordnet.SOURCE,
    "Russian words like them: " + russian_nouns.SOURCES[0],
    "Polish words like them: " + polish_nouns.SOURCES[0],
]
LICENCE = f"{russian_nouns.LICENCE}\n{polish_nouns.licence()}\n{wordnet.LICENCE}".replace("\n", "\n// ")
LETTER_BITS = 6


def graph(language):
    letters, words = everyday_words.table(language)
    numbered = {tuple(letters.index(letter) + 1 for letter in word): value for word, value in words.items()}
    name = everyday_words.LANGUAGES[language]
    return static_string(
        f"everydayWordsOf{name}", [f"Of `EverydayWords.{name.lower()}`."], word_graph.write(numbered, LETTER_BITS)
    ) + f"""
extension EverydayWords {{
  static let {name.lower()} = EverydayWords(everydayWordsOf{name}, letters: "{letters}")
}}
"""


def words():
    text = header(SCRIPT, SOURCES, LICENCE)
    text += """
// Words in lower case, each language's as a `WordGraph`; 6 bits are a letter, by its place among those of the
// language. The value of a word that slips are told from is 1, or 2 where that is only two letters turned round, and 0
// of others that are one slip from such a word.
"""
    with ProcessPoolExecutor(2) as pool:
        for part in pool.map(graph, everyday_words.LANGUAGES):
            text += "\n" + part
    return swift_file.write(FOLDER / "Data/EverydayWordsData.swift", text)


if __name__ == "__main__":
    sys.exit(0 if words() else 1)
