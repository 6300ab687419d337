"""Each fix mends its finding and brings no other, alone and with all that are safe.

The figures only get better: who makes fewer fixes do harm writes the new ones here.
"""

import os

import pytest

import fixes

# By rule: how many fixes do harm at most, each made alone; of a rule that is not named, none.
HARMFUL = {
    "alert/too-many-buttons": 9,
    "alert/title-required": 2,
    "alert/explains-buttons": 1,
    "button/destructive-role": 2,
    "text/ending-punctuation": 4,
}
# How many projects are harmed at most by all that are safe.
HARMED = 4
# Folders of projects beside those of this one, divided by colons.
FOLDERS = [folder for folder in os.environ.get("DIALOGC_FIX_PROJECTS", "").split(":") if folder]


@pytest.fixture(scope="module")
def projects():
    return [*fixes.samples(), *fixes.guidelines()]


def harmful(results):
    return {
        rule: (count, made) for rule, (made, count) in fixes.figures(results).items()
        if count > HARMFUL.get(rule, 0)}


def test_each_fix_alone(projects):
    results = list(fixes.outcomes(projects, fixes.alone))
    assert sum(len(one.fixes) for one in results) > 500
    assert harmful(results) == {}, "fixes.py --harmful tells which"


def test_safe_fixes_together(projects):
    results = list(fixes.outcomes(projects, fixes.together))
    assert len([one for one in results if one.is_harmful]) <= HARMED, "fixes.py --harmful tells what comes"


@pytest.mark.skipif(not FOLDERS, reason="DIALOGC_FIX_PROJECTS names no folders")
@pytest.mark.parametrize("choose", [fixes.alone, fixes.together])
def test_other_projects(choose):
    results = list(fixes.outcomes(fixes.of_folders(FOLDERS), choose))
    harmful = [(one.project.place, one.fixes[0].finding["rule"]) for one in results if one.is_harmful]
    assert harmful == [], "fixes.py --harmful FOLDER tells what comes"
