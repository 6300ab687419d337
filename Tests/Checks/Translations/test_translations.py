"""What is found of the seeded faults of translations, and that no right translation is blamed."""

import collections

import pytest

import translations

# How many of the faults of each kind are found at least.
FOUND = {
    "added-negation": 8, "button-name": 12, "comparison": 11, "condition-dropped": 10, "diacritics": 9,
    "doubled-word": 9, "exception-dropped": 10, "frequency": 10, "gender-agreement": 8,
    "imperative-for-fact": 7, "leftover-markup": 9, "leftover-source": 10, "lost-negation": 12,
    "misspelt-ending": 9, "misspelt-word": 10, "modality": 10, "number-agreement": 6, "number-word": 10,
    "one-action-two-words": 9, "opposite-state": 11, "opposite-verb": 12, "other-object": 9,
    "particle-or-counter": 6, "person": 10, "plural-form-wrong-number": 8, "plural-forms-equal": 4,
    "plural-forms-swapped": 7, "punctuation-of-language": 9, "quantity": 10, "question-for-statement": 10,
    "quotation": 10, "region": 4, "register-mixed": 11, "roles-swapped": 11, "roles-swapped-words": 8,
    "script": 7, "sentence-added": 10, "sentence-dropped": 9, "tense": 11, "tone": 10, "truncated": 8,
    "unit": 12, "untranslated": 8, "wrong-sense": 14,
}
# Of all faults, and no less.
SHARE = 0.94


@pytest.fixture(scope="module")
def judged():
    return translations.judge_all()


def test_faults_are_found(judged):
    found = collections.Counter(line["kind"] for line, rules, _ in judged if rules)
    lacking = {kind: found[kind] for kind, least in FOUND.items() if found[kind] < least}
    assert not lacking, "python Tests/Checks/Translations/translations.py KIND…"
    assert found.total() >= SHARE * len(judged)


def test_right_translations_are_not_blamed(judged):
    blamed = {line["id"]: sorted(rules) for line, _, rules in judged if rules}
    assert blamed == {}


def test_lines_are_whole():
    for language in translations.languages():
        lines = translations.lines(language)
        assert len({line["id"] for line in lines}) == len(lines)
        assert all(line["good"] != line["bad"] and line.get("also") != line["bad"] for line in lines), language
