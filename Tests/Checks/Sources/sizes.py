"""How long functions and files are. Generated tables (`Data` folders) and lists of words (`Languages`) are not counted.

A function's lines go from that of its keyword (`func`, `init`, `deinit`, `subscript`, a computed `var`)
to that of its closing brace; functions in functions count in both. Run by hand, it prints what is
longest.
"""

import statistics
import sys

from debug_build import SOURCES
from swift_source import functions

FUNCTION_LIMITS = {"median": 7, "p90": 15, "longest": 60}
FILE_LIMITS = {"p90": 184, "longest": 299}


def hand_written():
    return [path for path in sorted(SOURCES.rglob("*.swift"))
            if not {"Data", "Languages"} & set(path.relative_to(SOURCES).parts)]


def read_sizes():
    """Lines of each function and of each file, with where it stands."""
    of_functions, of_files = [], []
    for path in hand_written():
        source, place = path.read_text(encoding="utf-8"), path.relative_to(SOURCES)
        of_files.append((source.count("\n"), str(place)))
        of_functions += [
            (function.lines, f"{place}:{function.line} {function.name}") for function in functions(source)]
    return of_functions, of_files


def summary(sizes):
    lines = sorted(size for size, _ in sizes)
    return {
        "count": len(lines), "median": statistics.median(lines), "p90": lines[int(len(lines) * 0.9)],
        "longest": lines[-1]}


def faults(sizes, limits):
    """What exceeds its limit, with the longest beside it."""
    found = summary(sizes)
    return [
        f"{measure} {found[measure]}, limit {limit}: {longest(sizes)}"
        for measure, limit in limits.items() if found[measure] > limit
    ]


def longest(sizes, count=5):
    return ", ".join(f"{place} ({lines})" for lines, place in sorted(sizes, reverse=True)[:count])


if __name__ == "__main__":
    faulty = []
    for name, sizes, limits in zip(("functions", "files"), read_sizes(), (FUNCTION_LIMITS, FILE_LIMITS)):
        found = summary(sizes)
        print(f"{name:9}", ", ".join(
            f"{measure} {value}" + (f" (≤ {limits[measure]})" if measure in limits else "")
            for measure, value in found.items()))
        print("          ", longest(sizes))
        faulty += faults(sizes, limits)
    print("\n".join(faulty))
    sys.exit(1 if faulty else 0)
