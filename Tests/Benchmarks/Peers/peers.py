#!/usr/bin/env python3
"""The same dialogs compiled by dialogc and by others: `peers.py [--write] [--most N]`, a line for each program.

Each program that is installed compiles 1, 10 … 100,000 alerts, as long as ten times as many promise to take less than
25 seconds of CPU time; what counts is the median of three calls, of which the programs take turns. `×` is how many
times the CPU time of llvm-rc for as many. Instructions of a dialog are the difference between 1,000 and 2,000, as
QEMU counts them. Memory counts from what this program has itself, some 19 MiB. `--write` puts the tables into
docs/performance.md. It calls the program named in DIALOGC, else that of the release build.
"""

import argparse
import math
import os
import pathlib
import statistics
import subprocess
import sys
import tempfile

import sources

ROOT = pathlib.Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT / "Tests/Checks/Support"))
DIALOGC = str(pathlib.Path(os.environ.get("DIALOGC", ROOT / ".build/release/dialogc")).resolve())
os.environ["DIALOGC"] = DIALOGC
# Where Qt’s own programs are, which on the usual path a chooser starts.
os.environ["PATH"] = f"/usr/lib/qt6/libexec:/usr/lib/qt5/bin:{os.environ['PATH']}"

from instructions import instructions_of

PAGE = ROOT / "docs/performance.md"
BEGIN, END = "<!-- peers: made by Tests/Benchmarks/Peers/peers.py -->", "<!-- end of peers -->"
SIZES = [10 ** power for power in range(6)]
# Seconds after which ten times as many are not tried.
ENOUGH, CALLS = 2.5, 3
COUNTED = (1000, 2000)


class Workplace:
    """A folder with the sources of one size."""

    def __init__(self, folder, count):
        self.folder, self.count = pathlib.Path(folder), count

    def command(self, compiler):
        """A call that is ready to be made; what is kept of an earlier one is there."""
        path = self.folder / compiler.file
        if not path.exists():
            # Piece by piece: what this program holds is what a call is told to have held at least.
            with path.open("w") as file: file.writelines(compiler.pieces(self.count))
        kept = self.folder / "kept"
        out = tempfile.mkdtemp(dir=self.folder)
        places = {"{in}": path, "{out}": out, "{kept}": kept, "{folder}": self.folder}
        words = compiler.call.split()
        for name, place in places.items(): words = [word.replace(name, str(place)) for word in words]
        if words[0] == "dialogc": words[0] = DIALOGC
        if "{kept}" in compiler.call and not kept.exists():
            # Once to write, once to see that times tell of later changes.
            for _ in range(2): run(words)
        return words

    def size(self, compiler):
        return (self.folder / compiler.file).stat().st_size


def run(command):
    """CPU seconds of a call, and the most memory that it held, in bytes."""
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    said = process.stderr.read()
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode: sys.exit(f"{command}: {process.returncode}\n{said.decode(errors='replace')[:2000]}")
    return usage.ru_utime + usage.ru_stime, usage.ru_maxrss * 1024


def measure(compilers, sizes):
    """For each program and size, seconds, bytes of memory, bytes read; programs take turns."""
    found = {}
    slow = set()
    for count in sizes:
        with tempfile.TemporaryDirectory() as folder:
            place = Workplace(folder, count)
            calls = {compiler.name: [] for compiler in compilers if compiler.name not in slow}
            for _ in range(CALLS):
                for compiler in compilers:
                    if compiler.name in calls: calls[compiler.name].append(run(place.command(compiler)))
            for compiler in compilers:
                if compiler.name not in calls: continue
                seconds = statistics.median(took for took, _ in calls[compiler.name])
                memory = max(memory for _, memory in calls[compiler.name])
                found[compiler.name, count] = (seconds, memory, place.size(compiler))
                if seconds > ENOUGH: slow.add(compiler.name)
            print(f"{count:,} dialogs are measured", file=sys.stderr)
    return found


def instructions(compiler):
    """How many a dialog more takes."""
    counts = []
    for count in COUNTED:
        with tempfile.TemporaryDirectory() as folder:
            status, number = instructions_of(Workplace(folder, count).command(compiler))
            if status: sys.exit(f"{compiler.name}: {status} under QEMU")
            counts.append(number)
    return (counts[1] - counts[0]) / (COUNTED[1] - COUNTED[0])


def exponent(points):
    """The slope between the last two sizes, in logarithms; None where calls are too short to tell."""
    known = [(count, took) for count, took in points if took >= 0.02]
    if len(known) < 2: return None
    (a, x), (b, y) = known[-2:]
    return math.log(y / x) / math.log(b / a)


def tables(compilers, sizes):
    found = measure(compilers, sizes)
    yield "CPU seconds for so many dialogs, and × llvm-rc’s:"
    yield ""
    yield "| program | " + " | ".join(f"{count:,}" for count in sizes) + " |"
    yield "|---|" + "---:|" * len(sizes)
    for compiler in compilers:
        cells = []
        for count in sizes:
            one, base = found.get((compiler.name, count)), found.get(("llvm-rc", count))
            ratio = f" ({one[0] / base[0]:.2f} ×)" if one and base and base[0] >= 0.02 else ""
            cells.append(f"{one[0]:.3f}{ratio}" if one else "–")
        yield f"| {compiler.name} | " + " | ".join(cells) + " |"
    yield ""
    yield "What a dialog more costs, how fast sources are read, the most memory, and the exponent of growth:"
    yield ""
    yield "| program | instructions a dialog | MB/s | memory, MiB | dialogs | exponent |"
    yield "|---|---:|---:|---:|---:|---:|"
    for compiler in compilers:
        known = [count for count in sizes if (compiler.name, count) in found]
        seconds, memory, size = found[compiler.name, known[-1]]
        slope = exponent([(count, found[compiler.name, count][0]) for count in known])
        # Under QEMU it is another program, which does not believe what is kept.
        number = "–" if "{kept}" in compiler.call else f"{instructions(compiler):,.0f}"
        speed = size / max(seconds, 1e-3) / 1e6
        yield (f"| {compiler.name} | {number} | {speed:.1f} | {memory / 2**20:.0f} | {known[-1]:,} "
               f"| {'–' if slope is None else f'{slope:.2f}'} |")


def write(lines, begin=BEGIN, end=END):
    """Puts lines between two of the page."""
    page = PAGE.read_text()
    start, end = page.index(begin) + len(begin), page.index(end)
    PAGE.write_text(page[:start] + "\n\n" + "\n".join(lines) + "\n\n" + page[end:])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--most", type=int, default=SIZES[-1])
    asked = parser.parse_args()
    compilers = [compiler for compiler in sources.BUILDS + sources.PEERS if compiler.is_here]
    for compiler in sources.PEERS:
        if compiler not in compilers: print(f"{compiler.name} is not installed", file=sys.stderr)
    lines = []
    for line in tables(compilers, [size for size in SIZES if size <= asked.most]):
        print(line, flush=True)
        lines.append(line)
    if asked.write: write(lines)


if __name__ == "__main__":
    main()
