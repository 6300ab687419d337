"""The Swift and JSON artifacts of a project, and the names that the Swift one declares."""

import functools
import json
import pathlib
import re
from typing import NamedTuple

from dialogc import dialogc


class Declared(NamedTuple):
    """What the artifact declares for a dialog."""
    name: str
    kind: str
    parameters: list
    outcomes: dict


class SwiftProject:
    def __init__(self, source, folder, *options):
        self.folder = pathlib.Path(folder)
        run = dialogc("build", source, "--emit", "swift,json", "--out", folder, *options)
        assert run.returncode == 0, run.stderr[-3000:]
        (artifact,) = self.folder.glob("*.json")
        (self.path,) = self.folder.glob("*.swift")
        self.artifact = json.loads(artifact.read_text(encoding="utf-8"))
        self.text = self.path.read_text(encoding="utf-8")
        self.prefix = re.search(r"public struct (\w+)Shown\b|\bstruct (\w+)Shown\b", self.text)
        self.prefix = next(filter(None, self.prefix.groups()))

    @functools.cached_property
    def declared(self):
        """What is declared for each dialog of the JSON artifact, in its order."""
        pattern = re.compile(
            rf"^struct (\w+): {self.prefix}(?:Dialog|Notification) {{\n  typealias Kind = {self.prefix}(\w+)(.*?)^}}",
            re.M | re.S)
        found = [Declared(name, kind, parameters(body), self.outcomes(body))
                 for name, kind, body in pattern.findall(self.text)]
        dialogs = self.artifact["dialogs"]
        assert len(found) == len(dialogs), [each.name for each in found]
        return dict(zip((dialog["name"] for dialog in dialogs), found))

    @functools.cached_property
    def types(self):
        """What is written for each dialog, by its name in the JSON artifact."""
        return {name: re.search(rf"^struct {each.name}: .*?^}}\n", self.text, re.M | re.S)[0]
                for name, each in self.declared.items()}

    def renamed(self, dialog, suffix):
        """The type of a dialog by another name, to stand beside it."""
        name = self.declared[dialog].name
        return self.types[dialog].replace(f"struct {name}:", f"struct {name}{suffix}:", 1)

    @property
    def shared(self):
        """The rest of the file."""
        rest = self.text
        for text in self.types.values():
            rest = rest.replace(text, "")
        return rest

    @functools.cached_property
    def enums(self):
        return {each["name"]: [case["name"] for case in each["cases"]] for each in self.artifact["enums"]}

    def outcomes(self, body):
        """The cases of Outcome with their associated values, in order; dialogs that end alike share the type."""
        shared = re.search(r"typealias Outcome = (\w+)", body)
        pattern = rf"^enum {shared[1]}: .*? {{\n(.*?)\n}}" if shared else r"^  enum Outcome: .*? {\n(.*?)\n  }"
        inside = re.search(pattern, self.text if shared else body, re.M | re.S).group(1)
        return dict(re.findall(r"^ +case `?(\w+)`?(?:\((.*)\))?$", inside, re.M))


def parameters(body):
    """The labels and types of the initializer."""
    inside = re.search(r"^  init\((.*?)\) {", body, re.M | re.S).group(1)
    return [tuple(part.strip() for part in each.split(":", 1)) for each in inside.split(",") if each.strip()]
