"""Helix, set up as docs/editors.md has it: it builds the grammar, finds the queries and the server, and shows what
the server says."""

import os
import re
import shutil
import subprocess

import pytest

from dialogc import DIALOGC, ROOT, environment
from screen import Screen

# Debian's, unpacked by .ci/install.
HELIX = ROOT / ".venv/share/debian/hx"
OWN = ROOT / "Sources/Integrations/Editors/Helix"
SOURCE = """\
alert DiskFull(disk: String) {
  purpose problem
  title { en "{disk} is full!!"  ko "{disk} 디스크가 가득 찼습니다!" }
     button ok
}
"""


@pytest.fixture(scope="module")
def env(tmp_path_factory):
    """The environment of one who has done what the page says."""
    place = tmp_path_factory.mktemp("helix")
    folder = place / "helix"
    shutil.copytree(OWN / "queries", folder / "runtime/queries")
    (folder / "runtime/grammars").mkdir()
    settings = (OWN / "languages.toml").read_text(encoding="utf-8").replace("PATH/Grammar", f"{ROOT}/Grammar")
    (folder / "languages.toml").write_text(settings)
    env = environment(
        XDG_CONFIG_HOME=str(place), XDG_CACHE_HOME=str(place), HOME=str(place), LC_ALL="C.UTF-8",
        TERM="xterm-256color", PATH=f"{os.path.dirname(DIALOGC)}{os.pathsep}{os.environ['PATH']}", TMPDIR=str(place))
    built = subprocess.run([HELIX, "--grammar", "build"], env=env, capture_output=True, text=True, timeout=120)
    assert built.returncode == 0, built.stdout + built.stderr
    return env


def test_health(env):
    health = subprocess.run([HELIX, "--health", "dialog"], env=env, capture_output=True, text=True, timeout=60)
    told = re.sub(r"\x1b\[[0-9;]*m", "", health.stdout)
    assert "✓ dialogc" in told
    for part in ["Tree-sitter parser", "Highlight queries", "Textobject queries", "Indent queries"]:
        assert f"{part}: ✓" in told, told


@pytest.fixture
def helix(env, tmp_path):
    (tmp_path / "a.dialog").write_text(SOURCE, encoding="utf-8")
    with Screen([str(HELIX), "a.dialog"], tmp_path, env) as screen:
        assert screen.shows("● 1"), screen.text
        yield screen


def test_findings(helix):
    helix.type("]d")
    assert helix.shows("a sentence ends in one mark") and "(text/ending-punctuation)" in helix.text


def test_hover(helix):
    helix.type("gg", "wl", " k")
    assert helix.shows("Return presses “OK”") and "Disk is full!!" in helix.text


def test_completion(helix):
    helix.type("gg", "o", "me", "\x18")
    assert helix.shows("message  keyword"), helix.text


def test_rename(helix):
    helix.type("gg", "f(l", " r")
    assert helix.shows("rename-to:")
    helix.type("\x15", "volume\r")
    assert helix.shows("DiskFull(volume: String)") and helix.shows('ko "{volume} ')


def test_format(helix):
    helix.type(":format\r")
    assert helix.shows("  4    button ok")


def test_actions(helix):
    helix.type("]d", " a")
    assert helix.shows("Write ‘!’") and "Convert to an action sheet" in helix.text
    helix.type("\r")
    assert helix.shows('is full!"')


def test_preview_is_an_action(helix):
    helix.type("gg", "wl", " a")
    assert helix.shows("Preview DiskFull")
    helix.type("\x10", "\r")
    assert helix.shows("the preview of DiskFull is in"), helix.text
