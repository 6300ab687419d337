"""The mode of Emacs, and a conversation of Eglot with the server, in batch."""

import os
import shutil
import subprocess

import pytest

from dialogc import DIALOGC, ROOT, environment

EXTENSION = ROOT / "Sources/Integrations/Editors/Emacs"
SOURCE = """\
alert DiskFull(disk: String) {
  purpose problem
  title { en "{disk} is full!!"  ko "{disk} 디스크가 가득 찼습니다!" }
     button ok
}
"""
# Takes the margins away, but for those inside comments and texts, and indents anew.
INDENT = """
(progn
  (load "{mode}" nil t)
  (find-file "{path}")
  (goto-char (point-min))
  (while (not (eobp))
    (let ((state (save-excursion (syntax-ppss (line-beginning-position)))))
      (unless (or (nth 3 state) (nth 4 state)) (delete-horizontal-space)))
    (forward-line))
  (indent-region (point-min) (point-max))
  (write-region (point-min) (point-max) "{to}" nil 'quiet))
"""


def emacs(*arguments, **changes):
    program = shutil.which("emacs")
    assert program, ".ci/install installs it"
    env = environment(**{
        "PATH": f"{os.path.dirname(DIALOGC)}{os.pathsep}{os.environ['PATH']}", "LC_ALL": "C.UTF-8", **changes})
    return subprocess.run([program, "--batch", *arguments], env=env, capture_output=True, text=True, timeout=200)


def test_compiles_without_a_warning(tmp_path):
    shutil.copy(EXTENSION / "dialog-mode.el", tmp_path)
    run = emacs("--eval", "(setq byte-compile-error-on-warn t)", "-f", "batch-byte-compile",
                str(tmp_path / "dialog-mode.el"))
    assert run.returncode == 0, run.stderr


@pytest.mark.parametrize("path", sorted(ROOT.glob("Samples/*/*.dialog")), ids=lambda path: path.stem)
def test_indents_as_format_does(path, tmp_path):
    to = tmp_path / "out"
    copy = shutil.copy(path, tmp_path)
    run = emacs("--eval", INDENT.format(mode=EXTENSION / "dialog-mode.el", path=copy, to=to))
    assert run.returncode == 0, run.stderr
    assert to.read_text(encoding="utf-8") == path.read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def place(tmp_path_factory):
    return tmp_path_factory.mktemp("emacs") / "a.dialog"


@pytest.fixture(scope="module")
def told(place):
    place.write_text(SOURCE, encoding="utf-8")
    run = emacs("-l", ROOT / "Tests/Checks/Editors/emacs.el", CONVERSATION=str(place), EXTENSION=str(EXTENSION),
                HOME=str(place.parent))
    result = place.with_name("a.dialog.out")
    assert result.exists(), run.stderr
    return result.read_text(encoding="utf-8")


def test_eglot_tells_findings(told):
    assert told.startswith("mode dialog-mode\n") and "finding 3 " in told


def test_eglot_renames(told):
    assert "DiskFull(volume: String)" in told and "{disk}" not in told


def test_eglot_formats(told):
    assert "\n  button ok\n" in told


@pytest.fixture(scope="module")
def parts(told, place):
    """What came of each question of the conversation, in files beside the source."""
    return {name: place.with_name(f"a.dialog.{name}").read_text(encoding="utf-8")
            for name in ["hover", "completion", "preview"]}


def test_eglot_shows_the_dialog_under_the_cursor(parts):
    assert "│         Disk is full!!         │" in parts["hover"] and "Return presses “OK”" in parts["hover"]


def test_eglot_completes(parts):
    line, *offered = parts["completion"].splitlines()
    assert offered == ["message"]
    # Without snippets what is written is plain text.
    assert line == '  message { en ""  ko "" }'


def test_eglot_previews_by_an_action(parts):
    text, _, told = parts["preview"].rpartition("\n\n")
    assert text.startswith("DiskFull · en\n") and "DiskFull · ko" in text
    assert "│              확인              │" in text
    assert "the preview of DiskFull is in ‘" in told
