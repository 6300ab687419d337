"""The work of dialogc grows no faster than its input, counted in instructions at small sizes.

The sizes at which a call takes seconds are for `Tests/Benchmarks/Growth/growth.py`. Most of what a call costs here is
that the program is translated, whatever the size: so three sizes tell, the last of them far from the others.
What is checked and built is only built, which checks it first.
"""

import concurrent.futures
import os
import subprocess
import sys
import tempfile

import pytest

from dialogc import ROOT
from instructions import instructions_of, stripped

sys.path.append(str(ROOT / "Tests/Benchmarks/Growth"))
import dimensions

# The greatest exponent. At large sizes it is 1.1; at small ones, tables that grow show, and sizes that fit a word.
MOST = 1.25

# Instructions between the middle size and the last, about: they show what tables and calls once made do not hide.
FAR = 60_000_000

# How many times the least size the middle is, and the last at most.
MIDDLE, LAST = 4, 1024


def instructions(program, dimension, call, size):
    """How many a call executes."""
    with tempfile.TemporaryDirectory() as folder, tempfile.TemporaryDirectory() as out:
        dimension.write(size, folder)
        words = [[part.replace("{in}", folder).replace("{out}", out) for part in one.split()]
                 for one in [*dimension.before, call]]
        for earlier in words[:-1]: subprocess.run([program, *earlier], capture_output=True)
        jobs = ["--jobs", "1"] if words[-1][0] in ("check", "build") else []
        status, count = instructions_of([program, *words[-1], *jobs])
        assert status == dimension.status, f"{dimension.name}, {call}: status {status}"
        return count


def growth(count, start, most=1 << 30):
    """The exponent of the work beyond what every call does: 1 where each size more costs the same."""
    small, middle = count(start), count(start * MIDDLE)
    step = max(middle - small, 1)
    last = MIDDLE + (MIDDLE - 1) * FAR // step
    last = min(max(last, 2 * MIDDLE), LAST, most // start)
    return exponent((count(start * last) - middle) / step, last)


def exponent(ratio, last):
    """The power p where (last^p - middle^p) / (middle^p - 1) is as great as the ratio, by halving."""
    low, high = 0.01, 8
    while high - low > 0.001:
        power = (low + high) / 2
        is_below = (last ** power - MIDDLE ** power) / (MIDDLE ** power - 1) < ratio
        low, high = (power, high) if is_below else (low, power)
    return low


def calls():
    """The calls of each dimension that do not only repeat what another does."""
    for one in dimensions.DIMENSIONS:
        if one.is_repeated: continue
        is_built = any(call.startswith("build") for call in one.calls)
        yield from ((one, call) for call in one.calls if not (is_built and call.startswith("check")))


@pytest.mark.parametrize("power", [0.5, 1, 1.1, 1.5, 2, 3])
@pytest.mark.parametrize("start", [1, 20, 4000])
def test_exponents_are_found(power, start):
    found = growth(lambda size: 30_000_000 + 2000 * size ** power, start)
    assert abs(found - power) < 0.01


def test_work_grows_no_faster_than_its_input(tmp_path):
    tried, path = list(calls()), stripped(tmp_path)

    def measured(pair):
        dimension, call = pair
        return growth(lambda size: instructions(path, dimension, call, size), dimension.start * 2, dimension.most)

    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        found = list(pool.map(measured, tried))
    for (one, call), value in zip(tried, found): print(f"{value:.2f} {one.name}: {call}")
    assert not [f"{one.name}, {call}: {value:.2f}" for (one, call), value in zip(tried, found) if value > MOST]
