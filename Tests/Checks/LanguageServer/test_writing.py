"""What helps to write: completion, hover, signatures, actions, hints, lenses, previews."""

import pathlib
import stat
import urllib.parse

import pytest

from conversation import LanguageServer, ServerError

PROJECT = "project P { source en; locales en, ko }\n"
SNIPPETS = {"textDocument": {"completion": {"completionItem": {
    "snippetSupport": True, "documentationFormat": ["markdown"]}}}}
ALBUM = PROJECT + """alert DeleteAlbum(album: String) {
  purpose destructive
  title { en "Delete “{album}”?"  ko "앨범 {album:을/를} 삭제할까요?" }
  message "Its photos stay."
  button deleteAlbum { en "Delete Album"  ko "앨범 삭제" } destructive
  cancel
}
"""


def complete(server, text):
    document, place = server.open(text)
    return server.request("textDocument/completion", server.at(document, place))["items"]


def lines_after(text, edits):
    """A text of one-byte characters after edits of a document."""
    lines = text.split("\n")
    starts = [sum(len(line) + 1 for line in lines[:index]) for index in range(len(lines))]

    def at(place):
        return starts[place["line"]] + place["character"]

    for edit in sorted(edits, key=lambda edit: at(edit["range"]["start"]), reverse=True):
        text = text[:at(edit["range"]["start"])] + edit["newText"] + text[at(edit["range"]["end"]):]
    return text


def test_completion_sends_plain_text_edits(server):
    items = complete(server, "alert A {\n  ti⟦⟧\n}\n")
    title = next(item for item in items if item["label"] == "title")
    assert title["insertTextFormat"] == 1
    assert title["textEdit"] == {
        "range": {"start": {"line": 1, "character": 2}, "end": {"line": 1, "character": 4}}, "newText": 'title ""'}
    assert [item["sortText"] for item in items] == sorted(item["sortText"] for item in items)


def test_completion_sends_snippets_to_those_who_have_them(tmp_path):
    with LanguageServer(tmp_path) as server:
        server.initialize(SNIPPETS)
        items = complete(server, PROJECT + "alert A {\n  ti⟦⟧\n}\n")
        title = next(item for item in items if item["label"] == "title")
        assert title["insertTextFormat"] == 2
        assert title["textEdit"]["newText"] == 'title { en "$1"  ko "$2" }$0'


def test_completions_are_resolved(tmp_path):
    with LanguageServer(tmp_path) as server:
        server.initialize(SNIPPETS)
        item = complete(server, "@allow(⟦⟧)\nalert A { title \"Saved\" }\n")[0]
        told = server.request("completionItem/resolve", item)
        assert told["documentation"]["kind"] == "markdown"
        assert f"`{item['label']}`" in told["documentation"]["value"]
        assert told["textEdit"] == item["textEdit"]


@pytest.mark.parametrize("encoding", ["utf-8", "utf-16", "utf-32"])
def test_completion_counts_as_the_client_does(tmp_path, encoding):
    with LanguageServer(tmp_path) as server:
        server.initialize({"general": {"positionEncodings": [encoding]}})
        document, place = server.open('alert A(name: String) {\n  title "😀앨범 {na⟦⟧}"\n}\n')
        item = server.request("textDocument/completion", server.at(document, place))["items"][0]
        end = place["start"]["character"]
        assert item["textEdit"]["range"]["start"]["character"] == end - 2
        assert item["textEdit"]["newText"] == "name"


def test_hover_draws_the_dialog_in_the_language_under_the_cursor(tmp_path):
    with LanguageServer(tmp_path) as server:
        server.initialize({"textDocument": {"hover": {"contentFormat": ["markdown", "plaintext"]}}}, locale="ko")
        document, place = server.open(ALBUM.replace("삭제할까요", "삭⟦⟧제할까요"))
        contents = server.request("textDocument/hover", server.at(document, place))["contents"]
        assert contents["kind"] == "markdown"
        assert "앨범 Album을 삭제할까요?" in contents["value"]
        assert "빨간색: “앨범 삭제”" in contents["value"]


def test_hover_is_plain_where_nothing_else_is_shown(server):
    document, place = server.open(ALBUM.replace("DeleteAlbum(", "Delete⟦⟧Album("))
    contents = server.request("textDocument/hover", server.at(document, place))["contents"]
    assert contents["kind"] == "plaintext"
    assert "│      Cancel       │   ! Delete Album   │" in contents["value"]


def test_hover_tells_the_guideline_behind_a_finding(server):
    document, place = server.open(
        'alert Share {\n  purpose permission\n  title "Share this album?"\n  button share "Y⟦⟧es"\n  cancel\n}\n')
    value = server.request("textDocument/hover", server.at(document, place))["contents"]["value"]
    assert "button/yes-no" in value and "Human Interface Guidelines" in value


def test_hover_says_nothing_where_nothing_is(server):
    document, place = server.open(ALBUM + "\n⟦⟧\n")
    assert server.request("textDocument/hover", server.at(document, place)) is None


def test_signature_help(server):
    document, place = server.open("alert A(count: Int, na⟦⟧me: String) { title \"{count} of {name}\" }\n")
    help_ = server.request("textDocument/signatureHelp", server.at(document, place))
    assert help_["signatures"][0]["label"] == "A(count: Int, name: String)"
    assert help_["activeParameter"] == 1


def actions(server, document, place, only=None):
    found = server.findings(document)
    context = {"diagnostics": found} | ({"only": only} if only else {})
    return server.request("textDocument/codeAction", {
        "textDocument": {"uri": document}, "range": place, "context": context})


LITERALS = {"textDocument": {"codeAction": {"codeActionLiteralSupport": {"codeActionKind": {"valueSet": []}}}}}


def test_actions_of_a_finding(tmp_path):
    with LanguageServer(tmp_path) as server:
        server.initialize(LITERALS)
        text = 'alert Leave {\n  title: "Leave?"\n  button leave "Leave"\n  cancel\n}\n'
        document, place = server.open(text.replace(":", "⟦⟧:"))
        action = actions(server, document, place)[0]
        assert action["title"] == "Remove ‘:’" and action["kind"] == "quickfix" and action["isPreferred"]
        assert action["diagnostics"][0]["code"] == "syntax/unexpected"
        assert lines_after(text, action["edit"]["changes"][document]) == text.replace(":", "")


def test_all_that_is_safe_is_mended_at_once(tmp_path):
    with LanguageServer(tmp_path) as server:
        server.initialize(LITERALS)
        text = 'alert Leave {\n  title: "Leave?"\n  button leave: "Leave"\n  cancel\n}\n'
        document, _ = server.open(text)
        end = {"line": 9, "character": 0}
        found = actions(server, document, {"start": end, "end": end}, only=["source.fixAll"])
        assert [action["kind"] for action in found] == ["source.fixAll.dialogc"]
        assert lines_after(text, found[0]["edit"]["changes"][document]) == text.replace(":", "")


def test_actions_are_of_versions_where_the_client_takes_them(tmp_path):
    with LanguageServer(tmp_path) as server:
        server.initialize(LITERALS | {"workspace": {"workspaceEdit": {"documentChanges": True}}})
        document, place = server.open(ALBUM.replace("message", "mess⟦⟧age"), version=7)
        titles = {action["title"]: action for action in actions(server, document, place)}
        edit = titles["Add the missing languages (ko)"]["edit"]["documentChanges"][0]
        assert edit["textDocument"] == {"uri": document, "version": 7}
        assert "Convert to an action sheet" in titles
        assert titles["Preview DeleteAlbum"]["command"]["arguments"] == [document, "DeleteAlbum", "en"]


def test_hints_say_the_other_language(server):
    document, _ = server.open(PROJECT + 'alert A {\n  title "Delete?"\n  button delete\n  cancel\n}\n')
    whole = {"start": {"line": 0, "character": 0}, "end": {"line": 9, "character": 0}}
    hints = server.request("textDocument/inlayHint", {"textDocument": {"uri": document}, "range": whole})
    assert [(hint["position"], hint["label"]) for hint in hints] == [
        ({"line": 3, "character": 15}, "Delete · 삭제"), ({"line": 4, "character": 8}, "Cancel · 취소")]


def test_lenses_tell_what_is_missing(server):
    document, _ = server.open(ALBUM)
    lenses = server.request("textDocument/codeLens", {"textDocument": {"uri": document}})
    assert [lens["command"]["title"] for lens in lenses] == ["Preview", "ko: 1 text missing"]
    server.request("workspace/executeCommand", {
        "command": lenses[1]["command"]["command"], "arguments": lenses[1]["command"]["arguments"]})
    edit = server.wait_for_method("workspace/applyEdit")["params"]["edit"]["changes"][document]
    assert '  ko "Its photos stay." }' in [change["newText"] for change in edit]


def test_a_preview_is_opened_where_the_client_opens_documents(tmp_path):
    with LanguageServer(tmp_path) as server:
        server.initialize({"window": {"showDocument": {"support": True}}})
        document, _ = server.open(ALBUM)
        text = server.request("workspace/executeCommand", {
            "command": "dialogc.preview", "arguments": [document, "DeleteAlbum", "ko"]})
        assert text.startswith("DeleteAlbum · ko\n") and "DeleteAlbum · en" in text
        uri = server.wait_for_method("window/showDocument")["params"]["uri"]
        path = pathlib.Path(urllib.parse.unquote(urllib.parse.urlsplit(uri).path))
        assert path.read_text() == text
        assert stat.S_IMODE(path.stat().st_mode) == 0o400


def test_a_preview_of_nothing_is_refused(server):
    document, _ = server.open(ALBUM)
    with pytest.raises(ServerError, match="no dialog ‘Nothing’"):
        server.request("workspace/executeCommand", {
            "command": "dialogc.preview", "arguments": [document, "Nothing"]})


def test_a_sound_dialog_is_drawn_while_others_have_errors(server):
    server.open("alert Broken { title by }\n", name="Broken.dialog")
    document, place = server.open(ALBUM.replace("DeleteAlbum(", "Delete⟦⟧Album("))
    value = server.request("textDocument/hover", server.at(document, place))["contents"]["value"]
    assert "│      Cancel       │   ! Delete Album   │" in value
