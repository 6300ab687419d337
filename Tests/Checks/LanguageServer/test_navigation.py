"""Where names lead, and how they change, through the server's pipes."""

import pytest

from conversation import LanguageServer, ServerError

DIALOG = """\
enum Media { photo, video }

/// Asks.
alert DeleteItems(count: Int, kind: Media) {
  title {
    en by kind { photo "Delete {count} 😀 Photos?"  video "Delete {count} Videos?" }
    ko "항목 {count}개를 삭제할까요?"
  }
  button delete "Delete" destructive
  exit delete
  cancel
}
"""
TRANSLATION = 'translation ja of DeleteItems {\n  delete "削除"\n  title "{count}"\n}\n'


def opened(server, mark, text=DIALOG):
    """The dialog with the cursor before `mark`, and its translation beside it."""
    other, _ = server.open(TRANSLATION, "대화.ja.dialog")
    document, place = server.open(text.replace(mark, "⟦⟧" + mark, 1))
    return document, place, other


def text_at(document_text, span):
    lines = document_text.split("\n")
    assert span["start"]["line"] == span["end"]["line"]
    line = lines[span["start"]["line"]].encode("utf-16-le")
    return line[2 * span["start"]["character"]:2 * span["end"]["character"]].decode("utf-16-le")


def test_definition(server):
    document, place, _ = opened(server, "count}개")
    found = server.request("textDocument/definition", server.at(document, place))
    assert [(each["uri"], each["range"]["start"]) for each in found] == [
        (document, {"line": 3, "character": 18})]
    assert server.request("textDocument/declaration", server.at(document, place)) == found


def test_definition_with_links(tmp_path):
    with LanguageServer(tmp_path) as server:
        server.initialize({"textDocument": {"definition": {"linkSupport": True}}})
        document, place, _ = opened(server, "delete\n")
        found = server.request("textDocument/definition", server.at(document, place))
        assert text_at(DIALOG, found[0]["originSelectionRange"]) == "delete"
        assert text_at(DIALOG, found[0]["targetRange"]) == 'button delete "Delete" destructive'
        assert text_at(DIALOG, found[0]["targetSelectionRange"]) == "delete"


def test_type_definition(server):
    document, place, _ = opened(server, "kind {")
    found = server.request("textDocument/typeDefinition", server.at(document, place))
    assert [text_at(DIALOG, each["range"]) for each in found] == ["Media"]


def test_references(server):
    document, place, other = opened(server, "count:")
    params = {**server.at(document, place), "context": {"includeDeclaration": False}}
    found = server.request("textDocument/references", params)
    assert sorted(each["uri"] for each in found) == sorted([document] * 3 + [other])
    params["context"]["includeDeclaration"] = True
    assert len(server.request("textDocument/references", params)) == 5


def test_highlights(server):
    document, place, _ = opened(server, "delete\n")
    found = server.request("textDocument/documentHighlight", server.at(document, place))
    assert [each["kind"] for each in found] == [3, 2]


SHARED = """\
alert Remove(isShared: Bool, isSharedByAll: Bool) {
  title "Remove This Item? {isShared}"
  button remove "Remove isShared" if isShared destructive
  button hide "Hide" if not isShared
  button leave "Leave" if isSharedByAll
  cancel
}

alert Other(isShared: Bool) {
  title "Saved"
  button show "Show" if isShared
}
"""
# The declaration, a placeholder, and two conditions.
NAMED = ["isShared: Bool, ", "isShared}", "isShared destructive", "isShared\n"]


@pytest.mark.parametrize("mark", NAMED)
def test_highlights_of_a_parameter_are_the_same_wherever_it_is_named(server, mark):
    document, place = server.open(SHARED.replace(mark, "⟦⟧" + mark, 1))
    found = server.request("textDocument/documentHighlight", server.at(document, place))
    assert [each["range"] for each in found] == [server.place(SHARED.replace(each, f"⟦isShared⟧{each[8:]}", 1))[1]
                                                 for each in NAMED]
    assert [each["kind"] for each in found] == [3, 2, 2, 2]


def test_highlights_of_a_parameter_that_texts_are_chosen_by(server):
    document, place, _ = opened(server, "kind {")
    found = server.request("textDocument/documentHighlight", server.at(document, place))
    assert [(text_at(DIALOG, each["range"]), each["range"]["start"]["line"], each["kind"]) for each in found] == [
        ("kind", 3, 3), ("kind", 5, 2)]


def test_rename(server):
    document, place, other = opened(server, "delete\n")
    prepared = server.request("textDocument/prepareRename", server.at(document, place))
    assert prepared["placeholder"] == "delete"
    assert text_at(DIALOG, prepared["range"]) == "delete"
    params = {**server.at(document, place), "newName": "remove"}
    changes = server.request("textDocument/rename", params)["changes"]
    assert {uri: len(edits) for uri, edits in changes.items()} == {document: 2, other: 1}
    assert {edit["newText"] for edits in changes.values() for edit in edits} == {"remove"}


def test_rename_with_versions(tmp_path):
    with LanguageServer(tmp_path) as server:
        server.initialize({"workspace": {"workspaceEdit": {"documentChanges": True}}})
        document, place, _ = opened(server, "count: Int")
        params = {**server.at(document, place), "newName": "total"}
        changes = server.request("textDocument/rename", params)["documentChanges"]
        assert [each["textDocument"]["version"] for each in changes] == [1, 1]


def test_rename_of_a_file_that_is_not_open(server, tmp_path):
    (tmp_path / "Other.ja.dialog").write_text(TRANSLATION)
    server.notify("workspace/didChangeWatchedFiles", {
        "changes": [{"uri": server.uri("Other.ja.dialog"), "type": 1}]})
    document, place = server.open(DIALOG.replace("count:", "⟦⟧count:"))
    params = {**server.at(document, place), "newName": "total"}
    changes = server.request("textDocument/rename", params)["changes"]
    assert len(changes[server.uri("Other.ja.dialog")]) == 1


@pytest.mark.parametrize(("locale", "words"), [("en", "is a word of the language"), ("ko", "언어에서 정한 단어")])
def test_keywords_are_not_renamed(tmp_path, locale, words):
    with LanguageServer(tmp_path) as server:
        server.initialize(locale=locale)
        document, place, _ = opened(server, "title {")
        with pytest.raises(ServerError, match=words) as refused:
            server.request("textDocument/prepareRename", server.at(document, place))
        assert refused.value.code == -32803


@pytest.mark.parametrize("name", ["", "2n", "한글", "kind"])
def test_names_that_are_none_or_taken_are_refused(server, name):
    document, place, _ = opened(server, "count:")
    with pytest.raises(ServerError):
        server.request("textDocument/rename", {**server.at(document, place), "newName": name})


def test_linked_editing(server):
    document, place = server.open(DIALOG.replace("count:", "⟦⟧count:"))
    found = server.request("textDocument/linkedEditingRange", server.at(document, place))
    assert [text_at(DIALOG, each) for each in found["ranges"]] == ["count"] * 4
    document, place, _ = opened(server, "count:")
    assert server.request("textDocument/linkedEditingRange", server.at(document, place)) is None


def test_names_are_found_in_a_file_that_is_being_written(server):
    text = DIALOG.replace("  exit delete\n", "  exit ⟦⟧delete\n  button {{ \"\n")
    document, place = server.open(text)
    found = server.request("textDocument/definition", server.at(document, place))
    assert [each["range"]["start"] for each in found] == [{"line": 8, "character": 9}]
