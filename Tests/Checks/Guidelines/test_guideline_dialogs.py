"""Dialogs that break the guidelines' statements are found, and those that keep them are not blamed.

The figures only get better: who makes a rule find more raises them, in the same change.
"""

import collections

import pytest

import guideline_dialogs

# By document: at least so many found, at most so many blamed.
FIGURES = {
    "000": (0, 99),
    "001": (0, 99),
}


@pytest.fixture(scope="module")
def results():
    return guideline_dialogs.judged(guideline_dialogs.cases())


def test_every_source_is_one(results):
    """What is not understood is judged by no rule."""
    faults = [
        f"{case.place}: {finding['rule']}: {finding['message']}"
        for case, findings in results for finding in findings
        if finding["rule"].split("/")[0] in ("syntax", "name", "type", "selection", "directive", "input")
        and finding["rule"] not in case.rules]
    assert faults == []


def test_statements_have_their_dialogs(results):
    """Three wordings or more that break it and one that is fine, in each language, unless none can."""
    counts = collections.Counter((case.statement, case.language, case.is_fine) for case, _ in results)
    for statement, language, is_fine in counts:
        assert counts[statement, language, True] >= 1, statement
        if not is_fine:
            assert counts[statement, language, False] >= 3, f"{statement} {language}"
            assert {(statement, other, False) for other in ("en", "ko")} <= set(counts), statement


@pytest.mark.parametrize("document", FIGURES)
def test_figures(results, document):
    found, _, blamed, _ = guideline_dialogs.by_document(guideline_dialogs.figures(results))[document]
    assert (found, -blamed) >= (FIGURES[document][0], -99), f"{found} found: guideline_dialogs.py --missed {document}"
    assert blamed <= FIGURES[document][1], f"{blamed} blamed: guideline_dialogs.py --missed {document}"


def test_documents_have_figures(results):
    assert {case.statement[:3] for case, _ in results} == set(FIGURES)
