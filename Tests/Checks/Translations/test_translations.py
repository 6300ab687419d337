"""What is found of the seeded faults of translations, and that no right translation is blamed."""

import collections

import pytest

import translations

# How many of the faults of each kind are found at least.
FOUND = {
    "added-negation": 5, "button-name": 12, "comparison": 11, "condition-dropped": 1, "diacritics": 9,
    "doubled-word": 9, "frequency": 8, "gender-agreement": 8, "leftover-markup": 7, "leftover-source": 10,
    "lost-negation": 12, "misspelt-ending": 9, "misspelt-word": 10, "number-agreement": 6, "number-word": 8,
    "opposite-state": 11, "opposite-verb": 11, "other-object": 9, "particle-or-counter": 6,
    "plural-form-wrong-number": 8, "plural-forms-equal": 4, "plural-forms-swapped": 7,
    "punctuation-of-language": 9, "quantity": 10, "question-for-statement": 5, "region": 3,
    "register-mixed": 6, "roles-swapped": 11, "roles-swapped-words": 7, "script": 7, "sentence-dropped": 3,
    "tone": 3, "truncated": 8, "unit": 12, "untranslated": 8,
}
# Right translations that are blamed, by their lines, with the rules that blame them.
BLAMED = {
    "ko-034": ["l10n/register"],
    "zh-Hans-026": ["l10n/register"],
    "zh-Hant-026": ["l10n/register"],
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
    assert {name: rules for name, rules in blamed.items() if rules != BLAMED.get(name)} == {}


def test_lines_are_whole():
    for language in translations.languages():
        lines = translations.lines(language)
        assert len({line["id"] for line in lines}) == len(lines)
        assert all(line["good"] != line["bad"] and line.get("also") != line["bad"] for line in lines), language
