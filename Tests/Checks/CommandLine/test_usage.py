"""Checks how the command line is read, what help says, and what a call ends with."""

import functools
import json
import os
import pathlib
import signal
import subprocess
import time

import pytest
import wcwidth

from dialogc import DIALOGC, ROOT, WARNED, dialogc, dialogc_on_terminal, environment, write

COMMANDS = ["build", "check", "format", "explain", "catalog", "completions", "help"]


@pytest.mark.parametrize("language", ["en", "ko"])
def test_help_lists_every_command_within_the_screen(language):
    run = dialogc("--help", "--language", language)
    assert run.returncode == 0 and run.stderr == ""
    for command in COMMANDS:
        assert f"\n  {command} " in run.stdout
        page = dialogc(command, "--help", "--language", language)
        assert page.returncode == 0
        assert page.stdout == dialogc("help", command, "--language", language).stdout
        assert page.stdout.startswith(f"dialogc {command}: ")
        for line in page.stdout.splitlines():
            assert wcwidth.wcswidth(line) <= 100, line


def test_help_goes_before_what_is_wrong():
    assert dialogc("check", "--bogus", "--help").stdout == dialogc("check", "--help").stdout
    assert dialogc("-h").stdout == dialogc("--help").stdout == dialogc("help").stdout


def test_help_columns_align_in_korean():
    page = dialogc("build", "--help", "--language", "ko").stdout
    options = [line for line in page.splitlines() if line.startswith("  --")]
    starts = set()
    for line in options:
        term = line.strip().split("  ")[0]
        if len(line) > len(term) + 2:
            rest = line[2 + len(term):]
            starts.add(2 + len(term) + len(rest) - len(rest.lstrip()))
    assert len(starts) == 1


def test_version():
    assert dialogc("--version").stdout.startswith("dialogc ")


def test_a_call_without_words_shows_help_as_an_error():
    run = dialogc()
    assert run.returncode == 2 and run.stdout == "" and "Commands:" in run.stderr


@pytest.mark.parametrize("arguments, says", [
    (["chek"], "did you mean ‘check’?"),
    (["frobnicate"], "no command ‘frobnicate’"),
    (["check"], "needs PATH"),
    (["check", ""], "PATH is empty"),
    (["check", "a", "--strct"], "did you mean ‘--strict’?"),
    (["check", "a", "--out", "x"], "no option ‘--out’"),
    (["check", "a", "-x"], "no option ‘-x’"),
    (["--strict", "check", "a"], "no option ‘--strict’"),
    (["check", "a", "--strict=yes"], "takes no value"),
    (["check", "a", "--color"], "needs a value"),
    (["check", "a", "--color="], "needs a value"),
    (["check", "a", "--color", "--strict"], "needs a value"),
    (["check", "a", "--warn", "button/yes-on"], "did you mean ‘button/yes-no’?"),
    (["check", "a", "--color", "alwys"], "did you mean ‘always’?"),
    (["check", "a", "--diagnostics", "yaml"], "one of text, json, sarif, xcode, github"),
    (["check", "a", "--guidelines", "2021"], "‘--guidelines’ cannot be ‘2021’"),
    (["check", "a", "--jobs", "0"], "a number from 1 to 1024"),
    (["check", "a", "--jobs", "many"], "a number from 1 to 1024"),
    (["check", "a", "--language", "fr"], "‘--language’ cannot be ‘fr’"),
    (["build", "a", "--out", "x"], "needs --emit"),
    (["build", "a", "--emit", "c"], "needs --out"),
    (["build", "a", "--emit", "c,jsn", "--out", "x"], "did you mean ‘json’?"),
    (["explain", "not-found"], "did you mean ‘input/not-found’?"),
    (["build", "a", "--emit", "c,", "--out", "x"], "a comma with nothing beside it"),
    (["check", "a", "--guidelines", "2023"], "it is one of 2019, 2020, 2022, 2024"),
    (["explain", "input/not-fond"], "did you mean ‘input/not-found’?"),
    (["explain", "a", "b"], "‘b’"),
    (["completions", "tcsh"], "for bash, zsh, fish"),
    (["completions"], "needs bash|zsh|fish"),
    (["help", "biuld"], "did you mean ‘build’?"),
])
def test_wrong_usage(arguments, says, tmp_path):
    run = dialogc(*arguments, cwd=tmp_path)
    assert run.returncode == 2
    assert run.stdout == ""
    assert says in run.stderr
    assert "--help’" in run.stderr.splitlines()[-1]
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("arguments", [
    ["check", "{file}", "--diagnostics", "json"],
    ["check", "--diagnostics=json", "{file}"],
    ["check", "--diagnostics", "text", "--diagnostics", "json", "--", "{file}"],
    ["--language", "en", "check", "{file}", "--diagnostics=json"],
])
def test_options_may_stand_anywhere(arguments, tmp_path):
    write(tmp_path, a=WARNED)
    run = dialogc(*(a.format(file="a.dialog") for a in arguments), cwd=tmp_path)
    assert run.returncode == 0
    assert json.loads(run.stdout)["summary"]["warnings"] == 1


def test_two_dashes_end_the_options(tmp_path):
    (tmp_path / "--strict").write_text(WARNED)
    assert dialogc("check", "--", "--strict", cwd=tmp_path).returncode == 0


@pytest.mark.parametrize("variables, is_korean", [
    ({"LC_ALL": "ko_KR.UTF-8"}, True),
    ({"LC_ALL": "", "LC_MESSAGES": "ko"}, True),
    ({"LC_ALL": None, "LANG": "ko-KR"}, True),
    ({"LC_ALL": "C", "LANG": "ko_KR.UTF-8"}, False),
    ({"LC_ALL": None, "LC_MESSAGES": "POSIX", "LANG": "ko_KR"}, False),
    ({"LC_ALL": "kok_IN"}, False),
    ({"LC_ALL": "fr_FR.UTF-8"}, False),
    ({"LC_ALL": None}, False),
])
def test_the_environment_chooses_the_language(variables, is_korean):
    assert ("사용법" in dialogc("--help", env=environment(**variables)).stdout) == is_korean
    asked = dialogc("--help", "--language", "en", env=environment(**variables))
    assert "사용법" not in asked.stdout


def test_wrong_usage_is_told_in_korean():
    run = dialogc("check", "--language=ko", "--strct")
    assert run.returncode == 2 and "옵션이 없습니다" in run.stderr and "‘--strict’" in run.stderr


@pytest.mark.parametrize("page, language", [("command-line.md", "en"), ("command-line.ko.md", "ko")])
def test_the_reference_is_fresh(page, language):
    stored = (ROOT / "docs" / page).read_text(encoding="utf-8")
    assert stored == dialogc("help", "--format", "markdown", "--language", language).stdout, (
        f"stale; mend it with: dialogc help --format markdown --language {language} > docs/{page}")


REFUSED = """alert EraseDisk {
  purpose destructive
  title { en "Erase this disk?"  ko "이 디스크를 지울까요?" }
  button erase { en "Erase"  ko "지우기" } destructive
}
"""


def test_errors_of_rules_that_are_to_warn_stop_nothing(tmp_path):
    write(tmp_path, a=REFUSED)
    build = ["build", "a.dialog", "--emit", "json", "--out", "out"]
    refused = dialogc(*build, cwd=tmp_path)
    assert refused.returncode == 1 and "error[button/destructive-needs-cancel]" in refused.stderr
    assert not (tmp_path / "out").exists()
    warned = dialogc(*build, "--warn", "alert/exit,button/destructive-needs-cancel", cwd=tmp_path)
    assert warned.returncode == 0, warned.stderr
    assert "warning[button/destructive-needs-cancel]" in warned.stderr
    assert (tmp_path / "out" / "dialogs.json").exists()
    write(tmp_path, b='alert Lost { title "Lost {name}?" }')
    lost = dialogc("check", "b.dialog", "--warn", "name/unknown-parameter", cwd=tmp_path)
    assert lost.returncode == 1 and "error[name/unknown-parameter]" in lost.stderr


def test_strict_takes_warnings_for_errors(tmp_path):
    write(tmp_path, a=WARNED)
    build = ["build", "a.dialog", "--emit", "json,c", "--out", "out"]
    assert dialogc("check", "a.dialog", cwd=tmp_path).returncode == 0
    strict = dialogc("check", "a.dialog", "--strict", cwd=tmp_path)
    assert strict.returncode == 1 and strict.stderr.startswith("error[name/unused-parameter]")
    assert dialogc(*build, "--strict", cwd=tmp_path).returncode == 1
    assert not (tmp_path / "out").exists()
    assert dialogc(*build, cwd=tmp_path).returncode == 0
    assert (tmp_path / "out").exists()


def test_findings_go_to_standard_error_but_documents_of_check(tmp_path):
    write(tmp_path, a=WARNED)
    for format in ["text", "json", "sarif", "xcode", "github"]:
        check = dialogc("check", "a.dialog", "--diagnostics", format, cwd=tmp_path)
        told, silent = check.stdout, check.stderr
        if format not in ["json", "sarif"]:
            told, silent = silent, told
        assert "unused" in told and silent == ""
        build = dialogc(
            "build", "a.dialog", "--emit", "c", "--out", "o", "--diagnostics", format, cwd=tmp_path)
        assert "unused" in build.stderr and build.stdout == ""


def test_rules_are_explained():
    rules = json.loads(dialogc("explain", "--format", "json").stdout)["rules"]
    korean = json.loads(dialogc("explain", "--format", "json", "--language", "ko").stdout)["rules"]
    assert len(rules) == len(korean) > 0
    names = [rule["rule"] for rule in rules]
    assert len(set(names)) == len(names)
    listed = dialogc("explain").stdout.splitlines()
    for rule, other, line in zip(rules, korean, listed, strict=True):
        assert rule["rule"] == other["rule"] and line.startswith(rule["rule"] + " ")
        assert rule["summary"] in line
        for key in ["summary", "reason"]:
            assert rule[key] and other[key] and rule[key] != other[key]
        page = dialogc("explain", rule["rule"], "--format", "markdown").stdout
        assert page.startswith(f"## `{rule['rule']}`\n")
        assert json.loads(dialogc("explain", rule["rule"], "--format", "json").stdout) == rule


def test_a_reader_that_goes_away_is_no_error():
    for ignored in [signal.SIG_DFL, signal.SIG_IGN]:
        process = subprocess.Popen(
            [DIALOGC, "explain", "--format", "json"], stdout=subprocess.PIPE,
            stderr=subprocess.PIPE, env=environment(), restore_signals=False,
            preexec_fn=functools.partial(signal.signal, signal.SIGPIPE, ignored))
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(60) in [0, -signal.SIGPIPE]


def test_an_answer_that_cannot_be_written_is_an_error():
    with open("/dev/full", "wb") as full:
        run = dialogc("--help", stdout=full)
    assert run.returncode == 3 and "disk is full" in run.stderr


@pytest.mark.parametrize("fault", [signal.SIGSEGV, signal.SIGILL, signal.SIGTRAP, signal.SIGABRT])
def test_a_fault_of_its_own_says_so(fault):
    process = subprocess.Popen(
        [DIALOGC, "check", "-"], stdin=subprocess.PIPE, stderr=subprocess.PIPE, env=environment())
    # Signals are handled once it reads.
    deadline = time.monotonic() + 30
    waits_for = pathlib.Path(f"/proc/{process.pid}/wchan")
    while "pipe" not in waits_for.read_text() and time.monotonic() < deadline:
        time.sleep(0.01)
    os.kill(process.pid, fault)
    _, errors = process.communicate(timeout=60)
    assert process.returncode == 70 and b"internal fault" in errors


def test_colours_are_for_terminals(tmp_path):
    write(tmp_path, a=WARNED)

    def has_colours(*options, **variables):
        run = dialogc("check", "a.dialog", *options, cwd=tmp_path, env=environment(**variables))
        return "\x1b[" in run.stderr

    assert not has_colours()
    assert not has_colours("--color", "never")
    assert has_colours("--color", "always")
    assert has_colours("--color", "always", NO_COLOR="1")


@pytest.mark.parametrize("variables, is_colored", [
    ({}, True), ({"NO_COLOR": "1"}, False), ({"NO_COLOR": ""}, True), ({"TERM": "dumb"}, False),
])
def test_a_terminal_has_colours(variables, is_colored, tmp_path):
    write(tmp_path, a=WARNED)
    status, shown = dialogc_on_terminal(
        "check", "a.dialog", columns=80, cwd=tmp_path, env=environment(**variables))
    assert status == 0 and "unused" in shown
    assert ("\x1b[" in shown) == is_colored
