"""Adopts the tool in a project that has findings: only what is new counts."""

import json

import pytest

from dialogc import BROKEN, WARNED, dialogc, write

# Two warnings of one rule about one dialog, and an error of the guidelines.
FAULTY = """alert Old(unused: Int, other: Int) {
  title "Delete This Item?"
  button delete destructive
  button keep "Keep"
}
"""


@pytest.fixture
def project(tmp_path):
    (tmp_path / "Sources").mkdir()
    write(tmp_path / "Sources", a=WARNED, b=FAULTY)
    return tmp_path


def check(project, *options, paths=("Sources",), cwd=None):
    run = dialogc("check", *paths, "--baseline", project / "known.json", "--diagnostics", "json", *options,
                  cwd=cwd or project)
    return run.returncode, [finding["rule"] for finding in json.loads(run.stdout)["diagnostics"]], run.stderr


def found(project):
    run = dialogc("check", "Sources", "--diagnostics", "json", cwd=project)
    return [finding["rule"] for finding in json.loads(run.stdout)["diagnostics"]]


def test_what_is_known_is_not_told_again(project):
    all_findings = found(project)
    assert len(all_findings) >= 3
    status, told, said = check(project, "--update-baseline")
    assert (status, told) == (0, []) and said == f"baseline: {len(all_findings)} known\n"
    assert check(project, "--strict") == (0, [], "")
    # Wherever the call is made, and however the files are named.
    assert check(project, "--strict", paths=("a.dialog", "../Sources/b.dialog"), cwd=project / "Sources")[:2] == (0, [])


def test_what_is_new_is_told(project):
    check(project, "--update-baseline")
    write(project / "Sources", c=WARNED.replace("Ask", "New"))
    status, told, _ = check(project, "--strict")
    assert status == 1 and told == ["name/unused-parameter"]
    (project / "Sources/c.dialog").unlink()
    # More of a kind in one dialog: which is the new one cannot be said.
    write(project / "Sources", b=FAULTY.replace("other: Int", "other: Int, third: Int"))
    assert check(project)[1] == ["name/unused-parameter"] * 3


def test_edits_beside_it_change_nothing(project):
    check(project, "--update-baseline")
    write(project / "Sources", a="// A line more.\n\n" + WARNED, b=FAULTY.replace("This Item", "Album"))
    assert check(project, "--strict") == (0, [], "")


def test_what_is_mended_is_taken_out_and_nothing_put_in(project):
    before = len(found(project))
    check(project, "--update-baseline")
    write(project / "Sources", a=WARNED.replace("(unused: Int)", ""), c=WARNED.replace("Ask", "New"))
    _, told, said = check(project, "--update-baseline")
    assert told == ["name/unused-parameter"] and said == f"baseline: 1 mended, {before - 1} left\n"
    # So that the same fault is new when it comes back.
    write(project / "Sources", a=WARNED)
    (project / "Sources/c.dialog").unlink()
    assert check(project)[1] == ["name/unused-parameter"]
    # Of files that were not asked for everything stays, and of those that are gone nothing.
    write(project / "Sources", a=WARNED.replace("(unused: Int)", ""))
    (project / "Sources/b.dialog").unlink()
    check(project, "--update-baseline", paths=("Sources/a.dialog",))
    assert json.loads((project / "known.json").read_text())["findings"] == []


def test_errors_of_the_language_are_never_known(project):
    write(project / "Sources", c=BROKEN.replace("Ask", "Broken"))
    status, told, said = check(project, "--update-baseline")
    assert status == 1 and said == "baseline: unchanged, as errors may hide findings\n"
    assert not (project / "known.json").exists() and "syntax/missing" in " ".join(told)


def test_artifacts_are_made_where_all_errors_are_known(project):
    call = ["build", "Sources", "--emit", "json", "--out", "out"]
    assert dialogc(*call, cwd=project).returncode == 1
    check(project, "--update-baseline")
    run = dialogc(*call, "--baseline", "known.json", cwd=project)
    assert (run.returncode, run.stderr) == (0, "") and (project / "out/dialogs.json").exists()


def test_a_baseline_is_a_file_of_lines(project):
    check(project, "--update-baseline")
    text = (project / "known.json").read_text()
    lines = [json.loads(line.strip().rstrip(",")) for line in text.splitlines() if '"rule"' in line]
    assert json.loads(text) == {"version": 1, "findings": lines}
    assert [line["file"] for line in lines] == sorted(line["file"] for line in lines)
    assert {"file": "Sources/b.dialog", "dialog": "Old", "rule": "name/unused-parameter", "count": 2} in lines


def test_what_is_no_baseline(project):
    assert dialogc("check", "Sources", "--baseline", "none.json", cwd=project).returncode == 3
    (project / "known.json").write_text("{}")
    run = dialogc("check", "Sources", "--baseline", "known.json", cwd=project)
    assert run.returncode == 3 and "error[input/no-baseline]" in run.stderr
    assert dialogc("check", "Sources", "--update-baseline", cwd=project).returncode == 2
