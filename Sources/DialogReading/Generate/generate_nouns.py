#!/usr/bin/env python3
"""Makes ../Data/RussianNounsData.swift, PolishNounsData.swift and RussianLeftoversData.swift.

With --check tells whether they are up to date.

Needs pymorphy3 with its Russian dictionaries, morfeusz2 and simplemma from PyPI.
"""

import pathlib
import sys

FOLDER = pathlib.Path(__file__).parents[1]
sys.path.insert(0, str(FOLDER.parent / "DialogLocales" / "Generate"))

import polish_nouns
import russian_leftovers
import russian_nouns
import swift_file
import word_graph
from swift_file import header, static_string

SCRIPT = "Sources/DialogReading/Generate/generate_nouns.py"
LETTER_BITS = 6


def nouns(language, letters, forms, sources, licence):
    return graph(
        f"{language}Nouns", letters, forms, sources, licence,
        [f"Forms of {language} nouns in lower case as a `WordGraph`; 6 bits are a letter, by its place in",
         f"`{letters}`.",
         "",
         "Bits of a form's value, lowest first: masculine, feminine, neuter; the six cases in the singular,",
         "then in the plural, in the order of `GrammarCells`; whether it is a form of a verb too. Forms of",
         "other words are not here."])


def leftovers():
    letters = russian_nouns.LETTERS
    return graph(
        "RussianLeftovers", letters, russian_leftovers.table(), russian_leftovers.SOURCES, russian_nouns.LICENCE,
        ["Forms of words that are Russian and not Ukrainian, in lower case as a `WordGraph`; 6 bits are a letter, by",
         f"its place in `{letters}`. Values say nothing."])


def graph(name, letters, forms, sources, licence, documentation):
    words = {tuple(letters.index(letter) + 1 for letter in form): value for form, value in forms.items()}
    text = header(SCRIPT, sources, licence.replace("\n", "\n// "))
    text += "\n" + static_string(
        f"{name[0].lower()}{name[1:]}Data", documentation, word_graph.write(words, LETTER_BITS))
    return swift_file.write(FOLDER / f"Data/{name}Data.swift", text)


if __name__ == "__main__":
    same = [
        nouns("Russian", russian_nouns.LETTERS, russian_nouns.table(), russian_nouns.SOURCES, russian_nouns.LICENCE),
        nouns("Polish", polish_nouns.LETTERS, polish_nouns.table(), polish_nouns.SOURCES, polish_nouns.licence()),
        leftovers(),
    ]
    sys.exit(0 if all(same) else 1)
