"""Checks of the terminal: where a dialog stands and how it looks; for the C program and `dialogc run` alike.

`Session.end` checks that the terminal is as it was before.
"""

import re
import unicodedata

import pytest

from terminal_checks import ARROW, FOLDERS, check_frame, shown, visual


def test_alert_has_cancel_leading_and_the_likeliest_trailing(program):
    with program.show("DeleteFiles", count=3) as session:
        session.wait_for("Delete 3 files?")
        row, cancel = session.find("Cancel")
        assert session.find("! Delete  ")[0] == row
        assert cancel < session.lines()[row].index("Delete")
        top = session.find("╭")[0]
        assert abs(top - (24 - 1 - session.find("╰")[0])) <= 1, "not in the middle"
        session.send("\x1b")
        assert session.end() == 1 and session.output == "cancel\n"


def test_right_to_left_is_mirrored(program):
    with program.show("DeleteFiles", "--locale", "ar", count=3) as session:
        session.wait_until(lambda: visual("إلغاء") in shown(session))
        row = next(line for line in shown(session).split("\n") if visual("إلغاء") in line)
        assert row.index(visual("حذف")) < row.index(visual("إلغاء"))
        title = next(line for line in shown(session).split("\n") if "٣" in line)
        assert visual("هل تريد حذف") in title and title.index("٣") < title.index(visual("تريد"))
        session.send(ARROW["left"] + " ")
        assert session.end() == 0 and session.output == "delete\n"


def test_right_to_left_text_is_left_to_terminals_that_order_it_themselves(program):
    with program.show(
            "DeleteFiles", "--locale", "ar", count=3, env={"KONSOLE_VERSION": "230804"}) as session:
        session.wait_for("إلغاء")
        assert b"\x1b[8l" not in session.sent
        session.send("\x1b")
        assert session.end() == 1


def test_buttons_too_long_for_a_row_are_a_stack(program):
    with program.show("NoConnection", rows=16, columns=44) as session:
        session.wait_for("Cancel")
        first, last = session.find("Try to Connect")[0], session.find("Cancel")[0]
        assert last == first + 1, "the likeliest on top, Cancel last"
        session.send("\x1b")
        assert session.end() == 1


def test_a_resize_turns_the_row_into_a_stack_and_back(program):
    with program.show(
            "ReplaceFile", rows=16, name="a.txt", size="1", changed="2026-11-21") as session:
        session.wait_for("Cancel")
        assert session.find("Keep")[1] > session.find("Cancel")[1], "the likeliest trailing"
        session.send("\t")
        session.resize(16, 30)
        session.wait_until(lambda: session.find("Cancel")[0] > session.find("Keep")[0])
        session.resize(16, 80)
        session.wait_until(lambda: session.find("Cancel")[0] == session.find("Keep")[0])
        session.send("\x1b")
        assert session.end() == 1


def test_sheet_rises_from_the_bottom(program):
    with program.show("MoveTo", folders=FOLDERS) as session:
        session.wait_for("Cancel")
        lines = session.lines()
        assert lines[-1].strip().startswith("╰"), "at the bottom"
        assert session.find("Erase Instead")[0] < session.find("Invoices")[0], "destructive on top"
        assert session.find("Cancel")[0] == 22 and "╭" in lines[21], "Cancel apart"
        assert session.cell("Erase Instead").fg == "ff0000"
        assert session.cell("Invoices").fg == "default"
        session.send("\x1b")
        assert session.end() == 1 and session.output == "cancel\n"


@pytest.mark.parametrize("place", ["5,20", "38,90", "1,1", "40,120"])
def test_on_a_large_screen_a_sheet_is_a_popover_at_its_source(program, place):
    with program.show("MoveTo", "--source-at", place, rows=40, columns=120, folders=FOLDERS) as session:
        session.wait_for("Invoices")
        assert "Cancel" not in session.text()
        row, column = (int(number) - 1 for number in place.split(","))
        text = session.text()
        assert ("▲" in text) != ("▼" in text), "one arrow"
        arrow = session.find("▲" if "▲" in text else "▼")
        assert abs(arrow[0] - row) == 1 and abs(arrow[1] - column) <= 1
        session.send("\x1b")
        assert session.end() == 1 and session.output == "cancel\n"


def test_without_a_source_a_sheet_stays_one(program):
    with program.show("MoveTo", rows=40, columns=120, folders=FOLDERS) as session:
        session.wait_for("Cancel")
        assert session.find("Cancel")[0] == 38 and "▼" not in session.text()
        session.send("\x1b")
        assert session.end() == 1 and session.output == "cancel\n"


def test_popover_becomes_a_sheet_when_the_screen_shrinks(program):
    with program.show("MoveTo", "--source-at", "5,5", rows=40, columns=120, folders=FOLDERS) as session:
        session.wait_for("Invoices")
        session.resize(24, 80)
        session.wait_for("Cancel")
        session.resize(40, 120)
        session.wait_until(lambda: "Cancel" not in session.text())
        session.click(0, 119)
        assert session.end() == 1 and session.output == "cancel\n"

@pytest.mark.parametrize("env,red", [
    ({"NO_COLOR": "1"}, None), ({"NO_COLOR": ""}, ";38;5;196"), ({}, ";38;5;196"),
    ({"TERM": "xterm"}, ";31"), ({"TERM": "vt100"}, None), ({"TERM": "vt220-8bit"}, None),
    *[({"TERM": name}, ";31") for name in (
        "vte", "linux", "screen", "tmux", "st", "rxvt", "konsole", "putty", "cygwin", "ansi")],
    *[({"TERM": name}, ";38;5;196") for name in (
        "foot", "foot-extra", "alacritty", "xterm-kitty", "wezterm", "xterm-ghostty", "mintty",
        "iTerm2.app", "vte-256color", "tmux-256color", "rxvt-unicode-256color")],
    ({"TERM": "xterm", "COLORFGBG": "15;0"}, ";91"),
    ({"COLORFGBG": "0;15"}, ";38;5;160"), ({"COLORFGBG": "15;default;0"}, ";38;5;203"),
    ({"COLORTERM": "truecolor"}, ";38;2;235;60;50"),
    ({"COLORTERM": "24bit", "COLORFGBG": "0;15"}, ";38;2;215;0;21"),
    ({"COLORTERM": "truecolor", "COLORFGBG": "15;0"}, ";38;2;255;105;97"),
])
def test_colours(program, env, red):
    with program.show("DeleteFiles", env=env, count=3) as session:
        session.wait_for("Cancel")
        codes = set(re.findall(rb"\x1b\[0([0-9;]*)m", session.sent))
        colours = {code.decode() for code in codes if re.search(rb"[39]\d", code)}
        assert colours == ({red} if red else set())
        assert session.cell("Cancel").reverse and session.cell("Cancel").bold
        session.send("\x1b")
        assert session.end() == 1


def test_of_very_many_choices_cancel_is_still_there(program):
    with program.show("MoveTo", "--format", "json", folders=[f"F{i}" for i in range(200)]) as session:
        session.wait_for("Cancel")
        session.send(ARROW["up"] * 3 + "\r")  # past what destroys, around the end, and past Cancel
        assert session.end() == 0
        assert session.output == '{"outcome":"folder","index":59,"element":"F59"}\n'


def test_choices_that_do_not_fit_scroll_under_cancel(program):
    with program.show(
            "MoveTo", rows=14, columns=40, folders=[f"F{i}" for i in range(40)]) as session:
        session.wait_for("▼")
        assert "Cancel" in session.text() and "F39" not in session.text()
        for key in "\x1b[6~", "\x1b[6~", "\x1b[F":
            session.send(key)
            session.settle()
            assert "Cancel" in session.lines()[12] and "Move to Folder" in session.text()
        session.send("\x1b[<64;9;9M")  # the wheel, up
        session.wait_until(lambda: session.cell("F39").reverse and "▲" in session.text())
        session.send("\r")
        assert session.end() == 0 and session.output == "folder\n"


def test_buttons_keep_their_titles_beside_a_text_that_is_too_long(program):
    with program.show("ReplaceFile", name="long " * 6000, size="1", changed="2026-11-21") as session:
        session.wait_for("Cancel")
        assert session.find("Keep Both Files")
        session.send("\x1b[F")
        session.wait_for("…")
        session.send("\x1b")
        assert session.end() == 1


def test_choices_keep_their_titles_beside_others_that_are_too_long(program):
    folders = [f"Folder {number} " + "x" * 250 for number in range(60)]
    with program.show("MoveTo", rows=14, columns=50, folders=folders) as session:
        session.wait_for("Cancel")
        session.send(ARROW["up"] * 3)  # past what destroys, around the end, and past Cancel
        session.wait_for("Folder 59")
        assert "Cancel" in session.text()
        last = session.lines()[session.find("…")[0]]
        assert "xxx…" in last and session.text().count("x…") == session.text().count("…")
        session.send("\x1b")
        assert session.end() == 1


@pytest.mark.parametrize("locale,title,end", [
    ("en", "some words of which a title is made " * 12, r" (some|words|of|which|a|title|is|made)… +│"),
    ("ar", "كلمات من العنوان " * 30, "│ +…(تاملك|نم|ناونعلا) "),
    ("ko", "가나다 " * 80, " 가나다… +│"), ("en", "b" * 500, "bbb… +│"),
], ids=["en", "ar", "ko", "one word"])
def test_a_title_that_is_cut_ends_in_its_last_line(program, locale, title, end):
    with program.show("MoveTo", "--locale", locale, columns=60, folders=[title]) as session:
        session.wait_for("…")
        row = session.find("…")[0]
        line = unicodedata.normalize("NFKC", session.lines()[row])
        line = line.replace("...", "…")
        assert re.search(end, line), line
        assert "2" in session.lines()[row - 3]
        check_frame(session)
        session.send("\x1b")
        assert session.end() == 1


def test_popover_that_is_too_tall_scrolls_beside_its_source(program):
    folders = [f"Folder {number}" for number in range(40)]
    with program.show(
            "MoveTo", "--source-at", "16,50", rows=30, columns=100, folders=folders) as session:
        session.wait_for("Folder 0")
        lines = session.lines()
        assert not lines[15].strip(), "the source is covered"
        assert "▼" in lines[14], "it points at its source"
        session.send("\x1b")
        assert session.end() == 1


def test_number_of_a_choice_stands_apart_from_its_title(program):
    with program.show("MoveTo", rows=6, columns=20, folders=["Folder number 1"]) as session:
        session.wait_for("Folder number 1")
        assert "2 Folder number 1" in session.text()
        session.send("\x1b")
        assert session.end() == 1
