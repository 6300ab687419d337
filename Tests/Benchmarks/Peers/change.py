#!/usr/bin/env python3
"""What a change costs: `change.py [--write]`. A project of 100 files with 100 alerts each is built as a whole, with one
file changed, and with none, json and c on one core. CPU seconds are medians of five calls that take turns; parts of the
time are those that `--time-passes` tells, of a whole build. `--write` puts the table into docs/performance.md. It calls
the program named in DIALOGC, else that of the release build.
"""

import argparse
import os
import pathlib
import re
import shutil
import statistics
import subprocess
import tempfile

import peers
import sources

BEGIN, END = "<!-- change: made by Tests/Benchmarks/Peers/change.py -->", "<!-- end of change -->"
FILES, DIALOGS, CALLS = 100, 100, 5
HOWS = ["whole", "one file changed", "nothing changed"]


def translated(number):
    return (f'alert Ask{number}(count: Int) {{\n  purpose destructive\n  title {{\n'
            '    en by count { one "Delete this photo?"  other "Delete {count} photos?" }\n'
            '    ko "사진 {count}장을 삭제할까요?"\n  }\n'
            f'  message {{\n    en "The other photos stay on shelf {number}."\n'
            f'    ko "다른 사진은 선반 {number}에 남습니다."\n  }}\n  button delete destructive\n  cancel\n}}\n\n')


# What is built, and what is written instead of what in the file that changes.
KINDS = {
    "in one language": ("project Change {\n  source en\n}\n\n", sources.alert, "“Item", "“Photo"),
    "in two, with numbers": (
        "project Change {\n  source en\n  locales en, ko\n}\n\n", translated, "stay on", "remain on"),
}


def call(folder):
    """CPU seconds of a call, and the milliseconds of its passes."""
    command = [peers.DIALOGC, "build", "src", "--emit", "json,c", "--out", "out", "--jobs", "1", "--time-passes",
               "--language", "en"]
    process = subprocess.Popen(command, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    said = process.stderr.read().decode()
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode: raise SystemExit(said)
    passes = {name: float(time) for time, name in re.findall(r"([\d.]+) ms +[\d.]+ % +(.+)", said)}
    return usage.ru_utime + usage.ru_stime, passes


def measure(head, alert, *edit):
    """For each way of building, the seconds of the calls and their passes."""
    found = {how: [] for how in HOWS}
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        for part in ["src", ".git"]: (folder / part).mkdir()
        texts = ["".join(alert(file * DIALOGS + number) for number in range(DIALOGS)) for file in range(FILES)]
        for file, text in enumerate(texts):
            (folder / f"src/{file:03}.dialog").write_text((head if not file else "") + text)
        for _ in range(CALLS):
            shutil.rmtree(folder / "out", ignore_errors=True)
            found["whole"].append(call(folder))
            (folder / "src/050.dialog").write_text(texts[50].replace(*edit))
            found["one file changed"].append(call(folder))
            call(folder)
            found["nothing changed"].append(call(folder))
            (folder / "src/050.dialog").write_text(texts[50])
    return found


def median(calls): return statistics.median(seconds for seconds, _ in calls)


def median_pass(calls, name): return statistics.median(passes.get(name, 0) for _, passes in calls)


def tables():
    found = {kind: measure(*parts) for kind, parts in KINDS.items()}
    yield "| 10,000 alerts | " + " | ".join(HOWS) + " |"
    yield "|---|" + "---:|" * len(HOWS)
    for kind, calls in found.items():
        whole = median(calls["whole"])
        yield f"| {kind} | " + " | ".join(
            f"{median(calls[how]):.3f} s ({median(calls[how]) / whole:.1%})" for how in HOWS) + " |"
    yield ""
    columns = [(kind, how) for kind in found for how in HOWS[:2]]
    yield "| part of a whole build | " + " | ".join(f"{kind}, {how}" for kind, how in columns) + " |"
    yield "|---|" + "---:|" * len(columns)
    first = next(iter(found.values()))["whole"][0][1]
    for name in first:
        cells = []
        for kind, how in columns:
            total = median_pass(found[kind]["whole"], "total")
            cells.append(f"{median_pass(found[kind][how], name) / total:.1%}")
        if any(float(cell[:-1]) >= 0.5 for cell in cells): yield f"| {name} | " + " | ".join(cells) + " |"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--write", action="store_true")
    asked = parser.parse_args()
    lines = list(tables())
    print("\n".join(lines))
    if asked.write: peers.write(lines, BEGIN, END)


if __name__ == "__main__":
    main()
