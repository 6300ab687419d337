"""Checks reports with other programs: JSON and SARIF against schemas, carets on a terminal."""

import functools
import json
import unicodedata
import urllib.parse

import jsonschema
import pyte
import pytest
import wcwidth

import sarif_schema
from dialogc import BROKEN, GOOD, ROOT, dialogc, dialogc_on_terminal, write

# Each source has findings in front of which there are wide, combining, invisible and long things.
SOURCES = {
    "ascii": 'alert A {\n  title "x" bogus\n  buton ok\n}\n',
    "hangul": 'alert A {\n  title "항목을 삭제할까요?" 가나다 다음\n}\n',
    "combining": 'alert A {\n  title "Cafe\u0301 a\u0308\u0304" bogus e\u0301\n}\n',
    "emoji": 'alert A {\n  title "👋 ✈ 日本語 ＡＢＣ {who} ｱｲｳ"\n}\n',
    "tabs": 'alert A {\n\ttitle\t"x"\tbogus\n}\n',
    "control": 'alert A {\n  title "a\x1b[31m\u202e{who}"\n}\n',
    "long": 'alert A {\n  title "' + "항목 " * 500 + '{who}' + " 항목" * 500 + '"\n}\n',
    "unclosed": 'alert A {\n  title {\n    en "x"\n    ko "항목"\n',
    "crlf": 'alert A {\r\n  title "항목" bogus\r\n}\r\n',
    "duplicate": GOOD + "\n" + GOOD,
    "unused": GOOD.replace("Ask", "Ask(첫째: Int, unused: Int)"),
}
DECOMPOSED = 'alert A {\n  title "\u1112\u1161\u11ab\u1100\u1173\u11af {who}"\n}\n'


@pytest.fixture(params=SOURCES)
def project(request, tmp_path):
    return write(tmp_path, **{request.param: SOURCES[request.param]})


def check(folder, format, *options):
    run = dialogc("check", ".", "--diagnostics", format, *options, cwd=folder)
    return run.stdout or run.stderr


def diagnostics(folder, *options):
    return json.loads(check(folder, "json", *options))["diagnostics"]


@functools.cache
def validator():
    path = ROOT / "docs/schema/diagnostics.schema.json"
    return jsonschema.Draft202012Validator(json.loads(path.read_text(encoding="utf-8")))


@pytest.mark.parametrize("language", ["en", "ko"])
def test_json_fits_its_schema(project, language):
    report = json.loads(check(project, "json", "--language", language))
    validator().validate(report)
    told = report["diagnostics"]
    assert told
    assert told == sorted(told, key=lambda one: (one["file"], one["range"]["start"]["offset"]))
    for name in ["error", "warning", "note"]:
        assert report["summary"][name + "s"] == sum(one["severity"] == name for one in told)


def places(value):
    """Every range of a report, with its file."""
    if isinstance(value, list):
        for element in value:
            yield from places(element)
    elif isinstance(value, dict):
        if "range" in value:
            yield value["file"], value["range"]
        for element in value.values():
            yield from places(element)


def test_lines_columns_and_offsets_are_of_one_place(project):
    for file, span in places(diagnostics(project)):
        data = (project / file).read_bytes()
        for position in span.values():
            before = data[:position["offset"]].decode()
            ended = before.replace("\r\n", "\n").replace("\r", "\n")
            assert position["line"] == ended.count("\n") + 1
            assert position["column"] == len(ended) - ended.rfind("\n")


def test_sarif_fits_its_schema_and_tells_the_same(project):
    report = json.loads(check(project, "sarif"))
    jsonschema.Draft4Validator(sarif_schema.schema()).validate(report)
    (run,) = report["runs"]
    assert run["columnKind"] == "unicodeCodePoints"
    rules = [rule["id"] for rule in run["tool"]["driver"]["rules"]]
    told = diagnostics(project)
    assert len(told) == len(run["results"])
    for one, result in zip(told, run["results"]):
        assert rules[result["ruleIndex"]] == result["ruleId"] == one["rule"]
        assert result["level"] == one["severity"]
        assert result["message"]["text"] == one["message"]
        (location,) = result["locations"]
        assert region(location["physicalLocation"]) == place(one)
        fixes = [
            [(region({**change, "region": edit["deletedRegion"]}),
              edit.get("insertedContent", {"text": ""})["text"])
             for change in fix["artifactChanges"] for edit in change["replacements"]]
            for fix in result.get("fixes", [])
        ]
        assert fixes == [
            [(place(edit), edit["text"]) for edit in fix["edits"]] for fix in one["fixes"]]


def region(location):
    uri = urllib.parse.unquote(location["artifactLocation"]["uri"])
    extent = location["region"]
    return (uri, extent["startLine"], extent["startColumn"], extent["endLine"],
            extent["endColumn"])


def place(one):
    start, end = one["range"]["start"], one["range"]["end"]
    return one["file"], start["line"], start["column"], end["line"], end["column"]


def test_sarif_describes_the_rules_of_its_findings(tmp_path):
    report = json.loads(dialogc("check", "gone", "--diagnostics", "sarif", cwd=tmp_path).stdout)
    jsonschema.Draft4Validator(sarif_schema.schema()).validate(report)
    (rule,) = report["runs"][0]["tool"]["driver"]["rules"]
    assert rule["id"] == "input/not-found" and rule["help"]["markdown"].startswith("## ")
    assert "helpUri" not in rule


@pytest.mark.parametrize("home", ["https://example.org/dialogc/docs", "https://example.org/dialogc/docs/"])
@pytest.mark.parametrize("language, page", [("en", "input.md"), ("ko", "input.ko.md")])
def test_sarif_links_to_the_pages_of_rules(home, language, page, tmp_path):
    call = ["check", "gone", "--diagnostics", "sarif", "--docs", home, "--language", language]
    report = json.loads(dialogc(*call, cwd=tmp_path).stdout)
    jsonschema.Draft4Validator(sarif_schema.schema()).validate(report)
    (rule,) = report["runs"][0]["tool"]["driver"]["rules"]
    assert rule["helpUri"] == f"https://example.org/dialogc/docs/rules/{page}#not-found"
    assert f"`docs/rules/{page}#not-found`" in rule["help"]["markdown"]
    assert '<a id="not-found"></a>' in (ROOT / "docs/rules" / page).read_text(encoding="utf-8")


def visible(text):
    """The text as lines of a log show it: controls of ASCII as pictures, of direction by number."""
    return "".join(
        chr(0x2400 + ord(sign)) if ord(sign) < 0x20 and sign != "\n" else
        f"\\u{{{ord(sign):X}}}" if unicodedata.category(sign) == "Cf" and sign != "\u200d" else sign
        for sign in text)


def test_lines_for_xcode_and_github(project):
    xcode = [line for line in check(project, "xcode").splitlines() if ": note: " not in line]
    github = check(project, "github").splitlines()
    told = diagnostics(project)
    assert len(told) == len(xcode) == len(github)
    for one, line, command in zip(told, xcode, github):
        start, end = one["range"]["start"], one["range"]["end"]
        assert line == (f"{one['file']}:{start['line']}:{start['column']}: {one['severity']}: "
                        f"{visible(one['message'])} [{one['rule']}]")
        head, _, message = command[2:].partition("::")
        name, _, properties = head.partition(" ")
        assert name == {"note": "notice"}.get(one["severity"], one["severity"])
        values = dict(pair.split("=", 1) for pair in properties.split(","))
        assert values["file"] == one["file"] and values["title"] == one["rule"]
        assert values["line"] == str(start["line"])
        if start["line"] == end["line"]:
            assert (values["col"], values["endColumn"]) == (str(start["column"]), str(end["column"]))
        assert urllib.parse.unquote(message).split("\n")[0] == visible(one["message"])


def screen(text, columns):
    """What a terminal shows: for each line its cells, a wide character's second one empty."""
    lines = text.count("\n") + 2
    shown = pyte.Screen(columns, lines)
    stream = pyte.Stream(shown)
    stream.feed(text.replace("\n", "\r\n"))
    return [[shown.buffer[y][x].data for x in range(columns)] for y in range(lines)]


@pytest.mark.parametrize("color", ["never", "always"])
def test_carets_stand_under_what_is_meant(project, color):
    told = [one for one in diagnostics(project)
            if one["range"]["start"]["line"] == one["range"]["end"]["line"]]
    text = check(project, "text", "--color", color)
    assert "\x1b" not in text.replace("\x1b[", "") if color == "always" else "\x1b" not in text
    shown = screen(text, 400)
    rows = ["".join(row) for row in shown]
    for one in told:
        start, end = one["range"]["start"], one["range"]["end"]
        data = (project / one["file"]).read_bytes()
        # Control characters are drawn as their pictures.
        meant = "".join(chr(0x2400 + ord(c)) if c < " " and c != "\t" else c
                        for c in data[start["offset"]:end["offset"]].decode())
        head = next(y for y, row in enumerate(rows) if row.startswith(f"{one['severity']}[{one['rule']}]")
                    and rows[y + 1].rstrip().endswith(f":{start['line']}:{start['column']}"))
        source, carets = shown[head + 3], shown[head + 4]
        first = carets.index("^")
        last = max(x for x, cell in enumerate(carets) if cell == "^")
        assert set(carets[first:last + 1]) == {"^"}
        under = "".join(source[first:last + 1])
        if meant.strip() and wcwidth.wcswidth(meant):
            # The terminal composes what it can.
            composed = unicodedata.normalize("NFC", meant)
            is_cut = "".join(source).rstrip().endswith("…") and len(under) < len(composed)
            if is_cut:
                # More than a screen: as much of it as is shown.
                assert len(under) > 20 and composed.startswith(under.rstrip("…")), (under, meant)
            else:
                assert under == composed, (under, meant)
        else:
            # Nothing is there, or a mark, which stands on the character before it.
            spelled = len(meant) == 1 and under == f"\\u{{{ord(meant):04X}}}"
            assert spelled or (last == first and meant in unicodedata.normalize("NFD", under)), (under, meant)


def test_carets_stand_under_decomposed_hangul(tmp_path):
    """The terminal emulator above drops conjoining letters; so the widths alone are compared."""
    write(tmp_path, a=DECOMPOSED)
    lines = check(tmp_path, "text").splitlines()
    head = next(y for y, line in enumerate(lines) if "[name/unknown-parameter]" in line)
    at = next(y for y, line in enumerate(lines) if y > head and line.startswith("2 |"))
    before, _, _ = lines[at].partition("who")
    assert lines[at + 1].index("^") == wcwidth.wcswidth(before)


def test_no_line_is_wider_than_the_terminal(tmp_path):
    write(tmp_path, a=SOURCES["long"])
    _, text = dialogc_on_terminal("check", "a.dialog", columns=60, cwd=tmp_path)
    rows = ["".join(row).rstrip() for row in screen(text, 200)]
    excerpts = [row for row in rows if row.startswith(("2 |", "2 -"))]
    assert excerpts and all(50 < wcwidth.wcswidth(row) <= 60 for row in excerpts)


def test_fixes_mend_what_they_say(project):
    """Applying a fix leaves text that parses and no longer has that finding."""
    sources = {path.name: path.read_bytes() for path in project.iterdir()}
    told = diagnostics(project)
    syntax = sum(one["rule"].startswith("syntax/") for one in told)
    for one in told:
        for fix in one["fixes"]:
            for file, data in sources.items():
                (project / file).write_bytes(applied(fix, data))
            after = diagnostics(project)
            assert sum(two["rule"].startswith("syntax/") for two in after) <= syntax
            gone = (one["rule"], start_after(fix, one["range"]["start"]["offset"]))
            assert gone not in [(two["rule"], two["range"]["start"]["offset"]) for two in after]


def applied(fix, data):
    for edit in reversed(fix["edits"]):
        start, end = (edit["range"][at]["offset"] for at in ["start", "end"])
        data = data[:start] + edit["text"].encode() + data[end:]
    return data


def start_after(fix, offset):
    """Where a place is once a fix is applied."""
    moved = offset
    for edit in fix["edits"]:
        start, end = (edit["range"][at]["offset"] for at in ["start", "end"])
        if end <= offset:
            moved += len(edit["text"].encode()) - (end - start)
    return moved


def test_any_number_of_jobs_reports_the_same(tmp_path):
    # Enough for several threads, with findings of dialogs, texts, translations and the project, and between dialogs.
    drafts = ["보관", "저장"]
    many = "".join(
        f'alert Ask{number}(unused: Int) {{\n  title {{ en "Delete this item"  ko "삭제 " }}\n'
        f'  message "Don\'t tap Delete, {number}."\n  button delete {{ en "Delete"  ko "지우기{number % 3}" }}\n'
        f'  button keep {{ en "Keep Draft"  ko "초안 {drafts[number % 2]}" }}\n'
        '  cancel\n}\n' for number in range(2000))
    many += "".join(
        f'notification News{number} {{\n  title "{number % 20} New Messages"\n'
        '  body "They are from your team."\n}\n'
        for number in range(200))
    project = 'project Many {\n  source en\n  locales en, ko\n}\n'
    folder = write(tmp_path, many=project + many, other=GOOD, third=BROKEN.replace("Ask", "Third"))
    reports = {jobs: check(folder, "json", "--jobs", str(jobs)) for jobs in [1, 2, 3, 16]}
    found = [finding["rule"] for finding in json.loads(reports[1])["diagnostics"]]
    assert len(found) > 4000
    assert {"l10n/inconsistent", "notification/repeats", "text/apostrophe"} <= set(found)
    assert len(set(reports.values())) == 1


def test_a_fix_in_another_file_says_where(tmp_path):
    write(tmp_path, a='alert SignIn {\n  title "Sign In?"\n  button signIn "Sign In"\n  cancel\n}\n',
          b='translation ko of SignIn {\n  title "{server}에 로그인할까요?"\n}\n')
    told = check(tmp_path, "text")
    place = told.index("--> b.dialog:2:")
    help = told.index("declare ‘server: String’")
    assert place < help < told.index("--> a.dialog:1\n") < told.index("1 - alert SignIn {")


def test_no_form_writes_controls(tmp_path):
    write(tmp_path, **{"\x1b[31m\x07\n,x": 'alert A { title "\x1b[31m" }\n'})
    for format in ["text", "xcode", "github", "json", "sarif"]:
        told = check(tmp_path, format)
        assert told and not any(sign in told for sign in "\x1b\x07")
    assert "file=␛[31m␇%0A%2Cx.dialog," in check(tmp_path, "github")
    assert check(tmp_path, "xcode").startswith("␛[31m␇␊,x.dialog:1:")
