"""Projects that several checks go through: copies that no rule keeps from being built."""

import json
import re
import shutil

from dialogc import dialogc

# What the language itself forbids, whatever a project allows.
FORBIDS = re.compile("(syntax|name|type|input|directive)/")


def without_rules(folder, copy):
    """A copy of a project that lets pass all but what the language itself forbids."""
    shutil.copytree(folder, copy)
    explained = json.loads(dialogc("explain", "--format", "json").stdout)["rules"]
    names = [rule["rule"] for rule in explained]
    rules = " ".join(f"{name} off;" for name in names if not FORBIDS.match(name))
    for path in copy.glob("*.dialog"):
        text = re.sub(r"^  rules +\{.*?\}", "", path.read_text(encoding="utf-8"), flags=re.M | re.S)
        text = re.sub(r"^(project \w+ \{)", rf"\1\n  rules {{ {rules} }}", text, flags=re.M)
        path.write_text(text, encoding="utf-8")
    return copy
