"""Pages about the sources are true: what they name is there, and the modules are the manifest's."""

import pathlib
import re
import subprocess
import sys

import pytest

import module_graph
from dialogc import ROOT

PAGES = ["docs/architecture.md", "docs/contributing.md", "docs/contributing.ko.md", "Tests/README.md"]
# What the examples of contributing.md write.
WRITTEN = {
    "TextShouting.swift", "NameSingleCase.swift", "ListBackend.swift", "ListBackendTests.swift",
    "Implementation.swift", "Croatian.swift", "hr.jsonl"}
SPAN = re.compile(r"`([^`\n]+)`")
FENCE = re.compile(r"^```.*?^```$", re.M | re.S)


def tracked():
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"], cwd=ROOT, check=True,
        capture_output=True, text=True)
    return [pathlib.PurePath(name) for name in listed.stdout.splitlines()]


FILES = tracked()
NAMES = {path.name for path in FILES}
FOLDERS = {str(folder) for path in FILES for folder in path.parents}


def is_path(span):
    """Whether what stands between backticks is meant as a file or a folder of the project's."""
    if not re.fullmatch(r"[\w.+/-]+", span):
        return False
    if "/" not in span:
        return re.search(r"\w\.(swift|py|md|h|c|ebnf|dialog|json|toml)$", span) is not None
    first = span.split("/")[0]
    return first in FOLDERS or f"Sources/{first}" in FOLDERS or "." in span.split("/")[-1]


def exists(span, page):
    """A path counts from the top, from Sources or from the page; a name alone is that of a file anywhere."""
    if "/" not in span:
        return span in NAMES or (ROOT / span).exists()
    return any((ROOT / start / span).exists() for start in ["", "Sources", pathlib.Path(page).parent])


def paths(page):
    text = FENCE.sub("", (ROOT / page).read_text(encoding="utf-8"))
    named = {span for span in SPAN.findall(text) if is_path(span)}
    return sorted(span for span in named if pathlib.PurePath(span).name not in WRITTEN)


@pytest.mark.parametrize("page", PAGES)
def test_every_path_it_names_exists(page):
    named = paths(page)
    assert named
    assert [path for path in named if not exists(path, page)] == []


def test_the_modules_are_drawn_from_the_manifest():
    script = ROOT / "Tests/Checks/Documents/module_graph.py"
    check = subprocess.run([sys.executable, script, "--check"], capture_output=True, text=True, timeout=300)
    assert check.returncode == 0, f"{check.stderr}run {script.relative_to(ROOT)}"


def test_every_module_is_described():
    table = re.findall(
        r"^\| `(\w+)` \|", (ROOT / "docs/architecture.md").read_text(encoding="utf-8"), re.M)
    assert sorted(table) == sorted(module_graph.targets())
