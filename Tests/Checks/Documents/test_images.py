"""The README's pictures show what dialogc prints now."""

import subprocess
import sys

from dialogc import DIALOGC, ROOT


def test_pictures_are_fresh():
    check = subprocess.run(
        [sys.executable, ROOT / "docs/images/render.py", DIALOGC, "--check"], capture_output=True, text=True,
        timeout=300)
    assert check.returncode == 0, f"{check.stdout}{check.stderr}"
