#!/usr/bin/env python3
"""Makes ../C/characters.h and ../Terminal/characters.h. With --check tells whether they are up to date.

Needs the PyPI packages wcwidth==0.9.4, which carries the widths of Unicode 18, and PyICU on ICU 72,
which carries the properties of Unicode 15.
"""

import pathlib
import sys
import unicodedata

import icu

FOLDER = pathlib.Path(__file__).parents[1]
sys.path.insert(0, str(FOLDER.parent / "DialogSupport" / "Generate"))

import generate as widths

SCRIPT = "Sources/Runtime/Generate/characters.py"
LIMIT = 0x110000

WIDTHS = [
    ("zeroWidthTable", "no_column", "No column: marks that combine, joiners, parts of Hangul."),
    ("wideTable", "wide", "Two columns: East Asian wide and full-width, pictures."),
    ("spacingMarkTable", "spacing", "Marks that widen what they follow to two columns."),
    ("viramaTable", "virama", "Signs that join two consonants into one."),
    ("pictographTable", "pictograph", "Pictures, which a skin tone may follow."),
    ("emojiStyleTable", "emoji_style", "Of one column, but of two with U+FE0F after them."),
    ("textStyleTable", "text_style", "Of two columns, but of one with U+FE0E after them."),
]

# Classes of UAX #14 by what is done with them. What is in no class breaks at spaces only, as Hangul
# does: Korean wraps between words.
BREAKS = {
    "OP": "o", "CL": "c", "CP": "c", "EX": "c", "IS": "c", "NS": "c", "CJ": "c", "IN": "c",
    "ID": "i", "EB": "i", "EM": "i", "GL": "g", "WJ": "g", "ZWJ": "g", "BA": "b", "HY": "b",
    "SY": "/", "QU": "q", "SA": "t", "ZW": "z",
}

# Classes of UAX #9; what is in no class is left-to-right.
DIRECTIONS = {
    "R": "R", "AL": "A", "AN": "n", "EN": "e", "ES": "s", "ET": "t", "CS": "c",
    "WS": "w", "ON": "w", "S": "w", "B": "w",
}


# Classes of UAX #29; what is in no class ends a cluster and begins one.
CLUSTERS = {
    "CN": "c", "LF": "c", "CR": "n", "EX": "x", "ZWJ": "z", "SM": "s", "PP": "p", "RI": "r", "L": "h", "V": "v",
    "T": "t",
}

# The scripts whose consonants a virama joins into one cluster: those with a linker in Unicode 15.1, rule GB9c.
CONJOINING = {"Beng", "Deva", "Gujr", "Mlym", "Orya", "Telu"}
SYLLABLES = {"Consonant": "i", "Virama": "l"}


def class_of(scalar, prop, classes):
    value = icu.Char.getIntPropertyValue(scalar, prop)
    name = icu.Char.getPropertyValueName(prop, value, icu.UPropertyNameChoice.SHORT_PROPERTY_NAME)
    return classes.get(name, "")


def line_break_class(scalar):
    """Quotes that open or close are as brackets are; only straight ones may be either."""
    kind = class_of(scalar, icu.UProperty.LINE_BREAK, BREAKS)
    if kind == "q":
        kind = {"Pi": "o", "Pf": "c"}.get(unicodedata.category(chr(scalar)), "q")
    return kind


def direction_class(scalar):
    return class_of(scalar, icu.UProperty.BIDI_CLASS, DIRECTIONS)


def conjunct_class(scalar):
    if icu.Script.getScript(chr(scalar)).getShortName() not in CONJOINING:
        return ""
    return class_of(scalar, icu.UProperty.INDIC_SYLLABIC_CATEGORY, SYLLABLES)


def cluster_class(scalar):
    if conjunct := conjunct_class(scalar):
        return conjunct
    kind = class_of(scalar, icu.UProperty.GRAPHEME_CLUSTER_BREAK, CLUSTERS)
    return kind or ("e" if icu.Char.hasBinaryProperty(scalar, icu.UProperty.EXTENDED_PICTOGRAPHIC) else "")


def classes(of):
    """Runs of scalars of one class: first, last, class."""
    runs = []
    for scalar in range(LIMIT):
        if 0xD800 <= scalar < 0xE000 or 0xE000 <= scalar < 0xF900 or scalar >= 0xF0000:
            continue
        kind = of(scalar)
        if not kind:
            continue
        if runs and runs[-1][2] == kind and runs[-1][1] == scalar - 1:
            runs[-1][1] = scalar
        else:
            runs.append([scalar, scalar, kind])
    return runs


def zeros():
    """The zeros of every script; the other digits follow each."""
    return [scalar for scalar in range(LIMIT) if unicodedata.category(chr(scalar)) == "Nd"
            and unicodedata.decimal(chr(scalar)) == 0]


def mirrored():
    """Scalars with their mirror images, as in BidiMirroring.txt."""
    pairs = [(scalar, ord(icu.Char.charMirror(chr(scalar)))) for scalar in range(LIMIT)
             if icu.Char.isMirrored(scalar)]
    return [(scalar, other) for scalar, other in pairs if scalar != other]


def brackets():
    """Brackets that open, each with the one that closes it."""
    kind = icu.UProperty.BIDI_PAIRED_BRACKET_TYPE
    return [(scalar, icu.Char.getBidiPairedBracket(scalar)) for scalar in range(LIMIT)
            if icu.Char.getIntPropertyValue(scalar, kind) == 1]


def forms():
    """The presentation forms of Arabic letters: isolated, final, initial, medial; 0 where none."""
    order = ["<isolated>", "<final>", "<initial>", "<medial>"]
    letters, ligatures = {}, {}
    for scalar in [*range(0xFB50, 0xFE00), *range(0xFE70, 0xFEFD)]:
        parts = unicodedata.decomposition(chr(scalar)).split()
        if not parts or parts[0] not in order:
            continue
        bases = [int(part, 16) for part in parts[1:]]
        if len(bases) == 1 and bases[0] > 0x20:
            letters.setdefault(bases[0], [0] * 4)[order.index(parts[0])] = scalar
        elif len(bases) == 2 and bases[0] == 0x644 and bases[1] in (0x622, 0x623, 0x625, 0x627):
            ligatures.setdefault(bases[1], [0] * 4)[order.index(parts[0])] = scalar
    return sorted(letters.items()), sorted(ligatures.items())


def wrapped(cells):
    lines, line = [], " "
    for cell in cells:
        if len(line) + len(cell) + 2 > 100:
            lines.append(line)
            line = " "
        line += f" {cell},"
    return "\n".join([*lines, line.rstrip(",")])


def table(kind, name, comment, cells):
    return f"\n/** {comment} */\nstatic const {kind} {name}[] = {{\n{wrapped(cells)}\n}};\n"


def content():
    assert icu.ICU_VERSION.startswith("72.")
    text = f"""/* Made by {SCRIPT}; edit that, not this.

   Source: Unicode 18.0, PyPI package wcwidth 0.9.4 (MIT); ICU 72.1 (Unicode 15.0)
   Licence of the data: Unicode-3.0 */

/* ---- Data of characters ---- */

/** Scalars from the first to the last. */
typedef struct dialog_scalars {{
  uint32_t first, last;
}} dialog_scalars;

/** Scalars of a class. */
typedef struct dialog_scalar_class {{
  uint32_t first, last;
  char kind;
}} dialog_scalar_class;

/** The shapes of a letter that joins: isolated, final, initial, medial; 0 where it has none. */
typedef struct dialog_letter_forms {{
  uint16_t letter, forms[4];
}} dialog_letter_forms;
"""
    for key, name, comment in WIDTHS:
        cells = [f"{{0x{a:X}, 0x{b:X}}}" for a, b in sorted(widths.TABLES[key][1])]
        text += table("dialog_scalars", f"dialog_{name}_table", comment, cells)
    for of, name, comment in (
            (line_break_class, "dialog_break_table",
             "How lines break around scalars: o none after, c none before, i on both sides, "
             "g on none,\n    b after, / after but before digits, q quotes, t Thai and its like, z zero width."),
            (direction_class, "dialog_direction_table",
             "Classes of UAX #9: R, A(L), n AN, e EN, s ES, t ET, c CS, w neutral.")):
        cells = [f"{{0x{a:X}, 0x{b:X}, '{kind}'}}" for a, b, kind in classes(of)]
        text += table("dialog_scalar_class", name, comment, cells)
    cells = [f"{{0x{a:X}, 0x{b:X}}}" for a, b in mirrored()]
    text += table("dialog_scalars", "dialog_mirror_table",
                  "Scalars and their mirror images.", cells)
    cells = [f"{{0x{a:X}, 0x{b:X}}}" for a, b in brackets()]
    text += table("dialog_scalars", "dialog_bracket_table",
                  "Brackets that open, each with the one that closes it.", cells)
    text += table("uint32_t", "dialog_zero_table", "Zeros, each with its digits to nine after it.",
                  [f"0x{scalar:X}" for scalar in zeros()])
    letters, ligatures = forms()
    for rows, name, comment in (
            (letters, "dialog_arabic_table", "Letters of the Arabic script that join."),
            (ligatures, "dialog_lam_alef_table", "Alefs, with the forms they have after a lam.")):
        cells = [f"{{0x{base:X}, {{{', '.join(f'0x{form:X}' for form in row)}}}}}"
                 for base, row in rows]
        text += table("dialog_letter_forms", name, comment, cells)
    return text


def clusters():
    cells = [f"{{0x{a:X}, {b - a}, '{kind}'}}" for a, b, kind in classes(cluster_class)]
    return f"""/* Made by {SCRIPT}; edit that, not this.

   Source: ICU 72.1 (Unicode 15.0)
   Licence of the data: Unicode-3.0 */

/* ---- Data of characters ---- */

/** Scalars of a class: the first and how many more. */
typedef struct dialog_cluster_row {{
  uint32_t first;
  uint16_t more;
  char kind;
}} dialog_cluster_row;
""" + table("dialog_cluster_row", "dialog_cluster_table",
            "Classes of UAX #29: c control, n carriage return, x extend, z joiner, s spacing mark, "
            "p prepend,\n    r regional indicator, h L, v V, t T of Hangul, e pictures, i Indic consonants, "
            "l the signs that link them.", cells)


def main():
    files = {FOLDER / "C" / "characters.h": clusters(), FOLDER / "Terminal" / "characters.h": content()}
    for path, text in files.items():
        if "--check" not in sys.argv:
            path.write_text(text, encoding="utf-8")
        elif not path.exists() or path.read_text(encoding="utf-8") != text:
            sys.exit(f"{path} is not what characters.py writes")


if __name__ == "__main__":
    main()
