"""Writes C programs that use a header of dialogc's, from the header and the JSON artifact.

The names of what the header declares are read off the header, under each dialog's heading.
"""

import itertools
import re
from typing import NamedTuple

from icu_oracle import Currency

COUNTS = [0, 1, 2, 3, 5, 11, 21, 100, 1000000]


class Moment(NamedTuple):
    """A date as a clock shows it, and how far it is from now."""
    date: object
    seconds_from_now: int


class Interface(NamedTuple):
    """What the header declares for a dialog."""
    name: str
    parameters: str
    outcome: str
    functions: list
    buttons: str


def interfaces(header):
    """The interface of each dialog by its name, in order."""
    end = header.index("_languages = {")
    sections = re.split(r"\n/\* ---- (.*?) ---- \*/\n", header[:end])[1:]
    found = {}
    for title, body in zip(sections[::2], sections[1::2]):
        instance = re.search(r"dialog_instance (\w+)\(", body)
        if not instance:
            continue
        name = instance.group(1)
        parameters = re.search(r"typedef struct (\w+) \{", body)
        functions = re.findall(r"_FUNCTION (?:size_t|\w+_text) (\w+)[(;]", body)
        buttons = [f for f in functions if f.removeprefix(name) in ("_button", "_choice", "_action")]
        found[title] = Interface(
            name, parameters.group(1) if parameters else "",
            re.search(r"typedef enum (\w+_outcome) \{", body).group(1),
            [f for f in functions if f not in buttons], buttons[0] if buttons else "")
    return found


def cases(dialog, values, limit=400):
    """Sets of arguments, by name: every combination of the counts, flags and enums as far as the
    limit goes, every value of each other parameter."""
    types = {p["name"]: values(p["type"]) for p in dialog["parameters"]}
    used = {part["select"] for part in selections(dialog)}
    selectors = [name for name in types if name in used]
    combinations = list(itertools.islice(
        itertools.product(*(types[name] for name in selectors)), limit))
    others = [name for name in types if name not in used]
    longest = max([len(combinations)] + [len(types[name]) for name in others])
    for index in range(longest):
        arguments = dict(zip(selectors, combinations[index % len(combinations)]))
        arguments |= {name: types[name][index % len(types[name])] for name in others}
        yield {name: arguments[name] for name in types}


def selections(value):
    """Every part of a dialog that selects."""
    if isinstance(value, dict):
        if "select" in value:
            yield value
        for member in value.values():
            yield from selections(member)
    elif isinstance(value, list):
        for member in value:
            yield from selections(member)


def string(text):
    """A literal that is the same in every character set."""
    return '"' + "".join(
        chr(b) if chr(b).isalnum() and b < 0x80 else f"\\{b:03o}" for b in text.encode()) + '"'


def initializer(kind, value, enums):
    """A value of a parameter. Lists are declared before: see `lists`."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if kind == "Int":
        return str(value) if value > -2**63 else "INT64_MIN"
    if kind == "Bytes":
        return f"{value}u"
    if kind == "Double":
        return repr(float(value))
    if kind == "Date":
        d = value.date
        return (f"{{{d.year}, {d.month}, {d.day}, {d.hour}, {d.minute}, {d.second}, "
                f"{value.seconds_from_now}}}")
    if kind == "Currency":
        return f"{{{round(value.amount * 10 ** digits(value.code))}, {string(value.code)}}}"
    if kind == "[String]":
        return f"{{{list_name(value) if value else 'NULL'}, {len(value)}}}"
    if kind in enums:
        return f"({enums[kind][0]}){enums[kind][1].index(value)}"
    return string(value)


def digits(code):
    return {"JPY": 0, "KRW": 0, "KWD": 3, "XAF": 0}.get(code, 2)


def list_name(value):
    return "list_" + "_".join(f"{abs(hash_of(text))}" for text in value)


def hash_of(text):
    return sum((i + 1) * b for i, b in enumerate(text.encode()))


def program(name, header, artifact, values, elements):
    """A program that prints every text with each set of arguments, and stops where a function of
    the header writes another text than the tables say."""
    header = header[header.index("made by dialogc"):]  # the runtime may stand before it
    found = interfaces(header)
    section = header[header.index("/* ---- Enums"):] if artifact["enums"] else ""
    enum_types = re.findall(r"typedef enum (\w+) \{", section)
    enums = {e["name"]: (type, [c["name"] for c in e["cases"]])
             for e, type in zip(artifact["enums"], enum_types)}
    prefix = re.search(r"(\w+)_choose_language\(", header).group(1)
    lines = [f'#include "{name}"', '#include "print_texts.h"', "",
             f"static const char *const elements[] = {{{', '.join(map(string, elements))}, NULL}};"]
    body = []
    for value in lists(artifact, values):
        texts = ", ".join(map(string, value))
        lines.append(f"static const char *const {list_name(value)}[] = {{{texts}}};")
    for index, dialog in enumerate(artifact["dialogs"]):
        interface = found[dialog["name"]]
        declared, calls = cases_of(dialog, interface, prefix, index, values, enums)
        lines += declared
        body += calls
        if "deprecated" not in dialog:
            lines.append(checked(interface, prefix))
    return "\n".join(lines + ["", "int main(void) {", *("  " + c for c in body), "  return 0;", "}", ""])


def lists(artifact, values):
    has_lists = any(p["type"] == "[String]" for d in artifact["dialogs"] for p in d["parameters"])
    return [value for value in values("[String]") if value] if has_lists else []


def cases_of(dialog, interface, prefix, index, values, enums):
    definition = f"{prefix}_dialog_at({index})"
    rows = list(cases(dialog, values))
    check = "" if "deprecated" in dialog else f"check_{interface.name}"
    if not interface.parameters:
        return [], [f"print_dialog(&{prefix}_project, {definition}, NULL, 0, elements);",
                    f"{check}();" if check else ""]
    kinds = [p["type"] for p in dialog["parameters"]]
    text = ",\n".join(
        "  {" + ", ".join(initializer(k, v, enums) for k, v in zip(kinds, row.values())) + "}"
        for row in rows)
    array = f"cases_{index}"
    calls = [f"for (int i = 0; i < {len(rows)}; i++) {{",
             f"  print_dialog(&{prefix}_project, {definition}, &{array}[i], i, elements);",
             f"  {check}(&{array}[i]);" if check else "", "}"]
    return [f"static const {interface.parameters} {array}[] = {{\n{text}\n}};"], calls


def checked(interface, prefix):
    """A function that compares those of a dialog with what its tables say."""
    parameter = f"const {interface.parameters} *parameters" if interface.parameters else "void"
    argument = ", parameters" if interface.parameters else ""
    lines = [f"static void check_{interface.name}({parameter}) {{",
             "  char a[4000], b[4000];",
             f"  for (size_t i = 0; i < {prefix}_project.languages->count; i++) {{",
             f"    {prefix}_language language = ({prefix}_language)i;",
             f"    dialog_instance instance = {interface.name}(language{argument});"]
    compare = "    if (strcmp(a, b) != 0) abort();"
    for function in interface.functions:
        place = place_of(function.removeprefix(interface.name + "_"))
        if not place:
            continue
        lines += [f"    (void){function}(a, sizeof a, language{argument});",
                  f"    dialog_format(b, sizeof b, &instance, {place});", compare]
    if interface.buttons:
        lines += ["    for (size_t j = 0; j < instance.dialog->button_count; j++) {",
                  "      const dialog_button *row = &dialog_buttons(instance.dialog)[j];",
                  "      if (dialog_button_details_of(instance.dialog, j)->list != DIALOG_NONE) continue;",
                  f"      {interface.outcome} button = ({interface.outcome})j;",
                  f"      {interface.buttons}(a, sizeof a, language{argument}, button);",
                  "      dialog_format(b, sizeof b, &instance, row->title);",
                  "  " + compare, "    }"]
    return "\n".join(lines + ["  }", "}"])


def place_of(role):
    """The member of the dialog's table that a function named after a text writes; none of those of
    buttons and fields."""
    roles = ["title", "subtitle", "message", "body", "hidden_preview", "description"]
    return f"instance.dialog->{role}" if role in roles else ""


def currency(value):
    return Currency(*value)
