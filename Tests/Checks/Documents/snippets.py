"""The fenced blocks of a page, and what each is: a source, lines for a shell, C, JSON …

The words after the fence say it, the first of them for GitHub too:

    ```dialog               a source, whole: nothing is found in it, and it is laid out as `format` does
    ```dialog PATH          a source, saved there for the commands after it
    ```sh                   lines for a shell; all that they call succeeds
    ```console              `$ ` before commands, and below each what it prints; `…` is some of it left out
    ```c, ```json, …        read by what reads that language
    ```c PATH               saved there
    ```json of PATH         an excerpt: the file, made by the commands before it or the project's, has it line by line
    ```text                 nothing that runs, and listed with its reason

What follows a page's commands stands in a folder of its own, with what `furnish` puts there.
"""

import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
from typing import NamedTuple

from dialogc import BUILT, DIALOGC, ROOT, environment

FENCE = re.compile(r"^(?P<indent> *)```(?P<info>[^\n`]*)\n(?P<text>.*?)^(?P=indent)```$", re.M | re.S)
SAMPLES = ROOT / "Samples"
# A question with a number and one with a field, as pages ask them in a terminal.
ASK = """\
/// Asked before files go.
alert DeleteFiles(count: Int) {
  purpose destructive
  title by count { one "Delete this file?"  other "Delete {count} files?" }
  message "You can’t undo this."
  button delete destructive
  cancel
}

alert SignIn {
  purpose input
  title "Sign in to see your orders."
  field email "Email" keyboard email content email
  button signIn
  cancel
}
"""


class Block(NamedTuple):
    """A fenced block: its page and line there, its language, what else its fence says, and its text."""

    page: str
    line: int
    language: str
    role: str
    text: str

    def __str__(self):
        return f"{self.page}:{self.line}"

    @property
    def excerpt_of(self):
        return self.role.removeprefix("of ") if self.role.startswith("of ") else None

    @property
    def path(self):
        """Where it is saved, if it is."""
        return None if self.excerpt_of else self.role or None


def blocks(page):
    """Every fenced block of a page, without its indentation."""
    text = (ROOT / page).read_text(encoding="utf-8")
    found = []
    for fence in FENCE.finditer(text):
        language, _, role = fence["info"].strip().partition(" ")
        lines = fence["text"].splitlines(keepends=True)
        plain = "".join(line.removeprefix(fence["indent"]) for line in lines)
        found.append(Block(page, text.count("\n", 0, fence.start()) + 1, language, role.strip(), plain))
    return found


def furnish(folder, page):
    """What pages take to be there, where they do not bring it: projects as samples are, questions for a terminal,
    files to delete, and the package of plugins beside the folder."""
    brought = {pathlib.PurePath(block.path).parts[0] for block in blocks(page) if block.path}
    for project in ["Dialogs", "Sources/Photos", "Apps/Photos"]:
        if pathlib.PurePath(project).parts[0] not in brought:
            shutil.copytree(SAMPLES / "Photos", folder / project)
    shutil.copytree(SAMPLES / "Mail", folder / "Apps/Mail")
    if page.startswith("Samples/"):
        shutil.copytree(SAMPLES, folder / "Samples", ignore=BUILT)
        (folder / "docs").symlink_to(ROOT / "docs")
    shutil.copy(SAMPLES / "Photos/Deleting.dialog", folder / "Photos.dialog")
    for language, text in [("en", "Cancel"), ("ko", "취소"), ("ja", "キャンセル")]:
        strings = folder / f"App/{language}.lproj/Localizable.strings"
        strings.parent.mkdir(parents=True)
        strings.write_text(f'"cancel" = "{text}";\n', encoding="utf-8")
    if page.startswith("docs/command-line"):
        (folder / "ask.dialog").write_text(ASK, encoding="utf-8")
        (folder / "dialogs.json").write_text(json.dumps([{"id": "Ask", "kind": "alert", "title": "Delete the note?"}]))
    for name in ["a.txt", "b.txt"]:
        (folder / name).touch()
    bin = folder / ".bin"
    bin.mkdir()
    (bin / "dialogc").symlink_to(DIALOGC)
    if "Package.swift" in brought:
        subprocess.run([ROOT / "Sources/DialogPlugin/make-package", folder.parent / "dialogc-package"], check=True,
                       env=environment(DIALOGC=DIALOGC), stdout=subprocess.DEVNULL, timeout=60)


def shell(script, folder, page=""):
    """Runs lines in a folder, with files as `$@` and the first choice as the answer; both outputs in one."""
    path = ":".join([str(folder / ".bin"), str(pathlib.Path(sys.executable).parent), os.environ["PATH"]])
    start = folder / (pathlib.Path(page).parent if page.count("/") > 1 else "")
    answers = "kim@example.org\n1\n" if "SignIn" in script else "1\n"
    return subprocess.run(
        ["bash", "-euo", "pipefail", "-c", script, "sh", "a.txt", "b.txt"], cwd=start, input=answers,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=600,
        env=environment(LC_ALL="C.UTF-8", HOME=str(folder), PATH=path))


def calls(console):
    """The commands of a console, each with what is below it."""
    for part in re.split(r"^\$ ", console, flags=re.M)[1:]:
        command, _, printed = part.partition("\n")
        while command.endswith("\\"):
            line, _, printed = printed.partition("\n")
            command += "\n" + line
        yield command, printed


def has_lines(text, excerpt):
    """Whether the lines of an excerpt stand in a text in this order, whatever their indentation; `…` skips some."""
    rest = iter([line.strip() for line in text.splitlines()])
    return all(any(line.strip() == other for other in rest)
               for line in excerpt.splitlines() if line.strip() not in ("", "…"))


def printed_as(expected, actual):
    """Whether what was printed is what a page shows, where `…` stands for anything."""
    parts = [re.escape(part) for part in expected.strip("\n").split("…")]
    return re.fullmatch(".*".join(parts), actual.strip("\n"), re.S) is not None


def save(block, folder):
    path = pathlib.Path(folder, block.path)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(block.text, encoding="utf-8")
