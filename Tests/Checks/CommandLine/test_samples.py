"""Samples to start from, and programs by chance, as `dialogc sample` prints them."""

import hashlib
import re

import pytest

from dialogc import dialogc, environment


def kinds_and_languages():
    kinds, languages = dialogc("sample", "--list").stdout.rstrip("\n").split("\n\n")
    return [line.split()[0] for line in kinds.splitlines()], languages.removeprefix("languages: ").split(", ")


KINDS, LANGUAGES = kinds_and_languages()


def test_what_is_promised_is_listed():
    promised = {"alert", "purchase", "problem", "sign-in", "action-sheet", "notification", "marketing", "permission"}
    assert promised <= set(KINDS)
    assert LANGUAGES[:2] == ["en", "ko"]
    assert dialogc("sample", "--list", "--language", "ko").stdout.endswith(f"언어: {', '.join(LANGUAGES)}\n")


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("locales", ["en", "ko", "en,ko", ",".join(LANGUAGES)])
def test_a_sample_is_clean_formatted_and_built(kind, locales, tmp_path):
    made = dialogc("sample", kind, "--name", "Example", "--locales", locales)
    assert made.returncode == 0 and "Example" in made.stdout
    (tmp_path / "Example.dialog").write_text(made.stdout)
    assert dialogc("format", "--check", tmp_path).returncode == 0
    built = dialogc("build", tmp_path, "--strict", "--emit", "json,c,terminal", "--out", tmp_path / "out")
    assert (built.returncode, built.stderr) == (0, "")


def test_its_comments_are_in_the_language_of_messages():
    english, korean = (dialogc("sample", "alert", env=environment(LC_ALL=None, LANG=lang)).stdout
                       for lang in ["en_US.UTF-8", "ko_KR.UTF-8"])
    strip = re.compile(r"//.*")
    assert english != korean and strip.sub("", english) == strip.sub("", korean)


@pytest.mark.parametrize("call, english, korean", [
    (["alrt"], "there is no sample of the kind ‘alrt’; did you mean ‘alert’?", "혹시 ‘alert’입니까?"),
    (["toaster"], "there is no sample of the kind ‘toaster’; there are alert, ", "있는 것: alert, "),
    ([], "needs a kind, or --random; there are alert, ", "종류나 --random이 필요합니다"),
    (["alert", "--name", "delete-note"], "‘--name’ cannot be ‘delete-note’", "DeleteNote처럼"),
    (["alert", "--name", "한글"], "‘--name’ cannot be ‘한글’", "DeleteNote처럼"),
    (["notification", "--name", "AskToNotify"], "an alert of its own named ‘AskToNotify’", "경고창이 이미 있습니다"),
    (["alert", "--locales", "en,xx"], "there are no samples in ‘xx’; there are en, ko, ", "있는 언어: en, ko, "),
    (["alert", "--locales", "pt"], "did you mean ‘pt-BR’?", "혹시 ‘pt-BR’입니까?"),
    (["alert", "--count", "3"], "‘--count’ goes with --random alone", "‘--count’ 옵션은 --random과만"),
    (["--random", "--name", "Ask"], "‘--random’ and ‘--name’ do not go together", "함께 쓸 수 없습니다"),
    (["--random", "--count", "0"], "takes a number from 1 to 1000000", "1에서 1000000 사이"),
])
def test_mistakes(call, english, korean):
    for language, words in [("en", english), ("ko", korean)]:
        run = dialogc("sample", *call, "--language", language)
        assert run.returncode == 2 and run.stdout == "" and words in run.stderr, run.stderr


def test_programs_by_chance_are_valid_and_the_same_again(tmp_path):
    made = dialogc("sample", "--random", "--seed", "3", "--count", "300")
    assert made.returncode == 0
    some, every = re.fullmatch(r"(\d+) of (\d+) constructs\n", made.stderr).groups()
    assert some == every
    assert made.stdout == dialogc("sample", "--random", "--seed", "3", "--count", "300").stdout
    assert made.stdout != dialogc("sample", "--random", "--seed", "4", "--count", "300").stdout
    (tmp_path / "a.dialog").write_text(made.stdout)
    built = dialogc("build", tmp_path, "--emit", "json,c,terminal", "--out", tmp_path / "out")
    assert built.returncode == 0, built.stderr


def test_a_seed_gives_the_same_on_every_machine():
    calls = [dialogc("sample", "--random", "--seed", "7", "--count", "50", *more) for more in [[], ["--invalid"]]]
    made = "".join(call.stdout for call in calls).encode()
    assert hashlib.sha256(made).hexdigest() == "2708052ab492155f1cd071a4dee310d252505b57eb1887ed858f72d2969713de"


def test_faults_are_named(tmp_path):
    made = dialogc("sample", "--random", "--invalid", "--seed", "3", "--count", "40")
    named = re.findall(r"^// fault: (.*)$", made.stdout, re.MULTILINE)
    assert len(named) == 40 and made.stderr == "40 mistakes, each named on the line above it\n"
    found = dialogc("check", "-", input=made.stdout.encode())
    assert found.returncode == 1 and all(f"error[{rule}]" in found.stderr for rule in named)
