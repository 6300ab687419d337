"""Checks of the terminal: what was typed for something else answers nothing, and nothing is destroyed
that nobody looked at; for the C program and `dialogc run` alike.
"""

import time

import pytest

from terminal import READING
from terminal_checks import ARROW, FOLDERS


def start(program, *options, **values):
    """Types before there is anything to see, on a terminal that echoes it."""
    session = program.show("DeleteFiles", *options, count=3, controlling=True, **values)
    session.send("d\r\tq\r", at_once=True)
    return session


def check_unanswered(session):
    session.settle(0.5)
    assert session.process.poll() is None, session.output


@pytest.mark.parametrize("options", [(), ("--plain",)])
def test_what_is_typed_before_the_dialog_answers_nothing(program, options):
    with start(program, *options) as session:
        session.wait_for("2. Cancel" if options else "Cancel")
        check_unanswered(session)
        if not options:
            assert session.cell("Cancel").reverse and not session.cell("! Delete").reverse
        session.send("\x03")
        assert session.end() == 1 and session.output == "cancel\n"


@pytest.mark.parametrize("keys", ["\t\r", "d\r", ARROW["right"] + " ", "click"])
def test_nothing_is_destroyed_at_once(program, keys):
    with program.show("DeleteFiles", count=3) as session:
        session.wait_until(lambda: session.destructive_since is not None)
        if keys == "click":
            row, column = session.find("! Delete")
            keys = f"\x1b[<0;{column + 1};{row + 1}M\x1b[<0;{column + 1};{row + 1}m"
        session.send(keys, at_once=True)
        check_unanswered(session)
        assert session.cell("Cancel").reverse
        session.send("d\r")
        assert session.end() == 0 and session.output == "delete\n"


def test_no_line_destroys_at_once(program):
    with program.show("DeleteFiles", "--plain", count=3) as session:
        session.wait_until(lambda: "[2]:" in session.text())
        session.send("1\r", at_once=True)
        check_unanswered(session)
        session.send("1\r")
        assert session.end() == 0 and session.output == "delete\n"


def test_leaving_is_heard_at_once(program):
    with program.show("DeleteFiles", count=3) as session:
        session.wait_until(lambda: session.destructive_since is not None)
        session.send("\x03", at_once=True)
        assert session.end() == 1 and session.output == "cancel\n"


def test_what_destroys_nothing_is_answered_at_once(program):
    with program.show("AskToNotify") as session:
        session.wait_for("Turn On")
        started = time.monotonic()
        session.send("t", at_once=True)
        assert session.end() == 0 and time.monotonic() - started < 2


def test_details_that_destroy_are_read_first(program):
    with program.show("FileShared", person="Kim", file="a", unread=1) as session:
        session.wait_for("Kim")
        session.send("\rr", at_once=True)
        session.wait_for("! Remove File")
        check_unanswered(session)
        assert session.cell("Reply").reverse
        session.send("\x03")
        assert session.end() == 1


def test_what_was_read_before_details_answers_nothing_later(program):
    with program.show("FileShared", person="Kim", file="a", unread=1) as session:
        session.wait_for("Kim")
        session.send(" r\r", at_once=True)
        session.wait_for("! Remove File")
        session.settle(1.5)
        assert session.process.poll() is None and session.cell("Reply").reverse
        session.send("\x03")
        assert session.end() == 1 and session.output == "dismissed\n"


def test_what_was_read_before_a_field_is_not_sent(program):
    with program.show("FileShared", person="Kim", file="a", unread=1) as session:
        session.wait_for("Kim")
        session.send("\r")
        session.wait_for("Reply")
        session.settle(READING)
        session.send("\rHello\r", at_once=True)
        session.wait_for("Send")
        session.settle(1.5)
        assert session.process.poll() is None and "Hello" not in session.text()
        session.send("Hi\r")
        assert session.end() == 0


@pytest.mark.parametrize("keys,outcome,status", [
    ("\r", "folder", 0), (ARROW["down"] + "\r", "folder", 0), (ARROW["down"] * 9 + "\r", "cancel", 1),
    (ARROW["up"] + "\r", "erase", 0),
])
def test_a_sheet_begins_with_what_destroys_nothing(program, keys, outcome, status):
    with program.show("MoveTo", folders=FOLDERS) as session:
        session.wait_for("Cancel")
        assert session.cell(FOLDERS[0]).reverse and not session.cell("! Erase").reverse
        session.send(keys)
        assert session.end() == status and session.output == outcome + "\n"


@pytest.mark.parametrize("options", [(), ("--source-at", "5,5")])
def test_a_sheet_that_only_destroys_begins_with_cancel(program, options):
    with program.show("MoveTo", *options, rows=40, columns=120) as session:
        session.wait_for("! Erase")
        assert session.cell("Cancel").reverse
        session.send(ARROW["down"] + "\r")
        assert session.end() == 1 and session.output == "cancel\n"


@pytest.mark.parametrize("env", [{"NO_COLOR": "1"}, {"TERM": "vt100"}, {}])
def test_what_destroys_is_told_without_colour(program, env):
    with program.show("DeleteFiles", env=env, count=3) as session:
        session.wait_for("! Delete")
        assert "! Cancel" not in session.text()
        session.send("d\r")
        assert session.end() == 0
    result = program.ask("DeleteFiles", lines="delete\n", count=3)
    assert "1. ! Delete\n2. Cancel\n" in result.stderr.decode() and result.stdout == b"delete\n"


@pytest.mark.parametrize("pause", [0.2, 0.3])
def test_an_arrow_comes_in_parts_over_a_slow_line(program, pause):
    with program.show("DeleteFiles", count=3) as session:
        session.wait_for("Cancel")
        for part in "\x1b", "[", "C":
            session.send(part)
            time.sleep(pause)
        session.settle()
        assert session.process.poll() is None and session.cell("! Delete").reverse
        session.send("\x1b")
        assert session.end() == 1
