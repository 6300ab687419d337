"""Checks what docs/swift.md promises of many dialogs: how long they compile, and how large they are.

    pytest -s Tests/Checks/Swift/test_swift_sizes.py        says the figures, too

Times are the processor's, so that other work on the machine does not count.
"""

import resource
import subprocess

import pytest

import swift_frameworks
from dialogc import dialogc
from swift_frameworks import SIX

DIALOG = """
alert DeleteItems{n}(count: Int, album: String) {{
  purpose destructive
  title {{
    en by count {{ one "Delete this item of page {n}?"  other "Delete {{count}} items of page {n}?" }}
    ko "{n}쪽의 항목 {{count}}개를 삭제할까요?"
  }}
  message {{
    en "They’re also removed from “{{album}}” and from every other album that they are in."
    ko "“{{album}}”에서도, 항목이 들어 있는 다른 모든 앨범에서도 제거됩니다."
  }}
  button delete destructive
  cancel
}}
"""


def artifact(folder, count):
    """The Swift artifact of so many dialogs, in two languages."""
    source = folder / f"in{count}" / "Many.dialog"
    source.parent.mkdir()
    source.write_text("project Many { source en; locales en, ko }\n" + "".join(map(numbered, range(count))),
                      encoding="utf-8")
    run = dialogc("build", source, "--emit", "swift", "--out", folder / f"out{count}")
    assert run.returncode == 0, run.stderr[-2000:]
    (path,) = (folder / f"out{count}").glob("*.swift")
    return path


def numbered(n):
    return DIALOG.format(n=n)


def seconds(stand_ins, source, out):
    """Of the processor, that a debug compilation takes."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    swift_frameworks.swiftc(*SIX, "-Onone", "-g", "-parse-as-library", "-I", stand_ins, "-c", source, "-o", out)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def test_a_thousand_dialogs_compile_soon(stand_ins, tmp_path):
    empty = tmp_path / "Empty.swift"
    empty.write_text("")
    many = artifact(tmp_path, 1000)
    least = min(seconds(stand_ins, empty, tmp_path / "empty.o") for _ in range(2))
    most = min(seconds(stand_ins, many, tmp_path / "many.o") for _ in range(2))
    print(f"\n1,000 dialogs: {most:.1f} s, an empty file: {least:.1f} s")
    assert most - least <= 5


def size(stand_ins, source, out):
    """Bytes of text and data of an object."""
    swift_frameworks.swiftc(*SIX, "-Osize", "-parse-as-library", "-I", stand_ins, "-c", source, "-o", out)
    text, data, *_ = subprocess.run(["size", out], capture_output=True, text=True, check=True).stdout.split("\n")[1].split()
    return int(text) + int(data)


@pytest.mark.parametrize("module", ["with frameworks", "Foundation alone"])
def test_a_hundred_dialogs_are_small(stand_ins, tmp_path, module):
    folder = stand_ins if module == "with frameworks" else tmp_path
    one, hundred = (size(folder, artifact(tmp_path, count), tmp_path / f"{count}.o") for count in (1, 100))
    each = (hundred - one) / 99
    print(f"\n{module}: {hundred} bytes of 100 dialogs, {each:.0f} each; {one - each:.0f} that all projects share")
    assert 100 * each <= 100 * 1024
