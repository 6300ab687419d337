"""Checks what the terminal artifact and `dialogc run` do, on a pseudo-terminal.

    pytest Tests/Checks/test_terminal.py

Every behaviour holds for both programs. `Session.end` checks that the terminal's settings are what
they were before, and that the other screen is left and the cursor is seen.
"""

import os
import pathlib
import re
import signal
import subprocess
import sys
import time
import unicodedata

import pytest

import dialogc
from terminal import Session
from terminal_program import FIXTURE, SANITIZE, Program, build, compile_program, environment

LOCALES = ["en", "ko", "ja", "ar", "th"]
ARROW = {"up": "\x1b[A", "down": "\x1b[B", "right": "\x1b[C", "left": "\x1b[D"}
FOLDERS = ["Invoices", "사진", "請求書", "👩‍👩‍👧 Family", "Cafe\u0301"]


@pytest.fixture(scope="session")
def executable(tmp_path_factory):
    folder = tmp_path_factory.mktemp("terminal")
    return compile_program(build(FIXTURE, folder), folder / "prog", *SANITIZE)


@pytest.fixture(params=["c", "run"])
def program(request, executable):
    return Program(request.param, FIXTURE, executable)


def visual(text):
    """Right-to-left text as it is shown: letters from the right, in shapes that fold to the letters."""
    return unicodedata.normalize("NFKC", text[::-1])


def shown(session):
    return unicodedata.normalize("NFKC", session.text())


def row_of(session, text):
    return session.lines()[session.find(text)[0]]


# Placement


def test_alert_has_cancel_leading_and_the_likeliest_trailing(program):
    with program.show("DeleteFiles", count=3) as session:
        session.wait_for("Delete 3 files?")
        row, cancel = session.find("Cancel")
        assert session.find("  Delete  ")[0] == row
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


@pytest.mark.parametrize("place", ["5,20", "38,90", "1,1", "40,120", None])
def test_on_a_large_screen_a_sheet_is_a_popover_at_its_source(program, place):
    options = ["--source-at", place] if place else []
    with program.show("MoveTo", *options, rows=40, columns=120, folders=FOLDERS) as session:
        session.wait_for("Invoices")
        assert "Cancel" not in session.text()
        if place:
            row, column = (int(number) - 1 for number in place.split(","))
            text = session.text()
            assert ("▲" in text) != ("▼" in text), "one arrow"
            arrow = session.find("▲" if "▲" in text else "▼")
            assert abs(arrow[0] - row) == 1 and abs(arrow[1] - column) <= 1
        session.send("\x1b")
        assert session.end() == 1 and session.output == "cancel\n"


def test_popover_becomes_a_sheet_when_the_screen_shrinks(program):
    with program.show("MoveTo", rows=40, columns=120, folders=FOLDERS) as session:
        session.wait_for("Invoices")
        session.resize(24, 80)
        session.wait_for("Cancel")
        session.resize(40, 120)
        session.wait_until(lambda: "Cancel" not in session.text())
        session.click(0, 119)
        assert session.end() == 1 and session.output == "cancel\n"


# Keys


@pytest.mark.parametrize("keys,outcome", [
    ("\r", "cancel"),  # the default button
    (" ", "cancel"),
    ("\n", "cancel"),
    ("\x1b", "cancel"), ("\x03", "cancel"), ("\x04", "cancel"),
    (ARROW["right"] + "\r", "delete"),
    ("\x1bOC" + " ", "delete"),  # the arrow of the keypad's application mode
    ("\t ", "delete"), ("\x1b[Z\r", "delete"),
    ("\t\t\r", "cancel"),
    ("d\r", "delete"), ("D ", "delete"),
    ("c", "cancel"),
    ("\x1b\x1b", "cancel"),
    ("\x1b[15~\x1b[?1;2c\x1b[1;5Pxyz\x07\r", "cancel"),  # keys that mean nothing
])
def test_keys_of_an_alert(program, keys, outcome):
    with program.show("DeleteFiles", count=3) as session:
        session.wait_for("Cancel")
        session.send(keys)
        assert session.end() == (0 if outcome == "delete" else 1)
        assert session.output == outcome + "\n"


def test_a_letter_alone_never_destroys(program):
    with program.show("DeleteFiles", count=3) as session:
        session.wait_for("Cancel")
        session.send("d")
        session.settle()
        assert session.process.poll() is None and session.cell("Delete  ").reverse
        session.send("\x1b")
        assert session.end() == 1


def test_escape_is_told_from_an_arrow_that_comes_in_parts(program):
    with program.show("DeleteFiles", count=3) as session:
        session.wait_for("Cancel")
        for part in "\x1b", "[", "C":
            session.send(part)
            session.read(0.01)
        session.settle()
        assert session.process.poll() is None
        assert session.cell("Delete  ").reverse and not session.cell("Cancel").reverse
        session.send("\r")
        assert session.end() == 0


def test_default_is_bold_and_focus_is_reverse(program):
    with program.show("DeleteFiles", count=3) as session:
        session.wait_for("Cancel")
        assert session.cell("Cancel").bold and session.cell("Cancel").reverse
        assert not session.cell("Delete  ").bold and session.cell("Delete  ").fg == "ff0000"
        assert session.cell("Delete 3").bold
        session.send("\x1b")
        session.end()


def test_without_a_default_return_presses_nothing(program):
    with program.show("MoveTo", folders=FOLDERS) as session:
        session.wait_for("Cancel")
        assert not any(session.cell(text).reverse for text in [*FOLDERS[:3], "Erase", "Cancel"])
        session.send("\r \r")
        session.settle()
        assert session.process.poll() is None
        session.send("\x1b")
        assert session.end() == 1


def test_leaving_is_the_exit_that_is_stated(program):
    with program.show("Choose", kind="folder") as session:
        session.wait_for("Allow")
        session.send("\x1b")
        assert session.end() == 0 and session.output == "decline\n"


@pytest.mark.parametrize("keys,outcome,element", [
    ("2", "folder", "Invoices"), ("3", "folder", "사진"),
    ("1\r", "erase", None), ("i", "folder", "Invoices"), ("사", "folder", "사진"),
    (ARROW["down"] * 3 + "\r", "folder", "사진"),
    (ARROW["up"] + "\r", "cancel", None), ("\x1b", "cancel", None),
    ("7\x1b", "cancel", None), ("\r\x03", "cancel", None),
])
def test_keys_of_a_sheet(program, keys, outcome, element):
    with program.show("MoveTo", "--format", "json", folders=FOLDERS) as session:
        session.wait_for("Cancel")
        session.send(keys)
        assert session.end() == (1 if outcome == "cancel" else 0)
        suffix = f',"element":"{element}"' if element else ""
        assert session.output == f'{{"outcome":"{outcome}"{suffix}}}\n'


def test_mouse(program):
    with program.show("DeleteFiles", count=3) as session:
        session.wait_for("Cancel")
        row, column = session.find("Delete  ")
        session.send(f"\x1b[<0;{column + 1};{row + 1}M")  # pressed on one, released on another
        session.settle()
        assert session.cell("Delete  ").reverse
        session.send(f"\x1b[<0;{session.find('Cancel')[1]};{row + 1}m")
        session.click(0, 0)
        session.settle()
        assert session.process.poll() is None
        session.click(row, column)
        assert session.end() == 0 and session.output == "delete\n"
        assert b"\x1b[?1000h" in session.sent and b"\x1b[?1000l" in session.sent


# Texts


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


def check_frame(session):
    """Rows of a box end where it ends, whatever is in them; and nothing stands in half a cell."""
    edges = set()
    for row in range(session.screen.lines):
        cells = [session.screen.buffer[row][column].data for column in range(session.screen.columns)]
        bars = [i for i, cell in enumerate(cells) if cell[:1] in "│┤╮╯▲▼" and cell]
        if bars and any(cell[:1] in "│├╭╰" for cell in cells[:bars[-1]]):
            edges.add(bars[-1])
        assert "�" not in "".join(cells)
    assert len(edges) <= 1, f"edges at {edges}\n{session.text()}"


@pytest.mark.parametrize("name", [
    "report.pdf", "보고서 최종.hwp", "請求書（写）.pdf", "👩‍👩‍👧 family 🇰🇷 👍🏽 ❤️.png", "Cafe\u0301 nai\u0308ve", "กำไร",
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


def check_output(data):
    """Nothing but text and the sequences that a dialog is drawn with."""
    text = data.decode()  # all of it is UTF-8
    allowed = r"\x1b\[(?:\d+(?:;\d+)*m|m|\d+;\d+H|\d+G|2K|2J|\?(?:1049|25|2004|1000|1006)[hl]|8[hl])"
    rest = re.sub(allowed, "", text)
    assert not re.search(r"[\x00-\x06\x08-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\u200e\u200f]", rest), repr(rest)


def test_no_control_characters_in_plain_lines(program):
    result = program.ask("ReplaceFile", name=CONTROLS, size="1", changed="2026-11-21")
    assert not re.search(r"[\x00-\x09\x0b-\x1f\x7f-\x9f\u202e]", result.stderr.decode())


# Fields


def start_share(program, *options, **values):
    session = program.show(
        "NewShare", "--format", "json", *options, **{"folder": "Trip", "hasCode": "true", **values})
    return session.wait_for("╰")


def fields_of(session):
    import json
    return json.loads(session.output).get("fields")


@pytest.mark.parametrize("keys,name", [
    ("x", "Tripx"), ("\x7f", "Tri"), ("\x1b[Hx", "xTrip"), ("\x01\x1b[3~", "rip"),
    ("\x1b[D\x1b[Dx", "Trxip"), ("\x02\x0b", "Tri"), ("\x15x", "x"), (" to Rome\x17", "Trip to "),
    ("\x01\x06\x06\x15", "ip"), ("\x01\x05!", "Trip!"), ("\x01\x04", "rip"),
    ("한글", "Trip한글"), ("한글\x7f", "Trip한"), ("\u1112\u1161\u11ab\x7f!", "Trip!"),
    ("e\u0301\x7f", "Trip"), ("👩‍👩‍👧\x7f!", "Trip!"), ("🇰🇷\x1b[D.", "Trip.🇰🇷"),
    ("\x1b[200~ a\nb\tc\x1b[31m\r\x1b[201~!", "Trip a b c[31m !"),
    ("\x1b[200~\x1b[2", "Trip[2"),
    ("x" * 600, "Trip" + "x" * 507),
])
def test_editing(program, keys, name):
    with start_share(program) as session:
        data = keys.encode()
        for i in range(0, len(data), 100):
            session.send(data[i:i + 100])
            session.settle(0.03)
        if "\x1b[200~" in keys and "201~" not in keys:
            session.send("\x1b[201~")
        session.settle()
        session.send("\t\t\tsecret\r")
        assert session.end() == 0
        assert fields_of(session)["name"] == name


def test_a_character_in_parts_is_one(program):
    with start_share(program) as session:
        for byte in "각".encode():
            session.send(bytes([byte]))
            session.read(0.02)
        session.send(b"\xff\xc3(\xe0\x80")  # not UTF-8
        session.settle()
        session.send("\t\t\ts\r")
        assert session.end() == 0 and fields_of(session)["name"] == "Trip각("


def test_secret_is_never_shown(program):
    with start_share(program) as session:
        session.send("\t\t\t비밀abc")
        session.wait_for("•••••")
        assert "••••••" not in session.text() and "abc" not in session.text()
        session.send("\r")
        assert session.end() == 0
        assert fields_of(session) == {"name": "Trip", "email": "", "days": "", "code": "비밀abc"}
        assert b"abc" not in session.sent


def test_required_fields_disable_their_button(program):
    with start_share(program) as session:
        session.send("\x15\r")  # empties the name; Return does nothing
        session.settle()
        assert session.process.poll() is None
        row, column = session.find("Share")[0], session.lines()[-1]
        row, column = session.find("  Share  ")
        session.click(row, column + 2)
        session.settle()
        assert session.process.poll() is None, "not by the mouse either"
        session.send("A")  # Return had put the cursor where something is missing
        session.settle()
        session.send("\t\t\tB")
        session.settle()
        session.click(row, column + 2)
        assert session.end() == 0 and fields_of(session)["name"] == "A"


@pytest.mark.parametrize("email,is_sent", [
    ("a@b.co", True), ("", True), ("a", False), ("a@b", False), ("@b.co", False), ("a@@b.co", False),
    ("é@한.kr", True), ("a b@c.de", True),  # an email keyboard has no space
])
def test_an_email_is_one(program, email, is_sent):
    with start_share(program, hasCode="false") as session:
        session.send("\t" + email)
        session.settle()
        session.send("\r")
        session.settle(0.15)
        assert (session.process.poll() is not None) == is_sent
        if is_sent:
            assert session.end() == 0 and fields_of(session)["email"] == email.replace(" ", "")
        else:
            session.send("\x1b")
            assert session.end() == 1


def test_a_number_has_digits_alone(program):
    with start_share(program, hasCode="false") as session:
        session.send("\t\t1a2 -3.\r")
        assert session.end() == 0 and fields_of(session)["days"] == "123"


def test_a_field_shows_the_part_around_its_cursor(program):
    with start_share(program, hasCode="false") as session:
        session.send("가나다라마바사아자차카타파하" * 3)
        session.settle()
        assert not session.screen.cursor.hidden
        row = session.find("Name")[0]
        assert session.screen.cursor.y == row and "파하" in session.lines()[row]
        check_frame(session)
        session.send("\x1b[H")
        session.settle()
        assert "Trip가나다" in session.lines()[row]
        assert session.screen.buffer[row][session.screen.cursor.x].data == "T"
        session.send("\x1b")
        assert session.end() == 1


def test_a_field_of_right_to_left_text(program):
    with start_share(program, "--locale", "ar", folder="سلام", hasCode="false") as session:
        session.wait_until(lambda: visual("سلام") in shown(session))
        session.send("!\x7f\r")
        assert session.end() == 0 and fields_of(session)["name"] == "سلام"


def test_a_click_puts_the_focus_into_a_field(program):
    with start_share(program) as session:
        row, column = session.find("Days")
        session.click(row, column + 10)
        session.settle()
        session.send("7")
        session.settle()
        assert "7" in session.lines()[row]
        session.send("\x1b")
        assert session.end() == 1


def test_fields_on_a_small_screen(program):
    with program.show("NewShare", rows=6, columns=20, folder="Trip", hasCode="true") as session:
        session.wait_for("Cancel")
        for _ in range(3):
            session.send("\t")
            session.settle()
        session.send("ab")
        session.settle()
        assert "••" in session.text() and "Cancel" in session.text()
        session.send("\r")
        assert session.end() == 0


# Leaving


SIGNALS = [signal.SIGHUP, signal.SIGTERM, signal.SIGINT, signal.SIGQUIT, signal.SIGTSTP]


@pytest.mark.parametrize("number", SIGNALS)
@pytest.mark.parametrize("dialog", ["DeleteFiles", "MoveTo", "NewShare", "DiskFull"])
def test_a_signal_is_cancelling(program, number, dialog):
    values = {
        "DeleteFiles": {"count": 3}, "MoveTo": {"folders": FOLDERS}, "DiskFull": {"free": "1000"},
        "NewShare": {"folder": "x"}}[dialog]
    with program.show(dialog, **values) as session:
        session.wait_until(lambda: session.screen.alternate and session.text().strip())
        assert session.settings() != session.before
        session.signal(number)
        assert session.end() == 1
        assert session.output == ("dismissed\n" if dialog == "DiskFull" else "cancel\n")


def test_a_closed_terminal_is_cancelling(program):
    with program.show("DeleteFiles", count=3) as session:
        session.wait_for("Cancel")
        os.close(session.theirs)
        os.close(session.ours)
        session.ours = session.theirs = None
        output, _ = session.process.communicate(timeout=20)
        assert session.process.returncode == 1 and output == b"cancel\n"


def test_ctrl_z_is_cancelling(program):
    with program.show("DeleteFiles", count=3) as session:
        session.wait_for("Cancel")
        session.send("\x1a")
        assert session.end() == 1 and session.output == "cancel\n"


JOB = """
import os, signal, subprocess, sys, termios, time
signal.signal(signal.SIGTTOU, signal.SIG_IGN)
before = termios.tcgetattr(0)
job = subprocess.Popen(sys.argv[1:], stdout=subprocess.PIPE, process_group=0,
                       preexec_fn=lambda: os.tcsetpgrp(0, os.getpgrp()))
_, status = os.waitpid(job.pid, os.WUNTRACED)
assert os.WIFSTOPPED(status), status
os.tcsetpgrp(0, os.getpgrp())
print("stopped", termios.tcgetattr(0) == before, file=sys.stderr)
sys.stdin.readline()
os.tcsetpgrp(0, job.pid)
os.killpg(job.pid, signal.SIGCONT)
_, status = os.waitpid(job.pid, 0)
print("ended", os.waitstatus_to_exitcode(status), job.stdout.read().decode().strip())
"""


@pytest.mark.parametrize("how", ["key", "signal"])
def test_a_job_that_is_stopped_has_been_left(program, how):
    command = [sys.executable, "-c", JOB, *map(str, program.command("DeleteFiles", count=3))]
    with Session(command, env=environment(), shell_group=False, controlling=True) as session:
        session.wait_for("Cancel")
        if how == "key":
            session.send("\x1a")
        else:
            job = subprocess.run(["pgrep", "-P", str(session.process.pid)], capture_output=True)
            os.kill(int(job.stdout.split()[0]), signal.SIGTSTP)
        session.wait_for("stopped True")
        assert not session.screen.alternate
        session.send("\r")
        session.end()
        assert session.output.strip() == "ended 1 cancel"


def test_after_a_stop_that_cannot_be_seen_it_is_drawn_anew(program):
    with program.show("DeleteFiles", count=3) as session:
        session.wait_for("Cancel")
        raw = session.settings()
        session.signal(signal.SIGSTOP)
        time.sleep(0.05)
        session.set(session.before)  # as a shell does
        session.screen.reset()
        session.signal(signal.SIGCONT)
        session.wait_for("Cancel")
        assert session.settings() == raw
        session.send("\t\r")
        assert session.end() == 0


def test_a_resize_draws_anew(program):
    with program.show("DeleteFiles", count=3) as session:
        session.wait_for("Cancel")
        for rows, columns in [(6, 20), (60, 200), (3, 8), (1, 1), (24, 80)]:
            session.resize(rows, columns)
            session.settle()
            check_frame(session)
        session.wait_for("Cancel")
        session.send("\x1b")
        assert session.end() == 1


# Without a screen


@pytest.mark.parametrize("answer,outcome", [
    ("1\n", "delete"), ("2\n", "cancel"), ("\n", "cancel"), ("", "cancel"), ("delete\n", "delete"),
    ("DELETE\n", "delete"), ("Cancel\n", "cancel"), ("3\nx\n0\n1\n", "delete"), ("1", "delete"),
    ("1\r\n", "delete"), ("99999999999\n", "cancel"),
])
def test_plain_lines(program, answer, outcome):
    result = program.ask("DeleteFiles", lines=answer, count=3)
    assert result.stdout.decode() == outcome + "\n"
    assert result.returncode == (0 if outcome == "delete" else 1)
    lines = result.stderr.decode().splitlines()
    assert lines[0] == "Delete 3 files?" and lines[3:5] == ["1. Delete", "2. Cancel"]
    assert lines[5].startswith("1-2 [2]: ")


def test_plain_answers_in_any_language(program):
    result = program.ask("DeleteFiles", lines="삭제\n", count=3, env={"LC_ALL": "ko_KR.UTF-8"})
    assert result.stdout == b"delete\n" and "파일 3개를 삭제할까요?" in result.stderr.decode()


def test_plain_reads_no_more_than_its_line(program):
    command = " ".join(f"'{word}'" for word in map(str, program.command("DeleteFiles", count=3)))
    result = subprocess.run(
        ["sh", "-c", f"{command}; {command}; cat"], input=b"1\n2\nrest\n", capture_output=True,
        env=environment(), timeout=60)
    assert result.stdout == b"delete\ncancel\nrest\n"


def test_plain_fields(program):
    result = program.ask(
        "NewShare", "--format", "json", lines="\nbad\na@b.co\n7\n\nsecret\n\n", folder="Trip",
        hasCode="true")
    assert result.returncode == 0
    assert result.stdout.decode() == (
        '{"outcome":"share","fields":{"name":"Trip","email":"a@b.co","days":"7","code":"secret"}}\n')
    lines = result.stderr.decode()
    assert "Name [Trip]: " in lines and lines.count("Email: ") == 2 and lines.count("Code: ") == 2


def test_plain_notification(program):
    result = program.ask("FileShared", lines="", person="Kim", file="a", unread=3)
    assert result.returncode == 1 and result.stdout == b"dismissed\n"
    result = program.ask(
        "FileShared", "--format", "json", lines="1\nhello\n", person="Kim", file="a", unread=3)
    assert result.stdout == b'{"outcome":"answer","input":"hello"}\n'
    assert result.stderr.decode().startswith("Cabinet (3)\nKim\nA file was shared.\n")


@pytest.mark.parametrize("how", ["option", "dumb"])
def test_plain_on_a_terminal(program, how):
    options = ["--plain"] if how == "option" else []
    env = {"TERM": "dumb"} if how == "dumb" else {}
    with program.show("NewShare", *options, env=env, folder="Trip", hasCode="true") as session:
        session.wait_for("Name [Trip]:")
        session.send("\r\r\r")
        session.wait_for("Code:")
        session.send("secret\r")
        session.wait_for("1-2 [1]:")
        session.send("\r")
        assert session.end() == 0 and session.output == "share\n"
        assert b"secret" not in session.sent and b"\x1b" not in session.sent


@pytest.mark.parametrize("key", ["\x03", "\x04", "\x1c", "\x1a"])
def test_leaving_plain_lines(program, key):
    with program.show("NewShare", "--plain", folder="Trip", hasCode="true", controlling=True) as session:
        session.wait_for("Name [Trip]:")
        session.send("\r\r\r")
        session.wait_for("Code:")
        assert session.settings() != session.before, "no echo"
        session.send(key)
        assert session.end() == 1 and session.output == "cancel\n"


# Notifications


@pytest.mark.parametrize("open_key", ["\r", " ", "\t", ARROW["down"], "click"])
def test_notification_opens_on_demand(program, open_key):
    with program.show("FileShared", "--format", "json", person="Kim", file="a.png", unread=3) as session:
        session.wait_for("A file was shared.")
        assert session.find("╭")[0] == 0 and "Reply" not in session.text()
        assert "(3)" in row_of(session, "Cabinet") and session.cell("Kim").bold
        assert session.screen.bells == 1
        if open_key == "click":
            session.click(2, 40)
        else:
            session.send(open_key)
        session.wait_for("Reply")
        assert session.cell("Remove File").fg == "ff0000" and "a.png" in session.text()
        rows = [session.find(text)[0] for text in ("Reply", "Thank", "Keep File", "Remove File")]
        assert rows == list(range(rows[0], rows[0] + 4))
        session.send(ARROW["down"] + "\r")
        session.wait_for("Send")
        session.send("\x1b")  # back
        session.wait_for("Thank")
        session.send("t")
        assert session.end() == 0 and session.output == '{"outcome":"thank"}\n'


def test_notification_takes_a_text(program):
    with program.show("FileShared", "--format", "json", person="Kim", file="a", unread=0) as session:
        session.wait_for("Kim")
        assert "(0)" not in session.text()
        session.send("\r\t\r")
        session.wait_for("Send")
        session.send("\r")  # nothing to send yet
        session.settle()
        session.send("고마워요\r")
        assert session.end() == 0 and session.output == '{"outcome":"answer","input":"고마워요"}\n'


def test_notification_on_a_locked_screen(program):
    with program.show("FileShared", "--locked", person="Kim", file="secret.png", unread=3) as session:
        session.wait_for("New File")
        session.send("\r")
        session.wait_for("Reply")
        assert "Kim" not in session.text() and "shared" not in session.text()
        session.send("k")  # needs the screen to be unlocked
        session.settle()
        assert session.process.poll() is None
        session.send("\x1b")
        assert session.end() == 1 and session.output == "dismissed\n"
        assert b"secret.png" not in session.sent


def test_banner_leaves_and_alert_stays(program):
    with program.show("FileShared", person="Kim", file="a", unread=3) as banner, \
            program.show("DiskFull", free="1000000") as alert:
        banner.wait_for("Kim")
        alert.wait_for("Disk Almost Full")
        start = time.monotonic()
        assert alert.screen.bells == 0
        assert banner.end() == 1 and banner.output == "dismissed\n"
        assert 4 < time.monotonic() - start < 8
        time.sleep(0.5)
        assert alert.process.poll() is None
        alert.send("\x1b")
        assert alert.end() == 1 and alert.output == "dismissed\n"


def test_a_banner_that_was_opened_stays(program):
    with program.show("FileShared", person="Kim", file="a", unread=3) as session:
        session.wait_for("Kim")
        session.send("\r")
        session.wait_for("Reply")
        time.sleep(5.5)
        assert session.process.poll() is None
        session.send("\x1b")
        assert session.end() == 1


# Colours


@pytest.mark.parametrize("env,red", [
    ({"NO_COLOR": "1"}, None), ({"NO_COLOR": ""}, ";38;5;196"), ({}, ";38;5;196"),
    ({"TERM": "xterm"}, ";31"), ({"TERM": "vt100"}, None),
    ({"TERM": "xterm", "COLORFGBG": "15;0"}, ";91"),
    ({"COLORFGBG": "0;15"}, ";38;5;160"), ({"COLORFGBG": "15;default;0"}, ";38;5;203"),
    ({"COLORTERM": "truecolor"}, ";38;2;235;60;50"),
    ({"COLORTERM": "24bit", "COLORFGBG": "0;15"}, ";38;2;215;0;21"),
    ({"COLORTERM": "truecolor", "COLORFGBG": "15;0"}, ";38;2;255;105;97"),
])
def test_colours(program, env, red):
    with program.show("DeleteFiles", env=env, count=3) as session:
        session.wait_for("Cancel")
        codes = {code for code in re.findall(rb"\x1b\[0([0-9;]*)m", session.sent)}
        colours = {code.decode() for code in codes if re.search(rb"[39]\d", code)}
        assert colours == ({red} if red else set())
        assert session.cell("Cancel").reverse and session.cell("Cancel").bold
        session.send("\x1b")
        assert session.end() == 1


# How it is called


def test_answers_can_be_read_while_it_is_shown(program):
    words = " ".join(f"'{word}'" for word in map(str, program.command("DeleteFiles", count=3)))
    script = f"answer=$({words}); echo \"status $? answer $answer\" >&2"
    with Session(["sh", "-c", script], env=environment()) as session:
        session.wait_for("Cancel")
        session.send("\t\r")
        session.end()
        assert "status 0 answer delete" in session.text()


def test_the_screen_is_drawn_where_standard_error_is_not_the_terminal(program):
    words = " ".join(f"'{word}'" for word in map(str, program.command("DeleteFiles", count=3)))
    with Session(["sh", "-c", f"{words} 2>/dev/null"], env=environment()) as session:
        session.wait_for("Cancel")
        session.send("\t\r")
        assert session.end() == 0


@pytest.mark.parametrize("arguments", [
    {"dialog": "Nothing"}, {"dialog": "DeleteFiles"}, {"dialog": "DeleteFiles", "count": "x"},
    {"dialog": "DeleteFiles", "count": 3, "other": 1}, {"dialog": "Choose", "kind": "thing"},
    {"dialog": "ReplaceFile", "name": "a", "size": "-1", "changed": "2026-11-21"},
    {"dialog": "ReplaceFile", "name": "a", "size": "1", "changed": "2026-02-30"},
    {"dialog": "DeleteFiles", "count": "99999999999999999999"},
])
def test_a_wrong_call(program, arguments):
    result = program.ask(**arguments)
    assert result.returncode == 2 and result.stdout == b"" and result.stderr
