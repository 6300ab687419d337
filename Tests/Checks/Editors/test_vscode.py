"""The extension of VS Code speaks with the server; a stand-in has the place of the editor, which is not here."""

import json
import os
import re
import shutil
import subprocess
import zipfile

import pytest

from dialogc import DIALOGC, ROOT, environment

EXTENSION = ROOT / "Sources/Integrations/Editors/VSCode"
CONVERSATION = ROOT / "Tests/Checks/Editors/node/conversation.js"
# How many providers there are, for what the server says of itself.
FEATURES = 18
PLACE = "file:///w/%ED%95%9C%EA%B8%80.dialog"
SOURCE = """\
alert DiskFull(disk: String) {
  purpose problem
  title { en "{disk} is full!!"  ko "{disk} 디스크가 가득 찼습니다!" }
     button ok
}
"""


def converse(**changes):
    node = shutil.which("node")
    assert node, ".ci/install installs it"
    env = environment(**{"DIALOGC": DIALOGC, **changes})
    return subprocess.run(
        [node, CONVERSATION, EXTENSION, PLACE, SOURCE], env=env, capture_output=True, text=True, timeout=120)


@pytest.fixture(scope="module")
def told():
    run = converse()
    assert run.returncode == 0, run.stderr
    return json.loads(run.stdout)


def test_findings_come_and_go(told):
    assert "text/ending-punctuation" in {finding["code"] for finding in told["findings"]}
    assert told["left"] == len(told["findings"]) - 1


def test_every_feature_of_the_server_is_asked_for_and_answers(told):
    failed = [answer for answer in told["answers"].values() if isinstance(answer, dict) and "failure" in answer]
    assert failed == [] and len(told["answers"]) >= FEATURES


def test_commands_of_the_server_are_commands_of_the_editor(told):
    assert {"dialog.restart", "dialog.showLog", "dialog.preview"} <= set(told["commands"])


def test_messages_follow_the_editors_language():
    run = converse(VSCODE_LANGUAGE="ko")
    messages = [finding["message"] for finding in json.loads(run.stdout)["findings"]]
    assert all(re.search("[가-힣]", message) for message in messages)


def test_a_program_that_is_not_there_is_named(tmp_path):
    run = converse(DIALOGC=str(tmp_path / "nothing"))
    assert "could not be started" in run.stdout


def test_packs(tmp_path):
    file = tmp_path / "dialog.vsix"
    subprocess.run([EXTENSION / "pack", file], check=True, timeout=60)
    with zipfile.ZipFile(file) as archive:
        names = set(archive.namelist())
        package = json.loads(archive.read("extension/package.json"))
        grammar = json.loads(archive.read("extension/syntaxes/dialog.tmLanguage.json"))
    assert {"extension.vsixmanifest", "[Content_Types].xml", "extension/LICENSE", "extension/README.md"} <= names
    assert grammar["scopeName"] == "source.dialog" and "dependencies" not in package
    for part in [package["main"], *(each["path"] for each in package["contributes"]["grammars"])]:
        assert "extension/" + part.removeprefix("./") in names


def test_strings_are_there_in_english_and_korean():
    package = (EXTENSION / "package.json").read_text(encoding="utf-8")
    wanted = set(re.findall(r'"%([\w.]+)%"', package))
    for name in ["package.nls.json", "package.nls.ko.json"]:
        assert set(json.loads((EXTENSION / name).read_text(encoding="utf-8"))) == wanted


@pytest.mark.parametrize("path", sorted(EXTENSION.glob("**/*.js")), ids=lambda path: os.path.relpath(path, EXTENSION))
def test_files_are_short(path):
    assert len(path.read_text(encoding="utf-8").splitlines()) < 300
