#!/usr/bin/env python3
"""How the work of dialogc grows with its input: `growth.py [--write] [--on] [--minutes N] [NAME…]`, a line a call.

Each dimension of `dimensions.py` is doubled until a call takes 10 seconds of user CPU time, or a source is as large
as they may be. The exponent is the slope of the line through the last sizes, in logarithms: 1 is as much more work as
there is more input, 2 is quadratic. Where it is above 1.1, those sizes are measured up to four times more, and of each
the least time counts: other programs of the machine only ever add to it. `--write` puts the lines into the table of
docs/performance.md, where all others stay; with `--on` only those calls are measured that the table tells of less than
so many seconds, from a quarter of their size on. A NAME is a part of a dimension and its call, as in `buttons: check`.
No call is begun after so many minutes. It calls the program named in DIALOGC, else that of the release build.
"""

import argparse
import math
import os
import pathlib
import re
import resource
import subprocess
import sys
import tempfile
import time

import dimensions

ROOT = pathlib.Path(__file__).resolve().parents[3]
DIALOGC = str(pathlib.Path(os.environ.get("DIALOGC", ROOT / ".build/release/dialogc")).resolve())
PAGE = ROOT / "docs/performance.md"
BEGIN, END = "<!-- growth: made by Tests/Benchmarks/Growth/growth.py -->", "<!-- end of growth -->"
HEAD = ["| dimension | call | most | seconds | exponent |", "|---|---|---:|---:|---:|"]

# An exponent that is measured again.
STEEP, TIMES = 1.1, 4
# Seconds: where a sweep ends, and what is too short to tell of growth.
ENOUGH, LEAST = float(os.environ.get("GROWTH_SECONDS", "10")), 0.2

# Bytes of a source that dialogc reads.
LARGEST = 64 << 20


def seconds(call, folder):
    """User CPU time of a call, and its status."""
    with tempfile.TemporaryDirectory() as out:
        words = [part.replace("{in}", folder).replace("{out}", out) for part in call.split()]
        before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
        run = subprocess.run([DIALOGC, *words], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        return resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before, run.returncode


def points(dimension, call, size):
    """Sizes from one on and their seconds: doubled up to the greatest, in great steps while too short to tell."""
    while size <= dimension.most:
        took = point(dimension, call, size)
        if took is None: return
        yield size, took
        if took * 2 > ENOUGH: return
        size *= 8 if took < LEAST / 8 else 2


def point(dimension, call, size):
    """The seconds of a size; None of a source that is too large."""
    with tempfile.TemporaryDirectory() as folder:
        if dimension.write(size, folder) > LARGEST: return None
        for earlier in dimension.before: seconds(earlier, folder)
        took, status = seconds(call, folder)
    if status != dimension.status: sys.exit(f"{dimension.name}, {call}: status {status} at {size}")
    return took


def last(measured):
    """The last four of the points that are long enough to tell of growth."""
    return [(size, took) for size, took in measured if took >= LEAST][-4:]


def exponent(measured):
    """The slope of the line through the last points, in logarithms; None where nothing can be told."""
    known = [(math.log(size), math.log(took)) for size, took in last(measured)]
    if len(known) < 2: return None
    x, y = (sum(values) / len(known) for values in zip(*known))
    return sum((a - x) * (b - y) for a, b in known) / sum((a - x) ** 2 for a, _ in known)


def calls():
    """Each call of each dimension, by what the table calls it."""
    return {f"| {one.name} | `{named(call)}` |": (one, call) for one in dimensions.DIMENSIONS for call in one.calls}


def named(call):
    """A call without its places."""
    return call.replace(" {in}/L10n", "").replace(" {in}", "").replace(" --out {out}", "").replace(" --out", "")


def row(start, dimension, call, size):
    measured = list(points(dimension, call, size))
    for _ in range(TIMES):
        if (exponent(measured) or 0) <= STEEP: break
        measured = [(size, min(took, point(dimension, call, size))) for size, took in last(measured)]
    (size, took), slope = measured[-1], exponent(measured)
    return f"{start} {size:,} | {took:.2f} | {'–' if slope is None else f'{slope:.2f}'} |"


def known_sizes():
    """The greatest size of each call that the table tells of, and its seconds."""
    page = PAGE.read_text()
    found = {}
    for line in page[page.index(BEGIN):page.index(END)].split("\n"):
        match = re.match(r"(\| .* \| `.*` \|) ([\d,]+) \| ([\d.]+) ", line)
        if match: found[match[1]] = (int(match[2].replace(",", "")), float(match[3]))
    return found


def is_enough(dimension, size, took):
    """Whether twice the size would take too long, or can not be had."""
    return took * 2 > ENOUGH or size * 2 > dimension.most or any(
        len(text.encode()) > LARGEST for text in dimension.files(size * 2).values())


def write(rows):
    """Puts rows into the table, in the order of the dimensions."""
    page = PAGE.read_text()
    start, end = page.index(BEGIN) + len(BEGIN), page.index(END)
    before = page[start:end].split("\n")
    known = {name: line for name in calls() for line in before if line.startswith(name)} | rows
    table = HEAD + [known[name] for name in calls() if name in known]
    PAGE.write_text(page[:start] + "\n\n" + "\n".join(table) + "\n\n" + page[end:])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--on", action="store_true")
    parser.add_argument("--minutes", type=float, default=math.inf)
    parser.add_argument("names", nargs="*", metavar="NAME")
    asked = parser.parse_args()
    sizes = known_sizes()
    end = time.monotonic() + asked.minutes * 60
    for start, (dimension, call) in calls().items():
        if asked.names and not any(name in f"{dimension.name}: {call}" for name in asked.names): continue
        if time.monotonic() > end: sys.exit("the time is up")
        size = dimension.start
        if asked.on and start in sizes:
            known, took = sizes[start]
            if is_enough(dimension, known, took): continue
            size = max(size, known // 4)
        line = row(start, dimension, call, size)
        print(line, flush=True)
        if asked.write: write({start: line})


if __name__ == "__main__":
    main()
