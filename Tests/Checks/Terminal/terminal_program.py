"""The programs that the checks of the terminal are about: `dialogc run`, and what a C compiler makes
of the terminal artifact, with the address and undefined-behaviour sanitizers."""

import os
import subprocess

from dialogc import DIALOGC, ROOT
from terminal import Session

FIXTURE = ROOT / "Tests/Fixtures/Terminal"
C_SOURCES = ROOT / "Tests/Checks/Terminal/c"
DESK = ROOT / "Tests/Fixtures/Desk"
WARNINGS = "-Wall -Wextra -Wpedantic -Werror -Wconversion -Wshadow -Wsign-conversion".split()
SANITIZE = ["-fsanitize=address,undefined", "-fno-sanitize-recover=all", "-g", "-O1"]


def sample_folders():
    return sorted(p for p in (ROOT / "Samples").iterdir() if any(p.glob("*.dialog")))


def build(folder, out, *kinds):
    subprocess.run(
        [DIALOGC, "build", folder, "--emit", ",".join(kinds or ["terminal"]), "--out", out, "--no-cache"],
        check=True, capture_output=True, timeout=120)
    return next(out.glob("*_terminal.c"))


def compile_program(source, program, *options, compiler="gcc"):
    subprocess.run(
        [compiler, "-std=c99", *options, "-DDIALOG_MAIN", "-o", program, source],
        check=True, timeout=300)
    return program


def environment(**changes):
    """That of a person who speaks English, at a terminal with 256 colours."""
    names = ("NO_COLOR", "COLORTERM", "COLORFGBG", "LC_MESSAGES", "LANG", "TERM_PROGRAM",
             "KONSOLE_VERSION", "LINES", "COLUMNS")
    kept = {name: value for name, value in os.environ.items() if name not in names}
    changed = {**kept, "LC_ALL": "C", "TERM": "xterm-256color", "TZ": "UTC", **changes}
    return {name: value for name, value in changed.items() if value is not None}


class Program:
    """Shows dialogs of a project: the C program of its terminal artifact, or `dialogc run`."""

    def __init__(self, kind, folder, executable=None):
        self.kind = kind
        self.folder = folder
        self.executable = executable

    def command(self, dialog, *options, **values):
        pairs = [(name, item) for name, value in values.items()
                 for item in (value if isinstance(value, list) else [value])]
        if self.kind == "c":
            return [self.executable, dialog, *(f"{name}={value}" for name, value in pairs), *options]
        sets = [word for name, value in pairs for word in ("--set", f"{name}={value}")]
        return [DIALOGC, "run", self.folder, "--show", dialog, *sets, *options]

    def show(self, dialog, *options, rows=24, columns=80, env=None, controlling=False, **values):
        return Session(
            self.command(dialog, *options, **values), rows, columns,
            env=environment(**(env or {})), controlling=controlling)

    def ask(self, dialog, *options, lines="", env=None, **values):
        """Asks without a terminal."""
        return subprocess.run(
            self.command(dialog, *options, **values), input=lines.encode(), capture_output=True,
            env=environment(**(env or {})), timeout=60, start_new_session=True)


