"""Generated files are what their scripts write."""

import pathlib
import subprocess
import sys

import pytest

ROOT = pathlib.Path(__file__).parents[3]
SCRIPTS = [
    "Sources/Runtime/Generate/characters.py",
    "Sources/DialogLocales/Generate/collect_refusals.py",
    "Sources/DialogLocales/Generate/collect_terms.py",
    "Sources/DialogLocales/Generate/generate.py",
    "Sources/DialogLocales/Generate/generate_characters.py",
    "Sources/DialogLocales/Generate/generate_spellings.py",
    "Sources/DialogReading/Generate/generate_english.py",
    "Sources/DialogReading/Generate/generate_everyday.py",
    "Sources/DialogReading/Generate/generate_function_words.py",
    "Sources/DialogReading/Generate/generate_nouns.py",
    "Sources/DialogReading/Generate/generate_things.py",
    "Sources/DialogLocales/Generate/generate_thai.py",
    "Sources/DialogLayout/Generate/widths.py",
    "Sources/DialogSupport/Generate/generate.py",
    "Tests/Checks/Generated/agreement_rules.py",
    "Tests/Checks/Generated/language_expectations.py",
    "Tests/Checks/Generated/layout_expectations.py",
    "Tests/Checks/Generated/width_expectations.py",
]


@pytest.mark.parametrize("script", SCRIPTS)
def test_is_up_to_date(script):
    check = subprocess.run(
        [sys.executable, ROOT / script, "--check"], capture_output=True, text=True, timeout=900)
    assert check.returncode == 0, f"{check.stdout}{check.stderr}\nrun {script}"


def test_nextstep_is_up_to_date(tmp_path):
    """The table that Foundation makes, which only Swift can ask."""
    catalogs = ROOT / "Sources/DialogCatalogs"
    program = tmp_path / "nextstep"
    subprocess.run(
        ["swiftc", "-o", program, catalogs / "Generate/nextstep.swift"], check=True, timeout=300)
    made = subprocess.run([program], check=True, capture_output=True, text=True, timeout=60).stdout
    assert made == (catalogs / "Data/NextStepData.swift").read_text(encoding="utf-8")
