#!/usr/bin/env python3
"""How the work of dialogc grows with its input: `growth.py [NAME…]`, a line for each dimension.

Each dimension is doubled until a call takes 10 seconds of user CPU time. The exponent is that of the line through the
last sizes, in logarithms: 1 is as much more work as there is more input, 2 is quadratic.
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
DIALOGC = os.environ.get("DIALOGC", str(ROOT / ".build/release/dialogc"))

# Seconds: where a sweep ends, and what is too short to tell.
ENOUGH, LEAST = float(os.environ.get("GROWTH_SECONDS", "10")), 0.08

# Bytes of a source that dialogc reads.
LARGEST = 64 << 20


def seconds(arguments, folder):
    """User CPU time of a call, and its status."""
    with tempfile.TemporaryDirectory() as out:
        words = [part.replace("{in}", folder).replace("{out}", out) for part in arguments.split()]
        before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
        run = subprocess.run([DIALOGC, *words], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        return resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before, run.returncode


def points(dimension, call):
    """Sizes and their seconds, doubled up to the greatest."""
    size = dimension.start
    while size <= dimension.most:
        with tempfile.TemporaryDirectory() as folder:
            dimension.write(size, folder)
            if max(path.stat().st_size for path in pathlib.Path(folder).rglob("*.dialog")) > LARGEST: return
            for earlier in dimension.before: seconds(earlier, folder)
            took, status = seconds(call, folder)
        if status != dimension.status: print(f"  {dimension.name}, {call}: status {status} at {size}")
        yield size, took
        if took * 2 > ENOUGH: return
        size *= 2


def exponent(measured):
    """The slope of the line through the last four of the points, in logarithms."""
    known = [(math.log(size), math.log(took)) for size, took in measured if took >= LEAST][-4:]
    if len(known) < 2: return math.nan
    x, y = (sum(values) / len(known) for values in zip(*known))
    return sum((a - x) * (b - y) for a, b in known) / sum((a - x) ** 2 for a, _ in known)


def main(names):
    for dimension in dimensions.DIMENSIONS:
        if names and not any(name in dimension.name for name in names): continue
        for call in dimension.calls:
            measured = list(points(dimension, call))
            size, took = measured[-1]
            print(f"{exponent(measured):.2f}  {dimension.name} | {call} | {size} | {took:.2f} s", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
