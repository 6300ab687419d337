"""Checks of the terminal: nothing of sensitive parameters on a locked screen; for the C program and
`dialogc run` alike.
"""

import pytest


def check_hidden(sent):
    assert b"SECRET" not in sent and b"77" not in sent


def test_buttons_and_fields(desk):
    with desk.show("Send", "--locked", "--format", "json", name="SECRET") as session:
        session.wait_for("Send to •••")
        session.send("\r")
        assert session.end() == 0
        assert session.output == '{"outcome":"send","fields":{"to":"","greeting":""}}\n'
        check_hidden(session.sent)


def test_choices_of_a_list(desk):
    with desk.show("Pick", "--locked", "--format", "json", names=["SECRET1", "SECRET2"]) as session:
        session.wait_for("Nobody")
        assert session.text().count("•••") == 2
        session.send("2")
        assert session.end() == 0
        assert session.output == '{"outcome":"person","index":1,"element":"SECRET2"}\n'
        check_hidden(session.sent)


@pytest.mark.parametrize("key,outcome", [("w", "write"), ("a", "answer")])
def test_actions_keep_what_they_ask_for(desk, key, outcome):
    with desk.show(
            "Call", "--locked", "--format", "json", name="SECRET", missed=77) as session:
        session.wait_for("Desk")
        session.send("\r")
        session.wait_for("Call •••")
        session.send(key)
        session.settle()
        assert session.process.poll() is None
        session.send("Hi\r")
        assert session.end() == 0
        assert session.output == f'{{"outcome":"{outcome}","input":"Hi"}}\n'
        check_hidden(session.sent)


def test_conditions_do_not_tell_what_they_depend_on(desk):
    screens = set()
    for value in "true", "false":
        with desk.show("Protect", "--locked", isOpen=value) as session:
            session.wait_for("Inspect")
            screens.add(session.text())
            session.send("o")
            session.settle()
            assert session.process.poll() is None
            session.send("\r")
            assert session.end() == 0 and session.output == "inspect\n"
        screens.add(desk.ask("Protect", "--locked", isOpen=value).stderr)
    assert len(screens) == 2
    assert not any(word in str(screens) for word in ("Lock", "Open", "Reason"))


def test_lines(desk):
    result = desk.ask("Call", "--locked", lines="\n", name="SECRET", missed=77)
    assert result.returncode == 1
    assert result.stderr.decode().startswith("Desk\nCall\n\n1. Call •••\n2. Write\n3. Answer •••\n")


def test_all_of_it_is_shown_where_nothing_is_locked(desk):
    with desk.show("Protect", isOpen="true") as session:
        session.wait_for("Lock")
        assert session.find("Reason")
        session.send("\x1b")
        assert session.end() == 1
    with desk.show("Call", name="SECRET", missed=77) as session:
        session.wait_for("(77)")
        session.send("\r")
        session.wait_for("Call SECRET")
        session.send("w")
        session.wait_for("Send SECRET")
        session.send("\x03")
        assert session.end() == 1


def test_details_stay_and_the_app_does_not_open(desk):
    with desk.show("Visit") as session:
        session.wait_for("Someone is at the desk.")
        assert "twice" not in session.text()
        session.send("\r")
        session.wait_for("Say Hello")
        assert "The bell rang twice." in session.text() and "▷ ↻" in session.text() and "camera" not in session.text()
        session.send("t")
        assert session.end() == 0 and session.output == "talk\n"
    with desk.show("Visit", "--locked") as session:
        session.wait_for("Visit News")
        session.send("\r")
        session.wait_for("Say Hello")
        assert "twice" not in session.text() and "camera" not in session.text()
        session.send("t")  # opens the app, for which the device is unlocked first
        session.settle()
        assert session.process.poll() is None
        session.send("s")
        assert session.end() == 0 and session.output == "greet\n"
