#!/usr/bin/env python3
"""How the work of dialogc grows with its input: `growth.py [--write] [NAME…]`, a line for each dimension.

Each dimension of `dimensions.py` is doubled until a call takes 10 seconds of user CPU time, or a source is as large
as they may be. The exponent is the slope of the line through the last sizes, in logarithms: 1 is as much more work as
there is more input, 2 is quadratic. `--write` puts the table into docs/performance.md. It calls the program
named in DIALOGC, else that of the release build.
"""

import math
import os
import pathlib
import resource
import subprocess
import sys
import tempfile

import dimensions

ROOT = pathlib.Path(__file__).resolve().parents[3]
DIALOGC = str(pathlib.Path(os.environ.get("DIALOGC", ROOT / ".build/release/dialogc")).resolve())
PAGE = ROOT / "docs/performance.md"
BEGIN, END = "<!-- growth: made by Tests/Benchmarks/Growth/growth.py -->", "<!-- end of growth -->"

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


def points(dimension, call):
    """Sizes and their seconds: doubled up to the greatest, in great steps while they are too short to tell."""
    size = dimension.start
    while size <= dimension.most:
        with tempfile.TemporaryDirectory() as folder:
            if dimension.write(size, folder) > LARGEST: return
            for earlier in dimension.before: seconds(earlier, folder)
            took, status = seconds(call, folder)
        if status != dimension.status: sys.exit(f"{dimension.name}, {call}: status {status} at {size}")
        yield size, took
        if took * 2 > ENOUGH: return
        size *= 8 if took < LEAST / 8 else 2


def exponent(measured):
    """The slope of the line through the last four of the points, in logarithms; None where nothing can be told."""
    known = [(math.log(size), math.log(took)) for size, took in measured if took >= LEAST][-4:]
    if len(known) < 2: return None
    x, y = (sum(values) / len(known) for values in zip(*known))
    return sum((a - x) * (b - y) for a, b in known) / sum((a - x) ** 2 for a, _ in known)


def rows(names):
    for dimension in dimensions.DIMENSIONS:
        if names and not any(name in dimension.name for name in names): continue
        for call in dimension.calls:
            measured = list(points(dimension, call))
            yield dimension.name, named(call), *measured[-1], exponent(measured)


def named(call):
    """A call without its places."""
    return call.replace(" {in}/L10n", "").replace(" {in}", "").replace(" --out {out}", "").replace(" --out", "")


def table(rows):
    yield f"Up to {ENOUGH:g} s:"
    yield ""
    yield "| dimension | call | most | seconds | exponent |"
    yield "|---|---|---:|---:|---:|"
    for name, call, size, took, slope in rows:
        yield f"| {name} | `{call}` | {size:,} | {took:.2f} | {'–' if slope is None else f'{slope:.2f}'} |"


def main(arguments):
    lines = []
    for line in table(rows([one for one in arguments if one != "--write"])):
        print(line, flush=True)
        lines.append(line)
    if "--write" in arguments:
        page = PAGE.read_text()
        start, end = page.index(BEGIN) + len(BEGIN), page.index(END)
        PAGE.write_text(page[:start] + "\n\n" + "\n".join(lines) + "\n\n" + page[end:])


if __name__ == "__main__":
    main(sys.argv[1:])
