"""Checks what docs/swift.md promises of the size of Swift artifacts and of the time that they take to compile.

The size is that of a hundred dialogs more, as another module could use them; the time that of a thousand
dialogs in debug, in seconds of the processor, beside an empty file.
"""

import resource
import subprocess

from dialogc import DIALOGC

KINDS = ["""
alert Delete{n}(count: Int, album: String) {{
  purpose destructive
  title {{
    en by count {{ one "Delete This Item?"  other "Delete {{count}} Items?" }}
    ko "항목 {{count}}개를 삭제할까요?"
  }}
  message {{
    en "They’re removed from every album, including {{album}}."
    ko "{{album:을/를}} 포함한 모든 앨범에서 제거됩니다."
  }}
  button delete destructive
  cancel
}}
""", """
actionSheet Add{n}(albums: [String]) {{
  source addButton
  title {{ en "Add to Album"  ko "앨범에 추가" }}
  choice album for name in albums {{ en "{{name}}"  ko "{{name}}" }} limit 5
  choice newAlbum {{ en "New Album"  ko "새 앨범" }}
  cancel
}}
""", """
alert Rename{n}(name: String) {{
  purpose input
  title {{ en "Rename Album"  ko "앨범 이름 변경" }}
  field newName {{ en "Name"  ko "이름" }} initial name required
  button rename {{ en "Rename"  ko "이름 변경" }} default
  cancel
}}
"""]
# As often as people write them.
ORDER = [0, 0, 0, 1, 2]


def made(folder, count, access):
    folder.mkdir()
    dialogs = "".join(KINDS[ORDER[n % len(ORDER)]].format(n=n) for n in range(count))
    (folder / "Many.dialog").write_text(f"project Many {{ source en; locales en, ko }}\n{dialogs}", encoding="utf-8")
    run = subprocess.run(
        [DIALOGC, "build", folder, "--emit", "swift", "--swift-access", access, "--out", folder],
        capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    return folder / "ManyDialogs.swift"


def compile_file(path, *options):
    """The object, and the seconds of the processor that it took."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    out = path.with_suffix(".o")
    run = subprocess.run(
        ["swiftc", *options, "-swift-version", "6", "-parse-as-library", "-c", path, "-o", out],
        capture_output=True, text=True)
    assert run.returncode == 0, run.stderr[:2000]
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return out, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def size(path):
    """Of text and data, in bytes."""
    object_file, _ = compile_file(path, "-Osize", "-wmo")
    run = subprocess.run(["size", object_file], capture_output=True, text=True, check=True)
    return sum(map(int, run.stdout.splitlines()[1].split()[:2]))


def test_a_hundred_dialogs_are_small(tmp_path):
    few, more = (size(made(tmp_path / str(count), count, "public")) for count in (5, 105))
    print(f"100 dialogs: {more - few} bytes, what all share: {few}")
    assert more - few <= 100_000


# A structure as people write them, which a compiler takes as long for on any machine as for others like it.
PLAIN = """struct Plain{0} {{
  var count: Int
  var name: String
  func text(_ other: Int?) -> String {{
    guard let other, other > count else {{ return "\\(name): \\(count)" }}
    return [name, "{0}"].joined(separator: "-") + "\\(other)"
  }}
}}
"""


def test_a_thousand_dialogs_compile_soon(tmp_path):
    """Sooner than a thousand plain structures: 3.7 s where those take 6."""
    plain = tmp_path / "plain.swift"
    plain.write_text("".join(PLAIN.format(number) for number in range(1000)))
    path = made(tmp_path / "many", 1000, "internal")
    # Other work on the machine only ever adds to the time: one of three that are told is enough.
    ratios = []
    while len(ratios) < 3 and min(ratios, default=1) > 0.8:
        ratios.append(compile_file(path, "-Onone")[1] / compile_file(plain, "-Onone")[1])
    print("1000 dialogs:", " ".join(f"{ratio:.2f} ×" for ratio in ratios))
    assert min(ratios) <= 0.8
