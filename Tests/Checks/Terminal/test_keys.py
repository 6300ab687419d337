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
    ("\t\x1bOM", "delete"),  # its Return
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
    (ARROW["down"] + "\r", "folder", "사진"),
    (ARROW["up"] * 2 + "\r", "cancel", None), ("\x1b", "cancel", None),
    ("7\x1b", "cancel", None), ("\r\x03", "folder", "Invoices"),
])
def test_keys_of_a_sheet(program, keys, outcome, element):
    with program.show("MoveTo", "--format", "json", folders=FOLDERS) as session:
        session.wait_for("Cancel")
        session.send(keys)
        assert session.end() == (1 if outcome == "cancel" else 0)
        suffix = f',"index":{FOLDERS.index(element)},"element":"{element}"' if element else ""
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


def old_mouse(button, row, column):
    """As terminals tell of the mouse that do not know ?1006."""
    return b"\x1b[M" + bytes([button + 32, column + 33, row + 33])


def test_mouse_in_single_bytes(program):
    with program.show("DeleteFiles", count=3, columns=140) as session:
        session.wait_for("Cancel")
        row, column = session.find("Delete  ")
        session.send(old_mouse(0, 19, 130) + old_mouse(3, 19, 130))  # beside; no byte of it is a key
        session.send(old_mouse(0, row, column))
        session.settle()
        assert session.process.poll() is None and session.cell("Delete  ").reverse
        session.send(old_mouse(3, row, column))
        assert session.end() == 0 and session.output == "delete\n"


@pytest.mark.parametrize("report", [b"\x1b[M", b"\x1b[M # ", b"\x1b[32;60;20M\x1b[35;60;20M"])
def test_a_report_of_the_mouse_is_no_return(program, report):
    with program.show("DeleteFiles", count=3) as session:
        session.wait_for("Cancel")
        session.send(b"\t")
        session.settle()
        session.send(report)
        session.settle(1.2)  # what a sequence in parts has
        assert session.process.poll() is None
        session.send(b"\x1b")
        assert session.end() == 1


@pytest.mark.parametrize("parts", [("\x1b[", "C"), ("\x1bO", "C"), ("\x1b[1;2", "C")])
def test_a_sequence_in_parts_is_one_key(program, parts):
    with program.show("DeleteFiles", count=3) as session:
        session.wait_for("Cancel")
        for part in parts:
            session.send(part)
            session.settle(0.15)
        assert session.process.poll() is None, "C pressed Cancel"
        session.send("\x1b")
        assert session.end() == 1


@pytest.mark.parametrize("sequence", [
    "\x1b[[D",  # F4 of the Linux console
    "\x1b]11;rgb:dddd/dddd/dddd\x07", "\x1b]10;rgb:dddd/dddd/dddd\x1b\\", "\x1bP1$r0 d\x1b\\",
    "\x1b_d d\x1b\\", "\x1b^d d\x07", "\x1bXd d\x1b\\", "\x1b[?1;2C", "\x1b[>0;276;0C", "\x1bO5P",
    pytest.param("\x1b[" + "9" * 700 + "D", id="many digits"), "\x1b(d", "\x1b#d", "\x1b %d",
    "\x1bNd", "\x9b5d", "\x8fd", "\x90d d\x1b\\",
    pytest.param("\x1b" + " " * 700 + "d", id="long"),
])
def test_a_sequence_that_is_no_key_is_passed_whole(program, sequence):
    with program.show("DeleteFiles", count=3) as session:
        session.wait_for("Cancel")
        parts = sequence[:9], sequence[9:]
        for part in parts:
            session.send(part)
            session.read(0.02)
        session.settle(0.2)
        assert session.process.poll() is None and session.cell("Cancel").reverse
        session.send("d\r")
        assert session.end() == 0


@pytest.mark.parametrize("key", ["\x03", "\x1b"])
def test_a_string_without_an_end_does_not_lock_the_keyboard(program, key):
    with program.show("DeleteFiles", count=3) as session:
        session.wait_for("Cancel")
        session.send("\x1b]11;rgb")
        session.settle()
        session.send(key)
        assert session.end() == 1


@pytest.mark.parametrize("dialog,letter,outcome,values", [
    ("Choose", "ع", "decline", {"kind": "folder"}),  # a letter, whatever shape it is drawn in
    ("AskToNotify", "ت", "turnOn", {}),
    ("MoveTo", "س", "folder", {"folders": ["Invoices", "سلام"]}),  # after an isolate
    ("MoveTo", "ש", "folder", {"folders": ["Invoices", "שלום"]}),
    ("MoveTo", "i", "folder", {"folders": ["Invoices", "שלום"]}),
    ("MoveTo", "ل", "folder", {"folders": ["Invoices", "لا"]}),  # drawn as one with the next
    ("MoveTo", "ש", "folder", {"folders": ["Invoices", "(שלום)"]}),
    ("MoveTo", "(", "folder", {"folders": ["Invoices", "(שלום)"]}),
    ("MoveTo", "ש", "folder", {"folders": ["Invoices", "\"שלום\""]}),
    ("MoveTo", "ש", "folder", {"folders": ["Invoices", "«[שלום]»"]}),
    ("MoveTo", "w", "folder", {"folders": ["Invoices", "¿‘What’?"]}),
    ("MoveTo", "w", "folder", {"folders": ["Invoices", "»Was«"]}),
    ("MoveTo", "사", "folder", {"folders": ["Invoices", "「사진」"]}),
])
def test_first_letters_in_right_to_left_languages(program, dialog, letter, outcome, values):
    with program.show(dialog, "--locale", "ar", **values) as session:
        session.wait_for("╰")
        session.send(letter)
        assert session.end() == 0 and session.output == outcome + "\n"
