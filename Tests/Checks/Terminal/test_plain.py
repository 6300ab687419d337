"""Checks of the terminal: what is asked in lines, and how programs are called; for the C program and
`dialogc run` alike.

`Session.end` checks that the terminal is as it was before.
"""

import json
import os
import re
import subprocess

import pytest

import dialogc
from terminal import Session
from terminal_program import environment


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
    assert lines[0] == "Delete 3 files?" and lines[3:5] == ["1. ! Delete", "2. Cancel"]
    assert lines[5].startswith("1-2 [2]: ")


@pytest.mark.parametrize("answer,status", [("", 1), ("2\n", 0), ("decline\n", 0)])
def test_leaving_lines_is_no_answer(program, answer, status):
    result = program.ask("Choose", lines=answer, kind="file")
    assert result.returncode == status and result.stdout == b"decline\n"


def test_plain_answers_in_any_language(program):
    result = program.ask("DeleteFiles", lines="삭제\n", count=3, env={"LC_ALL": "ko_KR.UTF-8"})
    assert result.stdout == b"delete\n" and "파일 3개를 삭제할까요?" in result.stderr.decode()


def test_a_value_may_begin_with_a_mark(program):
    result = program.ask("ReplaceFile", name="\u0301a=b", size=1, changed="2026-11-21")
    assert result.stderr.decode().startswith("“\u0301a=b” is already there.\n")


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
    assert "Name [Trip]: " in lines
    assert "Email: Enter a valid email address.\nEmail (name@example.com): Days: Code: This field is" in lines
    assert "required.\nCode (*): " in lines


@pytest.mark.parametrize("answers,fields,asked", [
    # Server, limit, phone: each wrong answer is asked again as a whole.
    ("b c.org\nhttp://\nb.org\n1e5\n1.5\n12 x\n+82 2\n", ["b.org", "1.5", "+82 2"],
     ["https://example.com"] * 2 + ["-1.5", "+ 0-9 ( ) -"]),
    ("b\0.org\nb\x07.org\nb.org\n１２\n١٢\n", ["b.org", "12", "12"], ["https://example.com"] * 2),
    ("x" * 2043 + ".org\r\n" + "x" * 2044 + ".org\n" + "x" * 5000 + "\n\n\n\n", None, ["≤ 2047"] * 2),
])
def test_plain_fields_take_an_answer_as_it_is_or_ask_again(program, answers, fields, asked):
    is_long = fields is None
    if is_long:  # the first of the answers fits, and is an address
        first, rest = answers.split("\n", 1)
        result = program.ask("Connect", "--format", "json", lines=first + "\n\n\n\n", server="a.org")
        fields, answers = [first.rstrip("\r"), "", ""], rest
        assert list(json.loads(result.stdout)["fields"].values()) == fields
        fields = ["a.org", "", ""]
    result = program.ask("Connect", "--format", "json", lines=answers + "\n", server="a.org")
    assert result.returncode == 0, result.stderr
    assert list(json.loads(result.stdout)["fields"].values()) == fields
    assert re.findall(r"\((.*?)\)(?: \[a.org\])?: ", result.stderr.decode()) == asked


def test_plain_text_that_is_none_is_asked_again(program):
    command = program.command("NewShare", "--format", "json", folder="Trip", hasCode="false")
    result = subprocess.run(
        command, input=b"a\xffb\na\tb\nab\n\n\n\n", capture_output=True, env=environment(), timeout=60)
    assert result.returncode == 0 and json.loads(result.stdout)["fields"]["name"] == "ab"
    assert result.stderr.decode().count("Name (UTF-8) [Trip]: ") == 2


@pytest.mark.parametrize("line,outcome,element", [
    ("folder", "folder", "folder"),  # the very title, though it is every folder's name as well
    ("FOLDER", "folder", "folder"), ("invoices", "folder", "Invoices"), ("INVOICES\n1", "erase", None),
    ("erase", "erase", None), ("2", "folder", "Invoices"), ("سلام", "folder", "سلام"),
])
def test_plain_choices_are_meant_by_title_before_name(program, line, outcome, element):
    folders = ["Invoices", "folder", "سلام"]
    if line.startswith("INVOICES"):
        folders.append("invoices")  # which of both, is not said
    result = program.ask("MoveTo", "--format", "json", "--locale", "ar", lines=line + "\n", folders=folders)
    answer = json.loads(result.stdout)
    assert (answer["outcome"], answer.get("element")) == (outcome, element)


def test_a_name_that_choices_share_is_asked_again(program):
    result = program.ask("MoveTo", "--format", "json", lines="folder\n3\n", folders=["a", "b"])
    assert json.loads(result.stdout) == {"outcome": "folder", "index": 1, "element": "b"}


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


def test_the_screen_is_drawn_where_the_terminal_is_open_for_reading_alone(program):
    words = " ".join(f"'{word}'" for word in map(str, program.command("DeleteFiles", count=3)))
    script = f"{words} </dev/tty 2>/dev/null"
    with Session(["sh", "-c", script], env=environment(), controlling=True) as session:
        session.wait_for("Cancel")
        session.send("\t\r")
        assert session.end() == 0 and session.output == "delete\n"


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


@pytest.mark.parametrize("options,said", [
    (["--format", "xml"], "'--format' cannot be 'xml'; it is one of text, lines, json"),
    (["--timeout", "0"], "'0' is no time; write whole seconds from 1 to 86400"),
    (["--timeout", "1.5"], "'1.5' is no time"), (["--timeout", "86401"], "'86401' is no time"),
    (["--color", "red"], "'--color' cannot be 'red'"),
    (["--source-at", "0,0"], "'0,0' is no place of the screen; write ROW,COLUMN, both from 1"),
    (["--source-at", "3,4x"], "'3,4x' is no place of the screen; write ROW,COLUMN, both from 1"),
    (["--locale"], "'--locale' needs a value"), (["--nothing"], "option '--nothing'"),
    (["--set", "other=1"], "DeleteFiles has no parameter 'other'"),
    (["--set", "other"], "other' says no value; write PARAMETER=VALUE"),
])
def test_a_wrong_option(program, options, said):
    result = program.ask("DeleteFiles", *options, count=3)
    assert result.returncode == 2 and result.stdout == b""
    assert said in result.stderr.decode().replace("‘", "'").replace("’", "'")


def test_help_is_asked_for(program):
    result = program.ask("DeleteFiles", "--help")
    assert result.returncode == 0 and b"--color" in result.stdout and result.stderr == b""


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="needs a file that is full")
def test_an_answer_that_cannot_be_written_is_none(program):
    with open("/dev/full", "wb") as full:
        result = subprocess.run(
            program.command("DeleteFiles", count=3), input=b"1\n", stdout=full,
            stderr=subprocess.PIPE, env=environment(), timeout=60)
    assert result.returncode == 3 and b"standard output cannot be written" in result.stderr


def test_what_is_no_utf8_is_replaced(program):
    folders = [b"a\xffb", b"\xe2\x82c", b"\xf0\x90", "한\"\\\n\t\x7f".encode()]
    command = [os.fsencode(word) for word in program.command("MoveTo", "--format", "json")]
    for folder in folders:
        command += [b"folders=" + folder] if program.kind == "c" else [b"--set", b"folders=" + folder]
    shown = [folder.decode(errors="replace") for folder in folders]
    for index, folder in enumerate(shown):
        result = subprocess.run(
            command, input=f"{index + 2}\n".encode(), capture_output=True, env=environment(), timeout=60)
        assert json.loads(result.stdout) == {"outcome": "folder", "index": index, "element": folder}
    assert result.stdout.decode() == '{"outcome":"folder","index":3,"element":"한\\"\\\\\\n\\t\\u007f"}\n'


@pytest.mark.parametrize("lines,outcome,is_told", [
    ("\n\n\nsecret\n2\n", "cancel", False), ("\n\n\nsecret\n", "cancel", False),
    ("\n\n\nsecret\n1\n", "share", True),
])
def test_what_is_cancelled_tells_no_secret(program, lines, outcome, is_told):
    result = program.ask("NewShare", "--format", "json", lines=lines, folder="Trip", hasCode="true")
    answer = json.loads(result.stdout)
    assert answer["outcome"] == outcome and answer["fields"].get("code") == ("secret" if is_told else None)
    assert answer["fields"]["name"] == "Trip" and result.returncode == (0 if is_told else 1)


def test_the_terminal_answers_where_the_dialog_is_standard_input():
    script = f"{dialogc.DIALOGC} run - --show Ask <<'END'\n{dialogc.GOOD}END"
    with Session(["sh", "-c", script], env=environment(), controlling=True) as session:
        session.wait_for("Cancel")
        session.send("\t\r")
        assert session.end() == 0 and session.output == "delete\n"


def test_words_agree_with_what_is_shown(tmp_path):
    (tmp_path / "Rates.dialog").write_text("""
        project Rates { source en; locales en, ko }
        alert Change(rate: Double, at: Date) {
          title {
            en "Set {rate:a/an}{rate:percent} rate, {at:time}"
            ko "{rate:percent}{rate:을/를} {at:time}{at:으로/로}"
          }
          button ok
        }
        """, encoding="utf-8")
    for locale, title in [("en", "Set an 8% rate, 9:30 AM"), ("ko", "8%를 오전 9:30으로")]:
        run = dialogc.dialogc(
            "run", tmp_path, "--show", "Change", "--set", "rate=0.08", "--set", "at=2026-11-22T09:30",
            "--locale", locale, "--plain")
        assert title in run.stderr.replace("\u202f", " ")


FORGED = "x\n\n1. Keep\n2. Go\n1-2 [1]: "


@pytest.mark.parametrize("name", [FORGED, "x\u2028\u20281. Keep\u20292. Go", "x\r\n1. Keep\r2. Go", "x\x0b\x851. Keep"])
def test_a_value_forges_no_choice(program, name):
    result = program.ask("ReplaceFile", lines="cancel\n", name=name, size=1, changed="2026-11-21")
    edge = re.findall(r"^ {0,2}\S+", result.stderr.decode(), re.MULTILINE)
    assert [line for line in edge if line[0].isdigit()] == ["1.", "2.", "1-2"]


def test_texts_of_one_line_each_forge_no_choice(program):
    result = program.ask("FileShared", lines="", person="1. Reply", file="a", unread=0)
    lines = result.stderr.decode().splitlines()
    assert "   1. Reply" in lines and lines.index("1. Reply") > lines.index("   1. Reply")


@pytest.mark.parametrize("person", [
    "\u200b1. Reply", "\u2060\u20681. Reply", "\u034f1. Reply", "\u115f1. Reply", "\u00a01. Reply", "  1. Reply",
    "\u03011. Reply", "1\uff0e Reply", "1\u2024 Reply", "\u2488 Reply", "\u2460 Reply", "1\u2060. Reply"])
def test_marks_that_are_not_seen_forge_no_choice(program, person):
    result = program.ask("FileShared", lines="", person=person, file="a", unread=0)
    lines = result.stderr.decode().splitlines()
    forged = [line for line in lines if line.endswith("Reply") and line != "1. Reply"]
    assert forged and all(line.startswith("   ") for line in forged), lines


def test_a_value_forges_no_choice_by_the_width_of_the_terminal(program):
    name = "x" * 60 + " 1. Keep" + " y" * 30 + " 2. Go"
    for columns in range(40, 100, 7):
        with program.show("ReplaceFile", "--plain", columns=columns, rows=40, name=name, size=1,
                          changed="2026-11-21") as session:
            session.wait_for("2. Cancel")
            assert [line[:7] for line in session.lines() if re.match(r" ?\d", line)][:2] == ["1. Keep", "2. Canc"]
            session.send("\x03\x04")
            session.end()


def test_lines_for_a_shell(program):
    result = program.ask(
        "MoveTo", "--format", "lines", lines="4\n", folders=["a b", "a b", "c=d\n'e' $f"])
    assert result.stdout.decode() == "outcome=folder\nindex=2\nelement=c=d 'e' $f\n"
    result = program.ask("MoveTo", "--format", "json", lines="3\n", folders=["a", "a"])
    assert json.loads(result.stdout) == {"outcome": "folder", "index": 1, "element": "a"}
    result = program.ask(
        "FileShared", "--format", "lines", lines="1\n안녕=!\n", person="Kim", file="a", unread=3)
    assert result.stdout.decode() == "outcome=answer\ninput=안녕=!\n"
    command = " ".join(f"'{word}'" for word in map(
        str, program.command("NewShare", "--format", "lines", folder="Trip to $HOME", hasCode="false")))
    script = f"""{command} | while IFS= read -r line; do echo "<${{line%%=*}}> <${{line#*=}}>"; done"""
    result = subprocess.run(
        ["sh", "-c", script], input=b"a=\na@b.co\n7\n\n", capture_output=True, env=environment(), timeout=60)
    assert result.stdout.decode() == (
        "<outcome> <share>\n<field.name> <a=>\n<field.email> <a@b.co>\n<field.days> <7>\n")


def test_an_element_is_a_line_and_controls_nothing(program):
    result = program.ask(
        "MoveTo", "--format", "lines", lines="2\n", folders=["a\u0085outcome=cancel\u000b\u2028\u001b[31mz\u009b"])
    assert result.stdout.decode() == "outcome=folder\nindex=0\nelement=a outcome=cancel  [31mz\n"


def test_a_title_that_choices_share_is_asked_again(program):
    result = program.ask("MoveTo", "--format", "json", lines="Cancel\n", folders=["Cancel"])
    assert json.loads(result.stdout)["outcome"] == "cancel" and result.returncode == 1
    result = program.ask("MoveTo", "--format", "json", lines="a\n3\n", folders=["a", "a"])
    assert json.loads(result.stdout) == {"outcome": "folder", "index": 1, "element": "a"}


def test_faulty_sources_are_not_cancelled(tmp_path):
    (tmp_path / "a.dialog").write_text("alert A { title }", encoding="utf-8")
    assert dialogc.dialogc("run", tmp_path, "--show", "A").returncode == 4
    assert dialogc.dialogc("run", tmp_path / "none", "--show", "A").returncode == 3


def test_a_refused_line_says_why(program):
    result = program.ask(
        "NewShare", "--locale", "ko", lines="\nbad\n\n\n\nx\n1\n", folder="Trip", hasCode="true")
    lines = result.stderr.decode()
    assert "올바른 이메일 주소를 입력하세요.\n이메일 (name@example.com): " in lines
    assert "필수 항목입니다.\n암호 (*): " in lines
