"""Plays every dialog of every project in Swift, in every language and edition, against stand-ins for frameworks.

    pytest Tests/Checks/Swift/test_playing.py
    DIALOG_SOURCES=DIR:DIR pytest Tests/Checks/Swift/test_playing.py        other projects, too

The artifact compiles without a warning in language mode 6, and in mode 5 with complete checking. What is shown is
what the JSON artifact says, in its order; each press and each way of leaving tells its outcome, once. Dialogs that
other apps have are played where ../shared has them.
"""

import json
import os
import pathlib
import subprocess
import sys

import pytest

import judging
import player_program
from dialogc import ROOT, dialogc
from expected_dialogs import rows
from projects import without_rules
from swift_frameworks import FIVE, SIX, program, typecheck
from swift_project import SwiftProject

EDITIONS = ["2019", "2020", "2022", "2024"]
SHARED = pathlib.Path(os.environ.get("DIALOGC_SHARED", ROOT.parent / "shared"))
CORPORA = sorted(path for path in (SHARED / "corpus").glob("*.json") if path.stem not in ("labels", "vocabulary"))
FIXTURES = ["C", "Catalogs", "Desk", "JSON", "Localization/Clean", "Swift", "Terminal"]


def folders():
    samples = sorted(path for path in (ROOT / "Samples").iterdir() if any(path.glob("*.dialog")))
    named = [pathlib.Path(path) for path in os.environ.get("DIALOG_SOURCES", "").split(os.pathsep) if path]
    return samples + [ROOT / "Tests/Fixtures" / name for name in FIXTURES] + CORPORA + named


def sources_of(path, scratch):
    """A project that can be built in each edition: one that is no sample without what it was never held to."""
    if path.parent == ROOT / "Samples":
        return path
    if path.suffix != ".json":
        return without_rules(path, scratch / "in")
    subprocess.run([sys.executable, SHARED / "tools/corpus.py", "convert", path, scratch / "converted"],
                   check=True, capture_output=True)
    folder = without_rules(scratch / "converted", scratch / "in")
    found = json.loads(dialogc("check", folder, "--diagnostics", "json").stdout)["diagnostics"]
    for file in {each["file"] for each in found if each["severity"] == "error"}:
        print(f"{path.stem}: left out, since it is no dialog of the language: {file}")
        pathlib.Path(file).unlink()
    return folder


@pytest.fixture(scope="module", params=folders(), ids=lambda path: path.stem)
def editions(request, tmp_path_factory):
    """The artifacts of a project, of each edition."""
    scratch = tmp_path_factory.mktemp("swift")
    source = sources_of(request.param, scratch)
    return {edition: SwiftProject(source, scratch / edition, "--guidelines", edition) for edition in EDITIONS}


def test_compiles_without_a_warning_in_mode_5(editions, stand_ins):
    assert not typecheck(editions[EDITIONS[-1]].path, stand_ins, *FIVE)


def test_shows_and_ends_as_the_artifact_says(editions, stand_ins):
    played = Played(editions, stand_ins)
    for edition, project in editions.items():
        seen = list(played.seen(project))
        faults = [line for each in seen for line in judging.judge(project, each)]
        assert not faults, f"edition {edition}: {len(faults)} faults\n" + "\n".join(faults[:40])
        languages = len(project.artifact["project"]["locales"])
        shown = {(each["dialog"], each["language"]) for each in seen}
        assert len(shown) == len(project.artifact["dialogs"]) * languages


class Played:
    """All dialogs of a project, played in one program: those of the newest edition, and of the others what differs."""

    def __init__(self, editions, stand_ins):
        newest = editions[EDITIONS[-1]]
        self.variants = {}
        folder = newest.folder / "program"
        folder.mkdir()
        path = folder / "artifact.swift"
        calls = []
        more = ""
        for edition, project in reversed(editions.items()):
            assert project.shared == newest.shared, "editions differ in their dialogs alone"
            own = [name for name, text in project.types.items() if self.variants.setdefault(text, edition) == edition]
            suffix = "" if project is newest else f"In{edition}"
            more += "".join(project.renamed(name, suffix) for name in own if suffix)
            calls += player_program.calls(
                project, lambda dialog, project=project: list(rows(dialog, project.enums)),
                project.artifact["project"]["locales"], dict(consents(project)), own, suffix)
        path.write_text(newest.text + more, encoding="utf-8")
        # Without a warning in mode 6, too; what is deprecated is used in the main program alone.
        made = program([path, player_program.main(newest, folder, calls)], folder / "play", stand_ins, *SIX, held=path)
        run = subprocess.run([made], capture_output=True, timeout=500, env={**os.environ, "TZ": "UTC"})
        assert run.returncode == 0, run.stderr.decode()[-3000:]
        self.found = {}
        for line in map(json.loads, run.stdout.splitlines()):
            self.found.setdefault(line["dialog"], []).append(line)

    def seen(self, project):
        """What was seen of the dialogs as an edition has them."""
        for name, text in project.types.items():
            edition = self.variants[text]
            for each in self.found[name + ("" if edition == EDITIONS[-1] else f"In{edition}")]:
                yield each | {"dialog": name}


def consents(project):
    """For each notification that asks for consent: the alert that asks, and the button that agrees."""
    dialogs = {dialog["name"]: dialog for dialog in project.artifact["dialogs"]}
    for dialog in dialogs.values():
        asked = dialogs.get(dialog.get("notification", {}).get("consent"))
        if asked and project.declared[dialog["name"]].kind == "Marketing":
            yield dialog["name"], (asked, agreeing(asked))


def agreeing(dialog):
    return next(button["name"] for button in dialog["buttons"] if button["name"] != dialog["exit"])


@pytest.mark.skipif(bool(CORPORA), reason="dialogs of other apps are among the projects")
def test_dialogs_of_other_apps_are_not_here():
    pytest.skip(f"no {SHARED / 'corpus'}: dialogs of other apps were not played")
