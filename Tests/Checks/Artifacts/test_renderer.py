"""Checks the renderer that is written by docs/json.md alone: what it writes of every sample, in every
language and with several values, is what the C artifact writes.
"""

import datetime
import json
import re
import subprocess
import sys

import pytest

import c_program
from dialogc import DIALOGC, ROOT
from test_c import Project, texts_of

SAMPLE = ROOT / "Samples/PythonRenderer"
sys.path.insert(0, str(SAMPLE))
import render

AGREEMENT = json.loads((ROOT / "docs/agreement.json").read_text(encoding="utf-8"))
FOLDERS = [ROOT / "Tests/Fixtures/JSON"] + sorted(
    p for p in (ROOT / "Samples").iterdir() if any(p.glob("*.dialog")))


def plain(value):
    """As docs/json.md has values, and the time from which a date is so far as the C artifact is told."""
    if isinstance(value, c_program.Moment):
        moment = value.date.replace(tzinfo=datetime.UTC)
        return moment, moment - datetime.timedelta(seconds=value.seconds_from_now)
    if hasattr(value, "code"):
        return {"amount": float(value.amount), "code": value.code}, None
    return value, None


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_texts_are_those_of_c(folder, tmp_path):
    project = Project(folder, tmp_path)
    dialogs = {d["name"]: d for d in project.artifact["dialogs"]}
    cases = {name: list(c_program.cases(d, project.values)) for name, d in dialogs.items()}
    texts = {name: dict(texts_of(d)) for name, d in dialogs.items()}
    lines = project.printed(project.compile("gcc", "-std=c99", "-O1"))
    for line in lines:
        text, variable = texts[line["dialog"]][line["place"], line.get("part", "")]
        values, now = {}, None
        for name, value in cases[line["dialog"]][line["case"]].items():
            values[name], since = plain(value)
            now = since or now
        if variable:
            values[variable] = line["element"]
        written = render.text(project.artifact["project"], text, line["language"], values, now)
        assert written == line["text"], f"{line} {values}"
    assert lines


@pytest.mark.parametrize("by", AGREEMENT)
def test_rules_of_agreement_tell_their_vectors(by):
    vectors = AGREEMENT[by]["vectors"]
    assert len(vectors) > 500
    assert {value: render.sound(by, value) for value in vectors} == vectors


def test_it_is_short():
    code = (SAMPLE / "render.py").read_text(encoding="utf-8").split("RULES", 1)[1].split("if __name__")[0].splitlines()
    assert sum(bool(line.strip()) for line in code) <= 50


def test_a_dialog_is_rendered(tmp_path):
    subprocess.run([DIALOGC, "build", ROOT / "Samples/Photos", "--emit", "json", "--out", tmp_path], check=True)
    values = {"count": 3, "kind": "photo", "album": "한강"}
    found = subprocess.run(
        [sys.executable, SAMPLE / "render.py", tmp_path / "Photos.json", "DeleteItems", "ko", json.dumps(values)],
        capture_output=True, text=True, check=True).stdout
    assert re.fullmatch(r"사진 3장을 삭제할까요\?\n.*한강.*\n\[취소\]\n\[삭제\]\n", found), found
