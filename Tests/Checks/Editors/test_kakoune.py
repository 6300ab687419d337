"""Kakoune reads its file without an error, colours a source by it, and indents what is typed."""

import json
import pathlib
import re
import shutil
import subprocess
import time

import pytest

from dialogc import ROOT, environment

OWN = ROOT / "Sources/Integrations/Editors/Kakoune/dialog.kak"
FACES = ["keyword", "attribute", "operator", "value", "type", "function", "variable", "string", "meta", "comment",
         "documentation", "Error"]
SOURCE = '''\
project Photos {
  locales en, ko
}

/// Asks.
@allow(button/yes-no, "why")
alert Remove(isShared: Bool) {
  title { en "Remove {isShared:yes}? \\n"  ko "지울까요?" }
  // Later.
  button remove if isShared destructive
  color "red"
}
'''
# What has one face, after what stands before it where it is not the first of its kind.
EXPECTED = {
    "project": "keyword", "Photos": "type", "locales": "keyword", "/// Asks.": "documentation", "@allow": "meta",
    "button/yes-no": "value", '"why"': "string", "alert": "keyword", "Remove": "type", "isShared": "variable",
    "Bool": "type", "{ |en": "attribute", '"Remove ': "string", '"Remove |{': "meta", "isShared:|yes": "function",
    "\\n": "meta", '"지울까요?"': "string", "// Later.": "comment", "remove": "function", "if": "operator",
    "destructive": "attribute", "color": "Error"}


@pytest.fixture
def kakoune(tmp_path):
    """Opens a source in Kakoune with the file in `autoload`, and gives it commands; what it draws, and its messages."""
    program = shutil.which("kak")
    assert program, ".ci/install installs it"
    folder = tmp_path / "kak/autoload"
    folder.mkdir(parents=True)
    # It reads its own scripts no more where there are others, unless they are there too.
    (folder / "standard").symlink_to(pathlib.Path(program).resolve().parents[1] / "share/kak/autoload")
    shutil.copy(OWN, folder)
    # Its own scripts tell of an error where they find no screen.
    env = environment(HOME=str(tmp_path), XDG_CONFIG_HOME=str(tmp_path), XDG_RUNTIME_DIR=str(tmp_path),
                      LC_ALL="C.UTF-8", DISPLAY=":0")

    def converse(source, commands):
        (tmp_path / "a.dialog").write_text(source, encoding="utf-8")
        done = tmp_path / "done"
        commands += (f"; evaluate-commands -draft %{{ buffer *debug*; write {done}.part }}"
                     f"; nop %sh{{ mv {done}.part {done} }}")
        with subprocess.Popen([program, "-ui", "json", "-e", commands, "a.dialog"], cwd=tmp_path, env=env, text=True,
                              encoding="utf-8", stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
            end = time.monotonic() + 60
            while not done.exists() and time.monotonic() < end:
                time.sleep(0.05)
            # What is drawn follows the commands; the end of its input ends it.
            time.sleep(0.3)
            drawn, _ = process.communicate(timeout=60)
        told = [json.loads(line) for line in drawn.splitlines()]
        return [each["params"][0] for each in told if each["method"] == "draw"], done.read_text(encoding="utf-8")

    return converse


def test_reads_its_file_and_colours_by_it(kakoune):
    # A colour of its own for every face, so that they can be told apart.
    colours = {f"rgb:{n + 1:02x}0000": face for n, face in enumerate(FACES)}
    commands = "; ".join(f"set-face global {face} {colour}" for colour, face in colours.items())
    drawn, messages = kakoune(SOURCE, commands + "; execute-keys ge")
    assert "error" not in messages, messages
    pieces = [(atom["contents"], colours.get(atom["face"]["fg"])) for line in drawn[-1] for atom in line]
    assert "".join(piece for piece, _ in pieces).rstrip("\n") == SOURCE.rstrip("\n")
    text = "".join(piece for piece, _ in pieces)
    faces = [face for piece, face in pieces for _ in piece]
    for words, face in EXPECTED.items():
        before, _, own = words.rpartition("|")
        start = text.index(before + own) + len(before)
        assert set(faces[start:start + len(own)]) == {face}, words
    plain = {text[i] for i, face in enumerate(faces) if face is None}
    assert not re.search(r"[가-힣\"@]", "".join(plain))


def test_indents_as_it_is_typed(kakoune, tmp_path):
    keys = 'ialert A {<ret>title {<ret>en "A"<ret>}<ret>cancel<ret>}<esc>'
    _, messages = kakoune("\n", f"execute-keys -with-hooks '{keys}'; write")
    assert "error" not in messages, messages
    assert (tmp_path / "a.dialog").read_text().rstrip("\n") == (
        'alert A {\n  title {\n    en "A"\n  }\n  cancel\n}')
