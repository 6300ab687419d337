"""The pictures of the README and of docs/editors.md show what dialogc prints and tells now."""

import subprocess
import sys

import pytest

from dialogc import DIALOGC, ROOT


@pytest.mark.parametrize("script", ["render.py", "editors.py"])
def test_pictures_are_fresh(script):
    check = subprocess.run(
        [sys.executable, ROOT / "docs/images" / script, DIALOGC, "--check"], capture_output=True, text=True,
        timeout=300)
    assert check.returncode == 0, f"{check.stdout}{check.stderr}"
