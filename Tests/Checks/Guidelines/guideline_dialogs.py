#!/usr/bin/env python3
"""Dialogs that break or keep the statements of the guidelines, and what dialogc finds in them.

    guideline_dialogs.py              the figures by statement
    guideline_dialogs.py --missed     the dialogs that break a statement unnoticed, or are blamed, too
    guideline_dialogs.py 000/7 001    of these statements and documents alone

The form of Tests/Fixtures/Guidelines/DOCUMENT/*.dialog is told in their README.md.
"""

import argparse
import collections
import json
import pathlib
import re
import sys
import tempfile
from typing import NamedTuple

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "Support"))
from dialogc import ROOT, dialogc

FIXTURES = ROOT / "Tests/Fixtures/Guidelines"
MARK = re.compile(r"// (breaks|fine) (\d{3}/\d+)(?: (as a whole))?(?:: (.+))?$")
DIALOG = re.compile(r"(?:alert|actionSheet|notification) \w+")


class Case(NamedTuple):
    """One dialog with what stands around it, as a project of its own."""

    statement: str
    rules: tuple  # any of which finds the fault; empty of a dialog that is fine
    source: str
    place: str
    first: int  # the line of `source` that the case begins at: what stands above is not judged
    language: str

    @property
    def is_fine(self):
        return not self.rules


def cases(paths=None):
    """The cases of all files, in order."""
    for path in paths or sorted(FIXTURES.glob("*/*.dialog")):
        yield from read(path)


def read(path):
    """The cases of a file: from each mark to the next, each dialog for itself unless “as a whole”."""
    lines = path.read_text(encoding="utf-8").split("\n")
    marks = [n for n, line in enumerate(lines) if line.startswith("// ") and MARK.match(line)]
    prelude = lines[: marks[0]]
    for start, end in zip(marks, [*marks[1:], len(lines)], strict=True):
        kind, statement, whole, rules = MARK.match(lines[start]).groups()
        if (kind == "breaks") != bool(rules):
            raise ValueError(f"{path}:{start + 1}: what breaks a statement names rules, what is fine does not")
        above = [] if whole else prelude
        for first, block in blocks(lines, start + 1, end, whole):
            yield Case(
                statement, tuple(rules.split(" | ")) if rules else (), "\n".join(above + block) + "\n",
                f"{path.relative_to(ROOT)}:{first + 1}", len(above) + 1, path.name.split(".")[-2])


def blocks(lines, start, end, whole):
    """The dialogs between two marks with their first lines; what stands before a dialog belongs to it."""
    if whole:
        return [(start, lines[start:end])]
    found, first, has_dialog = [], None, False
    for n in range(start, end):
        if has_dialog and lines[n] and not lines[n].startswith((" ", "}")):
            found.append((first, lines[first:n]))
            first, has_dialog = None, False
        if lines[n] and first is None:
            first = n
        has_dialog = has_dialog or DIALOG.match(lines[n]) is not None
    return [*found, (first, lines[first:end])] if has_dialog else found


def judged(some):
    """Each case with the findings in it, all found by one call."""
    some = list(some)
    with tempfile.TemporaryDirectory() as folder:
        for n, case in enumerate(some):
            place = pathlib.Path(folder, str(n))
            place.mkdir()
            # Projects of one call have names of their own.
            source = re.sub(r"^project \w+", rf"\g<0>{n}", case.source, flags=re.M)
            (place / "Case.dialog").write_text(source, encoding="utf-8")
        told = json.loads(dialogc("check", folder, "--diagnostics", "json").stdout)["diagnostics"]
    found = collections.defaultdict(list)
    for finding in told:
        n = int(pathlib.Path(finding["file"]).parent.name)
        if finding["range"]["start"]["line"] >= some[n].first:
            found[n].append(finding)
    return [(case, found[n]) for n, case in enumerate(some)]


def is_right(case, findings):
    """Whether a fault was found, or nothing was in what is fine."""
    return not findings if case.is_fine else any(f["rule"] in case.rules for f in findings)


def figures(results):
    """By statement: found, of how many dialogs that break it, blamed, of how many that are fine."""
    table = collections.defaultdict(lambda: [0, 0, 0, 0])
    for case, findings in results:
        row = table[case.statement]
        if case.is_fine:
            row[2] += not is_right(case, findings)
            row[3] += 1
        else:
            row[0] += is_right(case, findings)
            row[1] += 1
    return table


def by_document(table):
    """The figures of statements summed up by their documents."""
    sums = collections.defaultdict(lambda: [0, 0, 0, 0])
    for statement, row in table.items():
        sums[statement[:3]] = [a + b for a, b in zip(sums[statement[:3]], row, strict=True)]
    return sums


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("statements", nargs="*")
    parser.add_argument("--missed", action="store_true")
    options = parser.parse_args()
    wanted = options.statements or [""]
    results = judged(
        case for case in cases()
        if any(case.statement == name or case.statement.startswith((name + "/") if name else "") for name in wanted))
    if options.missed:
        for case, findings in results:
            if not is_right(case, findings):
                tell(case, findings)
    table = figures(results)
    for name, row in [*sorted(table.items(), key=lambda r: [int(n) for n in r[0].split("/")]),
                      *sorted(by_document(table).items())]:
        print(f"{name:8} found {row[0]:3} of {row[1]:3}   blamed {row[2]:3} of {row[3]:3}")


def tell(case, findings):
    print(f"{case.place}: {case.statement} " + ("blamed" if case.is_fine else f"missed by {' | '.join(case.rules)}"))
    print("    " + "\n    ".join(case.source.rstrip().split("\n")[case.first - 1:]))
    for finding in findings:
        print(f"      - {finding['rule']}: {finding['message']}")


if __name__ == "__main__":
    main()
