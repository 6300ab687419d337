"""Checks of the terminal: what fields take; for the C program and `dialogc run` alike.

`Session.end` checks that the terminal is as it was before.
"""

import pytest

from terminal_checks import check_frame, fields_of, shown, start_share, visual


@pytest.mark.parametrize("keys,name", [
    ("x", "Tripx"), ("\x7f", "Tri"), ("\x1b[Hx", "xTrip"), ("\x01\x1b[3~", "rip"),
    ("\x1b[D\x1b[Dx", "Trxip"), ("\x02\x0b", "Tri"), ("\x15x", "x"), (" to Rome\x17", "Trip to "),
    ("\x01\x06\x06\x15", "ip"), ("\x01\x05!", "Trip!"), ("\x01\x04", "rip"),
    ("한글", "Trip한글"), ("한글\x7f", "Trip한"), ("\u1112\u1161\u11ab\x7f!", "Trip!"),
    ("e\u0301\x7f", "Trip"), ("👩‍👩‍👧\x7f!", "Trip!"), ("🇰🇷\x1b[D.", "Trip.🇰🇷"),
    ("\x1b[200~ a\nb\tc\x1b[31m\r\x1b[201~!", "Trip a b c[31m !"),
    ("\x1b[200~ a\x03b\x1b[2\x1b[201~!", "Trip ab[2!"),
    ("x" * 600, "Trip" + "x" * 507),
])
def test_editing(program, keys, name):
    with start_share(program) as session:
        data = keys.encode()
        for i in range(0, len(data), 100):
            session.send(data[i:i + 100])
            session.settle(0.03)
        session.settle()
        session.send("\t\t\tsecret\r")
        assert session.end() == 0
        assert fields_of(session)["name"] == name


@pytest.mark.parametrize("key", ["\x03", "\x1b", "\x04"])
def test_a_paste_without_an_end_does_not_lock_the_keyboard(program, key):
    with start_share(program) as session:
        session.send("\x1b[200~hello")
        session.wait_for("Triphello")
        if key == "\x04":  # after a while without input any key is one again
            session.settle(1.2)
            session.send("\x15")
            session.settle()
        session.send(key)
        assert session.end() == 1


@pytest.mark.parametrize("pause", [0.02, 0.15])
def test_a_character_in_parts_is_one(program, pause):
    with start_share(program) as session:
        for byte in "각".encode():
            session.send(bytes([byte]))
            session.settle(pause)
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
