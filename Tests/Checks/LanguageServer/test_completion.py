"""What may stand where the cursor is, through the server's pipes."""

import pytest

from conversation import LanguageServer
from writing import PROJECT, complete

SNIPPETS = {"textDocument": {"completion": {"completionItem": {
    "snippetSupport": True, "documentationFormat": ["markdown"]}}}}


def test_completion_sends_plain_text_edits(server):
    items = complete(server, "alert A {\n  ti⟦⟧\n}\n")
    title = items["title"]
    assert title["insertTextFormat"] == 1
    assert title["textEdit"] == {
        "range": {"start": {"line": 1, "character": 2}, "end": {"line": 1, "character": 4}}, "newText": 'title ""'}
    ranks = [item["sortText"] for item in items.values()]
    assert ranks == sorted(ranks)


def test_completion_sends_snippets_to_those_who_have_them(tmp_path):
    with LanguageServer(tmp_path) as server:
        server.initialize(SNIPPETS)
        title = complete(server, PROJECT + "alert A {\n  ti⟦⟧\n}\n")["title"]
        assert title["insertTextFormat"] == 2
        assert title["textEdit"]["newText"] == 'title { en "$1"  ko "$2" }$0'


def test_completions_are_resolved(tmp_path):
    with LanguageServer(tmp_path) as server:
        server.initialize(SNIPPETS)
        items = complete(server, "@allow(⟦⟧)\nalert A { title \"Saved\" }\n")
        assert "button/yes-no" in items and "syntax/expected" not in items
        item = next(iter(items.values()))
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


def test_signature_help(server):
    document, place = server.open("alert A(count: Int, na⟦⟧me: String) { title \"{count} of {name}\" }\n")
    help_ = server.request("textDocument/signatureHelp", server.at(document, place))
    assert help_["signatures"][0]["label"] == "A(count: Int, name: String)"
    assert help_["activeParameter"] == 1



def test_statements_that_fit_are_completed(server):
    inside = complete(server, "alert A {\n  ⟦⟧\n}\n")
    assert {"title", "message", "button", "cancel", "purpose"} <= set(inside) and "choice" not in inside
    assert {"alert", "actionSheet", "notification", "project"} <= set(complete(server, "⟦⟧\n"))
    assert "destructive" in complete(server, "alert A {\n  purpose ⟦⟧\n}\n")


def test_parameters_and_styles_are_completed(server):
    text = "alert A(count: Int, day: Date) {\n  title \"%s\"\n}\n"
    assert {"count", "day"} <= set(complete(server, text % "{⟦⟧}"))
    numbers, dates = complete(server, text % "{count:⟦⟧}"), complete(server, text % "{day:⟦⟧}")
    assert "number" in numbers and "number" not in dates and dates


def test_types_are_completed(server):
    assert {"Int", "String", "Media"} <= set(complete(server, "enum Media { photo, video }\nalert A(count: ⟦⟧) { }\n"))


def test_languages_are_completed(server):
    items = complete(server, PROJECT + 'alert A {\n  title { en "Saved"  ⟦⟧ }\n}\n')
    assert "ko" in items and "en" not in items


def test_terms_are_completed_with_their_translations(server):
    items = complete(server, PROJECT + "alert A {\n  button ⟦⟧\n}\n")
    told = {name: item.get("detail", "") for name, item in items.items()}
    assert "삭제" in told["delete"] and "Save" in told["save"]
