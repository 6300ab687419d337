#!/usr/bin/env python3
"""Makes ../Data/CharacterData.swift. With --check tells whether it is up to date.

Needs Debian 12's package libicu72.
"""

import sys

import characters
import icu_data
from swift_file import header, static_string, write

SCRIPT = "Sources/DialogLocales/Generate/generate_characters.py"
SOURCES = [icu_data.SOURCE, "the codecs gb2312, big5 and euc_jp of CPython 3.11 (for hanSets)"]

# The scripts that the rules tell apart, by the bits of `Scripts`; the others share the last bit.
SCRIPTS = (
    "Latn Grek Cyrl Armn Hebr Arab Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Thai Laoo "
    "Mymr Khmr Tibt Geor Hang Hira Kana Hani Ethi Mong").split()


def array(name, documentation, numbers, width="UInt32"):
    lines, line = [], " "
    for number in numbers:
        word = f" {number:#x},"
        if len(line) + len(word) > 100:
            lines.append(line)
            line = " "
        line += word
    body = "\n".join(lines + [line])
    text = "\n".join(f"/// {line}" for line in documentation)
    return f"{text}\nlet {name}: [{width}] = [\n{body}\n]\n"


def main():
    text = header(SCRIPT, SOURCES, icu_data.LICENCE)
    ranges = characters.script_ranges()
    bits = [SCRIPTS.index(s) if s in SCRIPTS else 63 if s not in ("Zyyy", "Zinh") else 62
            for _, s in ranges]
    merged = [i for i in range(len(ranges)) if i == 0 or bits[i] != bits[i - 1]]
    text += "\n" + array(
        "scriptStarts", ["Where each run of letters of one script starts."],
        [ranges[i][0] for i in merged])
    text += "\n" + array(
        "scriptBits",
        ["The bit of `Scripts` of each run, in the order " + " ".join(SCRIPTS[:14]),
         " ".join(SCRIPTS[14:]) + "; 62 common to all, 63 any other."],
        [bits[i] for i in merged], "UInt8")
    table = characters.decompositions()
    text += "\n" + array(
        "decomposableScalars",
        ["The scalars with a canonical decomposition, Hangul syllables apart."],
        [row[0] for row in table])
    text += "\n" + array(
        "decompositionFirsts",
        ["What each starts with; bit 31 is set where the pair does not compose again."],
        [row[1] | (0 if row[3] else 1 << 31) for row in table])
    text += "\n" + array(
        "decompositionSeconds", ["What follows; 0 of singletons."], [row[2] for row in table])
    pairs = characters.look_alikes()
    text += "\n" + array(
        "lookAlikes",
        ["Greek and Cyrillic letters, each with the Latin letter it is confusable with (UTS 39)."],
        [number for pair in pairs for number in pair])
    text += "\n" + static_string(
        "radicalCharacters",
        ["The characters that the Kangxi radicals from U+2F00 to U+2FD5 look like, in their order."],
        characters.radicals())
    text += "\n" + static_string(
        "hanSets",
        ["For each two Han characters from U+4E00 to U+9FFF six bits in base 64, the first one's",
         "high: 1 in GB 2312, 2 in Big5, 4 in JIS X 0208."],
        characters.han_sets())
    return write("CharacterData.swift", text)


if __name__ == "__main__":
    sys.exit(0 if main() else 1)
