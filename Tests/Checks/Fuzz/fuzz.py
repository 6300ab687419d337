#!/usr/bin/env python3
"""Gives dialogc inputs that nobody would write, and judges what it makes of each: `fuzz.py RUNS [FIRST]`.

A run is made from its number alone: `fuzz.py 1 NUMBER` makes it again. Some give the program one input; some give
`check` or `format` many at once, each a project of its own, and each is judged by itself. Inputs are samples, fixtures
and dialogs by chance, cut, spliced and mutilated, in the end bytes of noise; of imports the catalogs are that are
mutilated. It ends with what was judged wrong, and how many inputs there were of each call.
"""

import collections
import concurrent.futures
import functools
import json
import os
import pathlib
import random
import resource
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[3]
DIALOGC = str(pathlib.Path(os.environ.get("DIALOGC", ROOT / ".build/debug/dialogc")).resolve())

# Seconds and bytes that no input of some kilobytes may need.
LONGEST, LARGEST = 60, 2 << 30

# Inputs of a call that takes many.
MANY = 25
KINDS = ["check", "check_many", "check_many", "build", "format", "format_many", "export", "import"]

SEEDS = ["Samples/**/*.dialog", "Tests/Fixtures/**/*.dialog"]
PIECES = (
    '{ } ( ) [ ] " """ , ; : = / // /* */ /// @ \\ \\( \\u{ } { {x {count} {count: {name:을/를} ${x} %d %@ ’ “ ” & < >'
    " title message button choice cancel field action by of if not for limit exit purpose destructive default required"
    " translation terms enum project locales source alert actionSheet notification detail input send one other true 0"
).split() + ["\n", "\r\n", "\r", " ", "\t", "\ufeff", "\u2028", "\u202e", "\0", "e\u0301", "한", "👩‍👩‍👧‍👦", "ก้"]
NUMBERS = (
    "0 -1 1 10000 10001 65536 2147483648 4294967296 9223372036854775807 9223372036854775808 18446744073709551616"
    " 99999999999999999999999999 1e400 -0 0x7fffffffffffffff 00000000000000000001 0.0000000001 86400s 9e99s"
).split()
# Programs by chance, and as many with mistakes.
CHANCES = 20
REPORTS = ["text", "json", "sarif", "xcode", "github"]
CATALOGS = ["xcstrings", "strings", "xliff"]


@functools.cache
def sources():
    """Sources whole, and dialogs of them alone."""
    files = [path.read_bytes() for seed in SEEDS for path in sorted(ROOT.glob(seed))]
    files += [by_chance(seed, *kind) for seed in range(CHANCES) for kind in ([], ["--invalid"])]
    return files + [part for data in files for part in data.split(b"\n\n") if part.strip()]


def by_chance(seed, *options):
    """Dialogs of every construct of the language, as `dialogc sample` makes them."""
    call = [DIALOGC, "sample", "--random", "--seed", str(seed), "--count", "40", *options]
    return subprocess.run(call, check=True, capture_output=True).stdout


@functools.cache
def catalogs(form):
    """What is exported of a fixture with everything, by name."""
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(
            [DIALOGC, "catalog", "export", str(ROOT / "Tests/Fixtures/Catalogs"), "--format", form, "--out", folder],
            check=True, capture_output=True)
        return {str(path.relative_to(folder)): path.read_bytes()
                for path in sorted(pathlib.Path(folder).rglob("*")) if path.is_file()}


def mutated(data, rng):
    """Bytes with some of them changed, here and there."""
    if len(data) > 6000:
        start = rng.randrange(len(data) - 4000)
        data = data[start:start + 4000]
    for _ in range(rng.choice([1, 1, 2, 3, 5, 9, 20])):
        data = rng.choice(MUTATIONS)(data, rng)
    return data


def place(data, rng):
    return rng.randrange(len(data) + 1)


def insert(data, rng):
    at = place(data, rng)
    return data[:at] + rng.choice(PIECES).encode() + data[at:]


def remove(data, rng):
    at = place(data, rng)
    return data[:at] + data[at + rng.choice([1, 2, 5, 40]):]


def copy(data, rng):
    at, start = place(data, rng), place(data, rng)
    return data[:at] + data[start:start + rng.choice([3, 20, 200])] + data[at:]


def splice(data, rng):
    other = rng.choice(sources())
    return data[:place(data, rng)] + other[place(other, rng):]


def truncate(data, rng):
    return data[:place(data, rng)] if rng.random() < 0.5 else data[place(data, rng):]


def flip(data, rng):
    if not data: return data
    at = rng.randrange(len(data))
    return data[:at] + bytes([data[at] ^ 1 << rng.randrange(8)]) + data[at + 1:]


def garble(data, rng):
    at = place(data, rng)
    return data[:at] + rng.randbytes(rng.choice([1, 1, 2, 8])) + data[at:]


def number(data, rng):
    digits = [at for at, byte in enumerate(data) if 0x30 <= byte <= 0x39]
    at = rng.choice(digits) if digits else place(data, rng)
    return data[:at] + rng.choice(NUMBERS).encode() + data[at + 1:]


def repeat(data, rng):
    at = place(data, rng)
    return data[:at] + rng.choice(PIECES).encode() * rng.choice([2, 7, 70, 700]) + data[at:]


MUTATIONS = [insert, insert, remove, remove, copy, splice, truncate, flip, garble, number, repeat]


def noise(rng):
    letters = rng.choice([bytes(range(256)), b"{}()\"\n;:by alertk", " \n{}\"'한글é“”{x:을/를}".encode()])
    return bytes(rng.choice(letters) for _ in range(rng.choice([0, 1, 10, 100, 3000])))


class Run:
    """One call, and what is wrong with what it did."""

    def __init__(self, seed):
        self.rng = random.Random(seed)
        self.kind = self.rng.choice(KINDS)
        self.wrong = []
        # Inputs that were judged.
        self.count = 1

    def judge(self):
        with tempfile.TemporaryDirectory() as folder:
            getattr(self, self.kind + "_")(pathlib.Path(folder))
        return self.kind, self.count, self.wrong

    def source(self):
        return noise(self.rng) if self.rng.random() < 0.03 else mutated(self.rng.choice(sources()), self.rng)

    def call(self, *words, input=b""):
        try:
            run = subprocess.run([DIALOGC, *map(str, words)], input=input, capture_output=True, timeout=LONGEST)
        except subprocess.TimeoutExpired:
            self.wrong.append(f"took more than {LONGEST} s")
            return None
        if run.returncode not in (0, 1, 3):
            self.wrong.append(f"status {run.returncode}: {run.stderr[-300:]!r}")
            return None
        return run

    def check_(self, folder):
        data, report = self.source(), self.rng.choice(REPORTS)
        edition = self.rng.choice(["2019", "2020", "2022", "2024"])
        run = self.call("check", "-", "--diagnostics", report, "--guidelines", edition, input=data)
        if run is None: return
        text = (run.stdout + run.stderr).decode()
        if report in ("json", "sarif"):
            told = json.loads(text)
        else:
            self.refuse_controls(text)
        if report == "json":
            for one in told["diagnostics"]: self.judge_places(one, data)

    def projects(self, folder):
        """Many inputs, each a project of its own, by their paths."""
        inputs = {}
        for place in range(MANY):
            home = folder / str(place)
            home.mkdir()
            (home / "Project.dialog").write_text(f"project P{place} {{ source en }}\n")
            inputs[home / "a.dialog"] = self.source()
        for path, data in inputs.items(): path.write_bytes(data)
        self.count = len(inputs)
        return inputs

    def check_many_(self, folder):
        inputs = self.projects(folder)
        run = self.call("check", folder, "--diagnostics", "json")
        if run is None: return
        for one in json.loads(run.stdout)["diagnostics"]:
            path = pathlib.Path(one["file"])
            if path in inputs: self.judge_places(one, inputs[path], path)

    def format_many_(self, folder):
        inputs = self.projects(folder)
        if self.call("format", folder) is None: return
        once = {path: path.read_bytes() for path in inputs}
        if self.call("format", folder) is None: return
        self.wrong += [f"formatted twice {path} is another" for path in inputs if path.read_bytes() != once[path]]

    def refuse_controls(self, text):
        """Nothing of an input moves the cursor or turns text around."""
        bad = [letter for letter in text if (ord(letter) < 32 and letter != "\n") or letter in "\u2028\u202e\u061c\x7f"]
        if bad: self.wrong.append(f"controls {bad[:3]}")

    def judge_places(self, finding, data, path=None):
        """That places lie in the file, and edits do not overlap; what is of another file is passed over."""
        for one in [finding, *finding["notes"]]:
            if "range" in one and path in (None, pathlib.Path(one["file"])): self.judge_range(one["range"], data)
        for fix in finding["fixes"]:
            end = 0
            for edit in fix["edits"]:
                if path not in (None, pathlib.Path(edit["file"])): continue
                self.judge_range(edit["range"], data)
                if edit["range"]["start"]["offset"] < end: self.wrong.append(f"edits overlap: {finding['rule']}")
                end = edit["range"]["end"]["offset"]

    def judge_range(self, range, data):
        start, end = range["start"]["offset"], range["end"]["offset"]
        if not 0 <= start <= end <= len(data): self.wrong.append(f"range {start}..{end} of {len(data)}")

    def build_(self, folder):
        (folder / "a.dialog").write_bytes(self.source())
        pseudo = ["--pseudo", self.rng.choice(["accented", "double", "rtl", "bounded"])]
        more = pseudo if self.rng.random() < 0.2 else []
        run = self.call(
            "build", folder / "a.dialog", "--emit", "json,c,terminal", "--out", folder / "out", "--warn",
            "button/verb,l10n/placeholder,alert/title-length", *more)
        if run is None: return
        made = sorted((folder / "out").glob("*.json")) if run.returncode == 0 else []
        for path in made: json.loads(path.read_bytes())
        if run.returncode == 1 and (folder / "out").exists(): self.wrong.append("an error wrote something")

    def format_(self, folder):
        run = self.call("format", "-", input=self.source())
        if run is None or run.returncode != 0: return
        again = self.call("format", "-", input=run.stdout)
        if again is not None and (again.returncode, again.stdout) != (0, run.stdout):
            self.wrong.append("formatted twice it is another")

    def export_(self, folder):
        (folder / "a.dialog").write_bytes(self.source())
        self.call("catalog", "export", folder, "--format", self.rng.choice(CATALOGS), "--out", folder / "out",
                  "--locales", self.rng.choice(["ko", "ko,ar,ru", "pt-BR"]))

    def import_(self, folder):
        form = self.rng.choice(CATALOGS)
        shutil.copytree(ROOT / "Tests/Fixtures/Catalogs", folder / "in")
        name = self.rng.choice(sorted(catalogs(form)))
        path = folder / "out" / name
        path.parent.mkdir(parents=True)
        whole = catalogs(form)[name]
        path.write_bytes(noise(self.rng) if self.rng.random() < 0.03 else self.within(whole))
        before = {path: path.read_bytes() for path in (folder / "in").iterdir()}
        run = self.call("catalog", "import", path, folder / "in")
        if run is None or run.returncode == 0: return
        if before != {path: path.read_bytes() for path in (folder / "in").iterdir()}:
            self.wrong.append("an error wrote something")

    def within(self, data):
        """A catalog with few changes, so that it is read to some depth."""
        for _ in range(self.rng.choice([1, 1, 2, 4])):
            data = self.rng.choice([insert, remove, copy, flip, garble, number, number, truncate])(data, self.rng)
        return data


def judge(seed):
    try:
        return seed, *Run(seed).judge()
    except Exception as error:
        return seed, "report", 1, [f"{type(error).__name__}: {error}"]


def fuzz(count, first=0):
    """The runs of each call, and what is wrong with which."""
    kinds, wrong = collections.Counter(), []
    sources()
    limits = (resource.RLIMIT_AS, (LARGEST, LARGEST))
    with concurrent.futures.ProcessPoolExecutor(initializer=resource.setrlimit, initargs=limits) as pool:
        for seed, kind, judged, found in pool.map(judge, range(first, first + count), chunksize=20):
            kinds[kind] += judged
            wrong += [f"{seed} {kind}: {one}" for one in found]
    return kinds, wrong


def main():
    count, first = int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 0
    kinds, wrong = fuzz(count, first)
    for one in wrong: print(one)
    counts = ", ".join(f"{kind} {n}" for kind, n in sorted(kinds.items()))
    print(f"{count} runs, {sum(kinds.values())} inputs, {len(wrong)} wrong: {counts}")
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main()
