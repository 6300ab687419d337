#!/usr/bin/env python3
"""Applies what dialogc would mend: each fix alone, and all that are safe together.

    fixes.py                    the figures by rule, over the samples and fixtures
    fixes.py --harmful          each fix that does harm, too: what it leaves or brings
    fixes.py FOLDER…            over the projects in folders instead, each a subfolder
    fixes.py --guidelines 2019  by another edition of the guidelines

A fix does harm where its finding stays, an error or a warning comes that was not there, or the file
can't be formatted after it.
"""

import argparse
import collections
import contextlib
import difflib
import json
import pathlib
import re
import sys
import tempfile
from typing import NamedTuple

HERE = pathlib.Path(__file__).resolve().parent
sys.path += [str(HERE.parent / "Support"), str(HERE.parent / "Guidelines"), str(HERE.parent / "Mistakes")]
from dialogc import ROOT, dialogc

SAMPLES = ROOT / "Samples"
PROJECT = re.compile(r"^( *project \w+)", flags=re.M)
# The file of a project that has no block for itself.
OWN = "Own.dialog"
# How much source one call checks, in characters.
BATCH = 1_000_000


class Project(NamedTuple):
    """The files of a project by their paths, and where it comes from."""

    place: str
    files: dict


class Fix(NamedTuple):
    """A fix of a finding: what it does, and its edits, each of a file: (start, end, text)."""

    finding: dict
    title: str
    is_safe: bool
    edits: tuple


class Outcome(NamedTuple):
    """A project after fixes, and what is wrong with it."""

    project: Project
    fixes: list
    mended: dict
    left: collections.Counter
    new: collections.Counter
    damage: str

    @property
    def is_harmful(self):
        return bool(self.left or self.new or self.damage)


# Projects


def samples():
    return [of_folder(folder) for folder in sorted(SAMPLES.iterdir()) if any(folder.glob("**/*.dialog"))]


def guidelines():
    import guideline_dialogs

    return [Project(case.place, {"Case.dialog": case.source}) for case in guideline_dialogs.cases()]


def mistakes():
    """None, where the fixtures are not there."""
    with contextlib.suppress(ModuleNotFoundError):
        import mistakes

        return [Project(case.name, {"Case.dialog": case.wrong}) for case in mistakes.cases()]
    return []


def of_folders(folders):
    return [
        of_folder(path) for folder in folders for path in sorted(pathlib.Path(folder).iterdir()) if path.is_dir()]


def of_folder(folder):
    paths = sorted(folder.glob("**/*.dialog"))
    return Project(folder.name, {str(path.relative_to(folder)): path.read_text(encoding="utf-8") for path in paths})


# Calls


def checked(some, options=(), formatted=False):
    """The findings of each of some projects; and how formatting them fails, where that is wanted."""
    for batch in batches(some):
        with tempfile.TemporaryDirectory() as folder:
            root = pathlib.Path(folder).resolve()
            write(batch, root)
            told = findings("check", root, *options)
            found, damage = [[] for _ in batch], [""] * len(batch)
            for finding in told:
                n, path = place(finding["file"], root)
                found[n].append({**finding, "file": path})
            if formatted:
                for finding in findings("format", root):
                    damage[place(finding["file"], root)[0]] = f"format: {finding['message']}"
        yield from zip(found, damage, strict=True)


def findings(*call):
    run = dialogc(*call, "--diagnostics", "json")
    if run.returncode not in (0, 1):
        raise RuntimeError(run.stderr)
    # `format` keeps its output for sources.
    return json.loads(run.stdout or run.stderr)["diagnostics"]


def batches(some):
    batch, size = [], 0
    for project in some:
        batch.append(project)
        size += sum(len(text) for text in project.files.values())
        if size > BATCH:
            yield batch
            batch, size = [], 0
    if batch:
        yield batch


def write(batch, root):
    for n, project in enumerate(batch):
        if not any(PROJECT.search(text) for text in project.files.values()):
            # What has no project of its own would be one with all others of the call.
            (root / str(n)).mkdir()
            (root / str(n) / OWN).write_text(f"project Own{n:06} {{}}\n")
        for path, text in project.files.items():
            # Projects of one call have names of their own, of the same length everywhere.
            text = PROJECT.sub(rf"\g<1>X{n:06}", text, count=1)
            (root / str(n) / path).parent.mkdir(parents=True, exist_ok=True)
            (root / str(n) / path).write_text(text, encoding="utf-8", newline="")


def place(path, root):
    """Which project of a batch a file is of, and its path there."""
    relative = pathlib.Path(path).resolve().relative_to(root)
    return int(relative.parts[0]), str(pathlib.Path(*relative.parts[1:]))


# Fixes


def alone(found):
    """Each fix of each finding by itself."""
    return [[fix] for finding in found for fix in finding["fixes"]]


def together(found):
    """The first safe fix of each finding, but for those that overlap with one before."""
    chosen, taken = [], []
    for finding in found:
        fix = next((fix for fix in finding["fixes"] if fix.is_safe), None)
        if fix and not any(overlap(a, b) for a in fix.edits for b in taken):
            chosen.append(fix)
            taken += [edit for edit in fix.edits if edit not in taken]
    return [chosen] if chosen else []


def overlap(a, b):
    """Whether two edits touch; the same edit twice is made once."""
    return a != b and a[0] == b[0] and a[1] <= b[2] and b[1] <= a[2]


def applied(project, some):
    files = {path: text.encode() for path, text in project.files.items()}
    edits = {edit for fix in some for edit in fix.edits}
    for path, start, end, text in sorted(edits, key=lambda edit: edit[1:3], reverse=True):
        files[path] = files[path][:start] + text.encode() + files[path][end:]
    return {path: data.decode() for path, data in files.items()}


class Told(NamedTuple):
    """What is found in a project, with fixes, and whether formatting it fails as it is."""

    project: Project
    findings: list
    is_damaged: bool

    @property
    def identities(self):
        return {identity(finding) for finding in self.findings}


def told(some, options=()):
    """What is found in each of some projects."""
    return [
        Told(project, located(project, found), bool(damage))
        for project, (found, damage) in zip(some, checked(some, options, formatted=True), strict=True)]


def outcomes(all_told, choose, options=(), known=None):
    """What comes of the fixes that `choose` puts together from the findings of each project.

    Of findings that are known, a set for each project, fixes are tried only with those of others.
    """
    trials = [
        (one, chosen) for place, one in enumerate(all_told) for chosen in choose(one.findings)
        if known is None or any(identity(fix.finding) not in known[place] for fix in chosen)]
    results = [Project(one.project.place, applied(one.project, chosen)) for one, chosen in trials]
    for (one, chosen), result, (after, damage) in zip(
            trials, results, checked(results, options, formatted=True), strict=True):
        yield judged(one.project, one.findings, chosen, result, after, "" if one.is_damaged else damage)


def identity(finding):
    """What a finding is known by in another check of its project."""
    place = (finding["range"][side]["offset"] for side in ("start", "end"))
    return (finding["file"], finding["rule"], finding["message"], *place)


def located(project, found):
    """The findings with fixes whose edits are of the project's own files."""
    shift = renaming(project)
    return [{**finding, "fixes": [shift(finding, fix) for fix in finding["fixes"]]} for finding in found]


def renaming(project):
    """Reads a fix as of the files as they are: `write` has made the project's name longer."""
    ends = {
        path: len(text[:match.end()].encode())
        for path, text in project.files.items() if (match := PROJECT.search(text))}

    def offset(path, place):
        return place - 7 if path in ends and place > ends[path] else place

    def read(finding, fix):
        edits = []
        for edit in fix["edits"]:
            path = own_path(project, edit["file"])
            start, end = (offset(path, edit["range"][side]["offset"]) for side in ("start", "end"))
            edits.append((path, start, end, edit["text"]))
        return Fix(finding, fix["title"], fix["applicability"] == "safe", tuple(edits))

    return read


def own_path(project, path):
    """The longest of the project's paths that a path ends in."""
    return max((own for own in project.files if path.endswith("/" + own)), key=len)


def judged(project, found, chosen, result, after, damage):
    old, new = counted(found), counted(after)
    wanted = {}
    for fix in chosen:
        key = (fix.finding["file"], fix.finding["rule"])
        wanted.setdefault(key, set()).add(id(fix.finding))
    left = collections.Counter({
        key: new[key] - (old[key] - len(findings)) for key, findings in wanted.items()
        if new[key] > old[key] - len(findings)})
    come = collections.Counter({
        key: new[key] - old[key] for key in new if key not in left and new[key] > old[key] and severe(after, key)})
    return Outcome(project, chosen, result.files, left, come, damage)


def counted(found):
    return collections.Counter((finding["file"], finding["rule"]) for finding in found)


def severe(found, key):
    return any((one["file"], one["rule"]) == key and one["severity"] in ("error", "warning") for one in found)


# Reports


def figures(results):
    """By rule: how many fixes were made, and how many of them do harm."""
    table = collections.defaultdict(lambda: [0, 0])
    for outcome in results:
        for rule in {fix.finding["rule"] for fix in outcome.fixes}:
            table[rule][0] += sum(fix.finding["rule"] == rule for fix in outcome.fixes)
            table[rule][1] += outcome.is_harmful
    return table


def tell(outcome):
    print(f"\n{outcome.project.place}: " + "; ".join(
        f"{fix.finding['rule']}: {fix.finding['message']} [{fix.title}]{' safe' if fix.is_safe else ''}"
        for fix in outcome.fixes))
    for (path, rule), count in outcome.left.items():
        print(f"    stays: {rule} in {path} ({count})")
    for (path, rule), count in outcome.new.items():
        print(f"    comes: {rule} in {path} ({count})")
    if outcome.damage:
        print(f"    {outcome.damage}")
    for path, text in outcome.mended.items():
        for line in difflib.unified_diff(
                outcome.project.files[path].split("\n"), text.split("\n"), lineterm="", n=2):
            if not line.startswith(("---", "+++")):
                print(f"    {line}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folders", nargs="*")
    parser.add_argument("--harmful", action="store_true")
    parser.add_argument("--guidelines")
    parser.add_argument("--rule")
    arguments = parser.parse_args()
    options = ("--guidelines", arguments.guidelines) if arguments.guidelines else ()
    some = of_folders(arguments.folders) or [*samples(), *guidelines(), *mistakes()]
    found = told(some, options)
    for title, choose in (("each alone", alone), ("all safe ones together", together)):
        results = list(outcomes(found, choose, options))
        if arguments.harmful:
            for outcome in results:
                if outcome.is_harmful and (not arguments.rule or any(
                        fix.finding["rule"] == arguments.rule for fix in outcome.fixes)):
                    tell(outcome)
        print(f"\n{title}: {sum(len(one.fixes) for one in results)} applied, "
              f"{sum(one.is_harmful for one in results)} harmful")
        for rule, (count, harmful) in sorted(figures(results).items(), key=lambda row: (-row[1][1], row[0])):
            print(f"  {rule:32} {count:5} {harmful:5}")


if __name__ == "__main__":
    main()
