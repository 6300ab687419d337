#!/usr/bin/env python3
"""Makes ../Data/WidthTables.swift: how wide characters are. With --check tells whether it is fresh.

Needs the Debian packages fonts-inter, fonts-noto-core and fonts-noto-cjk in the versions below,
and the PyPI packages fonttools and uharfbuzz. The platform's own fonts may not be passed on;
Inter is near its Latin, Greek and Cyrillic, Noto near the rest.
"""

import pathlib
import sys
import unicodedata

import uharfbuzz as hb
from fontTools.ttLib import TTCollection, TTFont

FOLDER = pathlib.Path(__file__).parents[1]
sys.path.insert(0, str(FOLDER.parent / "DialogLocales" / "Generate"))

import swift_file

SCRIPT = "Sources/DialogLayout/Generate/widths.py"
SOURCES = [
    "Inter 4.0 beta 7, Regular and SemiBold (Debian fonts-inter 4.0~beta7+ds-1)",
    "Noto Sans Arabic, Devanagari, Hebrew and Thai, Regular and Bold "
    "(Debian fonts-noto-core 20201225-1)",
    "Noto Sans CJK KR, Regular and Bold (Debian fonts-noto-cjk 1:20220127+repack1-1)",
]
LICENCE = "SIL Open Font License 1.1"
INTER = "/usr/share/fonts/opentype/inter/Inter-{}.otf", "Regular", "SemiBold"
NOTO = "/usr/share/fonts/truetype/noto/NotoSans"
ARABIC = NOTO + "Arabic-{}.ttf", "Regular", "Bold"
DEVANAGARI = NOTO + "Devanagari-{}.ttf", "Regular", "Bold"
HEBREW = NOTO + "Hebrew-{}.ttf", "Regular", "Bold"
THAI = NOTO + "Thai-{}.ttf", "Regular", "Bold"
CJK = "/usr/share/fonts/opentype/noto/NotoSansCJK-{}.ttc", "Regular", "Bold"

# What each font is asked for; of scalars in two ranges the first font's width counts.
RANGES = [
    (INTER, [(0x20, 0x52F), (0x1E00, 0x2BFF), (0xFFFC, 0xFFFD)]),
    (HEBREW, [(0x590, 0x5FF)]),
    (ARABIC, [(0x600, 0x6FF), (0x750, 0x77F)]),
    (DEVANAGARI, [(0x900, 0x97F)]),
    (THAI, [(0xE00, 0xE7F)]),
    (CJK, [(0x1100, 0x11FF), (0x2E80, 0x9FFF), (0xAC00, 0xD7A3), (0xF900, 0xFAFF),
           (0xFE30, 0xFE4F), (0xFF00, 0xFFEF)]),
]
# Beyond them every ideograph has two columns and is an em wide, as what no font here has.
JOINER = "\u200d"
RA = "\u0930"
# The ligatures of lam and alef, which every font has, by their own scalars.
LAM_ALEF = {0xFEF5: 0x622, 0xFEF7: 0x623, 0xFEF9: 0x625, 0xFEFB: 0x627}
# Of Arabic letters: R joins what stands before it, D both neighbours. Filled in from the font.
JOINING = {}


class Face:
    """A font file of a weight, as its own tables and as a shaper sees it."""

    def __init__(self, path, weight):
        path = path.format(weight)
        self.index = 0
        if path.endswith(".ttc"):
            names = [font["name"].getDebugName(1) for font in TTCollection(path).fonts]
            self.index = names.index("Noto Sans CJK KR")
        self.font = TTFont(path, fontNumber=self.index, lazy=True)
        self.map = self.font.getBestCmap()
        self.units = self.font["head"].unitsPerEm
        self.metrics = self.font["hmtx"]
        self.shaper = hb.Font(hb.Face(hb.Blob.from_file_path(path), self.index))

    def scaled(self, units):
        return (units * 1000 + self.units // 2) // self.units

    def width(self, scalar):
        """Of the scalar's own glyph, in 1/1000 em; nil where the font lacks it."""
        if scalar not in self.map:
            return None
        category = unicodedata.category(chr(scalar))
        if category in ("Mn", "Me", "Cf", "Cc") or 0x1160 <= scalar <= 0x11FF:
            return 0
        return self.scaled(self.metrics[self.map[scalar]][0])

    def shaped(self, text):
        """Of a text as the font's rules draw it, in 1/1000 em."""
        buffer = hb.Buffer()
        buffer.add_str(text)
        buffer.guess_segment_properties()
        hb.shape(self.shaper, buffer, {})
        return self.scaled(sum(p.x_advance for p in buffer.glyph_positions))


def faces(font):
    path, regular, bold = font
    return Face(path, regular), Face(path, bold)


def widths():
    """Scalar to (regular, semibold) of what the fonts have."""
    found = {}
    for font, ranges in RANGES:
        regular, bold = faces(font)
        for first, last in ranges:
            for scalar in range(first, last + 1):
                if scalar not in found and regular.width(scalar) is not None:
                    found[scalar] = regular.width(scalar), bold.width(scalar)
    return found


def pair(regular, bold):
    return f"{regular}" if regular == bold else f"{regular}/{bold}"


def wrapped(words):
    lines, line = [], ""
    for word in words:
        if len(line) + len(word) > 98:
            lines.append(line)
            line = ""
        line += (" " if line else "") + word
    return "\n".join([*lines, line])


def scalar_tables():
    """The pages, which of them each 64 scalars have, and the pairs of widths that they name."""
    found = widths()
    # Pair 0 is of what no font has.
    pairs, pages = {None: 0}, {}
    places = ""
    for first in range(0, max(found) + 1, 64):
        page = "".join(swift_file.six_bits(pairs.setdefault(found.get(scalar), len(pairs)), 2)
                       for scalar in range(first, first + 64))
        places += swift_file.six_bits(pages.setdefault(page, len(pages)), 2)
    known = "".join(swift_file.six_bits(width, 2) for pair in list(pairs)[1:] for width in pair)
    return places, "".join(pages), "0000" + known


def joined_forms(face, letter):
    """Alone, last, first and in the middle of a word."""
    before, after = "\u0640", "\u0640"
    tatweel = face.width(0x640)
    return (
        face.shaped(letter), face.shaped(before + letter) - tatweel,
        face.shaped(letter + after) - tatweel, face.shaped(before + letter + after) - 2 * tatweel)


def arabic_table():
    """`@628 alone last first middle`, both weights; of a letter that nothing joins after it two."""
    regular, bold = faces(ARABIC)
    words = []
    for scalar in [*range(0x620, 0x6D4), *range(0x750, 0x780)]:
        joining = JOINING.get(scalar)
        if joining is None or scalar not in regular.map:
            continue
        forms = list(zip(joined_forms(regular, chr(scalar)), joined_forms(bold, chr(scalar))))
        words += [f"@{scalar:X}", *(pair(*f) for f in forms[:4 if joining == "D" else 2])]
    for ligature, alef in LAM_ALEF.items():
        forms = [joined_forms(face, "\u0644" + chr(alef)) for face in (regular, bold)]
        words += [f"@{ligature:X}", *(pair(*form) for form in list(zip(*forms))[:2])]
    return wrapped(words)


def joining_types():
    """Of the letters: R joins only what stands before it, D both neighbours."""
    regular, _ = faces(ARABIC)
    result = {}
    for scalar in [*range(0x620, 0x6D4), *range(0x750, 0x780)]:
        if scalar not in regular.map or unicodedata.category(chr(scalar)) not in ("Lo", "Lm"):
            continue
        # Runs from right to left are drawn from their end.
        alone = glyphs(regular, chr(scalar))
        if glyphs(regular, "\u0640" + chr(scalar))[:len(alone)] != alone:
            result[scalar] = "R"
        if glyphs(regular, chr(scalar) + "\u0640")[-len(alone):] != alone:
            result[scalar] = "D"
    return result


def glyphs(face, text):
    buffer = hb.Buffer()
    buffer.add_str(text)
    buffer.guess_segment_properties()
    hb.shape(face.shaper, buffer, {})
    return [info.codepoint for info in buffer.glyph_infos]


def devanagari_tables():
    """The half forms, and the pairs that are drawn as one sign and not as a half and a whole."""
    regular, bold = faces(DEVANAGARI)
    halves, conjuncts = [], []
    letters = [chr(scalar) for scalar in range(0x915, 0x93A)]
    for letter in letters:
        half = letter + "\u094d" + JOINER
        halves += [f"@{ord(letter):X}", pair(regular.shaped(half), bold.shaped(half))]
        for other in letters:
            whole = letter + "\u094d" + other
            parts = [letter] if other == RA else [half, other]
            plain = sum(map(regular.shaped, parts))
            if letter != RA and abs(regular.shaped(whole) - plain) * 20 > plain:
                key = ord(letter) << 8 | ord(other) & 0xFF
                conjuncts += [f"@{key:X}", pair(regular.shaped(whole), bold.shaped(whole))]
    return wrapped(halves), wrapped(conjuncts)


def main():
    JOINING.update(joining_types())
    text = swift_file.header(SCRIPT, SOURCES, LICENCE)
    places, pages, pairs = scalar_tables()
    text += "\n" + swift_file.static_string(
        "scalarWidthPlaces",
        ["For each 64 scalars their page among `scalarWidthPages`: two digits of base 64, from `0`."],
        swift_file.unbroken(places))
    text += "\n" + swift_file.static_string(
        "scalarWidthPages",
        ["Pages of 64 scalars: for each its pair among `widthPairs`, in two digits; 0 of what no font has."],
        swift_file.unbroken(pages))
    text += "\n" + swift_file.static_string(
        "widthPairs",
        ["Advance widths in 1/1000 em: two digits of the regular, two of the semibold font, or of the bold",
         "one where there is no semibold."], swift_file.unbroken(pairs))
    text += "\n" + swift_file.static_string(
        "arabicFormTable",
        ["Of letters that join: alone, last, first, in the middle; those that join nothing after",
         "them have two. Of lam with an alef the widths of both."], arabic_table())
    halves, conjuncts = devanagari_tables()
    text += "\n" + swift_file.static_string(
        "devanagariHalfTable", ["Of consonants before U+094D: joined to the next one."], halves)
    text += "\n" + swift_file.static_string(
        "devanagariConjunctTable",
        ["Of two consonants with U+094D between them that are no half and a whole: `@92626` is",
         "U+0926 and U+0926."], conjuncts)
    path = FOLDER / "Data" / "WidthTables.swift"
    sys.exit(0 if swift_file.write(path, text) else 1)


if __name__ == "__main__":
    main()
