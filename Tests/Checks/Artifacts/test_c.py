"""Checks the C artifacts of the samples, and of the folders named in DIALOG_SOURCES.

    pytest Tests/Checks/Artifacts/test_c.py
    DIALOG_SOURCES=DIR:DIR DIALOGC=.build/release/dialogc pytest Tests/Checks/Artifacts/test_c.py
    PYTHONPATH=Tests/Checks/Support python3 Tests/Checks/Artifacts/test_c.py DIR…
                               what was compared, in figures; no matter what the guidelines say of
                               the dialogs

Each folder is one project. Its headers must compile without a warning as C99 and C++17; and a
program that prints every text in every language, for the values below, must print what stock ICU
formats from the patterns of the JSON artifact. Needs gcc, clang and the PyPI packages pytest and
PyICU.
"""

import datetime
import functools
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import unittest.mock

import icu
import pytest

import c_program
import icu_oracle
import parts_oracle
from c_program import Moment
from dialogc import DIALOGC, ROOT
from icu_oracle import Currency
from projects import without_rules

C_SOURCES = ROOT / "Tests/Checks/Artifacts/c"

WARNINGS = "-Wall -Wextra -Wpedantic -Werror -Wconversion -Wshadow -Wsign-conversion".split()
C_COMPILERS = [("gcc", "-std=c99"), ("clang", "-std=c99")]
CXX_COMPILERS = [("g++", "-std=c++17"), ("clang++", "-std=c++17")]
CXX_WARNINGS = ["-Wold-style-cast"]
SANITIZE = ["-fsanitize=address,undefined", "-fno-sanitize-recover=all", "-g", "-O1"]

VALUES = {
    "String": ["Vacation", "한강", "", "it's {#1} | <b>", "שלום", "e\u0301🙂"],
    "Int": c_program.COUNTS + [-1, 1000, 2**63 - 1],
    "Double": [0.0, 0.25, 0.125, 1.0, -3.5, 1234.5678, 1e9, 0.0005, 2.0005, 1e23, -0.0001],
    "Bool": [True, False],
    "Date": [Moment(datetime.datetime(2024, 3, 5, 14, 7), 0),
             Moment(datetime.datetime(1999, 12, 31, 0, 0), -59),
             Moment(datetime.datetime(2025, 3, 20, 23, 59, 59), 3600),
             Moment(datetime.datetime(2100, 2, 28, 12, 0), 86400 * 400),
             Moment(datetime.datetime(2023, 10, 7, 4, 59), -86400 * 8)],
    "Currency": [Currency(*a) for a in [
        (1234.5, "USD"), (990, "KRW"), (0, "EUR"), (-2, "JPY"), (1.234, "KWD"), (-1e7, "CHF"),
        (12.5, "BRL"), (1, "XAF")]],
    "Bytes": [0, 1, 2, 999, 1000, 1500000, 999949, 999950, 2500000000, 3 * 10**12, 10**15],
    "URL": ["https://example.org/?a={b}"],
    "[String]": [[], ["한강"], ["a", "b"], ["a", "b", "c"], ["x", "Inglaterra", "hielo", "hijo"]],
}


def folders():
    samples = sorted(p for p in (ROOT / "Samples").iterdir() if any(p.glob("*.dialog")))
    extra = os.environ.get("DIALOG_SOURCES", "")
    named = [pathlib.Path(p) for p in extra.split(os.pathsep) if p]
    return [ROOT / "Tests/Fixtures/JSON", ROOT / "Tests/Fixtures/C"] + samples + named


# Their programs run with every check of the compiler's.
SANITIZED = ["C", "Feature-tour"]


class Project:
    """The artifacts of a folder."""

    def __init__(self, source, folder):
        self.source = source
        self.folder = folder
        folder.mkdir(exist_ok=True)
        run = subprocess.run(
            [DIALOGC, "build", str(source), "--emit", "c,json", "--out", str(folder)],
            capture_output=True, text=True)
        assert run.returncode == 0, run.stderr
        (path,) = folder.glob("*.json")
        self.artifact = json.loads(path.read_text(encoding="utf-8"))
        self.name = self.artifact["project"]["name"] + ".h"
        self.header = (folder / self.name).read_text(encoding="utf-8")

    def values(self, kind):
        if kind in VALUES:
            return VALUES[kind]
        (cases,) = [e["cases"] for e in self.artifact["enums"] if e["name"] == kind]
        return [case["name"] for case in cases]

    @functools.cached_property
    def program(self):
        """The path of the program that prints every text."""
        text = c_program.program(
            self.name, self.header, self.artifact, self.values,
            [text for text in VALUES["String"] if text])
        path = self.folder / "texts.c"
        path.write_text(text, encoding="utf-8")
        return path

    # As many projects as folders are compiled, and kept.
    @functools.lru_cache  # noqa: B019
    def compile(self, compiler, standard, *flags):
        """The path of the compiled program."""
        out = self.folder / "-".join(["texts", compiler, *flags])
        language = "c++" if "+" in compiler else "c"
        run_compiler(compiler, [standard, *flags, "-I", str(C_SOURCES), "-x", language,
                                str(self.program), "-o", str(out)])
        return out

    def printed(self, executable):
        """What the program prints."""
        run = subprocess.run([executable], capture_output=True)
        assert run.returncode == 0, run.stderr.decode()
        return [json.loads(line) for line in run.stdout.splitlines()]


def run_compiler(compiler, arguments):
    run = subprocess.run([compiler, *WARNINGS, *arguments], capture_output=True, text=True)
    assert run.returncode == 0, run.stderr[:4000]


@pytest.fixture(scope="module", params=folders(), ids=lambda path: path.name)
def project(request, tmp_path_factory):
    return Project(request.param, tmp_path_factory.mktemp("c"))


@pytest.mark.parametrize("compiler,standard", C_COMPILERS + CXX_COMPILERS)
def test_headers_alone_have_no_warnings(project, compiler, standard):
    language = "c++" if "+" in compiler else "c"
    # As a header, and as the file itself: what is unused in that is warned of.
    for kind in [f"{language}-header", language]:
        run_compiler(compiler, [standard, "-fsyntax-only", *(CXX_WARNINGS if "+" in compiler else []),
                                "-x", kind, str(project.folder / project.name)])


@pytest.mark.parametrize("compiler,standard", C_COMPILERS + CXX_COMPILERS)
def test_programs_have_no_warnings(project, compiler, standard):
    # What gcc warns of depends on how far it optimizes.
    project.compile(compiler, standard, "-O2" if compiler.startswith("g") else "-fsyntax-only")


def test_texts_are_what_icu_writes(project):
    is_sanitized = project.source.name in SANITIZED
    executable = project.compile("gcc", "-std=c99", *(SANITIZE if is_sanitized else ["-O2"]))
    compared, _ = compare(project, project.printed(executable))
    assert compared > 0


def test_sample(tmp_path):
    """The worked example: what it prints, and how it ends."""
    for name in ("C", "Photos"):
        shutil.copytree(ROOT / "Samples" / name, tmp_path / name)
    make = subprocess.run(
        ["make", "-C", str(tmp_path / "C"), f"DIALOGC={pathlib.Path(DIALOGC).resolve()}",
         f"CFLAGS=-std=c99 {' '.join(WARNINGS)}"], capture_output=True, text=True)
    assert make.returncode == 0, make.stderr

    def ask(language, answer, *arguments):
        run = subprocess.run([tmp_path / "C" / "delete", *arguments], input=answer, text=True,
                             capture_output=True, env={"LANG": language})
        return run.returncode, run.stdout

    assert ask("ko_KR.UTF-8", "2\n", "3", "여름") == (
        0, "사진 3장을 삭제할까요?\n“여름”에서도 제거됩니다.\n[1*] 취소   [2] 삭제\n> delete\n")
    assert ask("C", "9\n\n", "1") == (
        1, "Delete this photo?\nIt’s also removed from “Summer”.\n[1*] Cancel   [2] Delete\n> > cancel\n")
    assert ask("en_US", "")[0] == 1


def test_the_runtime_holds_at_its_edges(tmp_path):
    Project(ROOT / "Tests/Fixtures/C", tmp_path)
    for compiler, flags in [("gcc", SANITIZE), ("gcc", ["-O3"]), ("clang", ["-O2"])]:
        out = tmp_path / "runtime"
        run_compiler(compiler, ["-std=c99", *flags, "-I", str(tmp_path), "-o", str(out),
                                str(C_SOURCES / "runtime.c")])
        run = subprocess.run([out], capture_output=True, text=True)
        assert (run.returncode, run.stderr) == (0, ""), compiler


@pytest.mark.parametrize("compiler,standard", C_COMPILERS + CXX_COMPILERS)
def test_deprecated_dialogs_are_warned_of(compiler, standard, tmp_path):
    Project(ROOT / "Tests/Fixtures/C", tmp_path)
    source = tmp_path / "use.c"
    source.write_text("""
#include "Corners.h"
int main(void) {
  char title[9];
  corners_app_2_title(title, sizeof title, CORNERS_LANGUAGE_EN);
  return corners_app_2(CORNERS_LANGUAGE_EN).dialog->kind == DIALOG_ALERT;
}
""")
    run = subprocess.run(
        [compiler, standard, "-x", "c++" if "+" in compiler else "c", "-fsyntax-only", str(source)],
        capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    assert 'Ask "nothing" instead' in run.stderr.replace("\\", "")
    for name in ("corners_app_2", "corners_app_2_title"):
        assert re.search(rf"\b{name}\b.*is deprecated", run.stderr)


def test_builds_the_same_bytes_twice(tmp_path):
    first, second = (Project(ROOT / "Tests/Fixtures/C", tmp_path / name) for name in "ab")
    for path in first.folder.iterdir():
        if path.suffix == ".h":
            assert path.read_bytes() == (second.folder / path.name).read_bytes()


def written(folder, source):
    folder.mkdir(exist_ok=True)
    (folder / "Source.dialog").write_text(source, encoding="utf-8")
    return folder


LONG = " ".join(f"word{i}" for i in range(900))
LONG_PROJECT = f"""
project Long {{ source en; locales en, ko }}
alert Long(x: Int) {{
  title {{
    en by x {{ one "{LONG} {{x}}" other "{{x}}" }}
    ko "{"가나다라마바사 ' " * 400}{{x:을/를}}"
  }}
  button ok "OK"
  exit ok
}}
"""


@pytest.mark.parametrize("source", [
    LONG_PROJECT,
    # No dialogs at all, and a name that C has.
    "project INT { source en }",
    # The runtime's own names.
    'project Dialog { source en }\nalert Choice { title "Choose One"; button place "OK"; exit place }',
], ids=["long", "empty", "names"])
def test_unusual_projects(source, tmp_path):
    project = Project(written(tmp_path / "in", source), tmp_path / "out")
    for compiler, standard in C_COMPILERS + CXX_COMPILERS:
        test_headers_alone_have_no_warnings(project, compiler, standard)
        if project.artifact["dialogs"]:
            compare(project, project.printed(project.compile(compiler, standard)))


# Languages with digits, calendars, plurals, groups, lists or signs of their own.
LOCALES = """en am ar ar-AE be bn br ckb cs cy de de-AT de-CH es es-MX eu fa fr fr-CA fr-CH ga gd he hi hy
    is ja ka km ko kok lt lv mk ml mr mt my nb ne pa pl ps pt-BR pt-PT ro ru sd sl sr sr-Latn sv sw ta te th
    tr uk ur uz vi zh-Hans zh-Hant en-GB en-IN""".split()
STYLES = {
    "Int": "{x}", "Double": "{x} {x:percent}", "Currency": "{x}", "Bytes": "{x}", "[String]": "{x}",
    "Date": "{x} {x:time} {x:relative}", "String": "{x:quoted}",
}


def test_values_in_many_languages(tmp_path):
    dialogs = [
        f"alert Ask{index}(x: {kind}) {{ title {{ "
        + " ".join(f'{tag} "{text}"' for tag in LOCALES) + " }; button ok \"OK\"; exit ok }"
        for index, (kind, text) in enumerate(STYLES.items())]
    source = f"project Many {{ source en; locales {', '.join(LOCALES)} }}\n" + "\n".join(dialogs)
    project = Project(written(tmp_path / "in", source), tmp_path / "out")
    executable = project.compile("gcc", "-std=c99", *SANITIZE)
    compared, _ = compare(project, project.printed(executable))
    assert compared >= len(LOCALES) * len(VALUES["Int"])


CHOICES = {
    "en, ko, zh-Hans, zh-Hant": {
        "ko": "ko", "ko-KR": "ko", "KO-kr": "ko", "kor": "ko", "ko_KR.UTF-8": "ko",
        "ko_KR.eucKR@hangul": "ko", "fr:ko:en": "ko", "ja,ko;q=0.5": "ko", "en;q=0.2, ko;q=0.9": "ko",
        "en;q=0.8,ko;q=0.81": "ko", "ko;q=0, zh": "zh-Hans", "ko; q=0.1, en ; q=0.7": "en",
        "zh": "zh-Hans", "zh-CN": "zh-Hans", "zh-SG": "zh-Hans", "zh-Hans-TW": "zh-Hans",
        "zh-TW": "zh-Hant", "zh_TW.UTF-8": "zh-Hant", "zh-HK": "zh-Hant", "zh-Hant-MO": "zh-Hant",
        "zh-hant-hk-x-private": "zh-Hant", "zh-MO-u-nu-hanidec": "zh-Hant", "cmn": "zh-Hans",
        "": "en", "C": "en", "POSIX": "en", "*": "en", "ja": "en", "ja, *;q=0.1": "en", "i-x-ko": "en",
        ",,;q=;;=,": "en", "zh-TW;q=1.000,zh-CN;q=0.999": "zh-Hant", "k": "en", "kok": "en",
        "ko-" + "x" * 200: "ko", "a" * 1000 + ",ko": "ko", "en;q=2,ko": "en", "\tko\r\n": "ko",
        "한국어,zh-HK": "zh-Hant", "-ko": "en", "zh--TW": "zh-Hans",
        "cmn-Hant": "zh-Hant", "cmn_TW.UTF-8": "zh-Hant", "zho-Hant-HK": "zh-Hant", "chi-CN": "zh-Hans",
        "LANGUAGE=zh_TW:ko": "zh-Hant", "LANG=ko_KR.UTF-8": "ko", "LANGUAGE=": "en", "=": "en",
        "zh-cmn-Hant": "zh-Hant", "zh-yue-HK": "zh-Hant", "zh-cmn": "zh-Hans", "zh-cmn-Hans-TW": "zh-Hans",
        "zh_cmn_Hant.UTF-8": "zh-Hant", "zh-min-nan": "zh-Hans", "zh-yu1-HK": "zh-Hans",
        "zh-cmn-" + "x" * 200: "zh-Hans", "cmn-" + "x" * 59: "zh-Hans", "cmn-" + "x" * 200: "zh-Hans",
    },
    "en, zh, yue": {"zh-yue-HK": "yue", "zh-cmn-Hant": "zh"},
    "en, zh-Hans": {"zh-TW": "zh-Hans", "zh-TW, en;q=0.1": "en", "zh-Hant-HK,fr": "zh-Hans"},
    "en, zh-TW, zh-CN": {"zh-Hant": "zh-TW", "zh-HK": "zh-TW", "zh": "zh-CN", "zh-Hans-SG": "zh-CN"},
    "en, en-GB": {"en-AU": "en-GB", "en-IE": "en-GB", "en-US": "en", "en": "en", "en-DE": "en-GB"},
    "en-US, en-GB": {"en": "en-US", "en-NZ": "en-GB", "en-PR": "en-US"},
    "en, es, es-419": {"es-MX": "es-419", "es-ES": "es", "es": "es", "es-US": "es-419", "es-EA": "es"},
    "en, es-MX": {"es-AR": "es-MX", "es": "es-MX", "es-ES": "es-MX"},
    "en, pt-BR": {"pt-PT": "pt-BR", "pt": "pt-BR", "por": "pt-BR"},
    "en, pt-BR, pt-PT": {"pt-AO": "pt-PT", "pt": "pt-BR", "pt-MZ": "pt-PT"},
    "en, sr, sr-Latn": {"sr-ME": "sr-Latn", "sr_RS@latin": "sr-Latn", "sh": "sr-Latn", "sr-BA": "sr",
                        "sr-Cyrl-ME": "sr"},
    "en, nb": {"no": "nb", "nb-NO": "nb", "no-NO": "nb", "nn": "nb", "nn, en": "en", "nn-NO,fr": "nb"},
    "en, he, id, fil": {"iw-IL": "he", "in": "id", "tl": "fil", "tl-PH": "fil"},
    "en, uz": {"uz-AF, en": "en", "uz_UZ@cyrillic, en": "en", "uz-AF": "uz"},
    "en, ko-KR": {"ko": "ko-KR", "ko-KP": "ko-KR", "kor": "ko-KR"},
    "en, qaa": {"qaa": "qaa", "qaa-KR": "qaa", "qab": "en"},
}


@pytest.mark.parametrize("locales", CHOICES)
def test_languages_are_chosen(locales, tmp_path):
    dialog = 'alert Ask { title "Ask"; button ok "OK"; exit ok }'
    source = f"project Choice {{ source en; locales {locales} }}\n{dialog}"
    if not locales.startswith("en,"):
        source = source.replace("source en", f"source {locales.split(',')[0]}")
    project = Project(written(tmp_path / "in", source), tmp_path / "out")
    (tmp_path / "choose.c").write_text("""
#include "Choice.h"
#include <stdio.h>
int main(int count, char **lists) {
  for (int i = 1; i < count; i++) {
    puts(dialog_tag_of(choice_project.languages, choice_choose_language(lists[i])));
  }
  return 0;
}
""")
    out = tmp_path / "choose"
    run_compiler("gcc", ["-std=c99", *SANITIZE, "-I", str(project.folder), "-o", str(out),
                         str(tmp_path / "choose.c")])
    run = subprocess.run([out, *CHOICES[locales]], capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    assert dict(zip(CHOICES[locales], run.stdout.split())) == CHOICES[locales]


def compare(project, lines):
    """How many texts are equal to what the artifact says, and how many could not be compared; stops
    at the first that is not equal."""
    dialogs = {d["name"]: d for d in project.artifact["dialogs"]}
    cases = {name: list(c_program.cases(d, project.values)) for name, d in dialogs.items()}
    texts = {name: dict(texts_of(d)) for name, d in dialogs.items()}
    expected = Expectations(project.artifact)
    skipped = 0
    for line in lines:
        dialog = line["dialog"]
        text, variable = texts[dialog][line["place"], line.get("part", "")]
        arguments = dict(cases[dialog][line["case"]])
        if variable:
            arguments[variable] = line["element"]
        written = expected.text(text, line["language"], arguments)
        if written is None:
            skipped += 1
            continue
        assert line["text"] == written, f"{line} {arguments}"
    assert {(line["dialog"], line["place"], line.get("part", "")) for line in lines} == {
        (name, *key) for name in texts for key in texts[name]}
    return len(lines) - skipped, skipped


def texts_of(dialog):
    """Each text by its place and part, with what it calls the element of a repeated choice."""
    for role, text in dialog["texts"].items():
        yield (role, ""), (text, None)
    for field in dialog["fields"]:
        yield (field["name"], "field"), (field["placeholder"], None)
        if "text" in field.get("initial", {}):
            yield (field["name"], "initial"), (field["initial"]["text"], None)
    for button in dialog["buttons"]:
        variable = button.get("repetition", {}).get("variable")
        yield (button["name"], "button"), (button["title"], variable)
        for part, text in button.get("input", {}).items():
            yield (button["name"], part), (text, None)


class Expectations:
    """What texts should be, each worked out once."""

    def __init__(self, artifact):
        self.locales = artifact["project"]["locales"]
        self.cache = {}

    def text(self, text, locale, arguments):
        while locale not in text:
            locale = self.fallback(locale)
        translation = text[locale]
        used = names_in(translation["parts"])
        arguments = {name: value for name, value in arguments.items() if name in used}
        if not is_certain(translation, arguments):
            return None
        key = (id(translation), tuple((n, repr(v)) for n, v in arguments.items()))
        if key not in self.cache:
            self.cache[key] = self.written(translation, locale, arguments)
        return self.cache[key]

    def fallback(self, locale):
        subtags = locale.split("-")
        for count in range(len(subtags) - 1, 0, -1):
            if "-".join(subtags[:count]) in self.locales:
                return "-".join(subtags[:count])
        return self.locales[0]

    @staticmethod
    def written(translation, locale, arguments):
        if "icu" in translation:
            plain = {n: v.date if isinstance(v, Moment) else v for n, v in arguments.items()}
            return icu_oracle.format(translation["icu"], locale, plain)
        with unittest.mock.patch.dict(parts_oracle.STYLES, MOMENTS):
            return parts_oracle.interpret(translation["parts"], locale, arguments)


def distance(moment, locale):
    """In whole units of the largest that there is at least one of."""
    units = icu.URelativeDateTimeUnit
    lengths = [(31536000, units.YEAR), (2592000, units.MONTH), (604800, units.WEEK),
               (86400, units.DAY), (3600, units.HOUR), (60, units.MINUTE), (1, units.SECOND)]
    formatter = icu.RelativeDateTimeFormatter(icu_oracle.icu_locale(locale))
    seconds = abs(moment.seconds_from_now)
    if seconds == 0:
        return formatter.format(icu.UDateDirection.PLAIN, icu.UDateAbsoluteUnit.NOW)
    length, unit = next(entry for entry in lengths if seconds >= entry[0])
    count = seconds // length
    return formatter.formatNumeric(float(count if moment.seconds_from_now > 0 else -count), unit)


MOMENTS = {
    "relative": distance,
    "date": lambda moment, locale: DATE(moment.date, locale),
    "time": lambda moment, locale: TIME(moment.date, locale),
}
DATE, TIME = parts_oracle.STYLES["date"], parts_oracle.STYLES["time"]


def is_certain(translation, arguments):
    """Whether the oracle can tell how the values sound that words agree with: of Hangul only. Other
    values are compared with the compiler's own reading in the tests of its backends."""
    return all(
        isinstance(arguments[name], str) and (not arguments[name] or "가" <= arguments[name][-1] <= "힣")
        for name in agreeing(translation["parts"]))


def agreeing(parts):
    for part in parts:
        if isinstance(part, dict):
            if "agreement" in part:
                yield part["parameter"]
            for arm in part.get("arms", {}).values():
                yield from agreeing(arm)


def names_in(parts):
    names = set()
    for part in parts:
        if isinstance(part, dict):
            names.add(part.get("select", part.get("parameter")))
            for arm in part.get("arms", {}).values():
                names |= names_in(arm)
    return names


def main():
    for folder in map(pathlib.Path, sys.argv[1:]):
        with tempfile.TemporaryDirectory() as scratch:
            scratch = pathlib.Path(scratch)
            project = Project(without_rules(folder, scratch / "in"), scratch / "out")
            for compiler, standard in C_COMPILERS + CXX_COMPILERS:
                test_headers_alone_have_no_warnings(project, compiler, standard)
                project.compile(compiler, standard, "-O2")
            lines = project.printed(project.compile("gcc", "-std=c99", *SANITIZE))
            compared, skipped = compare(project, lines)
            dialogs, locales = project.artifact["dialogs"], project.artifact["project"]["locales"]
            print(f"{folder.name}: {len(dialogs)} dialogs, {len(locales)} languages, "
                  f"{compared} texts as ICU writes them, {skipped} left out; header of "
                  f"{len(project.header.encode())} bytes")


if __name__ == "__main__":
    main()
