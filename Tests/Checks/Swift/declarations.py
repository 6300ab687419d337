"""Writes the table of Tests/Frameworks/README.md: the declarations of Apple's frameworks that Swift artifacts
use, with what the stand-ins say of them.

    PYTHONPATH=Tests/Checks/Support .venv/bin/python Tests/Checks/Swift/declarations.py [--check]

What is used is what the compiler found: the index of a compiled artifact names each symbol. The page, the availability
and what the declaration was compared with stand in the last line of its comment, `uikit/uialertaction · iOS 8 · page`;
a case takes its type's.
"""

import json
import pathlib
import re
import subprocess
import sys
import tempfile
from typing import NamedTuple

import swift_frameworks
from dialogc import ROOT
from index_store import IndexStore
from swift_project import SwiftProject

PAGE = swift_frameworks.FRAMEWORKS / "README.md"
TABLE = re.compile(r"(<!-- declarations: .*? -->\n).*?(<!-- end of declarations -->)", re.S)
LINE = re.compile(r"^(\S+/\S+) · ([^·]*?)(?: · (.*))?$")
# What an app of the oldest systems that artifacts are for may use.
OLDEST = {"iOS": (15,), "macOS": (12,)}
# The players, and what they show: no part of a framework.
OWN = re.compile(r"(UIKit|SwiftUI|AppKit|Notification)Player\b|Shown\w+\b|_\w+|.*\.played\w+")


class Declaration(NamedTuple):
    module: str
    name: str
    page: str
    availability: str
    # `page`, the name of a header, `bindings`; nothing, where it was compared with none of them.
    compared: str

    @property
    def is_newer(self):
        """Whether the oldest systems lack it."""
        found = re.findall(r"(iOS|macOS) ([\d.]+)", self.availability.split("(")[0])
        return any(tuple(map(int, version.split("."))) > OLDEST[system] for system, version in found)

    def is_lacked_by(self, system):
        """Whether a system that has the framework lacks it."""
        return system in re.split(r"[ ,]+", self.availability.partition("not ")[2])

    @property
    def row(self):
        shown = f"**{self.availability}**" if self.is_newer else self.availability
        page = f"[{self.page}](https://developer.apple.com/documentation/{self.page})"
        compared = f"`{self.compared}`" if self.compared.endswith(".h") else self.compared or "—"
        return f"| `{self.name}` | {shown} | {page} | {compared} |"


def declared(modules):
    """The declarations of the stand-ins by their unique ids, and those without a page."""
    found, lacking = {}, []
    with tempfile.TemporaryDirectory() as folder:
        for module in swift_frameworks.MODULES:
            for symbol in symbols(module, modules, folder):
                name = ".".join(symbol["pathComponents"])
                if OWN.match(name) or "::SYNTHESIZED::" in symbol["identifier"]["precise"]:
                    continue
                lines = [LINE.match(line["text"]) for line in symbol.get("docComment", {}).get("lines", [])]
                page = next((line.groups(default="") for line in reversed(lines) if line), [""] * 3)
                found[symbol["identifier"]["precise"]] = Declaration(module, name, *page)
    by_name = {(each.module, each.name): each for each in found.values() if each.page}
    for usr, each in found.items():
        parent = by_name.get((each.module, each.name.rpartition(".")[0]))
        if not each.page and parent:
            own = each.name.rpartition(".")[2].lower()
            found[usr] = each._replace(page=f"{parent.page}/{own}", availability=parent.availability,
                                      compared=parent.compared)
        elif not each.page:
            lacking.append(f"{each.module}.{each.name}")
    return found, lacking


def symbols(module, modules, folder):
    target = json.loads(subprocess.run(["swift", "-print-target-info"], capture_output=True, check=True).stdout)
    subprocess.run(
        ["swift", "symbolgraph-extract", "-module-name", module, "-I", modules, "-output-dir", folder,
         "-minimum-access-level", "public", "-target", target["target"]["triple"]], check=True, capture_output=True)
    for path in pathlib.Path(folder).glob(f"{module}*.symbols.json"):
        yield from json.loads(path.read_text())["symbols"]


def used(modules, folder, system=None):
    """The unique ids of all that an artifact refers to, also as one of the smaller systems compiles it."""
    project = SwiftProject(ROOT / "Samples/Feature-tour", folder)
    if system:
        project.path.write_text(as_on(system, project.text), encoding="utf-8")
    index = folder / "index"
    swift_frameworks.swiftc(
        *swift_frameworks.SIX, "-parse-as-library", "-I", modules, "-index-store-path", index, "-c", project.path,
        "-o", folder / "artifact.o")
    (found,) = IndexStore(index).symbols(folder.resolve()).values()
    return {symbol.usr for symbol in found}


def as_on(system, text):
    """An artifact whose conditions ask no more on which system they are."""
    known = {f"os({each})": str(each == system).lower() for each in ("tvOS", "watchOS")}
    for question, answer in {**known, "canImport(AppKit)": "false"}.items():
        text = text.replace(question, answer)
    return text


def table(modules, folder):
    """The rows of the table, by module."""
    known, _ = declared(modules)
    rows = sorted({known[usr] for usr in used(modules, folder) if usr in known},
                  key=lambda each: (swift_frameworks.MODULES.index(each.module), each.name))
    lines = []
    for module in swift_frameworks.MODULES:
        lines += [f"\n### {module}\n", "| declaration | from | page | compared with |", "|---|---|---|---|"]
        lines += [each.row for each in rows if each.module == module]
    return "\n".join(lines) + "\n\n"


def written(modules, folder):
    return TABLE.sub(lambda match: match[1] + table(modules, folder) + match[2], PAGE.read_text(encoding="utf-8"))


def main():
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        modules = folder / "modules"
        modules.mkdir()
        page = written(swift_frameworks.modules(modules), folder)
    if "--check" in sys.argv:
        sys.exit(page != PAGE.read_text(encoding="utf-8"))
    PAGE.write_text(page, encoding="utf-8")


if __name__ == "__main__":
    main()
