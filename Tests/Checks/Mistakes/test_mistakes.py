"""What people mean by their mistakes is said, once, with the fix that they need."""

import re

import pytest

import mistakes

# The least mean of the marks, 0 to 3.
LEAST = 2.7


@pytest.fixture(scope="module")
def judged():
    return mistakes.marks(mistakes.cases())


def test_there_are_many_mistakes():
    assert sum(len(case.mistakes) for case in mistakes.cases()) >= 250


def test_the_drawn_files_are_right():
    """A check that draws something wrong would ask for it."""
    drawn = [case for case in mistakes.cases() if all(one.mendable for one in case.mistakes)]
    wrong = {case.name: found for case in drawn if (found := mistakes.findings(case.right))}
    assert not wrong


def test_people_are_answered(judged):
    marks = [mark for _, _, got in judged for mark in got]
    mean = sum(marks) / len(marks)
    print(f"{len(marks)} mistakes in {len(judged)} files: mean {mean:.2f}")
    low = [f"{case.name} {got}" for case, _, got in judged if min(got, default=3) < 3]
    assert mean >= LEAST, "\n".join(low)


def test_no_message_shows_what_stands_for_values(judged):
    """Where a text is read, values are U+FFFC and U+FFFB."""
    said = [
        said for _, given, _ in judged for findings in given.findings.values() for finding in findings
        for said in [finding["message"], *(fix["title"] for fix in finding["fixes"])]]
    assert [text for text in said if "\ufffc" in text or "\ufffb" in text] == []


def test_right_files_have_no_findings(judged):
    assert [case.name for case, given, got in judged if not got and given.findings["en"]] == []


def test_fixes_lead_to_files_without_errors(judged):
    """Where each finding has a fix."""
    left = {
        case.name: errors(given.left)
        for case, given, _ in judged if all(one["fixes"] for one in given.findings["en"])
    }
    assert {name: found for name, found in left.items() if found} == {}


def test_each_fix_alone_adds_no_error(judged):
    worse = []
    for case, given, _ in judged:
        before = errors(given.findings["en"])
        for fix in (fix for finding in given.findings["en"] for fix in finding["fixes"]):
            after = errors(mistakes.findings(mistakes.first_fixes(case.wrong, [{"fixes": [fix]}])))
            if len(after) > len(before) or (len(case.mistakes) == 1 and after):
                worse.append((case.name, fix["title"], after))
    assert worse == []


def errors(findings):
    return [one["message"] for one in findings if one["severity"] == "error"]


def test_messages_are_in_both_languages(judged):
    korean = re.compile("[가-힣]")
    for case, given, _ in judged:
        assert len(given.findings["en"]) == len(given.findings["ko"]), case.name
        for english, one in zip(given.findings["en"], given.findings["ko"]):
            assert english["range"] == one["range"], case.name
            assert korean.search(one["message"]), case.name
