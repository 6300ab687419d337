#!/usr/bin/env python3
"""Makes Tests/DialogLayoutTests/ExpectedAdvances.swift: texts as wide as HarfBuzz makes them.

With --check tells whether the file is up to date. Needs what Sources/DialogLayout/Generate/widths.py
needs. Kerning, ligatures and all forms of a script count, as on a screen.
"""

import pathlib
import sys
import unicodedata

ROOT = pathlib.Path(__file__).parents[3]
PATH = ROOT / "Tests" / "DialogLayoutTests" / "ExpectedAdvances.swift"
SCRIPT = "Tests/Checks/Generated/layout_expectations.py"
sys.path.insert(0, str(ROOT / "Sources" / "DialogLayout" / "Generate"))

import generated
import widths

# Script, how far apart the widths may be in 1/1000, and texts.
TEXTS = [
    ("Latin", 20, [
        "Delete This Album?", "You can’t undo this action.", "Sign In to iCloud", "OK", "Don’t Save",
        "The server couldn’t be reached. Check the network connection, then try again.",
        "Möchten Sie diese Änderungen verwerfen?", "Cette action est irréversible.",
        "¿Quieres eliminar 12 elementos?", "Không thể hoàn tác thao tác này.", "Bu albüm silinsin mi?",
        "Czy usunąć zaznaczone zdjęcia?", "Smazat vybrané položky?",
    ]),
    ("Capitals", 40, ["AVATAR Wi-Fi TYPE"]),
    ("Cyrillic", 20, ["Удалить этот альбом?", "Это действие нельзя отменить.", "Видалити обране?"]),
    ("Greek", 20, ["Να διαγραφεί αυτό το άλμπουμ;", "Η ενέργεια δεν αναιρείται."]),
    ("Hebrew", 20, ["למחוק את האלבום הזה?", "לא ניתן לבטל את הפעולה."]),
    ("Thai", 20, ["ลบอัลบั้มนี้หรือไม่", "คุณไม่สามารถเลิกทำการกระทำนี้ได้"]),
    ("CJK", 20, [
        "이 앨범을 삭제할까요?", "되돌릴 수 없습니다.", "このアルバムを削除しますか？", "この操作は取り消せません。",
        "要删除此相册吗？", "此操作無法還原。",
    ]),
    ("Arabic", 100, [
        "هل تريد حذف هذا الألبوم؟", "لا يمكن التراجع عن هذا الإجراء.", "إلغاء", "حذف الصور المحددة",
        "تسجيل الخروج من الحساب", "السلام عليكم",
    ]),
    ("Devanagari", 100, [
        "क्या आप यह एल्बम मिटाना चाहते हैं?", "इस कार्रवाई को पहले जैसा नहीं किया जा सकता।", "रद्द करें",
        "नमस्ते", "कार्यक्रम पूर्ण", "प्रतिक्रिया", "पासवर्ड सुरक्षित है।", "विद्यार्थी चिह्न",
    ]),
]
FONTS = {
    "Latin": widths.INTER, "Capitals": widths.INTER, "Cyrillic": widths.INTER, "Greek": widths.INTER,
    "Hebrew": widths.HEBREW, "Thai": widths.THAI, "CJK": widths.CJK, "Arabic": widths.ARABIC,
    "Devanagari": widths.DEVANAGARI,
}


def shaped(text, own, marks):
    """The width of a text whose ASCII is in another font than its letters, run by run."""
    total, run, is_own = 0, "", None
    for character in [*text, None]:
        side = None if character is None else ord(character) >= 0x250 and not is_mark(character)
        if character is not None and unicodedata.combining(character):
            side = is_own
        if run and side != is_own:
            total += (own if is_own else marks).shaped(run)
            run = ""
        is_own = side
        run += character or ""
    return total


def is_mark(character):
    """General punctuation is in the Latin font."""
    return 0x2000 <= ord(character) < 0x2C00


def rows():
    latin = widths.faces(widths.INTER)
    for script, tolerance, texts in TEXTS:
        faces = widths.faces(FONTS[script])
        for text in texts:
            if FONTS[script] == widths.INTER:
                values = [face.shaped(text) for face in latin]
            else:
                values = [shaped(text, own, marks) for own, marks in zip(faces, latin)]
            yield f'  ("{text}", {values[0]}, {values[1]}, {tolerance}),'


def main():
    lines = "\n".join(rows())
    content = (
        f"// Made by {SCRIPT}; edit that, not this.\n// swift-format-ignore-file\n//\n"
        "// Source: HarfBuzz (uharfbuzz, PyPI) with the fonts of WidthTables.swift.\n\n"
        "/// Widths in 1/1000 em, and how many 1/1000 of them the measure may be off.\n"
        "let expectedAdvances: [(text: String, regular: Int, semibold: Int, tolerance: Int)] = [\n"
        f"{lines}\n]\n")
    sys.exit(0 if generated.write(PATH, content, SCRIPT) else 1)


if __name__ == "__main__":
    main()
