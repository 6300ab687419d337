"""What dialogc leaves out where a package with `traits: []` built it, and that it says so.

Apart from the other checks, as `.ci/run` gives it the dialogc that the sample package has built once it is there:
DIALOGC=.build/package/debug/dialogc-tool.
"""

import re

from dialogc import ROOT, dialogc, environment

LEFT_OUT = {"new", "sample", "catalog", "import", "lsp"}


def commands():
    """Those of a dialogc with all of them."""
    return re.findall(r"^## dialogc (\w+)$", (ROOT / "docs/command-line.md").read_text("utf-8"), re.M)


def test_what_is_left_out_is_told_by_name():
    calls = {name: dialogc(name, "--help") for name in commands()}
    assert {name for name, call in calls.items() if call.returncode != 0} == LEFT_OUT
    for name in LEFT_OUT:
        told = f"this dialogc was built without ‘{name}’; to have it, remove ‘traits: []’"
        assert calls[name].returncode == 2 and told in calls[name].stderr
    korean = dialogc("catalog", "export", "Sources", env=environment(LC_ALL="ko_KR.UTF-8"))
    assert korean.returncode == 2 and "‘catalog’ 명령 없이 빌드되었습니다" in korean.stderr


def test_builds_lack_nothing(tmp_path):
    build = ["build", ROOT / "Samples/Photos", "--emit", "json,c,swift,terminal", "--out", tmp_path]
    assert dialogc(*build, "--swift-texts", "catalog").returncode == 0
    assert '"sourceLanguage"' in (tmp_path / "Photos.xcstrings").read_text("utf-8")


def test_rules_about_catalogs_are_known(tmp_path):
    assert dialogc("explain", "catalog/syntax").returncode == 0
    (tmp_path / "Mail.dialog").write_text("project Mail {\n  rules { catalog/other-keys off }\n}\n")
    checked = dialogc("check", tmp_path)
    assert "catalog/other-keys" not in checked.stdout + checked.stderr
