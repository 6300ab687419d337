"""Compares the screen of every dialog of the samples, in every language, with the one that is kept.

    pytest Tests/Checks/Terminal/test_screens.py
    DIALOGC_WRITE_SCREENS=1 pytest Tests/Checks/Terminal/test_screens.py    keeps them anew

Screens are in Tests/Fixtures/Terminal/Screens, a file for each project: the rows that are not empty,
numbered from the top, and below them what is bold, reverse, underlined or coloured. `dialogc run` and
the C program show the same.
"""

import datetime
import json
import os
import shutil
import subprocess

import pytest

import dialogc
from terminal import Session
from terminal_program import FIXTURE, Program, build, compile_program, environment, sample_folders

SCREENS = FIXTURE / "Screens"
LISTS = ["Summer", "한강", "Cafe\u0301 👍🏽"]


def values(dialog, enums):
    """Values of all parameters, the same every time."""
    days_ago = datetime.datetime.now(datetime.UTC) - datetime.timedelta(days=3, hours=1)
    is_relative = '"relative"' in json.dumps(dialog)
    examples = {
        "String": "Han River", "URL": "https://example.org/a", "Int": "3", "Double": "0.25",
        "Bool": "true", "Currency": "12.50EUR", "Bytes": "1500000", "[String]": LISTS,
        "Date": days_ago.strftime("%Y-%m-%dT%H:%M") if is_relative else "2026-11-21T09:30",
    }
    return {p["name"]: examples.get(p["type"]) or enums[p["type"]] for p in dialog["parameters"]}


def screen(session):
    """What is seen, as text."""
    lines = [f"{row:2} {line}" for row, line in enumerate(session.lines()) if line]
    styles = []
    for row in range(session.screen.lines):
        cells = [session.screen.buffer[row][column] for column in range(session.screen.columns)]
        start = 0
        for column in range(1, len(cells) + 1):
            if column < len(cells) and style(cells[column]) == style(cells[start]):
                continue
            text = "".join(cell.data for cell in cells[start:column]).strip()
            if style(cells[start]) and (text or "underline" in style(cells[start])):
                styles.append(f"   {style(cells[start])}: {text or column - start}")
            start = column
    return "\n".join(lines + styles) + "\n"


def style(cell):
    names = [name for name in ("bold", "reverse") if getattr(cell, name)]
    names += ["underline"] if cell.underscore else []
    names += ["red"] if cell.fg != "default" else []
    return " ".join(names)


def screens(program, artifact):
    """The screens of all dialogs, by the lines that name them."""
    enums = {e["name"]: e["cases"][0]["name"] for e in artifact["enums"]}
    found = {}
    for dialog in artifact["dialogs"]:
        for locale in artifact["project"]["locales"]:
            with program.show(
                    dialog["name"], "--locale", locale, **values(dialog, enums)) as session:
                session.wait_for("╰")
                found[f"{dialog['name']} {locale}"] = screen(session)
                if "▼" in session.text():
                    session.send("\r")
                    session.wait_until(lambda: "▼" not in session.text())
                    found[f"{dialog['name']} {locale}, details"] = screen(session)
                session.send("\x03")
                session.end()
    return found


@pytest.fixture(scope="module", params=sample_folders(), ids=lambda folder: folder.name)
def project(request, tmp_path_factory):
    folder = tmp_path_factory.mktemp("screens")
    executable = compile_program(build(request.param, folder, "terminal", "json"), folder / "prog")
    artifact = json.loads(next(folder.glob("*.json")).read_text())
    return request.param, executable, artifact


@pytest.mark.parametrize("kind", ["c", "run"])
def test_screens_are_those_that_are_kept(project, kind):
    folder, executable, artifact = project
    found = screens(Program(kind, folder, executable), artifact)
    text = "".join(f"== {name}\n{shown}\n" for name, shown in found.items())
    path = SCREENS / f"{folder.name}.txt"
    if os.environ.get("DIALOGC_WRITE_SCREENS"):
        SCREENS.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    kept = dict(part.split("\n", 1) for part in path.read_text().split("== ")[1:])
    assert {name: shown + "\n" for name, shown in found.items()} == kept


# The samples that are programs


SAMPLES = FIXTURE.parents[2] / "Samples"


@pytest.mark.parametrize("locale,delete,title", [
    ("C", "Delete", "Delete 2 files?"), ("ko_KR.UTF-8", "삭제", "파일 2개를 삭제할까요?")])
@pytest.mark.parametrize("keys,is_deleted", [("\t\r", True), ("\r", False), ("\x03", False)])
def test_the_script_asks_before_it_deletes(tmp_path, locale, delete, title, keys, is_deleted):
    files = [tmp_path / "a.tmp", tmp_path / "-b 한.tmp"]
    for file in files:
        file.write_text("x")
    command = [SAMPLES / "Shell/delete-files", *(file.name for file in files)]
    env = environment(LC_ALL=None, LANG=locale, DIALOGC=dialogc.DIALOGC)
    with Session(command, env=env, cwd=tmp_path) as session:
        session.wait_for(title)
        assert tmp_path.name[:10] in session.text() and delete in session.text()
        session.send(keys)
        session.end()
    assert [file.exists() for file in files] == [not is_deleted] * 2


def test_the_c_program(tmp_path):
    copy = tmp_path / "Samples"
    shutil.copytree(SAMPLES / "Photos", copy / "Photos")
    shutil.copytree(SAMPLES / "Terminal", copy / "Terminal", ignore=shutil.ignore_patterns("build", "move"))
    subprocess.run(
        ["make", "-C", copy / "Terminal", f"DIALOGC={dialogc.DIALOGC}", "CFLAGS=-std=c99 -Wall -Werror"],
        check=True, capture_output=True, timeout=120)
    with Session([copy / "Terminal/move"], env=environment(LANG="ko_KR.UTF-8")) as session:
        session.wait_for("한강")
        session.send("2")
        session.wait_for("삭제할까요?")
        session.send("\x1b[C\r")
        assert session.end() == 0 and session.output == "moved to 한강\ndeleted\n"
