"""The plug-in of Vim: what a source is laid out as, and `:make`."""

import os
import shutil
import subprocess

import pytest

from dialogc import DIALOGC, ROOT, WARNED, environment

PLUGIN = ROOT / "Sources/Integrations/Editors/Vim"
# A text of several lines stays as it is; every other line is indented anew.
INDENT = """
setlocal equalprg=
silent %s/^\\s\\+//e
syntax sync fromstart
normal! gg=G
write! {to}
qall!
"""
MAKE = """
silent make!
call writefile([json_encode(map(getqflist(), {{_, each -> [each.lnum, each.col, each.type, each.text]}}))], '{to}')
qall!
"""


def vim(script, path, folder):
    program = shutil.which("vim")
    assert program, ".ci/install installs it"
    to = folder / "out"
    (folder / "script.vim").write_text(script.format(to=to))
    env = environment(PATH=f"{os.path.dirname(DIALOGC)}{os.pathsep}{os.environ['PATH']}")
    subprocess.run(
        [program, "-N", "-u", "NONE", "-i", "NONE", "-es", "--cmd", f"set runtimepath^={PLUGIN} encoding=utf-8",
         "-c", "filetype plugin indent on | syntax on", "-c", f"edit {path}", "-S", folder / "script.vim"],
        stdin=subprocess.DEVNULL, env=env, timeout=60, check=False, capture_output=True)
    return to.read_text(encoding="utf-8")


@pytest.mark.parametrize("path", sorted(ROOT.glob("Samples/*/*.dialog")), ids=lambda path: path.stem)
def test_indents_as_format_does(path, tmp_path):
    lines = path.read_text(encoding="utf-8").splitlines()
    indented = vim(INDENT, path, tmp_path).splitlines()
    different = [line for line, other in zip(lines, indented, strict=True) if line != other]
    # Inside comments and texts of several lines, which lost their margin here and are left so.
    assert all(line.lstrip() in indented for line in different) and len(different) <= 8


def test_make_lists_findings(tmp_path):
    (tmp_path / "a.dialog").write_text(WARNED)
    assert '[[1,11,"w","' in vim(MAKE, tmp_path / "a.dialog", tmp_path)
