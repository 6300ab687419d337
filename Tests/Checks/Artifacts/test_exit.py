"""Leaving a dialog is the same in C, in the terminal, in `dialogc run` and by what docs/json.md says of
`exit`, also where a condition hides the button that `exit` names."""

import itertools
import json
import subprocess

import pytest

from dialogc import DIALOGC, dialogc
from test_c import SANITIZE, run_compiler

FLAGS = ["x", "y", "z"]
GO, STAY, CANCEL = 'button go "Go"', 'button stay "Stay"', 'cancel "Cancel"'
ERASE, WIPE = 'button erase destructive "Erase"', 'button wipe destructive "Wipe"'
BODIES = {
    "Named": f"{GO} if x; {STAY} if not y; {ERASE} if z; exit go",
    "Cancelled": f"{GO} if x; {CANCEL} if y; {ERASE} if z; exit go",
    "Always": f"{GO} if not x; {CANCEL}; {ERASE} if y; exit go",
    "Erasing": f"{ERASE} if x; {WIPE}; exit erase",
    "Dismissed": f"{GO} if x; {STAY}; exit dismissed",
}
SOURCE = "project Leave { source en; rules { RULES } }\n" + "\n".join(
    f'alert {name}(x: Bool, y: Bool, z: Bool) {{ title "Go?"; {body} }}' for name, body in BODIES.items())
PROGRAM = """
#include "Leave.h"
#include <stdio.h>
static void tell(dialog_instance dialog) {
  size_t exit = dialog_exit(&dialog);
  bool is_button = exit < dialog.dialog->button_count;
  const dialog_button *buttons = dialog_buttons(dialog.dialog);
  puts(is_button ? dialog_string(dialog.dialog, buttons[exit].name) : "dismissed");
}
int main(void) {
  for (int bits = 0; bits < 8; bits++) {
    bool x = (bits & 4) != 0, y = (bits & 2) != 0, z = (bits & 1) != 0;
CALLS
  }
  return 0;
}
"""


def shown(dialog, values):
    """The buttons that are shown, in the order of `buttons`."""
    for button in dialog["buttons"]:
        condition = button.get("condition")
        if condition is None or values[condition["parameter"]] == condition["is"]:
            yield button


def by_contract(dialog, values):
    """As docs/json.md has it."""
    buttons = list(shown(dialog, values))
    if dialog["exit"] == "dismissed" or any(button["name"] == dialog["exit"] for button in buttons):
        return dialog["exit"]
    kept = ([b for b in buttons if b["role"] == "cancel"]
            or [b for b in buttons if b["role"] != "destructive"] or buttons)
    return kept[-1]["name"] if kept else dialog["exit"]


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    folder = tmp_path_factory.mktemp("leave")
    rules = json.loads(subprocess.run(
        [DIALOGC, "explain", "--format", "json"], capture_output=True, text=True, check=True).stdout)["rules"]
    off = "; ".join(f"{rule['rule']} off" for rule in rules if rule["sources"])
    (folder / "Leave.dialog").write_text(SOURCE.replace("RULES", off), encoding="utf-8")
    run = dialogc("build", folder / "Leave.dialog", "--emit", "c,json,terminal", "--out", folder)
    assert run.returncode == 0, run.stderr
    calls = "\n".join(
        f"    leave_{name.lower()}_parameters {name.lower()} = {{x, y, z}};\n"
        f"    tell(leave_{name.lower()}(LEAVE_LANGUAGE_EN, &{name.lower()}));" for name in BODIES)
    (folder / "leave.c").write_text(PROGRAM.replace("CALLS", calls))
    run_compiler("gcc", ["-std=c99", *SANITIZE, "-o", str(folder / "leave"), str(folder / "leave.c")])
    run_compiler("gcc", ["-std=c99", "-DDIALOG_MAIN", "-o", str(folder / "terminal"), str(folder / "Leave_terminal.c")])
    return folder


def cases():
    for bits in itertools.product([False, True], repeat=3):
        for name in BODIES:
            yield name, dict(zip(FLAGS, bits))


def test_leaving_is_the_same_everywhere(folder):
    dialogs = {dialog["name"]: dialog for dialog in json.loads((folder / "Leave.json").read_text())["dialogs"]}
    expected = [by_contract(dialogs[name], values) for name, values in cases()]
    assert {"go", "stay", "cancel", "erase", "wipe", "dismissed"} == set(expected)
    in_c = subprocess.run([folder / "leave"], capture_output=True, text=True, check=True).stdout.split()
    assert in_c == expected
    for (name, values), outcome in zip(cases(), expected):
        pairs = [f"{flag}={str(value).lower()}" for flag, value in values.items()]
        terminal = subprocess.run(
            [folder / "terminal", name, *pairs, "--plain"], stdin=subprocess.DEVNULL, capture_output=True, text=True)
        assert (terminal.returncode, terminal.stdout) == (1, f"{outcome}\n"), (name, values)
        run = dialogc("run", folder / "Leave.dialog", "--show", name, "--plain",
                      *(word for pair in pairs for word in ("--set", pair)))
        assert (run.returncode, run.stdout) == (1, f"{outcome}\n"), (name, values, run.stderr)
