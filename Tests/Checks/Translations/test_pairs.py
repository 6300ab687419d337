"""Single texts with a translation each, in Pairs.txt, Roles.txt (who does what to whom), Deeds.txt (what is done, and
must be), Limits.txt (numbers, times, conditions), Lists.txt (what is listed) and Korean.txt (of Korean sources), which
stand in Tests/Fixtures/Localization, have the finding that is drawn beside them, and no other."""

import collections
import json
import re
from typing import NamedTuple

import pytest

from dialogc import ROOT, dialogc

# The files, and the language of their sources.
FILES = {"Pairs.txt": "en", "Roles.txt": "en", "Deeds.txt": "en", "Limits.txt": "en", "Lists.txt": "en",
         "Korean.txt": "ko"}

# The title of a dialog that is of another text.
TITLES = {"en": "Something Odd Happened", "ko": "안내"}

# What a text may show that is a number.
NUMBERS = {"count", "total", "days", "minutes"}


class Pair(NamedTuple):
    language: str
    # `-` where nothing is found.
    rule: str
    locale: str
    element: str
    source: str
    translation: str

    def project(self, name):
        """A project of its own, as texts of one dialog are compared with those of others."""
        names = sorted(set(re.findall(r"(?<!\\u)\{(\w+)", self.source)))
        shown = ", ".join(f"{name}: {'Int' if name in NUMBERS else 'String'}" for name in names)
        text = f"{{ {self.language} {written(self.source)}  {self.locale} {written(self.translation)} }}"
        title = "" if self.element == "title" else f'title "{TITLES[self.language]}"'
        element, ending = ("button act", "cancel") if self.element == "button" else (self.element, "button ok")
        return f"""project {name} {{ source {self.language}; locales {self.language}, {self.locale} }}
alert Pair{f"({shown})" if shown else ""} {{
  purpose problem
  {title}
  {element} {text}
  {ending}
}}
"""


def written(text):
    """In quotes, but for forms by a number."""
    return text if text.startswith("by ") else f'"{text}"'


def read_pairs():
    folder = ROOT / "Tests/Fixtures/Localization"
    pairs = collections.defaultdict(list)
    for name, language in FILES.items():
        for line in (folder / name).read_text("utf-8").splitlines():
            if line and not line.startswith("#"):
                pair = Pair(language, *(cell.strip() for cell in line.split("|")))
                pairs[pair.locale].append(pair)
    return pairs


PAIRS = read_pairs()


@pytest.mark.parametrize("locale", sorted(PAIRS))
def test_a_translation_has_the_finding_beside_it(locale, tmp_path):
    for place, pair in enumerate(PAIRS[locale]):
        folder = tmp_path / str(place)
        folder.mkdir()
        (folder / "Pair.dialog").write_text(pair.project(f"Pair{place}"), "utf-8")
    report = json.loads(dialogc("check", tmp_path, "--diagnostics", "json", cwd=tmp_path).stdout)
    found = collections.defaultdict(list)
    for finding in report["diagnostics"]:
        rule = finding["rule"]
        if finding["severity"] == "error" or (rule.startswith("l10n/") and rule != "l10n/missing"):
            found[int(finding["file"].split("/")[-2])].append(rule)
    wrong = [(pair, found[place]) for place, pair in enumerate(PAIRS[locale])
             if found[place] != ([] if pair.rule == "-" else [f"l10n/{pair.rule}"])]
    assert wrong == []


def test_there_are_good_translations_beside_faulty_ones():
    for is_faulty in (False, True):
        assert sum(any((pair.rule != "-") == is_faulty for pair in pairs) for pairs in PAIRS.values()) >= 12
