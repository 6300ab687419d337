"""Dialogs that break the guidelines' statements are found, and those that keep them are not blamed.

The figures only get better: who makes a rule find more, or blame less, writes the new ones here.
"""

import collections

import pytest

import guideline_dialogs

# By document: how many are found at least, and how many are blamed at most.
FIGURES = {
    "000": (1051, 0),
    "001": (1078, 0),
    "002": (645, 0),
    "003": (482, 0),
    "004": (142, 0),
}
# What no Korean text can break: there is no letter case.
ENGLISH_ALONE = {
    "000/17", "000/19", "000/25", "000/35", "000/43", "001/17", "001/19", "001/24", "001/40", "002/16",
    "003/13", "003/18", "003/35",
}
LANGUAGES = ("en", "ko")


@pytest.fixture(scope="module")
def results():
    return guideline_dialogs.judged(guideline_dialogs.cases())


def test_every_dialog_is_understood(results):
    """A mistake of the language would be found in place of what is meant."""
    faults = [
        f"{case.place}: {finding['rule']}: {finding['message']}"
        for case, findings in results for finding in findings
        if finding["rule"].split("/")[0] in ("syntax", "name", "type", "selection", "directive", "input")
        and finding["rule"] not in case.rules]
    assert faults == []


def test_each_statement_has_its_dialogs(results):
    """One that is fine in each language, and three that break it, unless it cannot be broken."""
    counts = collections.Counter((case.statement, case.language, case.is_fine) for case, _ in results)
    broken = {statement for statement, _, is_fine in counts if not is_fine}
    for statement in {statement for statement, _, _ in counts}:
        for language in LANGUAGES:
            assert counts[statement, language, True] >= 1, f"{statement} {language}"
            if statement in broken and not (language == "ko" and statement in ENGLISH_ALONE):
                assert counts[statement, language, False] >= 3, f"{statement} {language}"


@pytest.mark.parametrize("document", FIGURES)
def test_figures(results, document):
    found, _, blamed, _ = guideline_dialogs.by_document(guideline_dialogs.figures(results))[document]
    hint = f"guideline_dialogs.py --missed {document} tells which"
    least, most = FIGURES[document]
    assert found >= least, hint
    assert blamed <= most, hint


def test_each_document_has_figures(results):
    assert {case.statement[:3] for case, _ in results} == set(FIGURES)
