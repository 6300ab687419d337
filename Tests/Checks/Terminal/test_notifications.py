"""Checks of the terminal: banners and their details; for the C program and `dialogc run` alike.

`Session.end` checks that the terminal is as it was before.
"""

import time

import pytest

from terminal_checks import ARROW, row_of


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
        session.send("\r")
        session.wait_for("Send")
        session.send("\x1b")  # back
        session.wait_for("Thank")
        session.send("t")
        assert session.end() == 0 and session.output == '{"outcome":"thank"}\n'


@pytest.mark.parametrize("unread", [1234567, 2**63 - 1])
def test_a_large_badge_is_whole(program, unread):
    with program.show("FileShared", person="Kim", file="a", unread=unread) as session:
        session.wait_for(f"({unread})")
        session.send("\x1b")
        assert session.end() == 1


def test_notification_takes_a_text(program):
    with program.show("FileShared", "--format", "json", person="Kim", file="a", unread=0) as session:
        session.wait_for("Kim")
        assert "(0)" not in session.text()
        session.send("\r")
        session.wait_for("Reply")
        session.send("\r")
        session.wait_for("Send")
        session.send("\r")  # nothing to send yet
        session.wait_for("This field is required.")
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


@pytest.mark.parametrize("key", ["\r", " ", "click"])
def test_an_alert_without_details_is_dismissed(program, key):
    with program.show("DiskFull", free="1000000") as session:
        session.wait_for("Disk Almost Full")
        session.click(20, 40)  # beside it
        session.send("\t" + ARROW["down"] + "x")
        session.settle()
        assert session.process.poll() is None
        if key == "click":
            session.click(2, 40)
        else:
            session.send(key)
        assert session.end() == 1 and session.output == "dismissed\n"


def test_a_banner_that_was_opened_stays(program):
    with program.show("FileShared", person="Kim", file="a", unread=3) as session:
        session.wait_for("Kim")
        session.send("\r")
        session.wait_for("Reply")
        time.sleep(5.5)
        assert session.process.poll() is None
        session.send("\x1b")
        assert session.end() == 1


@pytest.mark.parametrize("key", ["\r", " ", "click"])
def test_details_with_nothing_to_press_are_dismissed(program, key):
    with program.show("Arrived", picture="https://example.org/p?token=SECRET") as session:
        session.wait_for("Someone is at the gate.")
        session.send("\r")
        session.wait_for("⌖ ↻")
        assert "gateMap" not in session.text() and b"SECRET" not in session.sent and "▦" in session.text()
        session.send("x")
        session.click(20, 40)  # beside it
        session.settle()
        assert session.process.poll() is None
        if key == "click":
            session.click(2, 40)
        else:
            session.send(key)
        assert session.end() == 1 and session.output == "dismissed\n"


@pytest.mark.parametrize("key", ["\r", " ", "click"])
def test_details_answer_what_has_the_focus(program, key):
    with program.show("FileShared", person="Kim", file="a.png", unread=0) as session:
        session.wait_for("Kim")
        session.send("\r")
        session.wait_for("! Remove File")
        assert session.cell("Reply").reverse
        if key == "click":
            session.wait_to_be_read()
            session.click(*session.find("Thank"))
        else:
            session.send(ARROW["down"] + key)
        assert session.end() == 0 and session.output == "thank\n"
