"""What holds for all checks."""

import pathlib
import re
import tempfile

import pytest


def pytest_configure():
    """Refuses to start where the temporary folder lies in a project: files under no project would belong to it."""
    for folder in [(temporary := pathlib.Path(tempfile.gettempdir()).resolve()), *temporary.parents]:
        for path in folder.glob("*.dialog"):
            if path.is_file() and re.search(r"^\s*project\s[^\n]*\{", path.read_text(errors="replace"), re.MULTILINE):
                raise pytest.UsageError(
                    f"{path} declares a project, so all dialogs in {temporary} would belong to it: "
                    "move it away, or set TMPDIR to a folder outside it")
