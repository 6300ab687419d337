"""Checks of the terminal: what keys and the mouse do; for the C program and `dialogc run` alike.

`Session.end` checks that the terminal is as it was before.
"""

import pytest

from terminal_checks import ARROW, FOLDERS


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


@pytest.mark.parametrize("keys,status", [
    ("\x1b", 1), ("\x03", 1), ("\x04", 1), ("\x1a", 1), ("d", 0), ("\t\r", 0),
])
def test_leaving_is_the_exit_that_is_stated(program, keys, status):
    with program.show("Choose", kind="folder") as session:
        session.wait_for("Allow")
        session.send(keys)
        assert session.end() == status and session.output == "decline\n"


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
