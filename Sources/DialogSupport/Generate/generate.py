#!/usr/bin/env python3
"""Makes ../Data/TextWidthTables.swift. With --check tells whether it is up to date.

Needs the PyPI package wcwidth==0.9.4, which carries the tables of Unicode 18.
"""

import pathlib
import sys

import wcwidth
from wcwidth import table_grapheme, table_mc, table_vs15, table_vs16, table_wide, table_zero

FOLDER = pathlib.Path(__file__).parents[1]
sys.path.insert(0, str(FOLDER.parent / "DialogLocales" / "Generate"))

import swift_file

SCRIPT = "Sources/DialogSupport/Generate/generate.py"
TABLES = {
    "zeroWidthTable": (
        "No column: marks that combine, joiners, vowels and finals of conjoining Hangul.",
        table_zero.ZERO_WIDTH["18.0.0"]),
    "wideTable": (
        "Two columns: East Asian wide and full-width, pictures.",
        table_wide.WIDE_EASTASIAN["18.0.0"]),
    "spacingMarkTable": (
        "Of those without a column, the marks that widen what they follow to two.",
        table_mc.CATEGORY_MC["18.0.0"]),
    "viramaTable": (
        "Of those without a column, the signs that join two consonants into one.",
        (*table_grapheme.ISC_VIRAMA, *table_grapheme.ISC_INVISIBLE_STACKER)),
    "pictographTable": (
        "Pictures, which a skin tone may follow.", table_grapheme.EXTENDED_PICTOGRAPHIC),
    "emojiStyleTable": (
        "Of one column, but of two with U+FE0F after them.",
        table_vs16.VS16_NARROW_TO_WIDE["9.0.0"]),
    "textStyleTable": (
        "Of two columns, but of one with U+FE0E after them.",
        table_vs15.VS15_WIDE_TO_NARROW["9.0.0"]),
}


def ranges(table):
    """`300-36F 483-489 5BF`, in lines of a hundred columns."""
    lines, line = [], ""
    for low, high in sorted(table):
        entry = f"{low:X}-{high:X}" if high > low else f"{low:X}"
        if len(line) + len(entry) > 99:
            lines.append(line)
            line = ""
        line += (" " if line else "") + entry
    return "\n".join([*lines, line])


def main():
    assert wcwidth.__version__ == "0.9.4"
    text = swift_file.header(
        SCRIPT, ["Unicode 18.0, PyPI package wcwidth 0.9.4"], "Unicode-3.0; wcwidth: MIT")
    for name, (documentation, table) in TABLES.items():
        text += "\n" + swift_file.static_string(name, [documentation], ranges(table))
    path = FOLDER / "Data" / "TextWidthTables.swift"
    sys.exit(0 if swift_file.write(path, text) else 1)


if __name__ == "__main__":
    main()
