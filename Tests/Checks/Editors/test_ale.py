"""Vim with ALE, set up as docs/editors.md has it, shows what the server says."""

import os
import shutil

import pytest

from dialogc import DIALOGC, ROOT, environment
from screen import Screen

SETTINGS = f"""
set nocompatible encoding=utf-8 noswapfile
set runtimepath^={ROOT}/Sources/Integrations/Editors/Vim
packadd! ale
filetype plugin indent on
syntax on
set omnifunc=ale#completion#OmniFunc
let g:ale_hover_to_floating_preview = 1
"""
SOURCE = """\
alert DiskFull(disk: String) {
  purpose problem
  title { en "{disk} is full!!"  ko "{disk} 디스크가 가득 찼습니다!" }
     button ok
}
"""


@pytest.fixture
def vim(tmp_path):
    program = shutil.which("vim")
    assert program, ".ci/install installs it"
    (tmp_path / "a.dialog").write_text(SOURCE, encoding="utf-8")
    (tmp_path / ".vimrc").write_text(SETTINGS)
    env = environment(
        HOME=str(tmp_path), LC_ALL="C.UTF-8", TERM="xterm-256color",
        PATH=f"{os.path.dirname(DIALOGC)}{os.pathsep}{os.environ['PATH']}")
    with Screen([program, "-i", "NONE", "a.dialog"], tmp_path, env) as screen:
        # The sign that ALE puts in front of the line.
        assert screen.shows("--  title"), screen.text
        yield screen


def test_findings(vim):
    vim.type(":3\r")
    assert vim.shows("text/ending-punctuation: a sentence ends in one mark")


def test_hover(vim):
    vim.type("gg", "w", ":ALEHover\r")
    assert vim.shows("Return presses “OK”") and "Disk is full!!" in vim.text


def test_completion(vim):
    vim.type("gg", "omes", "\x18\x0f")
    assert vim.shows('message { en ""  ko "" }')


def test_rename(vim):
    vim.type("gg", "f(l", ":ALERename\r")
    assert vim.shows("New name:")
    vim.type("\x15volume\r")
    assert vim.shows("DiskFull(volume: String)") and vim.shows('ko "{volume} ')


def test_fix(vim):
    vim.type(":3\r", "$F!", ":ALECodeAction\r")
    assert vim.shows("1) Write ‘!’")
    vim.type("1\r")
    assert vim.shows('is full!"')


def test_preview_is_offered(vim):
    vim.type("gg", "w", ":ALECodeAction\r")
    assert vim.shows("3) Preview DiskFull"), vim.text
