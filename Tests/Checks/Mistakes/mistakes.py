"""Reads Tests/Fixtures/Mistakes, asks dialogc about each mistake and marks the answers.

    python Tests/Checks/Mistakes/mistakes.py [WORD]    # what is below 3, with what was said, and the mean

3: one finding, where the mistake is, that says what it should in English and Korean, and whose first fix makes the file
that is drawn. 2: said so, but without that fix or beside another finding. 1: an error in its place. 0: anything else.
"""

import json
import pathlib
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1] / "Support"))
import dialogc

FOLDER = dialogc.ROOT / "Tests/Fixtures/Mistakes"
LANGUAGES = ("en", "ko")


@dataclass
class Mistake:
    """Lines of the wrong file, from 1; what the message says in each language: of each set of words, one."""

    lines: set = field(default_factory=set)
    mendable: bool = True
    says: dict = field(default_factory=dict)


@dataclass
class Case:
    """A file with mistakes, and what the fixes are to make of it."""

    name: str
    wrong: str = ""
    right: str = ""
    mistakes: list = field(default_factory=list)


@dataclass
class Answer:
    """The findings in each language, the text after the first fix of each, and the findings in that."""

    findings: dict
    mended: str
    left: list


def cases():
    return [case for path in sorted(FOLDER.glob("*.txt")) for case in read(path)]


def read(path):
    for part in path.read_text().split("\n=== ")[1:]:
        name, _, body = part.partition("\n")
        yield draw(f"{path.stem}: {name}", body.rstrip("\n").split("\n"))


def draw(name, lines):
    """The case that lines draw. A mistake ends with what is said about it."""
    case, mistake = Case(name), Mistake()
    for line in lines:
        mark, text = line[:1], line[2:]
        if mark == "!":
            mistake.says = words(text)
            case.mistakes.append(mistake)
            mistake = Mistake()
            continue
        case.wrong += f"{text}\n" if mark != "+" else ""
        case.right += f"{text}\n" if mark != "-" else ""
        if mark in ("-", "~"):
            mistake.lines.add(case.wrong.count("\n"))
            mistake.mendable = mark == "-"
    return case


def words(text):
    """`a or b and c | d`: the words of the English message, those of the Korean one."""
    parts = text.split(" | ")
    lists = [[choice.split(" or ") for choice in part.split(" and ")] for part in parts]
    return dict(zip(LANGUAGES, (lists[0], lists[-1])))


def findings(text, language="en"):
    run = dialogc.dialogc("check", "-", "--diagnostics", "json", "--language", language, input=text.encode())
    return json.loads(run.stdout)["diagnostics"]


def first_fixes(text, found):
    """The text after the first fix of each finding; one that reaches into another is left."""
    data, edits = text.encode(), []
    for finding in found:
        for edit in finding["fixes"][0]["edits"] if finding["fixes"] else []:
            bounds = (edit["range"]["start"]["offset"], edit["range"]["end"]["offset"])
            if (*bounds, edit["text"]) not in edits:
                edits.append((*bounds, edit["text"]))
    end = len(data)
    for start, stop, new in sorted(edits, reverse=True):
        if stop <= end:
            data, end = data[:start] + new.encode() + data[stop:], start
    return data.decode()


def answer(case):
    found = {language: findings(case.wrong, language) for language in LANGUAGES}
    mended = first_fixes(case.wrong, found["en"])
    return Answer(found, mended, findings(mended))


def mark(case, mistake, given):
    """How well a mistake of the case is answered, 0 to 3."""
    here = [place for place, one in enumerate(given.findings["en"]) if touches(one, mistake)]
    said = [place for place in here if all(
        says(given.findings[language][place]["message"], mistake.says[language]) for language in LANGUAGES)]
    if not said:
        return 1 if any(given.findings["en"][place]["severity"] == "error" for place in here) else 0
    alone = len(here) == 1 and len(given.findings["en"]) == len(case.mistakes)
    return 3 if alone and is_mended(case, mistake, given, said[0]) else 2


def is_mended(case, mistake, given, place):
    if not mistake.mendable:
        return not given.findings["en"][place]["fixes"]
    return given.mended == case.right


def touches(finding, mistake):
    start, end = finding["range"]["start"]["line"], finding["range"]["end"]["line"]
    return any(start <= line <= end for line in mistake.lines)


def says(message, wanted):
    """Whether a message has one word of each set."""
    return all(any(word.lower() in message.lower() for word in choice) for choice in wanted)


def marks(chosen):
    """Each case with its answer and the marks of its mistakes."""
    with ThreadPoolExecutor(2) as pool:
        answers = list(pool.map(answer, chosen))
    return [(case, given, [mark(case, one, given) for one in case.mistakes]) for case, given in zip(chosen, answers)]


def report(case, given, got):
    print(f"\n=== {case.name} {got}")
    for place, one in enumerate(given.findings["en"]):
        fix = one["fixes"][0]["title"] if one["fixes"] else "no fix"
        print(f"  {one['range']['start']['line']}: {one['rule']}: {one['message']} [{fix}]")
        print(f"     {given.findings['ko'][place]['message']}")
    if given.mended not in (case.right, case.wrong):
        print("  becomes\n    " + given.mended.rstrip("\n").replace("\n", "\n    "))
    for one in given.left:
        print(f"  left {one['range']['start']['line']}: {one['rule']}: {one['message']}")


def main():
    chosen = [case for case in cases() if not sys.argv[1:] or sys.argv[1] in case.name]
    judged = marks(chosen)
    for case, given, got in judged:
        if min(got, default=3) < 3 or (not got and given.findings["en"]):
            report(case, given, got)
    all_marks = [mark for _, _, got in judged for mark in got]
    counts = " ".join(f"{mark}×{all_marks.count(mark)}" for mark in (3, 2, 1, 0))
    print(f"\n{len(all_marks)} mistakes in {len(judged)} files: mean {sum(all_marks) / len(all_marks):.2f} ({counts})")


if __name__ == "__main__":
    main()
