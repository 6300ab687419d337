"""The examples of the rules’ pages, pasted as printed: good ones pass, in faulty ones is what is underlined."""

import json
import re

import pytest

from dialogc import ROOT, dialogc

RULES = ROOT / "docs/rules"
# Their examples are lines for a shell and catalogs: CommandLine/test_rule_examples.py and DialogCatalogsTests run them.
COMMANDS = {"input", "output", "catalog"}
# Faulty examples whose finding needs bytes or another file that a page cannot show.
NOT_PASTED = {
    "syntax/invalid-utf8": "its bytes are no UTF-8",
    "syntax/nul-byte": "has a NUL byte, which a page shows otherwise",
    "syntax/byte-order-mark": "begins with what no page shows",
    "notification/error": "of the guidelines of 2024, which the project with the example after it names",
    "notification/level": "needs the consent that stands with the example after it",
    "syntax/too-deep": "has more levels than a page shows",
    "syntax/too-many-findings": "has more mistakes than a page shows",
    "notification/length": "its line is longer than a page shows",
}
GOOD = {"Fine", "Fixed", "올바른 예", "고친 예"}
PART = re.compile(r"^## `(?P<rule>[^`]+)`$|^(?P<title>[^\n:]+):\n\n```\n(?P<text>.*?)^```$", re.M | re.S)


def examples(page):
    """Each example of a page: its rule, whether it is good, the text and the lines with something underlined."""
    rule = None
    for part in PART.finditer(page.read_text(encoding="utf-8")):
        if part["rule"]:
            rule = part["rule"]
            continue
        lines, marked = [], []
        for line in part["text"].splitlines():
            if re.fullmatch(r" *\^+", line): marked.append(len(lines))
            else: lines.append(line)
        yield rule, part["title"] in GOOD, "\n".join(lines) + "\n", marked


def findings(text, folder):
    source = folder / "Pasted.dialog"
    source.write_text(text, encoding="utf-8")
    run = dialogc("check", source, "--diagnostics", "json")
    return json.loads(run.stdout or run.stderr)["diagnostics"]


def pages(pattern):
    return [page for page in sorted(RULES.glob(pattern)) if page.name.split(".")[0] not in {*COMMANDS, "README"}]


@pytest.mark.parametrize("page", pages("*.md"), ids=lambda page: page.name)
def test_good_examples_pass(page, tmp_path):
    good = [(rule, text) for rule, is_good, text, _ in examples(page) if is_good]
    assert good
    for rule, text in good:
        found = [one for one in findings(text, tmp_path) if one["severity"] != "note" or one["rule"] == rule]
        assert found == [], f"{rule}\n{text}"


@pytest.mark.parametrize(
    "page", [page for page in pages("*.md") if ".ko." not in page.name], ids=lambda page: page.name)
def test_faulty_examples_have_what_is_underlined(page, tmp_path):
    for rule, is_good, text, marked in examples(page):
        if is_good or rule in NOT_PASTED: continue
        found = [one["range"]["start"]["line"] for one in findings(text, tmp_path) if one["rule"] == rule]
        assert sorted(found) == sorted(marked), f"{rule}\n{text}"
