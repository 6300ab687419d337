"""What a dialog must show and how it must end, by the JSON artifact and its documentation alone.

Its texts are those of Samples/PythonRenderer, which another check holds to the C artifact.
"""

import datetime
import itertools
import sys
import unittest.mock

import icu

from dialogc import ROOT

sys.path.insert(0, str(ROOT / "Samples/PythonRenderer"))
import render

TYPED = "typed"
# More conditions than these combine are conditions of a fixture that has them for their number.
MOST_ROWS = 8
VALUES = {
    "String": ["Vacation", "한강"],
    "Int": [1, 5],
    "Double": [0.25, 3.5],
    "Bool": [True, False],
    "Date": [datetime.datetime(2024, 3, 5, 14, 7, tzinfo=datetime.UTC)],
    "Currency": [{"amount": 1234.5, "code": "USD"}, {"amount": 990.0, "code": "EUR"}],
    "Bytes": [999, 1500000],
    "URL": ["https://example.org/a"],
    "[String]": [["a", "b"], ["한강"]],
}


def rows(dialog, enums):
    """Values for its parameters: those that decide what is shown in every combination, the others in turn."""
    types = {p["name"]: VALUES.get(p["type"]) or enums[p["type"]] for p in dialog["parameters"]}
    decisive = sorted({part["condition"]["parameter"] for part in dialog["buttons"] + dialog["fields"]
                       if "condition" in part})
    combinations = list(itertools.product(*(types[name] for name in decisive)))[:MOST_ROWS]
    for index in range(max(len(combinations), min(2, max(map(len, types.values()), default=1)))):
        chosen = dict(zip(decisive, combinations[index % len(combinations)]))
        yield {name: chosen.get(name, of[index % len(of)]) for name, of in types.items()}


# What Foundation of Swift 6.3 writes otherwise than ICU here, of the values above: its CLDR is another.
FOUNDATION = {
    "ar": dict(zip("٠١٢٣٤٥٦٧٨٩٬٫", "0123456789,.")) | {"٪\u061c": "\u200e%\u200e", "2:07 م": "2:07\xa0م"},
    "en-BR": {"€990.00": "€\xa0990,00", "$1,234.50": "US$\xa01.234,50", "Mar 5, 2024": "5 Mar 2024", "1.5": "1,5"},
    "es": {"1.234,50": "1234,50"},
    "hi": {"2:07 pm": "अ 2:07"},
    "pl": {"1\xa0234,50": "1234,50"},
    "ru": {"5 мар. 2024": "5 марта 2024"},
}


def in_region(tag, language):
    """The language of a text that stands in for one of another language, in the region of that."""
    region = language.rpartition("-")[2]
    return f"{tag}-{region}" if tag != language and len(region) == 2 and region.isupper() else tag


def as_foundation(style):
    """A style, as Foundation writes its values."""
    def write(value, locale, now):
        written = style(value, locale, now)
        for theirs, ours in FOUNDATION.get(locale.toLanguageTag(), {}).items():
            written = written.replace(theirs, ours)
        return written
    return write


def isolated_list(value, locale, now):
    """Foundation isolates the elements of a list in Arabic."""
    isolates = locale.getLanguage() == "ar"
    return LIST([f"\u2068{element}\u2069" for element in value] if isolates else value, locale, now)


LIST = render.STYLES["list"]
STYLES = {name: as_foundation(style) for name, style in render.STYLES.items() if name != "text"}
STYLES["list"] = isolated_list


class Expected:
    """A dialog with values, in a language."""

    def __init__(self, project, dialog, values, language):
        self.project, self.dialog, self.values, self.language = project, dialog, values, language
        self.name = f"{project['name']}.{dialog['name']}"

    def text(self, text, **more):
        if text is None:
            return ""
        tags = [self.language, *self.project["fallbackLocales"].get(self.language, [])]
        tag = next(tag for tag in tags if tag in text)
        now = datetime.datetime.now(datetime.UTC)
        where = icu.Locale.forLanguageTag(in_region(tag, self.language))
        written = (render.write(part, where, self.values | more, now) for part in text[tag]["parts"])
        with unittest.mock.patch.dict(render.STYLES, STYLES):
            return "".join(written)

    def role_text(self, role):
        return self.text(self.dialog["texts"].get(role))

    def holds(self, part):
        return render.is_shown(part, self.values)

    @property
    def fields(self):
        return [field for field in self.dialog["fields"] if self.holds(field)]

    def initial(self, field):
        initial = field.get("initial", {})
        return self.values[initial["parameter"]] if "parameter" in initial else self.text(initial.get("text"))

    @property
    def placement(self):
        """How the buttons stand, and their names in that order."""
        placement = self.dialog["placement"]
        shown = [button for button in self.dialog["buttons"] if self.holds(button)]
        names = [name for button in shown for name in [button["name"]] * len(self.elements(button))]
        if "rowOrder" in placement and len(names) <= 2:
            return "row", [name for name in placement["rowOrder"] if name in names]
        return placement["arrangement"], [name for name in placement["order"] if name in names]

    def elements(self, button):
        repetition = button.get("repetition")
        if not repetition:
            return [None]
        return self.values[repetition["list"]][:repetition.get("limit")]

    @property
    def buttons(self):
        """The buttons as they stand: (button, element, index)."""
        by_name = {button["name"]: button for button in self.dialog["buttons"]}
        return [(by_name[name], element, index) for name in self.placement[1]
                for index, element in enumerate(self.elements(by_name[name]))]

    def system_role(self, button):
        """What the system takes the button for: it has one Cancel, leaving if that is one."""
        cancels = [b["name"] for b, _, _ in self.buttons if b["role"] == "cancel"]
        if button["role"] == "cancel":
            return "cancel" if button["name"] == (self.exit if self.exit in cancels else cancels[0]) else "default"
        return button["role"] if button["role"] == "destructive" else "default"

    def title(self, button, element):
        more = {button["repetition"]["variable"]: element} if element is not None else {}
        return self.text(button["title"], **more)

    def identifier(self, button, element, index):
        return f"{self.name}.{button['name']}" + ("" if element is None else f".{index}")

    @property
    def exit(self):
        """What leaving stands for, as docs/json.md has it."""
        shown = [button for button in self.dialog["buttons"] if self.holds(button)]
        if self.dialog["exit"] == "dismissed" or any(b["name"] == self.dialog["exit"] for b in shown):
            return self.dialog["exit"]
        kept = ([b for b in shown if b["role"] == "cancel"]
                or [b for b in shown if b["role"] != "destructive"] or shown)
        return kept[-1]["name"] if kept else self.dialog["exit"]

    @property
    def waits(self):
        """Whether the default button waits at first."""
        return any(field["required"] and not self.initial(field) for field in self.fields)


def typed(expected, field):
    """What stands in a field after the player has typed into all that are shown."""
    shown = [each["name"] for each in expected.fields]
    return f"{TYPED}{shown.index(field['name'])}" if field["name"] in shown else None


def case(expected, declared, name):
    """What Swift calls an outcome, and its members: cases stand as the buttons do, then `opened` and `dismissed`."""
    names = [button["name"] for button in expected.dialog["buttons"]]
    names += [more for more in ("opened", "dismissed") if more in declared.outcomes and more not in names]
    return list(declared.outcomes.items())[names.index(name)]


def outcome(expected, declared, name, element=None, index=0, is_typed=True):
    """The outcome as Swift prints it."""
    name, members = case(expected, declared, name)
    if not members:
        return name
    if "index:" in members:
        return f'{name}({swift(element or "")}, index: {index})'
    if ":" not in members:
        return f"{name}({swift(TYPED)})"
    values = [member(expected, field, is_typed, each) for field, each in
              zip(expected.dialog["fields"], members.split(", "))]
    return f"{name}({', '.join(values)})"


def member(expected, field, is_typed, declared):
    label, kind = declared.split(": ")
    value = typed(expected, field) if is_typed else (expected.initial(field) if expected.holds(field) else None)
    shown = swift(value or "") if not kind.endswith("?") else "nil" if value is None else f"Optional({swift(value)})"
    return f"{label.strip('`')}: {shown}"


def swift(text):
    """A string as Swift prints it within another value."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("'", "\\'") + '"'
