"""What is found of the seeded faults of translations, and that no right translation is blamed."""

import collections

import pytest

import translations

# How many of the faults of each kind are found at least.
FOUND = {
}
# Right translations that are blamed, by their lines, with the rules that blame them.
BLAMED = {
}


@pytest.fixture(scope="module")
def judged():
    return translations.judge_all()


def test_faults_are_found(judged):
    found = collections.Counter(line["kind"] for line, rules, _ in judged if rules)
    lacking = {kind: found[kind] for kind, least in FOUND.items() if found[kind] < least}
    assert not lacking, "python Tests/Checks/Translations/translations.py KIND…"


def test_right_translations_are_not_blamed(judged):
    blamed = {line["id"]: sorted(rules) for line, _, rules in judged if rules}
    assert blamed == BLAMED


def test_lines_are_whole():
    for language in translations.languages():
        lines = translations.lines(language)
        assert len({line["id"] for line in lines}) == len(lines)
        assert all(line["good"] != line["bad"] and line.get("also") != line["bad"] for line in lines), language
