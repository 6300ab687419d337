"""Checks Swift artifacts whose texts stand in a String Catalog: they compile without a warning, and write what the
artifact writes whose texts stand in the code.

Xcode compiles a String Catalog to `.strings` and `.stringsdict` in a folder for each language; here those are the
compiler's own export in that format, beside the program, where Foundation finds them.
"""

import json
import re
import subprocess

import pytest

import c_program
from dialogc import DIALOGC
from test_c import folders, texts_of, written
from test_swift import MODES, SwiftProject, styles

MARK = "§"
# Those whose texts have all that texts can have.
PROJECTS = {path.name: path for path in folders() if path.name in ("JSON", "Feature-tour")}
MANY = """
project Many { source en; locales en, ko, ar, ru, lv, fr, he }
enum Kind { photo; video; song }
alert Count(count: Int, more: Int, size: Double, name: String, kind: Kind, isNew: Bool) {
  purpose problem
  title {
    en by count { 0 "None of {name}"  one "{count} of {name}"  other "{count} of 100% {name}, {count}" }
    ko by kind { photo "{name} 사진 {count}장 100%"
      other by count { 3 "{name} 세 개 {count}"  other "{count:이/가} {name}" } }
    ar by count { zero "{name} {count} 0"  one "{name} {count} 1"  two "{name} {count} 2"  few "{name} {count} 3"
      many "{name} {count} 11"  other "{name} {count}" }
    ru by count { one "{count} a {name}"  few "{count} b {name}"  many "{count} c {name}"  other "{count} d {name}" }
    lv by count { zero "{count} z {name}"  one "{count} o {name}"  other "{count} x {name}" }
    fr by isNew { true by count { one "{count} un {name}"  many "{name} {count} de"  other "{name} {count}" }
      false "{name} {count} 100%" }
    he "{count} {name}"
  }
  message {
    en by more { 0 "No more than {count}."  one "{more} more of {count}."
      other by count { one "One {more}."  other "{more} of {count}." } }
    ko "{more} {count}."
    ar by more { zero "{count} {more} 0."  one "{count} {more} 1."  two "{count} {more} 2."
      few "{count} {more} 3."  many "{count} {more} 11."  other "{count} {more}." }
  }
  button ok { en "100% %"  ko "\\"좋아요\\"\\n" }
  button share { en "{size:percent} of {name:quoted}"  ko "{name:quoted} {size:percent}"
    ar "{name:quoted} {size:percent}" }
  exit dismissed
}
"""


def lines(project, *languages):
    """What its program prints, of some languages or all, by all that tells a text from another; without what the
    clock tells."""
    styled = {(dialog["name"], *place): styles(text) for dialog in project.artifact["dialogs"]
              for place, (text, _) in texts_of(dialog)}
    found = {}
    for line in project.printed_by_swift(*languages):
        text = line.pop("text")
        used = styled[line["dialog"], line["place"], line.get("part", "")]
        if not (used & {"date", "time"} if line["distance"] else "relative" in used):
            found[tuple(sorted(line.items()))] = text
    return found


def compiled(project, mark=""):
    """Puts beside the program what a String Catalog is compiled to, each text after a mark."""
    run = subprocess.run(
        [DIALOGC, "catalog", "export", project.source, "--format", "strings", "--out", project.folder],
        capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    for path in project.folder.glob("*.lproj/*"):
        old = path.read_text(encoding="utf-8")
        if path.suffix == ".strings":
            new = re.sub(r'^("(?:[^"\\]|\\.)*" = ")', rf"\1{mark}", old, flags=re.M)
        else:
            new = re.sub(r"(<key>(?:zero|one|two|few|many|other)</key>\s*<string>)", rf"\1{mark}", old)
        path.write_text(new, encoding="utf-8")


@pytest.fixture(scope="module", params=[*PROJECTS, "Many"])
def projects(request, tmp_path_factory):
    """The artifact whose texts are in the code, and that whose texts are in a catalog."""
    scratch = tmp_path_factory.mktemp("catalog")
    source = PROJECTS.get(request.param) or written(scratch / "in", MANY)
    return (SwiftProject(source, scratch / "code"),
            SwiftProject(source, scratch / "catalog", "--swift-texts", "catalog"))


@pytest.mark.parametrize("mode", MODES)
def test_no_warnings(projects, mode):
    run = subprocess.run(
        ["swiftc", *MODES[mode], "-warnings-as-errors", "-typecheck", "-parse-as-library", str(projects[1].swift)],
        capture_output=True, text=True)
    assert (run.returncode, run.stderr) == (0, "")


def test_the_catalog_is_that_of_an_export(projects, tmp_path):
    _, project = projects
    subprocess.run([DIALOGC, "catalog", "export", project.source, "--out", tmp_path], capture_output=True, check=True)
    (exported,) = tmp_path.iterdir()
    assert (project.folder / exported.name).read_bytes() == exported.read_bytes()


def test_texts_are_those_of_the_code(projects):
    code, project = projects
    texts = lines(code)
    source = project.artifact["project"]["locales"][0]
    assert lines(project, source) == {key: text for key, text in texts.items() if dict(key)["language"] == source}
    compiled(project, MARK)
    found = lines(project)
    assert found.keys() == texts.keys()
    exact = negative_and_exact(project)
    assert {key: (text, found[key]) for key, text in texts.items()
            if text != found[key].removeprefix(MARK) and case(key) not in exact} == {}
    marked = [key for key, text in found.items() if text.startswith(MARK)]
    assert named(marked) == expected(project) & named(found)


def case(key):
    line = dict(key)
    return line["dialog"], line["case"]


def negative_and_exact(project):
    """The cases in which a number is below 0 and chooses a text, where that of 1 is a catalog's of -1, too."""
    found = set()
    for dialog in project.artifact["dialogs"]:
        texts = json.dumps([text for _, (text, _) in texts_of(dialog)])
        if re.search(r'"=[12]"', texts):
            cases = enumerate(c_program.cases(dialog, project.values))
            found |= {(dialog["name"], index) for index, values in cases
                      if any(isinstance(value, int) and value < 0 for value in values.values())}
    return found


def named(found):
    """The texts, whatever their values: dialog, place, part, language."""
    lines = map(dict, found)
    return {(line["dialog"], line["place"], line.get("part", ""), line["language"]) for line in lines}


def expected(project):
    """The texts that are to come from the catalog: those that it has, with nothing that agrees in that language."""
    catalog = json.loads(next(project.folder.glob("*.xcstrings")).read_text(encoding="utf-8"))["strings"]
    keys = {key.split("[")[0] for key in catalog}
    chains = project.artifact["project"]["fallbackLocales"]
    found = set()
    for dialog in project.artifact["dialogs"]:
        for (place, part), (text, _) in texts_of(dialog):
            if key_of(dialog, place, part) not in keys:
                continue
            for language in project.artifact["project"]["locales"]:
                tag = next(tag for tag in [language, *chains.get(language, [])] if tag in text)
                if '"agreement"' not in json.dumps(text[tag]):
                    found.add((dialog["name"], place, part, language))
    return found


def key_of(dialog, place, part):
    group = {"alert": "buttons", "actionSheet": "choices", "notification": "actions"}[dialog["kind"]]
    path = {"": place, "field": f"fields.{place}", "initial": f"fields.{place}.initial", "button": f"{group}.{place}",
            "placeholder": f"{group}.{place}.input", "send": f"{group}.{place}.send"}[part]
    return f"{dialog['name']}.{path}"


def test_a_text_of_another_hand_cannot_crash(tmp_path):
    """What translators make of format strings is read as far as it goes."""
    source = written(tmp_path / "in", """
        project Odd { source en; locales en, ko }
        alert Ask(name: String, count: Int) {
          title { en "{name} {count}"  ko "{name} {count}" }
          button ok "OK"
          exit ok
        }""")
    project = SwiftProject(source, tmp_path / "out", "--swift-texts", "catalog")
    compiled(project)
    path = project.folder / "ko.lproj/Odd.strings"
    for odd, prefix in [("%", ""), ("%9$@ %s %d %.2f %1$s", " "), ("%#@x@", ""), ("%2$5lld%%", "")]:
        path.write_text(f'"Ask.title" = "{odd}";', encoding="utf-8")
        found = [text for key, text in lines(project).items()
                 if ("language", "ko") in key and ("place", "title") in key]
        assert found
        assert [text for text in found if not text.startswith(prefix)] == []
