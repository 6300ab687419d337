"""Checks the sizes that docs/c.md promises of the C artifact, on a project of many dialogs.

    DIALOGC_DIALOGS=10000 pytest -s Tests/Checks/Artifacts/test_c_sizes.py

says the figures, too. The check itself takes fewer dialogs: the more there are, the less counts what a project has
whatever they are, and fewer are held to the same.
"""

import functools
import json
import os
import re
import subprocess

import pytest

from dialogc import DIALOGC, ROOT

COUNT = int(os.environ.get("DIALOGC_DIALOGS", "700"))
# Of forms, and the bytes that a project has whatever its dialogs are.
FEW, OWN = COUNT // 5, 4096
OPTIMIZED = ["gcc", "-std=c99", "-O2"]

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

SHEET = """
actionSheet Add{n}(albums: [String]) {{
  source addButton
  title {{ en "Where do these photos of page {n} go?"  ko "{n}쪽의 사진을 어디에 둘까요?" }}
  choice album for name in albums {{ en "{{name}}"  ko "{{name}}" }} limit 5
  choice newAlbum {{ en "New Album"  ko "새 앨범" }}
  cancel
}}
"""

RENAMING = """
alert Rename{n}(name: String) {{
  purpose input
  title {{ en "What should album {n} be called?"  ko "{n}번 앨범의 이름은 무엇인가요?" }}
  message {{
    en "Everyone you share the album with sees the new name right away."
    ko "앨범을 함께 쓰는 모든 사람에게 새 이름이 바로 보입니다."
  }}
  field newName {{ en "Name"  ko "이름" }} initial name required
  button rename {{ en "Rename"  ko "이름 변경" }} default
  cancel
}}
"""

NOTIFICATION = """
notification Comment{n}(person: String, comment: String) {{
  title {{ en "New Comment"  ko "새 댓글" }}
  body {{
    en "{{person}} wrote about your photo of page {n}: “{{comment}}”"
    ko "{{person}} 님이 {n}쪽의 사진에 댓글을 남겼습니다. “{{comment}}”"
  }}
  hiddenPreview {{ en "New Comment"  ko "새 댓글" }}
  category communication
  thread comment
  delivery remote
  opens CommentScreen showing comment
  detail {{
    action reply {{ en "Reply"  ko "답장" }} input {{ en "Your comment"  ko "댓글" }} send {{ en "Send"  ko "보내기" }}
    action markRead {{ en "Mark as Read"  ko "읽음으로 표시" }}
  }}
}}
"""

# As often as people write them.
MIXED = [DIALOG, DIALOG, DIALOG, SHEET, RENAMING, NOTIFICATION]

# Whose texts are shorter than a sentence.
SHORT = {
    "a title": """
alert Done{n} {{ purpose inform; title {{ en "Item {n} Done"  ko "항목 {n} 완료" }}; button ok }}
""",
    "a question": """
alert Delete{n}(count: Int) {{
  purpose destructive
  title by count {{ one "Delete This Item of {n}?"  other "Delete {{count}} Items of {n}?" }}
  button delete destructive
  cancel
}}
""",
    "values": """
alert Sent{n}(date: Date, price: Currency, size: Bytes, names: [String]) {{
  purpose inform
  title "Order {n} Sent"
  message "Sent {{date}} for {{price}} with {{size}} to {{names}}."
  button ok
}}
""",
}


def form(fields):
    """A dialog with so many fields, each with a value that it holds at first."""
    parameters = "".join(f", part{i}: String" for i in range(fields))
    rows = "".join(f"""
  field part{i}Field {{{{ en "Part {i}"  ko "{i}번째" }}}} initial part{i} required""" for i in range(fields))
    return f"""
alert EditCard{{n}}(owner: String{parameters}) {{{{
  purpose input
  title {{{{ en "Edit card {{n}} of “{{{{owner}}}}”?"  ko "‘{{{{owner}}}}’의 카드 {{n}}을(를) 편집할까요?" }}}}
  message {{{{
    en "What you write here is seen by everyone who may open the card."
    ko "여기에 쓰는 내용은 카드를 열 수 있는 모든 사람에게 보입니다."
  }}}}{rows}
  button save {{{{ en "Save"  ko "저장" }}}} default
  cancel
}}}}
"""


class Project:
    """Dialogs of some kinds, which take turns."""

    def __init__(self, folder, *kinds, count=COUNT):
        self.folder, self.count = folder, count
        (folder / "Many.dialog").write_text(
            "project Many { source en; locales en, ko; rules { notification/permission off } }\n"
            + "".join(kinds[n % len(kinds)].format(n=n) for n in range(count)), encoding="utf-8")
        run = subprocess.run(
            [DIALOGC, "build", folder / "Many.dialog", "--emit", "c,json", "--out", folder],
            capture_output=True, text=True)
        assert run.returncode == 0, run.stderr[:2000]
        self.header = (folder / "Many.h").read_bytes()
        self.texts = sum(map(len, self.strings(json.loads((folder / "Many.json").read_bytes()))))

    @staticmethod
    def strings(value):
        """The characters of all texts, in every language."""
        if isinstance(value, dict):
            for key, member in value.items():
                if key == "parts":
                    yield from re.findall(rb'"((?:\\.|[^"\\])*)"', json.dumps(
                        Project.characters(member), ensure_ascii=False).encode())
                else:
                    yield from Project.strings(member)
        elif isinstance(value, list):
            for member in value:
                yield from Project.strings(member)

    @staticmethod
    def characters(parts):
        found = []
        for part in parts:
            if isinstance(part, str):
                found.append(part)
            else:
                for arm in part.get("arms", {}).values():
                    found += Project.characters(arm)
                found += part.get("agreement", {}).get("forms", {}).values()
        return found

    def compile(self, name, source, *arguments):
        path = self.folder / f"{name}.c"
        path.write_text(source)
        out = self.folder / name
        subprocess.run([*OPTIMIZED, *arguments, "-o", out, path], check=True)
        return out

    @functools.cached_property
    def defining(self):
        """The object of the file that defines for all."""
        return self.compile("define.o", '#define MANY_DEFINE\n#include "Many.h"\n', "-c")

    @staticmethod
    def sections(path):
        """Bytes of text, data and so on, and of what is relocated."""
        lines = subprocess.run(["readelf", "-SW", path], capture_output=True, text=True, check=True)
        sizes = {}
        for line in lines.stdout.splitlines():
            match = re.match(r"\s*\[ *\d+\] (\S+)\s+\S+\s+\S+ \S+ (\S+)", line)
            if match:
                sizes[match[1]] = sizes.get(match[1], 0) + int(match[2], 16)
        return sizes


@pytest.fixture(scope="module")
def project(tmp_path_factory):
    return Project(tmp_path_factory.mktemp("sizes"), DIALOG)


EMPTY = "int main(void) { return 0; }\n"
ONE = """
#include "Many.h"
int main(int count, char **arguments) {
  char text[200];
  many_delete_items7_parameters parameters = {count, arguments[0]};
  return (int)many_delete_items7_title(text, sizeof text, MANY_LANGUAGE_EN, &parameters);
}
"""


def declarations(project):
    """Bytes of what one file declares."""
    declared = project.header.index(b"#if !defined(MANY_DECLARE_ONLY)")
    print(f"\n{declared / project.count:.0f} bytes of declarations a dialog, {len(project.header)} in all")
    return declared


@pytest.fixture(scope="module")
def mixed(tmp_path_factory):
    return Project(tmp_path_factory.mktemp("mixed"), *MIXED)


@pytest.mark.parametrize("which", ["project", "mixed"])
def test_declarations(which, request):
    assert declarations(request.getfixturevalue(which)) <= 1536 * COUNT


def definitions(project):
    """Bytes of what one file defines for all, beside the runtime."""
    sizes = project.sections(project.defining)
    runtime = project.sections(project.compile(
        "runtime.o", '#define MANY_DEFINE\n#include "dialog_runtime.h"\n', "-c"))
    kept = sum(sizes[name] for name in sizes if name.startswith((".text", ".rodata", ".data")))
    kept -= sum(runtime.get(name, 0) for name in (".text", ".rodata"))
    print(f"\n{sizes.get('.text', 0)} code, {sizes.get('.rodata', 0)} constants; texts have "
          f"{project.texts}: {kept / project.texts:.2f}, {kept / project.count:.0f} a dialog")
    return kept


@pytest.mark.parametrize("which", ["project", "mixed"])
def test_definitions(which, request):
    project = request.getfixturevalue(which)
    assert definitions(project) <= 4 * project.texts


@pytest.mark.parametrize("shape", SHORT)
def test_definitions_of_short_texts(tmp_path, shape):
    project = Project(tmp_path, SHORT[shape])
    assert declarations(project) <= 1536 * COUNT
    assert definitions(project) <= 4 * project.texts + 250 * COUNT


@pytest.mark.parametrize("fields", [1, 2, 6])
def test_forms(tmp_path, fields):
    """Fields with values that they hold at first: two functions each."""
    project = Project(tmp_path, form(fields), count=FEW)
    assert declarations(project) <= (1536 + 250 * (fields - 1)) * FEW + OWN
    assert definitions(project) <= 4 * project.texts + 50 * fields * FEW + OWN


def test_one_text(project):
    flags = ["-ffunction-sections", "-fdata-sections", "-Wl,--gc-sections"]
    empty = project.compile("empty", EMPTY, *flags)
    one = project.compile("one", ONE, *flags)
    subprocess.run(["strip", empty, one], check=True)
    growth = one.stat().st_size - empty.stat().st_size
    print(f"\n{growth} bytes for one text of {COUNT} dialogs")
    assert growth <= 40 * 1024
    declaring = project.compile("declaring.o", "#define MANY_DECLARE_ONLY\n" + ONE, "-c")
    assert declaring.stat().st_size < 20 * 1024


# The struct of a project names what there is: seven pointers. Nothing else is a pointer.
PROJECT = 7 * 24


def relocations(path):
    """Bytes of relocations in tables: in constant data and in other data."""
    return sum(size for name, size in Project.sections(path).items()
               if name.startswith(".rela.data"))


# As for a library; in a program, as gcc makes it by default, no more is relocated than there.
@pytest.mark.parametrize("compiler", ["gcc", "clang"])
def test_tables_have_no_pointers(tmp_path, project, compiler):
    tour = tmp_path / "tour"
    subprocess.run([DIALOGC, "build", ROOT / "Samples/Feature-tour", "--emit", "c,terminal",
                    "--out", tour], check=True, capture_output=True)
    (tmp_path / "one.c").write_text(ONE)
    (tmp_path / "all.c").write_text('#define TOUR_DEFINE\n#include "Tour.h"\n')
    found = {}
    for name, source, arguments in [
        ("one", tmp_path / "one.c", []), ("all", tmp_path / "all.c", []),
        ("terminal", tour / "Tour_terminal.c", ["-DDIALOG_MAIN"]),
    ]:
        out = tmp_path / f"{name}.o"
        subprocess.run([compiler, "-std=c99", "-O2", "-fPIC", "-I", tour, "-I", project.folder,
                        *arguments, "-c", "-o", out, source], check=True)
        found[name] = relocations(out)
    print(f"\n{compiler}: {found} bytes of relocations in tables")
    assert found["one"] == 0
    assert found["all"] <= PROJECT and found["terminal"] <= PROJECT


def test_many_files(project):
    """Files that only declare are linked with one that defines; C++ with C."""
    project.compile("one.o", "#define MANY_DECLARE_ONLY\n" + ONE, "-c")
    objects = [project.folder / "one.o", project.defining]
    out = project.folder / "linked"
    subprocess.run([*OPTIMIZED, "-o", out, *objects], check=True)
    assert subprocess.run([out]).returncode == len("Delete this item of page 7?")
    (project.folder / "one.cpp").write_text("#define MANY_DECLARE_ONLY\n" + ONE)
    subprocess.run(["g++", "-std=c++17", "-Wold-style-cast", "-o", out, project.folder / "one.cpp",
                    objects[1]], check=True)
    assert subprocess.run([out]).returncode == len("Delete this item of page 7?")


def test_other_runtime(project, tmp_path):
    for name in ("Many.h", "dialog_runtime.h"):
        text = (project.folder / name).read_text(encoding="utf-8")
        if name != "Many.h":
            text = re.sub("(DIALOG_RUNTIME_VERSION) 0x", r"\1 0x1", text)
        (tmp_path / name).write_text(text, encoding="utf-8")
    run = subprocess.run(["gcc", "-fsyntax-only", tmp_path / "Many.h"], capture_output=True, text=True)
    assert run.returncode != 0
    assert "Many.h and dialog_runtime.h are not of one dialogc" in run.stderr
