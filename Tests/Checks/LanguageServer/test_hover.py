"""What is told unasked or under the pointer: hover, hints, lenses, previews, through the server's pipes."""

import pathlib
import stat
import urllib.parse

import pytest

from conversation import LanguageServer, ServerError
from writing import ALBUM, PROJECT, hover


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
    assert hover(server, ALBUM + "\n⟦⟧\n") is None


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


def test_the_user_is_told_where_a_preview_is_that_the_client_cannot_open(server):
    document, _ = server.open(ALBUM)
    text = server.request("workspace/executeCommand", {
        "command": "dialogc.preview", "arguments": [document, "DeleteAlbum", "ko"]})
    told = server.wait_for_method("window/showMessage")["params"]["message"]
    assert told.startswith("the preview of DeleteAlbum is in ‘")
    assert pathlib.Path(told[told.index("‘") + 1:-1]).read_text() == text


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


def test_hover_tells_a_text_in_all_its_languages(server):
    value = hover(server, ALBUM.replace('"Delete Album"', '"Delete Al⟦⟧bum"'))["contents"]["value"]
    assert "en  Delete Album" in value and "ko  앨범 삭제" in value


def test_hover_tells_the_type_of_a_placeholder_and_an_example(server):
    text = PROJECT + 'alert A(count: Int) {\n  title { en "{cou⟦⟧nt:number} files"  ko "{count}개" }\n  button ok\n}\n'
    value = hover(server, text)["contents"]["value"]
    assert "count: Int" in value and "for example “" in value


def test_a_preview_of_a_sound_dialog_while_others_have_errors(server):
    document, _ = server.open(ALBUM + "alert Broken { title by }\n")
    text = server.request("workspace/executeCommand", {
        "command": "dialogc.preview", "arguments": [document, "DeleteAlbum", "ko"]})
    assert text.startswith("DeleteAlbum · ko\n") and "앨범 삭제" in text
