"""The work of dialogc grows no faster than its input, counted in instructions at small sizes.

The sizes at which a call takes seconds are for `Tests/Benchmarks/Growth/growth.py`.
"""

import concurrent.futures
import math
import os
import subprocess
import sys
import tempfile

from dialogc import ROOT, instructions_of, stripped

sys.path.append(str(ROOT / "Tests/Benchmarks/Growth"))
import dimensions

# The greatest exponent. At large sizes it is 1.1; at small ones, tables that grow show, and sizes that fit a word.
MOST = 1.25

# Instructions that a size more has to cost, so that what they are spent on is the input.
LEAST = 5_000_000


def instructions(program, dimension, call, size):
    """How many a call executes."""
    with tempfile.TemporaryDirectory() as folder, tempfile.TemporaryDirectory() as out:
        dimension.write(size, folder)
        words = [[part.replace("{in}", folder).replace("{out}", out) for part in one.split()]
                 for one in [*dimension.before, call]]
        for earlier in words[:-1]: subprocess.run([program, *earlier], capture_output=True)
        status, count = instructions_of([program, *words[-1]])
        assert status == dimension.status, f"{dimension.name}, {call}: status {status}"
        return count


def exponent(program, dimension, call):
    """That of the work beyond what every call does: 1 where each size more costs the same."""
    size = dimension.start * 2
    counts = [instructions(program, dimension, call, size * factor) for factor in (1, 2, 4)]
    while counts[-2] - counts[-3] < LEAST and size * 8 <= dimension.most:
        size *= 2
        counts.append(instructions(program, dimension, call, size * 4))
    small, middle, large = counts[-3:]
    return math.log2(max(large - middle, 1) / max(middle - small, 1))


def test_work_grows_no_faster_than_its_input(tmp_path):
    tried = [(one, call) for one in dimensions.DIMENSIONS for call in one.calls]
    path = stripped(tmp_path)
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        found = list(pool.map(lambda pair: exponent(path, *pair), tried))
    for (one, call), value in zip(tried, found): print(f"{value:.2f} {one.name}: {call}")
    assert not [f"{one.name}, {call}: {value:.2f}" for (one, call), value in zip(tried, found) if value > MOST]
