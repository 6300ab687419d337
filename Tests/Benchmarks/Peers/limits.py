#!/usr/bin/env python3
"""What dialogc is held to, as figures of one run: `limits.py [--write]`.

CPU seconds and times are medians of calls that take turns; memory is the most that a call held. `--write` puts the
table into docs/performance.md. It calls the program named in DIALOGC, else that of the release build; the debug build
beside it checks the samples.
"""

import argparse
import json
import os
import pathlib
import statistics
import subprocess
import tempfile
import time

import peers
import sources

ROOT = pathlib.Path(__file__).resolve().parents[3]
DEBUG = ROOT / ".build/debug/dialogc"
BEGIN, END = "<!-- limits: made by Tests/Benchmarks/Peers/limits.py -->", "<!-- end of limits -->"
COUNT, FILES = 10_000, 1_000
# Calls of a comparison; of those that take milliseconds.
CALLS, SHORT_CALLS = 5, 60
LLVM_RC = next(compiler for compiler in sources.PEERS if compiler.name == "llvm-rc")


def alternating(calls, first, second, measure):
    """The medians of two calls that take turns."""
    pairs = [(measure(first), measure(second)) for _ in range(calls)]
    return [statistics.median(side) for side in zip(*pairs, strict=True)]


def cpu(command): return peers.run(command)[0]


def wall(command):
    began = time.perf_counter()
    subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=True)
    return time.perf_counter() - began


def wall_of_two(commands):
    """Seconds until commands that start together have ended."""
    began = time.perf_counter()
    started = [subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) for command in commands]
    codes = [process.wait() for process in started]
    if any(codes): raise SystemExit(f"failed: {commands}")
    return time.perf_counter() - began


def write_source(path, count, head=sources.PROJECT, start=0):
    """In a folder of its own, unless others are there: of two projects in one, neither is checked."""
    path.parent.mkdir(exist_ok=True)
    with path.open("w") as file:
        file.write(head)
        for number in range(start, start + count): file.write(sources.alert(number))


def without_rules():
    """A project in which all rules are off that can be."""
    told = subprocess.run([peers.DIALOGC, "explain", "--format", "json"], capture_output=True, check=True).stdout
    names = [rule["rule"] for rule in json.loads(told)["rules"]]
    settings = "; ".join(f"{name} off" for name in names if not name.startswith(("input/", "output/", "catalog/")))
    return f"project Peers {{\n  source en\n  rules {{ {settings} }}\n}}\n\n"


def build(source, out, *options):
    return [peers.DIALOGC, "build", str(source), "--emit", "json,c", "--out", str(out), *options]


def remembered(source, out):
    """CPU seconds of a build in which nothing changed."""
    command = build(source, out, "--jobs", "1")
    for _ in range(2): cpu(command)
    return statistics.median(cpu(command) for _ in range(CALLS * 3))


def installed(folder):
    """The program as it is installed, without symbols."""
    subprocess.run(
        [ROOT / "Sources/Integrations/install", folder / "usr"], env={**os.environ, "DIALOGC": peers.DIALOGC},
        stdout=subprocess.DEVNULL, check=True)
    return str(folder / "usr/bin/dialogc")


def rows(folder):
    one, all_in_one, bare = (folder / name / "Peers.dialog" for name in ("one", "all", "bare"))
    write_source(one, 1)
    write_source(all_in_one, COUNT)
    write_source(bare, COUNT, without_rules())
    own, empty = alternating(SHORT_CALLS, [installed(folder), "check", str(one)], ["true"], wall)
    yield "`check` of one alert, beyond `true`, by the installed program", f"{(own - empty) * 1e3:.1f} ms"
    rc = peers.Workplace(folder, COUNT).command(LLVM_RC)
    for what, source in [("all rules on", all_in_one), ("all rules off", bare)]:
        own, other = alternating(CALLS, [peers.DIALOGC, "check", str(source), "--jobs", "1"], rc, cpu)
        yield f"`check` of 10,000, {what}, × llvm-rc’s CPU time", f"{own / other:.2f}"
    own, other = alternating(CALLS, build(all_in_one, folder / "out", "--no-cache", "--jobs", "1"), rc, cpu)
    yield "`build` of 10,000 to JSON and C, × llvm-rc’s CPU time", f"{own / other:.2f}"
    one_core, two_cores = alternating(
        CALLS, *(build(all_in_one, folder / "out", "--no-cache", "--jobs", jobs) for jobs in "12"), wall)
    yield "`build` of 10,000 on two cores, times as fast", f"{one_core / two_cores:.2f}"
    alone, beside = ([build(all_in_one, folder / f"out{core}", "--no-cache", "--jobs", "1") for core in cores]
                     for cores in ([0], [0, 1]))
    one, two = alternating(CALLS, alone, beside, wall_of_two)
    yield "two such builds at once on one core each, which share nothing: times as much work", f"{2 * one / two:.2f}"
    for what, command in [("check", [peers.DIALOGC, "check", str(all_in_one), "--jobs", "1"]),
                          ("build", build(all_in_one, folder / "out", "--no-cache", "--jobs", "1"))]:
        yield f"memory of `{what}` of 10,000", f"{peers.run(command)[1] / 2**20:.0f} MiB"
    yield "`build` of 10,000 in one file, unchanged", f"{remembered(all_in_one, folder / 'kept') * 1e3:.0f} ms"
    many = folder / "many"
    each = COUNT // FILES
    for file in range(FILES):
        write_source(many / f"{file:04}.dialog", each, "" if file else sources.PROJECT, file * each)
    yield "`build` of 10,000 in 1,000 files, unchanged", f"{remembered(many, folder / 'kept many') * 1e3:.0f} ms"
    if DEBUG.exists():
        samples = [str(DEBUG), "check", str(ROOT / "Samples")]
        alone = statistics.median(cpu([*samples, "--jobs", "1"]) for _ in range(CALLS))
        yield "`check Samples`, debug build", f"{alone:.2f} s"
        yield "the same on two cores, by the clock", f"{statistics.median(wall(samples) for _ in range(CALLS)):.2f} s"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--write", action="store_true")
    asked = parser.parse_args()
    lines = ["| what | measured |", "|---|---:|"]
    with tempfile.TemporaryDirectory() as folder:
        os.mkdir(f"{folder}/.git")
        for what, figure in rows(pathlib.Path(folder)):
            lines.append(f"| {what} | {figure} |")
            print(lines[-1], flush=True)
    if asked.write: peers.write(lines, BEGIN, END)


if __name__ == "__main__":
    main()
