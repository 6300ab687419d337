"""The stand-ins name the page of each declaration, and Tests/Frameworks/README.md lists those that artifacts use."""

import os
import subprocess

import pytest

import declarations
from swift_frameworks import FRAMEWORKS

# What of the used declarations the oldest systems lack; the artifact has it behind `@available`.
NEWER = set()


def test_every_declaration_names_its_page(stand_ins):
    _, lacking = declarations.declared(stand_ins)
    assert not lacking


def test_the_table_lists_what_artifacts_use(stand_ins, tmp_path):
    assert declarations.written(stand_ins, tmp_path) == declarations.PAGE.read_text(encoding="utf-8"), (
        "PYTHONPATH=Tests/Checks/Support .venv/bin/python Tests/Checks/Swift/declarations.py")


def test_nothing_is_newer_than_the_oldest_systems(stand_ins, tmp_path):
    known, _ = declarations.declared(stand_ins)
    used = [known[usr] for usr in declarations.used(stand_ins, tmp_path) if usr in known]
    assert used
    assert {each.name for each in used if each.is_newer} == NEWER


@pytest.mark.parametrize("system", ["tvOS", "watchOS"])
def test_the_smaller_systems_lack_nothing_that_is_used_there(stand_ins, tmp_path, system):
    known, _ = declarations.declared(stand_ins)
    used = [known[usr] for usr in declarations.used(stand_ins, tmp_path, system) if usr in known]
    assert used
    assert not [each.name for each in used if each.is_lacked_by(system)]


def test_typecheck_says_where_there_is_no_sdk(tmp_path):
    if os.uname().sysname == "Darwin":
        pytest.skip("there are SDKs here")
    run = subprocess.run([FRAMEWORKS / "typecheck-sdk", tmp_path], capture_output=True, text=True)
    assert run.returncode == 3
    assert "no SDK" in run.stderr
