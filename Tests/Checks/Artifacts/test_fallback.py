"""Checks that a text which a language lacks is shown in the same other one by all: the C artifact,
`dialogc run` and the JSON artifact; and that it is the one that CLDR says.

CLDR's parents are read from the library ICU, as the tables of DialogLocales are.
"""

import functools
import json
import os
import subprocess
import sys

import pytest

from dialogc import DIALOGC, ROOT

sys.path.insert(0, str(ROOT / "Sources/DialogLocales/Generate"))
import icu_data

LOCALES = """en pt pt-PT pt-BR pt-AO es es-419 es-MX es-ES en-001 en-GB en-150 en-CH zh-Hans zh-Hant
    zh-Hant-HK zh-Hant-MO sr sr-Latn no nb nn fr fr-HT ht hi hi-Latn en-IN ko ar ar-EG""".split()


@functools.cache
def parents():
    """Those of locales whose parent is not the tag without its last subtag."""
    table = {}
    for parent, children in icu_data.supplemental("supplementalData")["parentLocales"].items():
        for child in [children] if isinstance(children, str) else children:
            table[child.replace("_", "-")] = parent.replace("_", "-")
    return table


def stand_ins(locale, has):
    """The languages of a project that stand in for one, the nearest first."""
    chain = []
    while locale != "root":
        locale = parents().get(locale) or ("-".join(locale.split("-")[:-1]) or "root")
        if locale in has:
            chain.append(locale)
    return chain if "en" in chain else [*chain, "en"]


def build(folder, has):
    """A project whose dialog says the name of each language that it has."""
    lines = "\n".join(f'{tag} "{tag}"' for tag in has)
    (folder / "Ask.dialog").write_text(
        f"project Ask {{\nsource en\nlocales {', '.join(LOCALES)}\n}}\n"
        f'alert Ask {{\ntitle {{\n{lines}\n}}\nbutton ok "OK"\nexit ok\n}}\n')
    run = subprocess.run(
        [DIALOGC, "build", folder / "Ask.dialog", "--emit", "c,json", "--out", folder],
        capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    return json.loads((folder / "Ask.json").read_text(encoding="utf-8"))


def of_c(folder):
    (folder / "print.c").write_text("""
#include "Ask.h"
#include <stdio.h>
int main(void) {
  for (size_t i = 0; i < ask_project.languages->count; i++) {
    char text[32];
    ask_ask_title(text, sizeof text, (ask_language)i);
    puts(text);
  }
  return 0;
}
""")
    subprocess.run(["gcc", "-o", folder / "print", folder / "print.c"], check=True)
    return subprocess.run([folder / "print"], capture_output=True, text=True).stdout.split()


def of_run(folder, locale):
    run = subprocess.run(
        [DIALOGC, "run", folder / "Ask.dialog", "--show", "Ask", "--plain", "--locale", locale],
        capture_output=True, text=True, stdin=subprocess.DEVNULL)
    return run.stderr.split()[0]


@pytest.mark.parametrize("has", [
    LOCALES, ["en"], ["en", "pt", "es", "zh-Hans", "fr", "no", "hi"],
    ["en", "pt-PT", "es-419", "en-001", "zh-Hant", "zh-Hant-HK", "fr-HT", "en-IN", "ar"],
])
def test_all_show_the_same(has, tmp_path):
    project = build(tmp_path, has)["project"]
    assert project["fallbackLocales"] == {
        locale: stand_ins(locale, LOCALES) for locale in LOCALES if locale != "en"}
    shown = {
        locale: next(tag for tag in [locale, *project["fallbackLocales"].get(locale, [])] if tag in has)
        for locale in LOCALES}
    assert dict(zip(LOCALES, of_c(tmp_path))) == shown
    for locale in ["pt-BR", "pt-AO", "es-MX", "zh-Hant-MO", "hi-Latn", "ht", "nn", "ko"]:
        assert of_run(tmp_path, locale) == shown[locale], locale


@pytest.mark.parametrize("environment,expected", [
    ({"LANGUAGE": "pt_BR:en", "LANG": "en_US.UTF-8"}, "pt-BR"),
    ({"LANGUAGE": "xx:ko", "LC_ALL": "pt_BR"}, "ko"), ({"LANGUAGE": "ko", "LANG": "C"}, "en"),
    ({"LANGUAGE": "", "LANG": "ko_KR.UTF-8"}, "ko"), ({"LANGUAGE": "zh_TW"}, "zh-Hant"),
])
def test_the_environment_says_the_language(environment, expected, tmp_path):
    build(tmp_path, LOCALES)
    clean = {key: value for key, value in os.environ.items() if not key.startswith(("LC_", "LANG"))}
    subprocess.run([DIALOGC, "build", tmp_path / "Ask.dialog", "--emit", "terminal", "--out", tmp_path],
                   check=True, capture_output=True)
    program = tmp_path / "ask"
    subprocess.run(["gcc", "-DDIALOG_MAIN", "-o", program, tmp_path / "Ask_terminal.c"], check=True)
    for command in ([DIALOGC, "run", tmp_path / "Ask.dialog", "--plain", "--show", "Ask"],
                    [program, "Ask", "--plain"]):
        run = subprocess.run(command, env=clean | environment, capture_output=True, text=True,
                             stdin=subprocess.DEVNULL)
        assert run.stderr.split()[0] == expected, command
