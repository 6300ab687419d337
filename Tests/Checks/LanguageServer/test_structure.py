"""Outlines, folds, selections, links and tokens, through the server's pipes."""

from conversation import LanguageServer

DIALOG = """\
// See https://developer.apple.com/design/
/// Asks.
/// Twice.
@allow(button/verb, "한글")
alert DeleteItems(count: Int) {
  title { en "Delete 😀 {count} Items?"  ko "항목 {count}개" }
  button delete "Delete"
  cancel
}
"""


def test_document_symbols(tmp_path):
    with LanguageServer(tmp_path) as server:
        hierarchical = {"hierarchicalDocumentSymbolSupport": True}
        server.initialize({"textDocument": {"documentSymbol": hierarchical}})
        document, _ = server.open(DIALOG)
        found = server.request("textDocument/documentSymbol", {"textDocument": {"uri": document}})
        assert [(each["name"], each["detail"]) for each in found] == [("DeleteItems", "Delete 😀 {count} Items?")]
        assert [each["name"] for each in found[0]["children"]] == ["count", "title", "delete", "cancel"]


def test_document_symbols_without_a_tree(server):
    document, _ = server.open(DIALOG)
    found = server.request("textDocument/documentSymbol", {"textDocument": {"uri": document}})
    assert [each["name"] for each in found] == ["DeleteItems", "count", "title", "delete", "cancel"]
    assert found[1]["containerName"] == "DeleteItems"


def test_workspace_symbols(server):
    document, _ = server.open(DIALOG)
    found = server.request("workspace/symbol", {"query": "delit"})
    assert [(each["name"], each["location"]["uri"]) for each in found] == [("DeleteItems", document)]


def test_folding(server):
    document, _ = server.open(DIALOG)
    found = server.request("textDocument/foldingRange", {"textDocument": {"uri": document}})
    assert [(each["startLine"], each["endLine"], each["kind"]) for each in found] == [
        (1, 2, "comment"), (4, 8, "region")]


def test_folding_by_lines(tmp_path):
    with LanguageServer(tmp_path) as server:
        server.initialize({"textDocument": {"foldingRange": {"lineFoldingOnly": True}}})
        document, _ = server.open(DIALOG.replace("\n", "\r\n"))
        found = server.request("textDocument/foldingRange", {"textDocument": {"uri": document}})
        assert [(each["startLine"], each["endLine"]) for each in found] == [(1, 2), (4, 7)]
        assert all("startCharacter" not in each for each in found)


def test_selection_ranges(server):
    document, place = server.open(DIALOG.replace("count}개", "⟦⟧count}개"))
    params = {"textDocument": {"uri": document}, "positions": [place["start"], {"line": 99, "character": 0}]}
    found = server.request("textDocument/selectionRange", params)
    assert len(found) == 2
    widths = []
    each = found[0]
    while each:
        widths.append(each["range"])
        each = each.get("parent")
    assert widths[0]["end"]["character"] - widths[0]["start"]["character"] == 5
    assert widths[-1] == {"start": {"line": 0, "character": 0}, "end": {"line": 9, "character": 0}}


def test_document_links(server):
    document, _ = server.open(DIALOG)
    found = server.request("textDocument/documentLink", {"textDocument": {"uri": document}})
    assert found[0]["target"] == "https://developer.apple.com/design/"
    assert found[1]["target"].endswith("rules/button.md#verb")


def decoded(legend, data):
    """Lines, characters, lengths, kinds and modifiers of tokens."""
    line = character = 0
    for start in range(0, len(data), 5):
        delta_line, delta_character, length, kind, modifiers = data[start:start + 5]
        character = delta_character if delta_line else character + delta_character
        line += delta_line
        names = [name for bit, name in enumerate(legend["tokenModifiers"]) if modifiers >> bit & 1]
        yield line, character, length, ".".join([legend["tokenTypes"][kind], *names])


def test_semantic_tokens(tmp_path):
    with LanguageServer(tmp_path) as server:
        legend = server.initialize()["capabilities"]["semanticTokensProvider"]["legend"]
        document, place = server.open(DIALOG.replace("Items?", "⟦⟧Items?"))
        about = {"textDocument": {"uri": document}}
        whole = server.request("textDocument/semanticTokens/full", about)
        tokens = list(decoded(legend, whole["data"]))
        assert (4, 6, 11, "class.declaration") in tokens
        # The emoji before it is two units long.
        assert (5, 25, 5, "parameter") in tokens
        line = {"start": {"line": 5, "character": 0}, "end": {"line": 5, "character": 40}}
        some = server.request("textDocument/semanticTokens/range", {**about, "range": line})
        assert (5, 25, 5, "parameter") in decoded(legend, some["data"])
        assert set(decoded(legend, some["data"])) <= set(tokens)
        same = server.request(
            "textDocument/semanticTokens/full/delta", {**about, "previousResultId": whole["resultId"]})
        assert same["edits"] == []
        server.change(document, "many ", place)
        delta = server.request(
            "textDocument/semanticTokens/full/delta", {**about, "previousResultId": same["resultId"]})
        data = list(whole["data"])
        for edit in delta["edits"]:
            data[edit["start"]:edit["start"] + edit["deleteCount"]] = edit["data"]
        assert len(delta["edits"][0]["data"]) < 10
        assert data == server.request("textDocument/semanticTokens/full", about)["data"]
        unknown = server.request("textDocument/semanticTokens/full/delta", {**about, "previousResultId": "x"})
        assert unknown["data"] == data
