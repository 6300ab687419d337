#!/usr/bin/env python3
"""Makes ../Data/EverydayThingsData.swift. With --check tells whether it is up to date.

Needs simplemma from PyPI and Debian's package unicode-cldr-core.
"""

import pathlib
import sys

FOLDER = pathlib.Path(__file__).parents[1]
sys.path.insert(0, str(FOLDER.parent / "DialogLocales" / "Generate"))

import everyday_things
import swift_file
import word_graph
from swift_file import header, static_string

SCRIPT = "Sources/DialogReading/Generate/generate_things.py"
SOURCES = [
    "Sources/DialogReading/Generate/everyday_things.tsv, words by hand",
    everyday_things.SOURCE,
    "their forms in PyPI's simplemma 2.0.0, MIT",
]
LETTER_BITS = 8


def graphs(things, kin):
    """The words of each language; what things are kin is known after."""
    for language, name in {"en": "English", **everyday_things.LANGUAGES}.items():
        values = everyday_things.joined(*everyday_things.table(language, things), kin)
        words = {tuple(word.encode()): value for word, value in values.items()}
        yield static_string(
            f"thingsIn{name}", [f"Words of `EverydayThings.{name[0].lower()}{name[1:]}`."],
            word_graph.write(words, LETTER_BITS))


def listed(things, kin):
    lines = []
    for number, thing in enumerate(things):
        others = " ".join(str(other) for other in sorted(kin[number]))
        lines.append(f"{thing.kind} {thing.name}={everyday_things.korean_name(thing)} {others}".rstrip())
    return static_string(
        "everydayThings",
        ["A thing a line: its class, its names in English and in Korean, and the numbers of those said for it."],
        "\n".join(lines))


def table():
    things, kin = everyday_things.read()
    words = "\n".join(graphs(things, kin))
    text = header(SCRIPT, SOURCES, everyday_things.LICENCE)
    text += """
// Words in lower case, each language's as a `WordGraph`, whose letters are bytes of UTF-8. A value is that of a thing,
// counted from 1, twice; one more of a word that names it for sure; and 0 of a word that may be any.

"""
    return swift_file.write(FOLDER / "Data/EverydayThingsData.swift", text + listed(things, kin) + "\n" + words)


if __name__ == "__main__":
    sys.exit(0 if table() else 1)
