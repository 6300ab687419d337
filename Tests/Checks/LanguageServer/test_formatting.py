import itertools

import pytest

from conversation import ServerError
from dialogc import GOOD

UNTIDY = (
    'alert Ask\n{\n      title   "Delete 한글 😀 Item?"\n\n\n  button delete  destructive;   cancel\n}\n\n\n\n'
    + GOOD.replace("Ask", "Other"))


def applied(text, edits, server):
    """The text with edits made; they must not overlap."""
    lines = text.split("\n")
    starts = [sum(len(line) + 1 for line in lines[:number]) for number in range(len(lines))]

    def index(place):
        units, column = 0, 0
        line = lines[place["line"]]
        while units < place["character"]:
            units += len(line[column].encode("utf-16-le")) // 2
            column += 1
        return starts[place["line"]] + column

    spans = sorted((index(edit["range"]["start"]), index(edit["range"]["end"]), edit["newText"]) for edit in edits)
    assert all(before[1] <= after[0] for before, after in itertools.pairwise(spans))
    for start, end, new in reversed(spans):
        text = text[:start] + new + text[end:]
    return text


def formatting(server, document, **params):
    kind = "range" if "range" in params else "onType" if "ch" in params else ""
    method = "textDocument/" + (kind + "Formatting" if kind else "formatting")
    return server.request(method, {
        "textDocument": {"uri": document}, "options": {"tabSize": 2, "insertSpaces": True}, **params})


def test_a_document_is_laid_out_by_edits_of_lines(server):
    document, _ = server.open(UNTIDY)
    edits = formatting(server, document)
    laid_out = applied(UNTIDY, edits, server)
    server.change(document, laid_out)
    assert formatting(server, document) == []
    assert "  title \"Delete 한글 😀 Item?\"\n" in laid_out
    # Nothing of the dialog that is laid out already is touched.
    assert max(edit["range"]["end"]["line"] for edit in edits) <= UNTIDY[:UNTIDY.index("alert Other")].count("\n")


def test_line_ends_stay(server):
    document, _ = server.open(GOOD.replace("\n", "\r\n").replace("  title", "title"))
    assert formatting(server, document) == [
        {"range": {"start": {"line": 1, "character": 0}, "end": {"line": 1, "character": 0}}, "newText": "  "}]


def test_a_range_alone_is_laid_out(server):
    text = GOOD.replace("  title", "title").replace("  cancel", "cancel")
    document, _ = server.open(text)
    line = {"start": {"line": 3, "character": 0}, "end": {"line": 4, "character": 0}}
    edits = formatting(server, document, range=line)
    assert applied(text, edits, server) == GOOD.replace("  title", "title")


def test_a_closing_brace_lays_out_what_it_closes(server):
    text = GOOD.replace("Ask", "First ") + GOOD.replace("  title", "title")
    document, _ = server.open(text)
    end = {"line": 9, "character": 1}
    edits = formatting(server, document, position=end, ch="}")
    assert applied(text, edits, server) == GOOD.replace("Ask", "First ") + "\n" + GOOD


def test_a_line_end_lays_out_the_line_before(server):
    text = GOOD.replace("  title", "title").replace("  button", "button").replace("Item?\"\n", "Item?\"\n\n")
    document, _ = server.open(text)
    edits = formatting(server, document, position={"line": 2, "character": 0}, ch="\n")
    assert applied(text, edits, server) == text.replace("title", "  title")


def test_what_does_not_parse_is_left_alone(server):
    document, _ = server.open(GOOD.removesuffix("}\n"))
    with pytest.raises(ServerError) as caught:
        formatting(server, document)
    assert caught.value.code == -32803
    assert formatting(server, document, position={"line": 1, "character": 0}, ch="\n") == []
