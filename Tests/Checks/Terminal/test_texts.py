"""Checks of the terminal: how texts of every script are drawn; for the C program and `dialogc run` alike.

`Session.end` checks that the terminal is as it was before.
"""

import re

import pytest

from terminal_checks import LOCALES, check_frame, check_output, shown, visual


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("rows,columns", [(6, 20), (8, 24), (10, 30), (24, 80), (50, 200)])
def test_text_wraps_and_buttons_stay_visible(program, locale, rows, columns):
    with program.show("DeleteFiles", "--locale", locale, rows=rows, columns=columns, count=3) as session:
        cancel = {"en": "Cancel", "ko": "취소", "ja": "キャンセル", "ar": visual("إلغاء"), "th": "ยกเลิก"}
        delete = {"en": "Delete", "ko": "삭제", "ja": "削除", "ar": visual("حذف"), "th": "ลบ"}
        session.wait_until(lambda: cancel[locale] in shown(session))
        assert delete[locale] in "\n".join(shown(session).split("\n")[2:])
        check_frame(session)
        seen = shown(session)
        for _ in range(12):
            session.send("\x1b[6~")
            session.settle(0.02)
            seen += shown(session)
        end = {"en": "restored.", "ko": "없습니다.", "ja": "ん。", "ar": visual("استعادتها."), "th": "ได้"}
        assert end[locale] in seen, "scrolls to the end"
        assert cancel[locale] in shown(session)
        session.send("\x1b")
        assert session.end() == 1


@pytest.mark.parametrize("name", [
    "report.pdf", "보고서 최종.hwp", "請求書（写）.pdf", "👩‍👩‍👧 family 🇰🇷 👍🏽 ❤️.png", "Cafe\u0301 nai\u0308ve",
    "กำไร",
    "\u1112\u1161\u11ab\u1100\u1173\u11af", "תמונה.jpg", "नमस्ते क्षत्रिय", "x" * 300, "가" * 300, "",
])
def test_names_of_every_kind_keep_the_frame(program, name):
    with program.show(
            "ReplaceFile", name=name, size="1500000", changed="2026-11-21T09:30") as session:
        session.wait_for("Keep Both")
        check_frame(session)
        if len(name) < 40 and "ת" not in name and "\u200d" not in name:
            assert name in re.sub(r"\s+", " ", session.text().replace("│", " "))
        session.send("\x1b")
        assert session.end() == 1


CONTROLS = "a\x1b[31mb\x1b]0;title\x07c\x9b5nd\x00e\x08f\u202eg\u2028h\u0085i\x7fj\tk\x1bPq\x1b\\".replace("\0", "")


def test_control_characters_of_a_value_are_never_printed(program):
    with program.show(
            "ReplaceFile", name=CONTROLS, size="1", changed="2026-11-21") as session:
        session.wait_for("Keep Both")
        session.send("\x1b")
        session.end()
    check_output(session.sent)
    assert "[31mb" in session.sent.decode()


def test_no_control_characters_in_plain_lines(program):
    result = program.ask("ReplaceFile", name=CONTROLS, size="1", changed="2026-11-21")
    assert not re.search(r"[\x00-\x09\x0b-\x1f\x7f-\x9f\u202e]", result.stderr.decode())


def test_marks_do_not_take_the_room_of_words(program):
    name = "a" + "\u0301" * 2000 + " words behind"
    with program.show("ReplaceFile", name=name, size="1", changed="2026-11-21") as session:
        session.wait_for("words behind” is already there.")
        assert "a" + "\u0301" * 30 + " words" in session.text()
        session.send("\x1b")
        assert session.end() == 1
