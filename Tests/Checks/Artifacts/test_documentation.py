"""Checks that what `///` says reaches the artifacts and the translators."""

import json

import pytest

from dialogc import dialogc, write

SOURCE = """\
project P {
  locales en, ko
  /// at-app
  app { en "P"  ko "피" }
}
/// at-enum
enum E {
  /// at-case
  a, b
}
terms {
  /// at-term
  archive { en "Archive"  ko "보관" }
}
/// at-dialog
alert A(
  /// at-parameter
  n: Int
) {
  /// at-title
  title {
    /// at-source
    en by n { one "Delete Item?"  other "Delete {n} Items?" }
    /// at-translation
    ko "항목 {n}개를 삭제할까요?"
  }
  /// at-message, with */ and "quotes"
  message "{n} of them go."
  /// at-field
  field f { en "Name"  ko "이름" }
  /// at-button
  button remove { en "Remove"  ko "제거" }
  button archive
  cancel
}
alert B {
  title "Remove It?"
  button remove { en "Remove"  ko "제거" }
  cancel
}
translation ko of B {
  /// at-row
  title "제거할까요?"
}
"""

EVERYWHERE = ["app", "enum", "case", "term", "dialog", "parameter", "title", "source",
              "translation", "message", "field", "button", "row"]
TRANSLATED = [place for place in EVERYWHERE if place not in ["enum", "case"]]


@pytest.fixture(scope="module")
def written(tmp_path_factory):
    folder = tmp_path_factory.mktemp("documentation")
    write(folder, a=SOURCE)
    run = dialogc("build", "a.dialog", "--emit", "json,c,terminal", "--out", "out", cwd=folder)
    assert run.returncode == 0, run.stderr
    for format in ["xcstrings", "strings", "xliff"]:
        run = dialogc("catalog", "export", "a.dialog", "--format", format, "--out", format,
                      cwd=folder)
        assert run.returncode == 0, run.stderr
    return folder


@pytest.mark.parametrize("place", EVERYWHERE)
def test_reaches_artifacts(written, place):
    for name in ["P.json", "P.h"]:
        assert f"at-{place}" in (written / "out" / name).read_text()


@pytest.mark.parametrize("format", ["xcstrings", "strings", "xliff"])
@pytest.mark.parametrize("place", TRANSLATED)
def test_reaches_translators(written, format, place):
    files = [path for path in (written / format).rglob("*") if path.is_file()]
    assert any(f"at-{place}" in path.read_text() for path in files)


def test_stands_with_its_language(written):
    project = json.loads((written / "out/P.json").read_text())
    title = project["dialogs"][0]["texts"]["title"]
    assert title["en"]["documentation"] == "at-title\nat-source"
    assert title["ko"]["documentation"] == "at-translation"
    assert project["dialogs"][0]["parameters"][0]["documentation"] == "at-parameter"
    assert project["dialogs"][0]["buttons"][1]["title"]["en"]["documentation"] == "at-term"
    assert project["dialogs"][1]["texts"]["title"]["ko"]["documentation"] == "at-row"
