"""Each fix mends its finding and brings no other, alone and with all that are safe."""

import os

import pytest

import fixes

# Folders of projects beside those of this one, divided by colons.
FOLDERS = [folder for folder in os.environ.get("DIALOGC_FIX_PROJECTS", "").split(":") if folder]

EDITIONS = ["", "2019", "2020", "2022", "2024"]


@pytest.fixture(scope="module")
def projects():
    return [*fixes.samples(), *fixes.guidelines(), *fixes.mistakes()]


def harmful(results):
    return [(one.project.place, one.fixes[0].finding["rule"]) for one in results if one.is_harmful]


@pytest.mark.parametrize("choose", [fixes.alone, fixes.together])
@pytest.mark.parametrize("edition", EDITIONS)
def test_fixes_do_no_harm(projects, edition, choose):
    """By each project's own edition of the guidelines, and by every edition."""
    options = ("--guidelines", edition) if edition else ()
    results = list(fixes.outcomes(projects, choose, options))
    assert sum(len(one.fixes) for one in results) > 200
    assert harmful(results) == [], "fixes.py --harmful tells what comes"


@pytest.mark.skipif(not FOLDERS, reason="DIALOGC_FIX_PROJECTS names no folders")
@pytest.mark.parametrize("choose", [fixes.alone, fixes.together])
def test_other_projects(choose):
    results = list(fixes.outcomes(fixes.of_folders(FOLDERS), choose))
    assert harmful(results) == [], "fixes.py --harmful FOLDER tells what comes"
