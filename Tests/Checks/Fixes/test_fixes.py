"""Each fix mends its finding and brings no other, alone and with all that are safe."""

import os

import pytest

import fixes

# Folders of projects beside those of this one, divided by colons.
FOLDERS = [folder for folder in os.environ.get("DIALOGC_FIX_PROJECTS", "").split(":") if folder]

EDITIONS = ["2019", "2020", "2022", "2024"]
CHOICES = [fixes.alone, fixes.together]


@pytest.fixture(scope="module")
def projects():
    return [*fixes.samples(), *fixes.guidelines(), *fixes.mistakes()]


@pytest.fixture(scope="module")
def own(projects):
    """What is found by each project's own edition of the guidelines."""
    return fixes.told(projects)


def harmful(results):
    return [(one.project.place, one.fixes[0].finding["rule"]) for one in results if one.is_harmful]


@pytest.mark.parametrize("choose", CHOICES)
def test_fixes_do_no_harm(own, choose):
    results = list(fixes.outcomes(own, choose))
    assert sum(len(one.fixes) for one in results) > 200
    assert harmful(results) == [], "fixes.py --harmful tells what comes"


@pytest.mark.parametrize("edition", EDITIONS)
def test_fixes_of_other_editions_do_no_harm(projects, own, edition):
    """By every edition: those of findings that the project's own has not."""
    options = ("--guidelines", edition)
    found, known = fixes.told(projects, options), [one.identities for one in own]
    for choose in CHOICES:
        assert harmful(fixes.outcomes(found, choose, options, known)) == [], (
            "fixes.py --harmful --guidelines tells what comes")


@pytest.mark.skipif(not FOLDERS, reason="DIALOGC_FIX_PROJECTS names no folders")
@pytest.mark.parametrize("choose", CHOICES)
def test_other_projects(choose):
    results = list(fixes.outcomes(fixes.told(fixes.of_folders(FOLDERS)), choose))
    assert harmful(results) == [], "fixes.py --harmful FOLDER tells what comes"
