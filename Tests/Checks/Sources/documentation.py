"""Which public declarations have no comment. Cases of enums, told with their enum, and operators are not asked.

Run by hand, it prints how many there are in each module, and where those without a comment stand.
"""

import collections
import dataclasses
import json
import pathlib
import subprocess
import sys
import tempfile

from debug_build import SOURCES, debug_build

# What is told by what it belongs to: a case by its enum, an operator by its protocol.
TOLD_ELSEWHERE = {"swift.enum.case", "swift.func.op"}


@dataclasses.dataclass(frozen=True)
class Declaration:
    """A public declaration as the module's users see it."""

    module: str
    name: str
    place: str
    documented: bool


def targets():
    """The targets of the package below Sources, as SwiftPM describes them."""
    described = subprocess.run(
        ["swift", "package", "describe", "--type", "json"],
        cwd=SOURCES.parent, capture_output=True, text=True, check=True)
    return [each for each in json.loads(described.stdout)["targets"] if each["path"].startswith("Sources/")]


def declarations():
    """The public declarations of every module, those that the compiler makes apart."""
    build, found = debug_build(), targets()
    places = search_places(found, build)
    with tempfile.TemporaryDirectory() as folder:
        for target in found:
            if target["module_type"] == "SwiftTarget" and target["type"] == "library":
                extract(target["name"], places, folder)
        graphs = [json.loads(path.read_text("utf-8")) for path in sorted(pathlib.Path(folder).iterdir())]
    return [
        declaration(graph["module"]["name"], symbol) for graph in graphs for symbol in graph["symbols"]
        if "location" in symbol and symbol["kind"]["identifier"] not in TOLD_ELSEWHERE
    ]


def search_places(found, build):
    """Where the compiler finds the package's modules, those of C too."""
    places = ["-I", build / "Modules"]
    for target in found:
        if target["module_type"] == "ClangTarget":
            module_map = build / f"{target['name']}.build/module.modulemap"
            places += ["-I", SOURCES.parent / target["path"] / "include"]
            places += ["-Xcc", f"-fmodule-map-file={module_map}"] if module_map.exists() else []
    return places


def extract(module, places, folder):
    """Writes the symbol graph of a module."""
    info = subprocess.run(["swift", "-print-target-info"], capture_output=True, text=True, check=True)
    made = subprocess.run(
        ["swift", "symbolgraph-extract", "-module-name", module, *places,
         "-target", json.loads(info.stdout)["target"]["triple"], "-minimum-access-level", "public",
         "-skip-synthesized-members", "-output-dir", folder],
        capture_output=True, text=True)
    if made.returncode != 0:
        raise RuntimeError(made.stderr)


def declaration(module, symbol):
    path = pathlib.Path(symbol["location"]["uri"].removeprefix("file://")).relative_to(SOURCES)
    line = symbol["location"]["position"]["line"] + 1
    return Declaration(
        module, ".".join(symbol["pathComponents"]), f"{path}:{line}", "docComment" in symbol)


def undocumented(found):
    return sorted(
        (each for each in found if not each.documented), key=lambda each: (each.place, each.name))


if __name__ == "__main__":
    public = declarations()
    total, lacking = (
        collections.Counter(each.module for each in some) for some in (public, undocumented(public)))
    for name in sorted(total):
        print(f"{name:16} {total[name]:5} public, {lacking[name]:4} without a comment")
    print(f"{'all':16} {total.total():5} public, {lacking.total():4} without a comment\n")
    for each in undocumented(public):
        print(f"{each.place}: {each.name}")
    sys.exit(1 if lacking else 0)
