#!/usr/bin/env python3
"""Renders a dialog of a JSON artifact in lines, by what docs/json.md says; README.md tells how."""

import datetime
import json
import pathlib
import re
import sys

import icu
from styles import STYLES

RULES = json.loads((pathlib.Path(__file__).parents[2] / "docs/agreement.json").read_text(encoding="utf-8"))


def sound(by, value):
    for rule in RULES[by]["rules"]:
        found = re.search(rule["find"], value, re.IGNORECASE if rule.get("ignoreCase") else 0)
        if found:
            return rule.get("sound") or sound(by, value[:found.start()] + rule["put"] + value[found.end():])
    return "unknown"


def keys(by, value, locale):
    if by != "plural":
        return [str(value).lower() if by == "bool" else value, "other"]
    operand = icu.NumberFormatter.withLocale(locale).formatDecimalToValue(str(value).encode())
    return [f"={value}", icu.PluralRules.forLocale(locale).select(operand), "other"]


def write(part, locale, values, now):
    if isinstance(part, str):
        return part
    value = values[part.get("select") or part["parameter"]]
    if "select" in part:
        arm = next(part["arms"][key] for key in keys(part["by"], value, locale) if key in part["arms"])
        return "".join(write(part, locale, values, now) for part in arm)
    written = STYLES[part["style"]](value, locale, now)
    if "agreement" not in part:
        return written
    spoken = (value or [""])[-1] if part["style"] == "list" else written
    form = part["agreement"]["forms"][sound(part["agreement"]["by"], spoken)]
    pair = (form, "" if part.get("omitted") else written)
    return "".join(pair if part["agreement"]["side"] == "before" else pair[::-1])


def text(project, text, locale, values, now=None):
    tag = next(tag for tag in [locale, *project["fallbackLocales"].get(locale, [])] if tag in text)
    where = icu.Locale.forLanguageTag(tag), values, now or datetime.datetime.now(datetime.UTC)
    return "".join(write(part, *where) for part in text[tag]["parts"])


def is_shown(element, values):
    return "condition" not in element or values[element["condition"]["parameter"]] == element["condition"]["is"]


def choices(dialog, values):
    """The buttons that are shown, in their places, each with the element that it stands for."""
    shown, placement = {}, dialog["placement"]
    for button in (button for button in dialog["buttons"] if is_shown(button, values)):
        repetition = button.get("repetition", {})
        elements = values[repetition["list"]][:repetition.get("limit")] if repetition else [None]
        shown[button["name"]] = [(button, {repetition.get("variable"): element}) for element in elements]
    is_row = "rowOrder" in placement and sum(map(len, shown.values())) <= 2
    return [choice for name in placement["rowOrder" if is_row else "order"] for choice in shown.get(name, [])]


def render(artifact, name, locale, values):
    dialog = next(dialog for dialog in artifact["dialogs"] if dialog["name"] == name)
    fields = [field["placeholder"] for field in dialog["fields"] if is_shown(field, values)]
    texts = (said for role, said in dialog["texts"].items() if role != "hiddenPreview")
    yield from (text(artifact["project"], said, locale, values) for said in texts)
    yield from (text(artifact["project"], said, locale, values) + ": ____" for said in fields)
    for button, element in choices(dialog, values):
        yield f"[{text(artifact['project'], button['title'], locale, values | element)}]"


if __name__ == "__main__":
    artifact, (name, locale, values) = json.loads(pathlib.Path(sys.argv[1]).read_text("utf-8")), sys.argv[2:]
    print(*render(artifact, name, locale, json.loads(values)), sep="\n")
