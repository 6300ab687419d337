#!/usr/bin/env python3
"""Makes Tests/DialogSupportTests/ExpectedWidths.swift: columns of texts as Python's wcwidth counts them.

With --check tells whether the file is up to date. Needs the PyPI package wcwidth of
.ci/requirements.txt.
"""

import pathlib
import sys

import wcwidth

import generated

PATH = pathlib.Path(__file__).parents[2] / "DialogSupportTests" / "ExpectedWidths.swift"
SCRIPT = "Tests/Checks/Generated/width_expectations.py"
TEXTS = [
    "Delete", "항목 3개를 삭제할까요?", "削除しますか？", "删除", "ｱｲｳ", "ＡＢＣ", "é", "e\u0301", "ą́",
    "한", "각", "ㄱㅏ", "각각", "…“”’", "★☆①", "→", "½", "a\u00adb", "\u200bx",
    "👍", "👍🏽", "👩‍💻", "👨‍👩‍👧‍👦", "🏳️‍🌈", "🏴‍☠️", "🇰🇷", "🇰🇷🇺🇸", "🇰", "🇰🇷🇺", "❤", "❤️", "☎", "☎️",
    "☎\ufe0e", "⌚", "⌚\ufe0e", "1️⃣", "#️⃣", "©️", "🫡", "🧑🏿‍🚀", "🧑🏿‍❤️‍💋‍🧑🏻", "a🏽",
    "हिन्दी", "क्षत्रिय", "नमस्ते", "தமிழ்", "ไทย", "กำลัง", "မြန်မာ", "ភាសាខ្មែរ", "العربية", "مُحَمَّد", "עִבְרִית",
    "한국어와 English 섞어 쓰기", "家族👨‍👩‍👧‍👦です", "ñandú", "🀄🃏", "㎏㎢", "〇々〆", "𠮷野家", "ｶﾞ", "が",
    "\u0600\u0661", "a\u200d", "\u200d", "👩\u200d", "क्‍ष", "ක්‍ර", "️", "\u0301",
]


def runs():
    """`A0×32:1`: from which scalar, how many of them, columns of each; surrogates left out."""
    result, start, width = [], 0xA0, None
    for scalar in range(0xA0, 0x110001):
        if 0xD800 <= scalar < 0xE000:
            continue
        own = wcwidth.wcwidth(chr(scalar)) if scalar < 0x110000 else None
        if own != width:
            if width is not None:
                result.append(f"{start:X}:{width}")
            start, width = scalar, own
    return " ".join(result)


def literal(text):
    return '"' + "".join(
        c if c.isprintable() and c not in '"\\' and wcwidth.wcwidth(c) > 0 else f"\\u{{{ord(c):X}}}"
        for c in text) + '"'


def main():
    lines = "\n".join(f"  ({literal(t)}, {wcwidth.wcswidth(t)})," for t in TEXTS)
    wrapped, line = [], ""
    for run in runs().split(" "):
        if len(line) + len(run) > 95:
            wrapped.append(line + " \\")
            line = ""
        line += (" " if line else "") + run
    scalars = "\n".join("  " + w for w in [*wrapped, line])
    content = (
        f"// Made by {SCRIPT}; edit that, not this.\n// swift-format-ignore-file\n//\n"
        f"// Source: wcwidth {wcwidth.__version__} (PyPI).\n\n"
        f"let expectedWidths: [(text: String, columns: Int)] = [\n{lines}\n]\n\n"
        "/// From which scalar on a scalar alone takes how many columns.\n"
        f'let expectedScalarWidths = """\n{scalars}\n  """\n')
    sys.exit(0 if generated.write(PATH, content, SCRIPT) else 1)


if __name__ == "__main__":
    main()
