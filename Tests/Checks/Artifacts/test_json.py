"""Checks the JSON artifacts of the samples, and of the folders named in DIALOG_SOURCES.

    pytest Tests/Checks/Artifacts/test_json.py
    DIALOG_SOURCES=DIR:DIR DIALOGC=.build/release/dialogc pytest Tests/Checks/Artifacts/test_json.py

Each folder is one project. Its artifact must be the same when built twice and fit the schema; and
every pattern must format in stock ICU to what the text's parts say, for the values below. Needs the
PyPI packages pytest, jsonschema and PyICU.
"""

import datetime
import itertools
import json
import os
import pathlib
import re
import subprocess

import jsonschema
import pytest

import icu_oracle
import parts_oracle
from dialogc import DIALOGC, ROOT
from icu_oracle import Currency

SCHEMA = json.loads((ROOT / "docs/schema/dialog.schema.json").read_text(encoding="utf-8"))

COUNTS = [0, 1, 2, 3, 5, 11, 21, 100, 1000000]
VALUES = {
    "String": ["Vacation", "한강", "", "it's {#1} | <b>", "שלום", "e\u0301🙂"],
    "Int": COUNTS + [-1, 1000, 2**63 - 1],
    "Double": [0.0, 0.25, 0.125, 1.0, -3.5, 1234.5678, 1e9],
    "Bool": [True, False],
    "Date": [datetime.datetime(2024, 3, 5, 14, 7), datetime.datetime(1999, 12, 31, 0, 0)],
    "Currency": [Currency(*a) for a in [(1234.5, "USD"), (990, "KRW"), (0, "EUR"), (-2.25, "JPY")]],
    "Bytes": [0, 1, 2, 999, 1000, 1500000, 999949, 999950, 2500000000, 3 * 10**12, 10**15],
    "URL": ["https://example.org/?a={b}"],
    "[String]": [[], ["한강"], ["a", "b"], ["a", "b", "c"]],
}


def folders():
    samples = sorted(p for p in (ROOT / "Samples").iterdir() if any(p.glob("*.dialog")))
    extra = os.environ.get("DIALOG_SOURCES", "")
    named = [pathlib.Path(p) for p in extra.split(os.pathsep) if p]
    return [ROOT / "Tests/Fixtures/JSON"] + samples + named


def build(source, out):
    """The one artifact of a folder or file: its name and bytes."""
    run = subprocess.run(
        [DIALOGC, "build", str(source), "--emit", "json", "--out", str(out), "--no-cache"],
        capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    (path,) = out.iterdir()
    return path.name, path.read_bytes()


@pytest.fixture(scope="module", params=folders(), ids=lambda path: path.name)
def folder(request):
    return request.param


@pytest.fixture(scope="module")
def artifact(folder, tmp_path_factory):
    name, data = build(folder, tmp_path_factory.mktemp("json"))
    artifact = json.loads(data)
    assert name == artifact["project"]["name"] + ".json"
    return artifact


def test_builds_the_same_bytes_twice(folder, tmp_path_factory):
    first, second = (build(folder, tmp_path_factory.mktemp("json")) for _ in range(2))
    assert first == second


def test_fits_the_schema(artifact):
    validator = jsonschema.Draft202012Validator(SCHEMA)
    assert [f"{e.json_path}: {e.message}" for e in validator.iter_errors(artifact)] == []


def closed(schema):
    """A schema as it is, but that no object may have members that it does not describe."""
    if isinstance(schema, list):
        return [closed(element) for element in schema]
    if not isinstance(schema, dict):
        return schema
    made = {key: closed(value) for key, value in schema.items()}
    is_object = "properties" in made and "additionalProperties" not in made and made.get("type") == "object"
    if is_object and "oneOf" not in made and "if" not in made:
        made["additionalProperties"] = False
    elif is_object:
        made["unevaluatedProperties"] = False
    return made


def test_schema_describes_every_member(artifact):
    validator = jsonschema.Draft202012Validator(closed(SCHEMA))
    assert [f"{e.json_path}: {e.message}" for e in validator.iter_errors(artifact)] == []


def test_schema_allows_members_that_may_come(tmp_path):
    """Of each shape of object that the artifact of every corner has, one is tried: the published schema
    lets it have more, and one that is closed does not."""
    artifact = json.loads(build(ROOT / "Tests/Fixtures/JSON", tmp_path)[1])
    published = jsonschema.Draft202012Validator(SCHEMA)
    validator = jsonschema.Draft202012Validator(closed(SCHEMA))
    shapes = {}
    for path, found in objects(artifact):
        shapes.setdefault((path.rsplit(".", 1)[-1], frozenset(found)), (path, found))
    assert len(shapes) > 50
    for path, found in shapes.values():
        found["un known"] = 1
        assert not validator.is_valid(artifact), path
        is_map = re.search(r"arms|texts?$|title$|message$|app$|fallbackLocales|placeholder$|send$|body$|subtitle$"
                           r"|hiddenPreview$|description$|forms$", path.rsplit(".", 1)[-1])
        assert is_map or published.is_valid(artifact), path
        del found["un known"]
    assert validator.is_valid(artifact)


def test_names_only_what_is_there(artifact):
    for dialog in artifact["dialogs"]:
        buttons = [button["name"] for button in dialog["buttons"]]
        placement = dialog["placement"]
        assert sorted(placement["order"]) == sorted(buttons)
        assert set(placement.get("rowOrder", [])) <= set(buttons)
        assert dialog["exit"] in buttons + ["dismissed"]
        leaving = ["dismissed"] if dialog["exit"] == "dismissed" else []
        assert dialog["outcomes"] == buttons + leaving
        preferred = [button["name"] for button in dialog["buttons"] if button["preferred"]]
        default = [dialog["defaultButton"]] if "defaultButton" in dialog else []
        assert preferred == default


def test_patterns_say_what_the_parts_say(artifact):
    for place, text, types in texts(artifact):
        for locale, translation in text.items():
            for arguments in argument_sets(translation["parts"], types):
                said = parts_oracle.interpret(translation["parts"], locale, arguments)
                if "icu" in translation:
                    written = icu_oracle.format(translation["icu"], locale, arguments)
                    assert written == said, f"{place} {locale} {arguments}"


def test_only_what_icu_lacks_has_no_pattern(artifact):
    for place, text, _ in texts(artifact):
        for locale, translation in text.items():
            lacks = any(
                part.get("style") in ("relative", "list") or "agreement" in part
                for part in nested(translation["parts"]))
            assert ("icu" not in translation) == lacks, f"{place} {locale}"


def test_every_source_text_is_there(artifact):
    source = artifact["project"]["sourceLocale"]
    locales = artifact["project"]["locales"]
    assert locales[0] == source
    for place, text, _ in texts(artifact):
        order = [locale for locale in text if locale in locales]
        assert order == [locale for locale in locales if locale in text], place
        assert source in text, place


@pytest.mark.parametrize("page", ["json.md", "json.ko.md"])
def test_example_in_the_documentation(page, tmp_path):
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    source = re.search(r"```dialog\n(project .*?)```", text, re.S).group(1)
    example = re.search(r"```json\n(.*?)```", text, re.S).group(1)
    (tmp_path / "in").mkdir()
    (tmp_path / "out").mkdir()
    (tmp_path / "in" / "Photos.dialog").write_text(source, encoding="utf-8")
    name, data = build(tmp_path / "in", tmp_path / "out")
    assert name == "Photos.json"
    assert data.decode() == example


def objects(value, path=""):
    """Every object in a value, with its path."""
    if isinstance(value, dict):
        yield path, value
        for key, member in value.items():
            yield from objects(member, f"{path}.{key}")
    elif isinstance(value, list):
        for element in value:
            yield from objects(element, path)


def texts(artifact):
    """Each text with its place and what its parameters can be, by name."""
    enums = {e["name"]: [case["name"] for case in e["cases"]] for e in artifact["enums"]}
    if "app" in artifact["project"]:
        yield "app", artifact["project"]["app"], {}
    for dialog in artifact["dialogs"]:
        types = {p["name"]: VALUES.get(p["type"]) or enums[p["type"]] for p in dialog["parameters"]}
        for place, text, extra in texts_of(dialog):
            yield f"{dialog['name']}.{place}", text, types | extra


def texts_of(dialog):
    for role, text in dialog["texts"].items():
        yield role, text, {}
    for field in dialog["fields"]:
        yield field["name"], field["placeholder"], {}
        if "text" in field.get("initial", {}):
            yield field["name"] + ".initial", field["initial"]["text"], {}
    for button in dialog["buttons"]:
        element = button.get("repetition", {}).get("variable")
        yield button["name"], button["title"], {element: VALUES["String"]} if element else {}
        for key, text in button.get("input", {}).items():
            yield f"{button['name']}.{key}", text, {}


def nested(parts):
    """The parts that are no strings, those in arms too."""
    for part in parts:
        if isinstance(part, dict):
            yield part
            for arm in part.get("arms", {}).values():
                yield from nested(arm)


def argument_sets(parts, types):
    """Every value of each parameter at least once; of those that select, every combination."""
    used = list(nested(parts))
    selectors = sorted({part["select"] for part in used if "select" in part})
    others = sorted({part["parameter"] for part in used if "parameter" in part} - set(selectors))
    combinations = list(itertools.islice(
        itertools.product(*(types[name] for name in selectors)), 3000))
    longest = max([len(combinations)] + [len(types[name]) for name in others])
    for index in range(longest):
        values = combinations[index % len(combinations)]
        arguments = dict(zip(selectors, values))
        yield arguments | {name: types[name][index % len(types[name])] for name in others}


@pytest.mark.parametrize("page", ["json.md", "json.ko.md"])
def test_excerpts_in_the_documentation(page, tmp_path):
    """What a field, a repeated choice and a notification become."""
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    source = re.search(r"```dialog\n(project Chat .*?)```", text, re.S).group(1)
    (tmp_path / "Chat.dialog").write_text(source, encoding="utf-8")
    artifact = json.loads(build(tmp_path / "Chat.dialog", tmp_path / "out")[1])
    excerpts = [json.loads(found) for found in re.findall(r"```json\n(.*?)```", text, re.S)[1:]]
    assert len(excerpts) == 3
    made = [found for _, found in objects(artifact)]
    assert all(excerpt in made for excerpt in excerpts)
