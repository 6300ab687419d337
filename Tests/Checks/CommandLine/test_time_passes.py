"""Checks what is told of how long a call takes."""

import re

import pytest

from dialogc import GOOD, WARNED, dialogc, write

ROW = re.compile(r" *(\d+\.\d\d) ms +(\d+\.\d) %  (.+)")


def rows(text):
    matches = [ROW.fullmatch(line) for line in text.splitlines()]
    return [(float(row[1]), float(row[2]), row[3]) for row in matches if row]


def test_a_build_tells_its_passes(tmp_path):
    write(tmp_path, a=GOOD)
    call = ["build", "a.dialog", "--emit", "json,c", "--out", "out", "--time-passes"]
    run = dialogc(*call, cwd=tmp_path)
    assert run.returncode == 0 and run.stdout == ""
    told = rows(run.stderr)
    assert len(told) == len(run.stderr.splitlines())
    assert [name for _, _, name in told] == [
        "find and read sources", "compare with the last build", "parse", "resolve names and texts", "check rules",
        "settle findings", "make json", "write files", "make c", "tell findings", "remember the build", "total"]
    *passes, total = told
    assert total[1] == 100 and sum(row[0] for row in passes) == pytest.approx(total[0], abs=0.1)
    again = [name for _, _, name in rows(dialogc(*call, cwd=tmp_path).stderr)]
    assert again == ["find and read sources", "compare with the last build", "total"]


def test_findings_stay_as_they_are(tmp_path):
    write(tmp_path, a=WARNED, b=GOOD.replace("Ask", "Other"))
    plain = dialogc("check", ".", cwd=tmp_path)
    timed = dialogc("check", ".", "--time-passes", cwd=tmp_path)
    assert timed.stderr.startswith(plain.stderr) and timed.returncode == plain.returncode
    assert len(rows(timed.stderr.removeprefix(plain.stderr))) == 7
    document = dialogc("check", ".", "--time-passes", "--diagnostics", "json", cwd=tmp_path)
    assert document.stdout == dialogc("check", ".", "--diagnostics", "json", cwd=tmp_path).stdout


def test_in_korean(tmp_path):
    write(tmp_path, a=GOOD)
    run = dialogc("check", "a.dialog", "--time-passes", "--language", "ko", cwd=tmp_path)
    assert [name for _, _, name in rows(run.stderr)] == [
        "소스 찾기와 읽기", "구문 분석", "이름과 텍스트 풀기", "규칙 검사", "지적 정리", "지적 알리기", "합계"]


def test_an_error_is_timed_too(tmp_path):
    write(tmp_path, a="alert {")
    run = dialogc("build", "a.dialog", "--emit", "json", "--out", "out", "--time-passes", cwd=tmp_path)
    assert run.returncode == 1 and rows(run.stderr)[-1][2] == "total"
