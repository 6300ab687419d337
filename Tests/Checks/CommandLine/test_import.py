"""Checks the sources that ‘import’ makes of a JSON list of dialogs."""

import json

import pytest

from dialogc import contents, dialogc

LIST = [
    {
        "id": "delete-items", "app": "Photos", "kind": "alert", "title": "Delete %1$lld items from “%2$@”?",
        "message": "You can’t\nundo this.",
        "buttons": [
            {"title": "Delete", "role": "destructive", "preferred": False},
            {"title": "Don’t Delete", "role": "cancel"},
            {"title": "Title"}],
        "translations": {
            "ko": {"title": "“%2$@”에서 %1$lld개를 삭제할까요?", "message": "되돌릴 수 없습니다.",
                   "buttons": ["삭제", "삭제 안 함", None]},
            "fr": {"buttons": ["Supprimer"]}},
        "file": "Grid.swift", "line": 12,
    },
    {
        "id": "Rename", "kind": "alert", "title": "Rename",
        "buttons": [{"title": "OK", "role": "cancel"}],
        "fields": [{"placeholder": "Name", "placeholderTranslations": {"ko": "이름"}},
                   {"placeholder": "Password", "secure": True}],
        "file": "Rename.swift",
    },
    {
        "id": "rename", "kind": "actionSheet", "title": "100% sure? {maybe}",
        "buttons": [{"title": "Leave", "icon": "door"}, {"title": "나가기"}, {"title": "Cancel", "role": "cancel"}],
    },
    {
        "id": "NewComment", "kind": "notification", "title": "%@", "message": "%@ wrote\u200b: %@",
        "category": "communication", "identifier": "comment", "buttons": [{"title": "Reply"}],
    },
]


@pytest.fixture
def listed(tmp_path):
    path = tmp_path / "dialogs.json"
    path.write_text(json.dumps(LIST, ensure_ascii=False), encoding="utf-8")
    return path


def import_list(path, out, *options):
    return dialogc("import", path, "--out", out, *options)


def found(run):
    text = run.stderr[run.stderr.index("{"):]
    return [(f["rule"], f["message"]) for f in json.JSONDecoder().raw_decode(text)[0]["diagnostics"]]


def test_a_list_becomes_formatted_sources(listed, tmp_path):
    out = tmp_path / "Dialogs"
    run = import_list(listed, out)
    assert run.returncode == 0 and "4 dialogs are in" in run.stderr
    files = {name: text.decode() for name, text in contents(out).items()}
    assert sorted(files) == [
        "DeleteItems.dialog", "NewComment.dialog", "Project.dialog", "Rename.dialog", "Rename2.dialog"]
    assert files["Project.dialog"] == """project Photos {
  app "Photos"
  source en
  locales en, ko
}
"""
    assert files["DeleteItems.dialog"] == """/// delete-items
alert DeleteItems(value1: Int, value2: String) {
  title {
    en "Delete {value1} items from “{value2}”?"
    ko "“{value2}”에서 {value1}개를 삭제할까요?"
  }
  message {
    en "You can’t\\nundo this."
    ko "되돌릴 수 없습니다."
  }
  button delete {
    en "Delete"
    ko "삭제"
  } destructive
  cancel dontDelete {
    en "Don’t Delete"
    ko "삭제 안 함"
  }
  button titleItem "Title"
}
"""
    assert "  exit ok\n" in files["Rename.dialog"] and "field password \"Password\" secure" in files["Rename.dialog"]
    sheet = files["Rename2.dialog"]
    assert sheet.startswith("/// rename\nactionSheet Rename2 {") and r'"100% sure? \{maybe\}"' in sheet
    assert "choice leave \"Leave\"" in sheet and 'choice button2 "나가기"' in sheet
    note = files["NewComment.dialog"]
    assert "notification NewComment(value1: String, value2: String, value3: String)" in note
    assert r'body "{value2} wrote\u{200B}: {value3}"' in note and "category communication" in note
    assert dialogc("format", "--check", out).returncode == 0


def test_sources_that_were_made_are_read_without_a_mistake(listed, tmp_path):
    out = tmp_path / "Dialogs"
    import_list(listed, out)
    found = json.loads(dialogc("check", out, "--diagnostics", "json").stdout)["diagnostics"]
    assert not [f for f in found if f["rule"].split("/")[0] in ("syntax", "name", "type")], found


def test_what_is_left_out_is_told_once(listed, tmp_path):
    run = import_list(listed, tmp_path / "Dialogs", "--diagnostics", "json")
    assert found(run) == [
        ("catalog/left-out", "‘file’ is left out, here and elsewhere: 2"),
        ("catalog/left-out", "‘line’ is left out here"),
        ("catalog/left-out", "‘buttons.icon’ is left out here"),
        ("catalog/invisible",
         "nobody sees what this text has, written as an escape: U+200B (ZERO WIDTH SPACE)"),
    ]


@pytest.mark.parametrize("text, rule, says", [
    ("{", "catalog/syntax", "expected"),
    ("{}", "catalog/format", "a list of dialogs is expected"),
    ("[1]", "catalog/format", "a dialog is an object"),
    ('[{"kind": "alert"}]', "catalog/format", "‘id’"),
    ('[{"id": "A", "kind": "toast"}]', "catalog/format", "‘kind’"),
])
def test_what_is_no_list_writes_nothing(tmp_path, text, rule, says):
    (tmp_path / "x.json").write_text(text)
    run = import_list(tmp_path / "x.json", tmp_path / "out", "--diagnostics", "json")
    assert run.returncode == 1 and not (tmp_path / "out").exists()
    ((found_rule, message),) = found(run)
    assert found_rule == rule and says in message


def test_no_source_is_replaced(listed, tmp_path):
    out = tmp_path / "Dialogs"
    assert import_list(listed, out).returncode == 0
    before = contents(out)
    run = import_list(listed, out)
    assert run.returncode == 3 and "is not replaced" in run.stderr
    assert contents(out) == before


def test_rules_of_a_release(tmp_path):
    """`rules 0.1` alone, with settings, and of a release that there is not."""
    ask = 'alert Ask { title "Leave the Room?"; button yes "Yes"; cancel }\n'
    for rules, errors in [
        ("rules 0.1", []), ("rules 0.1 { alert/minimize off }", []), ("rules 0.1 {\n}", []),
        ("rules 9.9", ["name/unknown-value"]), ("rules 0", ["name/unknown-value"]),
        ("rules 0.1 off", ["syntax/end-of-line"]),
    ]:
        path = tmp_path / "a.dialog"
        path.write_text(f"project Photos {{\n  {rules}\n}}\n{ask}")
        run = dialogc("check", path, "--diagnostics", "json")
        rules_found = [f["rule"] for f in json.loads(run.stdout)["diagnostics"]]
        if errors == ["syntax/end-of-line"]:
            assert any(rule.startswith("syntax/") for rule in rules_found), rules_found
        else:
            assert [r for r in rules_found if r.startswith(("name/", "syntax/"))] == errors
            formatted = dialogc("format", "-", input=path.read_bytes())
            assert rules.split("{")[0].strip() in formatted.stdout
