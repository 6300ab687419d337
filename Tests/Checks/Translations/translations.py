"""Reads Tests/Fixtures/Translations, makes projects of its lines and asks dialogc about them.

    python Tests/Checks/Translations/translations.py [--turned] [KIND…]

It prints figures by kind, and what is missed of those named.

A line is a text in English with a right translation (`good`), maybe a freer one (`also`), and one with a fault (`bad`).
A fault is found where the wrong translation has a finding that the right one has not; a right one is blamed where a
check of translations says anything of it. Turned, English is the translation, and the line's language the source: what
they must say to each other is the same.
"""

import collections
import json
import os
import pathlib
import re
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1] / "Support"))
import dialogc

# Another folder of lines like these may be judged instead.
FOLDER = pathlib.Path(os.environ.get("SEEDED", dialogc.ROOT / "Tests/Fixtures/Translations"))
# Each makes a project of its own: texts of one dialog are compared with those of others.
VERSIONS = ("good", "also", "bad")


def languages():
    return sorted(path.stem for path in FOLDER.glob("*.jsonl"))


def lines(language):
    return [json.loads(line) for line in (FOLDER / f"{language}.jsonl").read_text("utf-8").splitlines()]


def quoted(text):
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'


def written(text):
    """A text as the language writes it: plain, or with a form for each number."""
    if isinstance(text, str):
        return quoted(text)
    forms = " ".join(f"{name} {quoted(form)}" for name, form in text["forms"].items())
    return f"by {text['by']} {{ {forms} }}"


def pair(language, english, translation):
    return f"{{ en {written(english)}  {language} {written(translation)} }}"


def dialog(line, language, version):
    """The dialog that a line's text stands in, with what it needs around it."""
    name = re.sub(r"\W", "", line["id"].title())
    role, text = line["role"], pair(language, line["en"], line[version])
    params = ", ".join(f"{name}: {kind}" for name, kind in line["params"].items())
    head = f"{name}({params})" if params else name
    buttons = [
        f"  button extra{place} {pair(language, each['en'], each['tr'])}"
        for place, each in enumerate(line.get("buttons", []))]
    if role == "body":
        body = [f"notification {head} {{", "  delivery local", f"  body {text}", "}"]
    elif role == "hint":
        body = [f"alert {head} {{", f"  title {quoted('N')}", f"  field value {text}", *buttons, "  cancel", "}"]
    elif role == "button":
        body = [f"alert {head} {{", f"  title {quoted('N')}", f"  button act {text}", "  cancel", "}"]
    elif role == "title":
        body = [f"alert {head} {{", f"  title {text}", *buttons, "  cancel", "}"]
    else:
        body = [f"alert {head} {{", f"  title {quoted('N')}", f"  message {text}", *buttons, "  cancel", "}"]
    return "\n".join(body) + "\n"


def findings(language, version, is_turned):
    """The rules that say something of each line's translation, by the line's dialog.

    Each line is a project of its own: how others speak to people says nothing of it.
    """
    chosen = [line for line in lines(language) if version in line]
    found = {line["id"]: set() for line in chosen}
    names = {re.sub(r"\W", "", line["id"].title()): line["id"] for line in chosen}
    roles = {name: line["role"] for name, line in zip(names, chosen)}
    with tempfile.TemporaryDirectory() as folder:
        for line in chosen:
            project = pathlib.Path(folder) / line["id"]
            project.mkdir()
            head = f"project Seeded {{\n  source {language if is_turned else 'en'}\n  locales en, {language}\n}}\n\n"
            (project / "Seeded.dialog").write_text(head + dialog(line, language, version), "utf-8")
        answer = json.loads(dialogc.dialogc("check", folder, "--diagnostics", "json").stdout)
    judged = (language, "en") if is_turned else (language,)
    for each in answer["diagnostics"]:
        if each["rule"].startswith(("parse/", "syntax/", "type/")):
            raise ValueError(f"{language} {each['dialog']}: {each['message']}")
        if each.get("locale") not in judged or each.get("dialog") not in names:
            continue
        # Of what only makes the dialog whole nothing is asked.
        if each["element"] != "title" or roles[each["dialog"]] == "title":
            found[names[each["dialog"]]].add(each["rule"])
    return found


def is_of_translations(rule):
    return rule.startswith("l10n/")


def judge(language, is_turned):
    """Each line with the rules that find its fault, and those that blame a right translation."""
    answers = {version: findings(language, version, is_turned) for version in VERSIONS}
    for line in lines(language):
        name = line["id"]
        right = answers["good"][name]
        blamed = {rule for version in ("good", "also") for rule in answers[version].get(name, ())
                  if is_of_translations(rule)}
        yield line, answers["bad"][name] - right, blamed


def judge_all(is_turned=False):
    with ThreadPoolExecutor(2) as pool:
        return [each for answers in pool.map(lambda tag: list(judge(tag, is_turned)), languages()) for each in answers]


def main(kinds, is_turned):
    total, found = collections.Counter(), collections.Counter()
    for line, rules, blamed in judge_all(is_turned):
        total[line["kind"]] += 1
        found[line["kind"]] += bool(rules)
        if blamed:
            print("blamed", line["id"], *sorted(blamed), "|", line["en"], "|", line["good"], "|", line.get("also", ""))
        if (line["kind"] in kinds or kinds == ["all"]) and not rules:
            print("missed", line["id"], line["kind"], "|", line["en"], "|", line["bad"], "|", line["good"])
    for kind in sorted(total):
        print(f"{kind:26} {found[kind]:3} of {total[kind]}")
    print(f"{'all':26} {found.total():3} of {total.total()}")


if __name__ == "__main__":
    main([kind for kind in sys.argv[1:] if kind != "--turned"], "--turned" in sys.argv)
