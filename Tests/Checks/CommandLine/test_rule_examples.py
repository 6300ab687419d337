"""Runs the command lines that the pages of rules show."""

import json
import os
import shlex
import subprocess

import pytest

from dialogc import DIALOGC, dialogc

SOURCE = """\
alert DeleteMessages(count: Int) {
  title by count { one "Delete this message?"  other "Delete {count} messages?" }
  message "They can’t be brought back."
  button delete destructive
  cancel
}

project Mail {
  source en
  locales en, ko
}
"""

# No disk is full at hand.
NOT_RUN = {"output/disk-full"}
# Permissions do not hold those who may do everything.
NEEDS_PERMISSIONS = {"input/unreadable", "output/read-only"}


def examples():
    rules = json.loads(dialogc("explain", "--format", "json").stdout)["rules"]
    return [
        pytest.param(rule["rule"], example, id=f"{rule['rule']}-{place}")
        for rule in rules
        for place, example in enumerate(rule["examples"])
        if example["kind"] == "commandLine" and rule["rule"] not in NOT_RUN
    ]


@pytest.mark.parametrize("rule, example", examples())
def test_command_line_gives_its_finding(rule, example, tmp_path):
    if rule in NEEDS_PERMISSIONS and os.geteuid() == 0:
        pytest.skip("the superuser may read and write everything")
    (tmp_path / "Mail.dialog").write_text(SOURCE, encoding="utf-8")
    script = f"dialogc() {{ {shlex.quote(str(DIALOGC))} \"$@\" --diagnostics json; }}\n"
    run = subprocess.run(
        ["bash", "-c", script + example["text"]],
        cwd=tmp_path, capture_output=True, text=True, check=False, timeout=60)
    for path in tmp_path.rglob("*"):
        if not path.is_symlink():
            path.chmod(0o755)
    output = run.stdout + run.stderr
    found = json.loads(output[output.index("{"):])["diagnostics"]
    own = [one["rule"] for one in found if one["rule"] == rule]
    assert len(own) == len(example["ranges"]), output


def test_every_rule_about_files_shows_a_command_line():
    rules = json.loads(dialogc("explain", "--format", "json").stdout)["rules"]
    for rule in rules:
        if rule["rule"].startswith(("input/", "output/")):
            assert any(example["ranges"] for example in rule["examples"]), rule["rule"]
