"""Checks of the terminal: nothing of very many fields or choices is left out silently; for the C program
and `dialogc run` alike.
"""

import json

from terminal_checks import ARROW


def test_every_field_is_asked_for(desk):
    with desk.show("Many", "--format", "json", rows=40) as session:
        session.wait_for("Field 17")
        session.send("\r")  # the last one is required
        session.settle()
        assert session.process.poll() is None
        session.send("\t" * 16 + "x" if session.screen.cursor.y < session.find("Field 17")[0] else "x")
        session.settle()
        session.send("\r")
        assert session.end() == 0
        fields = json.loads(session.output)["fields"]
        assert list(fields) == [f"f{i}" for i in range(18)]
        assert "x" in fields.values()


def test_as_many_choices_as_can_be_shown(desk):
    names = [f"N{i}" for i in range(254)]
    with desk.show("Copy", "--format", "json", names=names) as session:
        session.wait_for("Cancel")
        session.send(ARROW["up"] * 2 + "\r")
        assert session.end() == 0 and session.output == '{"outcome":"extra"}\n'
    result = desk.ask("Copy", "--format", "json", lines="254\n", names=names)
    assert json.loads(result.stdout) == {"outcome": "copy", "index": 253, "element": "N253"}


def test_more_choices_are_refused(desk):
    result = desk.ask("Copy", lines="1\n", names=[f"N{i}" for i in range(255)])
    assert result.returncode == 2 and result.stdout == b""
    assert b"Copy has" in result.stderr and b"choices" in result.stderr and b"N1" not in result.stderr


def test_labels_are_cut_alike(desk):
    """Each field takes a part of the room for texts, whatever the most fields are that are shown."""
    result = desk.ask("Sign", lines="x\n1\n", person="a" * 400)
    assert b"Name that " + b"a" * 400 + b" writes" in result.stdout + result.stderr
