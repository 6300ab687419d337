#!/usr/bin/env python3
"""Draws the modules of Package.swift into docs/architecture.md: what each uses.

    module_graph.py             draws them anew
    module_graph.py --check     fails where the page has not what would be drawn

An arrow that others imply is left out: who uses a module may use what that one uses.
"""

import json
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[3]
PAGE = ROOT / "docs/architecture.md"
START = "<!-- modules: drawn by Tests/Checks/Documents/module_graph.py -->\n"
END = "<!-- end of modules -->\n"


def targets():
    """Each target of the package but tests and what they share: what it uses."""
    dumped = subprocess.run(
        ["swift", "package", "dump-package"], cwd=ROOT, check=True, capture_output=True, timeout=300)
    return {
        target["name"]: {name for use in target["dependencies"] for name in [next(iter(use.values()))[0]]}
        for target in json.loads(dumped.stdout)["targets"]
        if target["type"] in ("regular", "executable") and not (target.get("path") or "").startswith("Tests/")
    }


def reachable(name, uses):
    return {name}.union(*(reachable(other, uses) for other in uses[name]))


def direct(name, uses):
    """What it uses that nothing else it uses leads to."""
    return sorted(
        other for other in uses[name]
        if not any(other in reachable(third, uses) for third in uses[name] - {other}))


def drawn():
    uses = targets()
    lines = [f"  {name} --> {other}" for name in uses for other in direct(name, uses)]
    return "\n".join(["```mermaid", "graph BT", *(f"  {name}" for name in uses), *lines, "```\n"])


def main():
    text = PAGE.read_text(encoding="utf-8")
    before, rest = text.split(START)
    after = rest.split(END)[1]
    fresh = f"{before}{START}\n{drawn()}\n{END}{after}"
    if "--check" not in sys.argv:
        PAGE.write_text(fresh, encoding="utf-8")
    elif fresh != text:
        sys.exit("docs/architecture.md has not the modules of Package.swift")


if __name__ == "__main__":
    main()
