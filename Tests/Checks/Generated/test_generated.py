"""Generated files are what their scripts write."""

import pathlib
import subprocess
import sys

import pytest

ROOT = pathlib.Path(__file__).parents[3]
SCRIPTS = [
    "Sources/Runtime/Generate/characters.py",
    "Sources/DialogLanguage/Generate/generate.py",
    "Sources/DialogLanguage/Generate/generate_characters.py",
    "Sources/DialogLanguage/Generate/generate_thai.py",
    "Sources/DialogLayout/Generate/widths.py",
    "Sources/DialogText/Generate/generate.py",
    "Tests/Checks/Generated/language_expectations.py",
    "Tests/Checks/Generated/layout_expectations.py",
    "Tests/Checks/Generated/width_expectations.py",
]


@pytest.mark.parametrize("script", SCRIPTS)
def test_is_up_to_date(script):
    check = subprocess.run(
        [sys.executable, ROOT / script, "--check"], capture_output=True, text=True, timeout=300)
    assert check.returncode == 0, f"{check.stdout}{check.stderr}\nrun {script}"
