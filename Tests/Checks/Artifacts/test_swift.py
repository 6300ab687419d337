"""Checks the Swift artifacts of the samples, and of the folders named in DIALOG_SOURCES: they compile without
a warning, and with the locale of a text’s language they write what the C artifacts write, value for value.

A program that prints every text is compiled into the generated file itself, so that it reaches every place
of a dialog. Dates are moments in Swift, and in C a clock’s face and a distance: texts that tell the
distance from now are asked for with a moment that is so far away, the others with what the clock shows.
Needs swiftc and gcc.
"""

import functools
import json
import os
import re
import subprocess

import pytest

import c_program
import test_c
from dialogc import DIALOGC
from test_c import LOCALES, VALUES, Project, folders, texts_of, written

MODES = {"6": ["-swift-version", "6"], "5": ["-swift-version", "5", "-strict-concurrency=complete"]}

PRINTER = """
func show<Dialog: PREFIXDialog>(
  _ dialog: Dialog, _ name: String, _ number: Int, _ isDistance: Bool, _ elements: [String]
) {
  let content = dialog.content
  for tag in tags {
    var texts = DialogTexts(content.definition, content.values, Locale(identifier: tag))
    for (place, role, part, isRepeated) in places[name]! {
      for element in isRepeated ? elements : [""] {
        texts.element = element
        guard let text = texts.text(place) else { continue }
        var line = ["dialog": name, "language": tag, "place": role, "text": text]
        if !part.isEmpty { line["part"] = part }
        if !element.isEmpty { line["element"] = element }
        let object: [String: Any] = line.merging(["case": number, "distance": isDistance] as [String: Any]) { $1 }
        let data = try! JSONSerialization.data(withJSONObject: object)
        print(String(decoding: data, as: UTF8.self))
      }
    }
  }
}

extension Dictionary { func merging(_ other: [Key: Any], _ choose: (Any, Any) -> Any) -> [Key: Any] {
  var all: [Key: Any] = self
  for (key, value) in other { all[key] = value }
  return all
} }
"""


def prefix_of(artifact):
    name = artifact["project"]["name"]
    return name[0].upper() + name[1:]


def literal(text):
    return '"' + "".join(
        f"\\u{{{ord(c):X}}}" if not c.isascii() or c in '"\\' or ord(c) < 32 else c for c in text) + '"'


def value(kind, given, prefix, is_distance):
    """A value of a parameter as an expression."""
    if isinstance(given, bool):
        return "true" if given else "false"
    if kind in ("Int", "Bytes"):
        return str(given)
    if kind == "Double":
        return repr(float(given))
    if kind == "Date":
        if is_distance:
            return f"Date().addingTimeInterval({given.seconds_from_now} + 0.3)"
        seconds = given.date.replace(tzinfo=test_c.datetime.timezone.utc).timestamp()
        return f"Date(timeIntervalSince1970: {seconds})"
    if kind == "Currency":
        return f'{prefix}Amount(Decimal(string: "{given.amount:f}")!, "{given.code}")'
    if kind == "[String]":
        return "[" + ", ".join(map(literal, given)) + "]"
    if kind == "URL":
        return f"URL(string: {literal(given.replace('{', '%7B').replace('}', '%7D'))})!"
    return literal(given) if kind == "String" else f".{given}"


def place_of(dialog, role, part):
    """What the file calls the place of a text."""
    buttons = [b["name"] for b in dialog["buttons"]]
    fields = [f["name"] for f in dialog["fields"]]
    letters = {"button": "b", "placeholder": "i", "send": "s", "field": "f", "initial": "v"}
    if not part:
        return role
    index = (fields if part in ("field", "initial") else buttons).index(role)
    return f"{letters[part]}{index}"


class SwiftProject(Project):
    """The artifacts of a folder, that of Swift among them."""

    def __init__(self, source, folder, *options):
        super().__init__(source, folder)
        run = subprocess.run(
            [DIALOGC, "build", str(source), "--emit", "swift", "--out", str(folder), *options],
            capture_output=True, text=True)
        assert run.returncode == 0, run.stderr
        (self.swift,) = folder.glob("*.swift")

    def values(self, kind):
        # A URL that is none is nothing that Swift can hold.
        return ["https://example.org/?a=b"] if kind == "URL" else super().values(kind)

    @functools.cached_property
    def swift_program(self):
        prefix = prefix_of(self.artifact)
        generated = self.swift.read_text(encoding="utf-8")
        types = re.findall(rf"struct (\S+): {prefix}(?:Dialog|Notification) {{", generated)
        assert len(types) == len(self.artifact["dialogs"])
        rows, calls = [], []
        for number, dialog in enumerate(self.artifact["dialogs"]):
            places = ", ".join(
                f'("{place_of(dialog, role, part)}", "{role}", "{part}", {"true" if variable else "false"})'
                for (role, part), (_, variable) in texts_of(dialog))
            rows.append(f'"{dialog["name"]}": [{places}]')
            body = []
            kinds = {p["name"]: p["type"] for p in dialog["parameters"]}
            for index, case in enumerate(c_program.cases(dialog, self.values)):
                for is_distance in [False, True] if "Date" in kinds.values() else [False]:
                    arguments = ", ".join(
                        f"{n}: {value(kinds[n], v, prefix, is_distance)}" for n, v in case.items())
                    body.append(f'show({types[number]}({arguments}), "{dialog["name"]}", {index}, '
                                f'{"true" if is_distance else "false"}, elements)')
            calls.append(f"func cases{number}() {{\n" + "\n".join(body) + "\n}")
        elements = ", ".join(literal(text) for text in VALUES["String"] if text)
        tags = ", ".join(f'"{tag}"' for tag in self.artifact["project"]["locales"])
        text = generated + PRINTER.replace("PREFIX", prefix)
        text += f"let elements: [String] = [{elements}]\n"
        # All languages of the project, or those that the program is asked for.
        text += f"let tags = CommandLine.arguments.count > 1 ? Array(CommandLine.arguments.dropFirst()) : [{tags}]\n"
        text += "let places: [String: [(String, String, String, Bool)]] = [" + ",\n".join(rows) + "]\n"
        text += "\n".join(calls) + "\n@main struct Main { static func main() {\n"
        text += "\n".join(f"cases{n}()" for n in range(len(calls))) + "\n} }\n"
        path = self.folder / "texts.swift"
        path.write_text(text, encoding="utf-8")
        return path

    @functools.cached_property
    def swift_texts(self):
        """The compiled program."""
        out = self.folder / "swift-texts"
        run = subprocess.run(
            ["swiftc", "-Onone", "-suppress-warnings", "-parse-as-library", str(self.swift_program), "-o", str(out)],
            capture_output=True, text=True)
        assert run.returncode == 0, run.stderr[:4000]
        return out

    def printed_by_swift(self, *languages):
        run = subprocess.run([self.swift_texts, *languages], capture_output=True, env=os.environ | {"TZ": "UTC"})
        assert run.returncode == 0, run.stderr.decode()[:2000]
        return [json.loads(line) for line in run.stdout.splitlines()]


def key(line):
    return tuple(line.get(name, "") for name in ("dialog", "case", "language", "place", "part", "element"))


def tells_distance(text):
    return any("relative" in styles(translation) for translation in text.values())


def differences(project):
    """What Swift writes otherwise than C, and how much was compared."""
    dialogs = {d["name"]: d for d in project.artifact["dialogs"]}
    texts = {name: dict(texts_of(d)) for name, d in dialogs.items()}
    ours = {}
    for line in project.printed_by_swift():
        text, _ = texts[line["dialog"]][line["place"], line.get("part", "")]
        has_dates = any(p["type"] == "Date" for p in dialogs[line["dialog"]]["parameters"])
        if not has_dates or line["distance"] == tells_distance(text):
            ours[key(line)] = line["text"]
    theirs = {key(line): line["text"] for line in project.printed(project.compile("gcc", "-std=c99", "-O2"))}
    assert ours.keys() == theirs.keys()
    return {k: (theirs[k], ours[k]) for k in theirs if theirs[k] != ours[k]}, len(theirs)


def styles(part):
    """How the values of a text are written."""
    if isinstance(part, list):
        return set().union(*map(styles, part))
    if isinstance(part, dict):
        return {part["style"]} if "style" in part else set().union(*map(styles, part.values()))
    return set()


def is_known(project, line):
    """Whether the tables of Foundation are known to be others for a text; or it is in another language, where
    Swift goes by the person's region; or it has dates both as they are and as distances from now, which C is told
    and Swift takes from the clock."""
    name, _, language, place, part, _ = line
    (dialog,) = [d for d in project.artifact["dialogs"] if d["name"] == name]
    text, _ = dict(texts_of(dialog))[place, part]
    used = styles(text.get(language, {}))
    has_two_clocks = "relative" in used and not used.isdisjoint({"date", "time"})
    return language not in text or has_two_clocks or any(language in STYLES[style][2].split() for style in used)


@pytest.fixture(scope="module", params=folders(), ids=lambda path: path.name)
def project(request, tmp_path_factory):
    return SwiftProject(request.param, tmp_path_factory.mktemp("swift"))


@pytest.mark.parametrize("mode", MODES)
def test_no_warnings(project, mode):
    run = subprocess.run(
        ["swiftc", *MODES[mode], "-warnings-as-errors", "-typecheck", "-parse-as-library", str(project.swift)],
        capture_output=True, text=True)
    assert (run.returncode, run.stderr) == (0, "")


def test_texts_are_those_of_c(project):
    found, compared = differences(project)
    assert compared > 0
    assert {line: texts for line, texts in found.items() if not is_known(project, line)} == {}



def test_a_deprecation_is_told_as_it_is(tmp_path):
    source = written(tmp_path / "in", r"""
        @deprecated("“Say” \\(no) \"it\" /* */\n한 \u{1F600} \\")
        alert Old { title "Delete it?"; button delete "Delete" destructive; cancel }
        """)
    run = subprocess.run([DIALOGC, "build", str(source), "--emit", "swift", "--out", str(tmp_path)])
    assert run.returncode == 0
    main = tmp_path / "main.swift"
    main.write_text((tmp_path / "Dialogs.swift").read_text(encoding="utf-8") + "_ = Old()\n", encoding="utf-8")
    run = subprocess.run(["swiftc", *MODES["6"], "-typecheck", str(main)], capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    assert "'Old' is deprecated: “Say” \\(no) \"it\" /* */\n" in run.stderr
    assert "한 😀 \\ " in run.stderr


# A value of a type in a style, and where Foundation's tables say otherwise than those of the compiler: another
# version of CLDR; no group of four digits (es); isolates around what a list of right-to-left text joins.
STYLES = {
    "number": (["Int", "Double"], "{x}", "ar be bn de-AT es ka km lv mr pl pt-PT sd sl ur"),
    "percent": (["Double"], "{x:percent}", "ar bn de-AT km mr"),
    "currency": (["Currency"], "{x}",
                 "ar be bn es fr-CH ja ka km lv ml mr nb pl pt-PT sd sl ur zh-Hans"),
    "bytes": (["Bytes"], "{x}", "ar bn de-AT km mr sd sl"),
    "list": (["[String]"], "{x}", "am ar ar-AE ckb en-IN fa he hi ps sd th ur"),
    "date": (["Date"], "{x}", "am ar bn cs en-IN gd mk mr my nb ru ur vi"),
    "time": (["Date"], "{x:time}", "ar ar-AE bn en-IN es-MX fr-CA hi kok mr pa ta ur"),
    "relative": (["Date"], "{x:relative}", "ar bn mr"),
    "text": (["String"], "{x:quoted}", ""),
}


def test_values_in_many_languages(tmp_path):
    asks = [(style, kind, text) for style, (kinds, text, _) in STYLES.items() for kind in kinds]
    dialogs = [
        f"alert Ask{index}(x: {kind}) {{ title {{ "
        + " ".join(f'{tag} "{text}"' for tag in LOCALES) + " }; button ok \"OK\"; exit ok }"
        for index, (_, kind, text) in enumerate(asks)]
    source = f"project Many {{ source en; locales {', '.join(LOCALES)} }}\n" + "\n".join(dialogs)
    project = SwiftProject(written(tmp_path / "in", source), tmp_path / "out")
    found, compared = differences(project)
    assert compared > 5000
    other = {style: set() for style in STYLES}
    for dialog, _, language, *_ in found:
        other[asks[int(dialog.removeprefix("Ask"))][0]].add(language)
    assert {style: " ".join(sorted(tags)) for style, tags in other.items()} == {
        style: known for style, (_, _, known) in STYLES.items()}
