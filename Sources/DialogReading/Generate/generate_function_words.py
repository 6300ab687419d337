#!/usr/bin/env python3
"""Makes ../Data/FunctionWordsData.swift. With --check tells whether it is up to date."""

import pathlib
import re
import sys

FOLDER = pathlib.Path(__file__).parents[1]
sys.path.insert(0, str(FOLDER.parent / "DialogLocales" / "Generate"))

import swift_file
import word_graph
from swift_file import header, six_bits, static_string, unbroken

SCRIPT = "Sources/DialogReading/Generate/generate_function_words.py"
SOURCES = ["`LanguageWords.evidence` of each file in Sources/DialogReading/Languages, words by hand"]
LETTER_BITS = 8


def evidence():
    """Each language that has words among its evidence, in the order of `LanguageWords.all`, with its lists."""
    rows = re.findall(r'\("(\w+)", .*\{ \.(\w+) \}\)', (FOLDER / "Languages/LanguageWords+All.swift").read_text())
    assert rows
    for language, name in rows:
        lists = lists_of((FOLDER / f"Languages/{name[0].upper()}{name[1:]}.swift").read_text())
        if "words" in lists:
            yield language, lists


def lists_of(text):
    section = re.search(r'^ +evidence: """\n(.*?)"""', text, re.DOTALL | re.MULTILINE)
    lines = section[1].replace("\\\n", "").splitlines() if section else []
    return {name.strip(): words.split() for name, words in (line.split(":", 1) for line in lines if line.strip())}


def graph(items, sets):
    """Each item in UTF-8, with the place of the languages that have it among `sets`."""
    words = {tuple(item.encode()): sets.setdefault(languages, len(sets)) for item, languages in sorted(items.items())}
    return word_graph.write(words, LETTER_BITS)


def table():
    languages, lettered, words, letters, sets = [], [], {}, {}, {}
    for place, (language, lists) in enumerate(evidence()):
        languages.append(language)
        lettered += [language] * ("letters" in lists)
        for items, found in [(words, lists["words"]), (letters, "".join(lists.get("letters", [])))]:
            for item in found:
                items[item] = items.get(item, 0) | 1 << place
    assert len(languages) <= 30
    graphs = graph(words, sets), graph(letters, sets)
    text = header(SCRIPT, SOURCES, "Apache 2.0, as the rest of the project")
    for name, documentation, content in [
        ("functionWordsLanguages", ["The languages, in the order of their bits."], " ".join(languages)),
        ("functionWordsData",
         ["Frequent words in lower case as a `WordGraph`: 8 bits are a byte of UTF-8, and a word’s value is a place",
          "in `functionWordsSets`."], graphs[0]),
        ("functionLettersLanguages", ["Those whose letters are known."], " ".join(lettered)),
        ("functionLettersData", ["Small letters beyond ASCII, alike."], graphs[1]),
        ("functionWordsSets", ["Sets of languages, each of five characters of six bits above 0x30, high ones first."],
         unbroken("".join(six_bits(languages, 5) for languages in sets))),
    ]:
        text += "\n" + static_string(name, documentation, content)
    return swift_file.write(FOLDER / "Data/FunctionWordsData.swift", text)


if __name__ == "__main__":
    sys.exit(0 if table() else 1)
