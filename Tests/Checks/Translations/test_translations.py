"""What is found of the seeded faults of translations, and that no right translation is blamed."""

import collections

import pytest

import translations

# How many of the faults of each kind are found at least.
FOUND = {
    "added-negation": 11, "button-name": 12, "cause-turned": 2, "clock-time": 7, "comparison": 14,
    "condition-dropped": 10, "condition-turned": 4, "diacritics": 13, "doubled-word": 12, "exception-dropped": 12,
    "frequency": 15, "gender-agreement": 20, "imperative-for-fact": 7, "leftover-markup": 9, "leftover-source": 11,
    "lost-negation": 19, "misspelt-ending": 17, "misspelt-word": 12, "modality": 15, "name": 3, "number-agreement": 7,
    "number-scale": 1, "number-word": 10, "one-action-two-words": 9, "opposite-state": 13, "opposite-verb": 15,
    "order-turned": 4, "other-object": 14, "particle-or-counter": 10, "passage-turned": 5, "person": 10,
    "plural-form-wrong-number": 8, "plural-forms-equal": 6, "plural-forms-swapped": 7, "punctuation-of-language": 9,
    "quantity": 12, "question-for-statement": 10, "quotation": 10, "region": 4, "register-mixed": 14,
    "relative-day": 4, "roles-by-particle": 2, "roles-swapped": 13, "roles-swapped-words": 8, "script": 7,
    "sentence-added": 10, "sentence-dropped": 9, "tense": 12, "tone": 10, "truncated": 8, "two-names": 1, "unit": 14,
    "untranslated": 8, "wrong-sense": 24,
}
# Of all faults, and no less.
SHARE = 0.955
# Of those that can be told where English is the translation: what a source is by itself is its own.
TURNED_SHARE = 0.77


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


@pytest.fixture(scope="module")
def judged_turned():
    return translations.judge_all(is_turned=True)


def test_faults_are_found_whatever_the_source(judged_turned):
    found = sum(bool(rules) for _, rules, _ in judged_turned)
    assert found >= TURNED_SHARE * len(judged_turned), "python Tests/Checks/Translations/translations.py --turned"


def test_right_english_is_not_blamed(judged_turned):
    # English that counts without forms for it is its own fault.
    blamed = {line["id"]: rules for line, _, blame in judged_turned if (rules := blame - {"l10n/plural-candidate"})}
    assert blamed == {}


def test_lines_are_whole():
    for language in translations.languages():
        lines = translations.lines(language)
        assert len({line["id"] for line in lines}) == len(lines)
        assert all(line["good"] != line["bad"] and line.get("also") != line["bad"] for line in lines), language
