"""The work of dialogc grows no faster than its input, counted in instructions at small sizes.

The sizes at which a call takes seconds are for `Tests/Benchmarks/Growth/growth.py`.
"""

import concurrent.futures
import math
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

from dialogc import DIALOGC, ROOT

sys.path.append(str(ROOT / "Tests/Benchmarks/Growth"))
import dimensions

# The greatest exponent. At large sizes it is 1.1; at small ones, tables that grow show, and sizes that fit a word.
MOST = 1.25


def program(folder):
    """The program without what is said of it for debuggers, which valgrind would read for longer than it runs."""
    return shutil.copy(DIALOGC, folder) if shutil.which("strip") is None else stripped(folder)


def stripped(folder):
    path = pathlib.Path(folder, "dialogc")
    subprocess.run(["strip", "-o", path, DIALOGC], check=True)
    return path


def instructions(program, dimension, call, size):
    """How many a call executes."""
    with tempfile.TemporaryDirectory() as folder, tempfile.TemporaryDirectory() as out:
        dimension.write(size, folder)
        words = [[part.replace("{in}", folder).replace("{out}", out) for part in one.split()]
                 for one in [*dimension.before, call]]
        for earlier in words[:-1]: subprocess.run([program, *earlier], capture_output=True)
        run = subprocess.run(
            ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", program, *words[-1]],
            capture_output=True, text=True, errors="replace", timeout=600)
        assert run.returncode == dimension.status, f"{dimension.name}, {call}: status {run.returncode}"
        return int(re.search(r"Collected : (\d+)", run.stderr)[1])


def exponent(program, dimension, call):
    """That of the work beyond what every call does: 1 where each size more costs the same."""
    small, middle, large = (
        instructions(program, dimension, call, dimension.start * factor) for factor in (2, 4, 8))
    return math.log2(max(large - middle, 1) / max(middle - small, 1))


def test_work_grows_no_faster_than_its_input(tmp_path):
    tried = [(one, call) for one in dimensions.DIMENSIONS for call in one.calls]
    path = program(tmp_path)
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        found = list(pool.map(lambda pair: exponent(path, *pair), tried))
    for (one, call), value in zip(tried, found): print(f"{value:.2f} {one.name}: {call}")
    assert not [f"{one.name}, {call}: {value:.2f}" for (one, call), value in zip(tried, found) if value > MOST]
