"""Clients that do what no client should: whatever comes, the server says what is wrong and goes on."""

import subprocess
import time

import pytest

from conversation import LanguageServer, ServerError
from dialogc import DIALOGC, GOOD

BAD = "alert {"
FAR = 2**31 - 1
HUGE = 2**64


def refused(server, method, params):
    with pytest.raises(ServerError) as caught:
        server.request(method, params)
    return caught.value.code


def change(server, uri, version, *changes):
    server.notify("textDocument/didChange", {
        "textDocument": {"uri": uri, "version": version}, "contentChanges": list(changes)})


def text_of(server, uri):
    return server.request("dialogc/documentText", {"textDocument": {"uri": uri}})


def span(start_line, start, end_line, end):
    return {"start": {"line": start_line, "character": start}, "end": {"line": end_line, "character": end}}


AT_A_PLACE = ["hover", "completion", "definition", "declaration", "typeDefinition", "references", "documentHighlight",
              "signatureHelp", "linkedEditingRange"]


@pytest.mark.parametrize("method", AT_A_PLACE)
@pytest.mark.parametrize("text", ["", GOOD, "\r\n", "alert A {\r\n  title \"x\u2028y\"\r\n}"])
def test_requests_beyond_the_end_are_answered(server, method, text):
    document, _ = server.open(text)
    for line, character in [(0, FAR), (FAR, 0), (FAR, FAR), (1, 4)]:
        server.request("textDocument/" + method, {
            "textDocument": {"uri": document}, "position": {"line": line, "character": character},
            "context": {"includeDeclaration": True}})


def test_ranges_beyond_the_end_or_backwards_are_answered(server):
    document, _ = server.open(GOOD)
    for place in [span(FAR, FAR, FAR, FAR), span(0, 0, FAR, 0), span(3, 2, 1, 0)]:
        about = {"textDocument": {"uri": document}, "range": place}
        options = {"tabSize": 2, "insertSpaces": True}
        server.request("textDocument/rangeFormatting", {**about, "options": options})
        server.request("textDocument/inlayHint", about)
        server.request("textDocument/semanticTokens/range", about)
        server.request("textDocument/codeAction", {**about, "context": {"diagnostics": []}})


@pytest.mark.parametrize("number", [-1, 1.5, "1", None, HUGE, -HUGE, 1e300])
def test_places_that_are_none_are_refused(server, number):
    document, _ = server.open(GOOD)
    for place in [{"line": number, "character": 0}, {"line": 0, "character": number}]:
        assert refused(server, "textDocument/hover", {"textDocument": {"uri": document}, "position": place}) == -32602
    change(server, document, 2, {"text": "x", "range": {"start": place, "end": place}})
    assert text_of(server, document) == GOOD


@pytest.mark.parametrize("version", [0, -5, 1, HUGE, "two", None])
def test_versions_that_are_none_do_no_harm(server, version):
    document, _ = server.open(GOOD, version=7)
    assert server.findings(document, 7) == []
    change(server, document, version, {"text": BAD})
    assert text_of(server, document) == BAD
    assert server.findings(document)
    change(server, document, 8, {"text": GOOD})
    assert server.findings(document, 8) == []


def test_changes_of_what_is_not_open_are_told_and_passed_over(server):
    path = server.folder / "Ask.dialog"
    path.write_text(GOOD)
    nowhere = server.uri("Ask.dialog")
    change(server, nowhere, 2, {"text": BAD})
    server.close(nowhere)
    errors = [server.wait_for(lambda message: message.get("params", {}).get("type") == 1) for _ in range(2)]
    assert all("textDocument/did" in error["params"]["message"] for error in errors)
    assert server.shut_down() == 0


def test_a_document_opened_twice_holds_what_came_last(server):
    document, _ = server.open(GOOD)
    server.open(BAD, version=5)
    assert text_of(server, document) == BAD and server.findings(document, 5)
    server.close(document)
    assert server.findings(document) == []


def test_one_file_open_by_two_names_stays_open_until_both_are_closed(server):
    path = server.folder / "Ask Me.dialog"
    path.write_text(GOOD)
    first = path.resolve().as_uri()
    second = first.replace("%20", " ")
    server.open(GOOD, uri=first)
    server.open(BAD, uri=second)
    server.close(second)
    change(server, first, 2, {"text": BAD})
    assert text_of(server, first) == BAD


def test_ids_that_come_twice_are_answered_twice(server):
    document, _ = server.open(GOOD)
    for _ in range(2):
        server.send({"id": 7, "method": "textDocument/foldingRange", "params": {"textDocument": {"uri": document}}})
    answers = []
    while len(answers) < 2:
        message = server.receive()
        if "method" not in message:
            answers.append(message)
    assert answers[0] == answers[1] and answers[0]["id"] == 7


@pytest.mark.parametrize("id_", ["", "한글 😀", "7", -1, 2**80, 1.5])
def test_ids_come_back_as_they_were(server, id_):
    server.send({"id": id_, "method": "shutdown"})
    assert server.answer(id_)["result"] is None


@pytest.mark.parametrize("id_", [None, True, [], {}])
def test_ids_that_are_none_are_refused(server, id_):
    server.send({"id": id_, "method": "shutdown"})
    error = server.answer(None)
    assert error["error"]["code"] == -32600


def test_a_huge_document_is_taken(server):
    document, _ = server.open("// 한글\n" * 400_000)
    assert len(text_of(server, document)) == 6 * 400_000
    change(server, document, 2, {"text": GOOD})
    assert server.findings(document, 2) == []


def test_a_huge_line_is_taken(server):
    document, _ = server.open(GOOD.replace("Item", "가" * 1_000_000))
    assert server.findings(document, 1)
    place = {"line": 1, "character": 900_000}
    server.request("textDocument/hover", {"textDocument": {"uri": document}, "position": place})


def test_text_that_is_no_utf_8_is_refused_and_the_document_stays(server):
    document, _ = server.open(GOOD)
    body = (b'{"jsonrpc":"2.0","method":"textDocument/didChange","params":{"textDocument":{"uri":"%b","version":2},'
            b'"contentChanges":[{"text":"\xff\xfe"}]}}' % document.encode())
    server.send_bytes(b"Content-Length: %d\r\n\r\n%b" % (len(body), body))
    assert server.answer(None)["error"]["code"] == -32700
    assert text_of(server, document) == GOOD


def test_line_separators_are_no_line_ends(server):
    text = GOOD.replace("Item?", "a\u2028b\u0085c\u000bd\u000ce")
    document, _ = server.open(text)
    end = len(text.split("\n")[1])
    change(server, document, 2, {"range": span(1, end - 2, 1, end - 1), "text": "f"})
    assert text_of(server, document) == text.replace("\u000ce", "\u000cf")
    symbols = server.request("textDocument/documentSymbol", {"textDocument": {"uri": document}})
    assert symbols[0]["location"]["range"]["start"]["line"] == 0


def test_edits_between_cr_and_lf(server):
    text = GOOD.replace("\n", "\r\n")
    document, _ = server.open(text)
    line = text.split("\r\n")[0]
    # The end of a line is in front of both.
    change(server, document, 2, {"range": span(0, len(line) + 1, 0, len(line) + 1), "text": "X"})
    assert text_of(server, document) == text.replace("{\r\n", "{X\r\n", 1)
    # Between the two there is no place: a line feed after a lone CR makes one line end of both.
    change(server, document, 3, {"text": "// a\r" + GOOD})
    change(server, document, 4, {"range": span(1, 0, 1, 0), "text": "\n"})
    change(server, document, 5, {"range": span(1, 0, 1, 5), "text": "actionSheet"})
    assert text_of(server, document) == "// a\r\n" + GOOD.replace("alert", "actionSheet")


def test_korean_names_that_are_written_differently(tmp_path):
    folder = tmp_path / "프로젝트 %41"
    folder.mkdir()
    (folder / "다른.dialog").write_text(GOOD)
    with LanguageServer(tmp_path) as server:
        server.initialize(folders=[folder.resolve().as_uri()])
        # As people write it: nothing is encoded but what must be.
        own = "file://" + str(folder.resolve()).replace("%", "%25") + "/새 파일.dialog"
        server.open(GOOD, uri=own)
        found = server.request("workspace/symbol", {"query": "Ask"})
        assert sorted(each["location"]["uri"] for each in found) == sorted(
            [own, (folder / "다른.dialog").resolve().as_uri()])


def test_a_folder_by_a_symbolic_link(tmp_path):
    real = tmp_path / "real"
    real.mkdir()
    (real / "A.dialog").write_text(GOOD)
    (tmp_path / "link").symlink_to(real)
    linked = (tmp_path.resolve() / "link").as_uri()
    with LanguageServer(tmp_path) as server:
        server.initialize(folders=[linked])
        document, _ = server.open(BAD, uri=linked + "/A.dialog")
        assert server.findings(document, 1)
        change(server, document, 2, {"text": GOOD})
        assert server.findings(document, 2) == []
        assert {note["params"]["uri"] for note in server.notifications
                if note["method"] == "textDocument/publishDiagnostics"} <= {document}


def test_a_file_open_by_its_link_and_by_itself(tmp_path):
    real = tmp_path / "real"
    real.mkdir()
    (real / "A.dialog").write_text(GOOD)
    (tmp_path / "link").symlink_to(real)
    with LanguageServer(tmp_path) as server:
        server.initialize()
        by_link, _ = server.open(BAD, uri=(tmp_path.resolve() / "link").as_uri() + "/A.dialog")
        assert server.findings(by_link, 1)
        itself, _ = server.open(GOOD, uri=(real.resolve() / "A.dialog").as_uri())
        assert server.findings(itself, 1) == []
        change(server, by_link, 2, {"text": GOOD})
        assert server.findings(by_link, 2) == []


def test_rename_over_files_with_unsaved_buffers(server):
    text = 'alert Ask(count: Int) {\n  title "Delete {count}?"\n  button delete "Delete"\n  cancel\n}\n'
    (server.folder / "Ask.dialog").write_text(text)
    saved = "translation ja of Ask {\n  title \"{count}\"\n}\n"
    (server.folder / "Ask.ja.dialog").write_text(saved)
    document, place = server.open(text.replace("count:", "⟦⟧count:"), "Ask.dialog")
    other, _ = server.open("// 한글\n\n" + saved, "Ask.ja.dialog")
    changes = server.request("textDocument/rename", {**server.at(document, place), "newName": "total"})["changes"]
    assert [edit["range"]["start"]["line"] for edit in changes[other]] == [3]
    # Nothing of the buffer that was closed unsaved counts.
    server.close(other)
    changes = server.request("textDocument/rename", {**server.at(document, place), "newName": "total"})["changes"]
    assert [edit["range"]["start"]["line"] for edit in changes[other]] == [1]


def test_an_open_file_that_is_deleted_counts_as_long_as_it_is_open(server):
    path = server.folder / "Ask.dialog"
    path.write_text(GOOD)
    document, _ = server.open(BAD, "Ask.dialog")
    assert server.findings(document, 1)
    path.unlink()
    server.notify("workspace/didChangeWatchedFiles", {"changes": [{"uri": document, "type": 3}]})
    assert text_of(server, document) == BAD
    server.change(document, GOOD)
    assert server.findings(document, 2) == []
    server.change(document, BAD)
    assert server.findings(document, 3)
    server.close(document)
    assert server.findings(document) == []
    assert refused(server, "textDocument/hover", {
        "textDocument": {"uri": document}, "position": {"line": 0, "character": 0}}) == -32602


def test_a_folder_that_is_deleted_takes_its_findings_along(server):
    folder = server.folder / "below"
    folder.mkdir()
    (folder / "Ask.dialog").write_text(BAD)
    server.notify("workspace/didChangeWatchedFiles", {
        "changes": [{"uri": server.uri("below/Ask.dialog"), "type": 1}]})
    assert server.findings(server.uri("below/Ask.dialog"))
    uri = server.uri("below")
    inner = server.uri("below/Ask.dialog")
    (folder / "Ask.dialog").unlink()
    folder.rmdir()
    # Editors tell of the folder alone.
    server.notify("workspace/didChangeWatchedFiles", {"changes": [{"uri": uri, "type": 3}]})
    assert server.findings(inner) == []


def test_folders_that_nest_are_read_once_and_closed_apart(tmp_path):
    inner = tmp_path / "inner"
    inner.mkdir()
    (inner / "Ask.dialog").write_text(BAD)
    with LanguageServer(tmp_path) as server:
        server.initialize(folders=[server.uri(), server.uri("inner")])
        document = server.uri("inner/Ask.dialog")
        assert len(server.findings(document)) == 1
        folder = {"uri": server.uri("inner"), "name": "inner"}
        server.notify("workspace/didChangeWorkspaceFolders", {"event": {"added": [], "removed": [folder]}})
        opened, _ = server.open(GOOD, "inner/Ask.dialog")
        assert server.findings(opened, 1) == []
        server.close(opened)
        assert len(server.findings(document)) == 1


def test_a_storm_of_cancellations(server):
    document, _ = server.open(GOOD * 50)
    asked = []
    for number in range(1000):
        asked.append(server.ask("textDocument/semanticTokens/full", {"textDocument": {"uri": document}}))
        server.notify("$/cancelRequest", {"id": asked[-1]})
        server.notify("$/cancelRequest", {"id": number * 7})
        server.notify("$/cancelRequest", {"id": asked[-1]})
    codes = {server.answer(each).get("error", {}).get("code") for each in asked}
    assert codes <= {None, -32800}
    server.notify("$/cancelRequest", {})
    server.notify("$/cancelRequest", {"id": None})
    assert server.shut_down() == 0


def test_a_stream_that_ends_in_a_message_ends_the_server(server):
    server.send_bytes(b'Content-Length: 1000\r\n\r\n{"jsonrpc":"2.0",')
    server.process.stdin.close()
    assert server.process.wait(10) == 1


def test_a_client_that_does_not_listen_ends_the_server():
    server = subprocess.Popen([DIALOGC, "lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    server.stdout.close()
    body = b'{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}'
    server.stdin.write(b"Content-Length: %d\r\n\r\n%b" % (len(body), body))
    server.stdin.flush()
    assert server.wait(10) == 1 and server.stderr.read() == b""
    server.stdin.close()
    server.stderr.close()


def test_a_message_that_comes_byte_by_byte(started):
    body = '{"jsonrpc":"2.0","id":"한","method":"initialize","params":{"capabilities":{}}}'.encode()
    for byte in b"Content-Length: %d\r\n\r\n%b" % (len(body), body):
        started.send_bytes(bytes([byte]))
    assert "capabilities" in started.answer("한")["result"]


@pytest.mark.parametrize("params", [
    {}, {"capabilities": None}, {"capabilities": []}, {"capabilities": {"general": 3, "textDocument": [], "window": 1}},
    {"workspaceFolders": 3}, {"workspaceFolders": [{"uri": 4}, 5]}, {"workspaceFolders": [{"uri": "no scheme"}]},
    {"rootUri": "https://example.org/"}, {"rootPath": ""}, {"processId": "x"}, {"processId": -1}, {"processId": 0},
    {"processId": HUGE}, {"locale": 4}, {"trace": "none"}, {"initializationOptions": [1]}])
def test_clients_that_introduce_themselves_strangely_are_served(started, params):
    assert "capabilities" in started.request("initialize", params)
    started.notify("initialized")
    document, _ = started.open(BAD)
    assert started.findings(document, 1)
    time.sleep(1.5)
    assert started.shut_down() == 0
