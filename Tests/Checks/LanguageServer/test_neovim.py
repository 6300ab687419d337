"""A conversation of Neovim with the server, without a screen: the newest by its own settings, and Debian's,
which knows less, by the plug-in's."""

import json
import os
import shutil
import subprocess

import pytest

from dialogc import DIALOGC, ROOT, environment

PLUGIN = ROOT / "Sources/Integrations/Editors/Neovim"
SCRIPT = ROOT / "Tests/Checks/LanguageServer/lua/conversation.lua"
PROGRAMS = {"0.11": str(ROOT / ".venv/bin/nvim"), "debian": "/usr/bin/nvim"}

SOURCE = """\
project Photos {
  app "Photos"
  source en
  locales en, ko
}

alert DiskFull(disk: String) {
  purpose problem
  title { en "{disk} is full!!"  ko "{disk} 디스크가 가득 찼습니다!!" }
     button ok
}
"""
RIGHT = SOURCE.replace("!!", "!").replace("     button", "  button")


@pytest.fixture(scope="module", params=PROGRAMS)
def answers(request, tmp_path_factory):
    program = shutil.which(PROGRAMS[request.param])
    assert program, ".ci/install installs it"
    folder = tmp_path_factory.mktemp("neovim")
    place = folder / "한글 소스.dialog"
    place.write_text(SOURCE, encoding="utf-8")
    env = environment(
        CONVERSATION=str(place), RIGHT=RIGHT, PATH=f"{os.path.dirname(DIALOGC)}{os.pathsep}{os.environ['PATH']}",
        XDG_STATE_HOME=str(folder), XDG_DATA_HOME=str(folder), XDG_CONFIG_HOME=str(folder), LC_ALL="C.UTF-8")
    run = subprocess.run(
        [program, "--headless", "-u", "NONE", "-i", "NONE", "-n", "--cmd", f"set runtimepath^={PLUGIN}", "--cmd",
         "filetype plugin indent on", "-c", "lua require('dialogc').setup()", "-c", f"luafile {SCRIPT}"],
        cwd=folder, env=env, capture_output=True, text=True, timeout=300)
    result = place.with_name(place.name + ".json")
    assert result.exists(), run.stderr
    return json.loads(result.read_text(encoding="utf-8"))


def test_starts_the_server(answers):
    assert answers["filetype"] == "dialog" and answers["attached"] is True


def test_findings_come_and_go(answers):
    found = {(finding["line"], finding["code"]) for finding in answers["findings"]}
    assert (9, "text/ending-punctuation") in found
    assert answers["mended"] == []


def test_hover(answers):
    assert "purpose" in json.dumps(answers["hover"]["contents"], ensure_ascii=False)


def test_completion(answers):
    items = answers["completion"]
    labels = {item["label"] for item in (items["items"] if isinstance(items, dict) else items)}
    assert {"purpose", "message"} & labels


def test_definition(answers):
    assert '"line": 6' in json.dumps(answers["definition"])


def test_symbols(answers):
    assert "DiskFull" in json.dumps(answers["symbols"])


def test_fix(answers):
    assert answers["fix"].get("changed") is True


def test_rename(answers):
    assert "DiskFull(volume: String)" in answers["rename"] and "{disk}" not in answers["rename"]


def test_format(answers):
    assert "\n  button ok\n" in answers["format"]


def test_preview(answers, request):
    preview = answers["preview"]
    if request.node.callspec.params["answers"] == "debian":
        # It opens no documents for servers: its user is told where the preview is.
        assert preview.get("said", [""])[0].startswith("the preview of DiskFull is in ‘")
        return
    assert preview["text"].startswith("DiskFull · en\n") and "│        Volume is full!         │" in preview["text"]
    assert "DiskFull · ko" in preview["text"]
    assert preview["readonly"] and preview["keeps_focus"]
