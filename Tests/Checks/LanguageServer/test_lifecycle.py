import json
import os
import re
import subprocess
import sys
import time

import pytest

from conversation import LanguageServer, ServerError
from dialogc import DIALOGC, GOOD, dialogc, environment

NOT_INITIALIZED, INVALID_REQUEST, NOT_FOUND, PARSE_ERROR, INVALID_PARAMS = -32002, -32600, -32601, -32700, -32602


def code(server, method, params=None):
    with pytest.raises(ServerError) as caught:
        server.request(method, params)
    return caught.value.code


def test_initialize_says_who_serves(started):
    result = started.initialize()
    assert result["serverInfo"] == {"name": "dialogc", "version": dialogc("--version").stdout.split()[1]}
    assert result["capabilities"]["textDocumentSync"] == {"openClose": True, "change": 2}


def test_shutdown_then_exit_ends_with_0(server):
    assert server.shut_down() == 0


def test_exit_without_shutdown_ends_with_1(server):
    server.notify("exit")
    assert server.process.wait(10) == 1


def test_exit_before_initialize_ends_with_1(started):
    started.notify("exit")
    assert started.process.wait(10) == 1


def test_end_of_input_ends(server):
    server.process.stdin.close()
    assert server.process.wait(10) == 1


def test_end_of_input_after_shutdown_ends_with_0(server):
    server.request("shutdown")
    server.process.stdin.close()
    assert server.process.wait(10) == 0


def test_requests_before_initialize_are_refused(started):
    assert code(started, "textDocument/hover") == NOT_INITIALIZED
    assert code(started, "shutdown") == NOT_INITIALIZED
    started.initialize()
    assert code(started, "initialize", {"capabilities": {}}) == INVALID_REQUEST


def test_requests_after_shutdown_are_refused(server):
    server.request("shutdown")
    assert code(server, "textDocument/formatting") == INVALID_REQUEST
    assert code(server, "shutdown") == INVALID_REQUEST


def test_unknown_methods_are_not_found(server):
    assert code(server, "textDocument/nothing") == NOT_FOUND
    assert code(server, "$/nothing") == NOT_FOUND
    server.notify("$/nothing")
    server.notify("nothing/at-all")
    assert server.shut_down() == 0


def test_wrong_parameters_are_told(server):
    assert code(server, "workspace/executeCommand", {"command": 1}) == INVALID_PARAMS
    assert code(server, "workspace/executeCommand", {"command": "nothing"}) == INVALID_PARAMS


@pytest.mark.parametrize("data, expected", [
    (b"Content-Length: x\r\n\r\n", PARSE_ERROR),
    (b"Content-Length: -5\r\n\r\n", PARSE_ERROR),
    (b"Content-Length: 99999999999999999999\r\n\r\n", PARSE_ERROR),
    (b"nonsense\r\n\r\n", PARSE_ERROR),
    (b"Content-Type: application/vscode-jsonrpc; charset=utf-8\r\n\r\n", PARSE_ERROR),
    (b"Content-Length: 2\r\nContent-Type: text/plain; charset=utf-16\r\n\r\n{}", PARSE_ERROR),
    (b"Content-Length: 3\r\n\r\n{{{", PARSE_ERROR),
    (b"Content-Length: 3\r\n\r\n\"\xff\"", PARSE_ERROR),
    (b"Content-Length: 0\r\n\r\n", PARSE_ERROR),
    (b"Content-Length: 2\r\n\r\n[]", INVALID_REQUEST),
    (b"Content-Length: 2\r\n\r\n{}", INVALID_REQUEST),
    (b'Content-Length: 31\r\n\r\n{"jsonrpc":"2.0","method":true}', INVALID_REQUEST),
    (b'Content-Length: 24\r\n\r\n{"jsonrpc":"1.0","id":1}', INVALID_REQUEST),
])
def test_malformed_messages_are_told_and_nothing_ends(server, data, expected):
    server.send_bytes(data)
    while "error" not in (message := server.receive()):
        pass
    assert message["error"]["code"] == expected
    assert server.shut_down() == 0


def test_other_headers_and_old_spellings_are_read(started):
    body = b'{"jsonrpc":"2.0","id":"a","method":"initialize","params":{"capabilities":{}}}'
    started.send_bytes(
        b"content-type: application/vscode-jsonrpc; charset=utf8\r\nX-Other: 1\r\ncontent-length:%d\r\n\r\n%b"
        % (len(body), body))
    assert "capabilities" in started.answer("a")["result"]


def test_death_of_the_client_ends_the_server(tmp_path):
    # A process that lives on has the pipe open, so that the stream does not end.
    client = subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE)
    with LanguageServer(tmp_path) as server:
        server.initialize(processId=client.pid)
        client.kill()
        if sys.platform != "linux":
            client.wait()
        start = time.monotonic()
        assert server.process.wait(10) == 1
        assert time.monotonic() - start < 5
    client.wait()
    client.stdin.close()


def test_nothing_but_messages_is_written(tmp_path):
    run = subprocess.run([DIALOGC, "lsp"], input=b"", capture_output=True, timeout=60, check=False)
    assert (run.returncode, run.stdout, run.stderr) == (1, b"", b"")


def test_messages_follow_the_locale(tmp_path):
    for locale, word in [("ko-KR", "메서드"), ("en", "method"), ("fr", "method")]:
        with LanguageServer(tmp_path) as server:
            server.initialize(locale=locale)
            with pytest.raises(ServerError) as caught:
                server.request("nothing")
            assert word in caught.value.message


def test_trace_tells_what_was_done(server):
    server.notify("$/setTrace", {"value": "messages"})
    with pytest.raises(ServerError):
        server.request("nothing")
    trace = server.wait_for_method("$/logTrace")["params"]
    assert trace["message"].startswith("nothing (") and "verbose" not in trace
    server.notify("$/setTrace", {"value": "off"})


def test_trace_tells_parameters_where_all_is_asked_for(tmp_path):
    with LanguageServer(tmp_path) as server:
        server.initialize(trace="verbose")
        server.open(GOOD)
        traces = {trace["params"]["message"].split(":")[0]: trace["params"] for trace in (
            server.wait_for_method("$/logTrace") for _ in range(3))}
        assert sorted(traces) == ["initialize (1)", "initialized", "textDocument/didOpen"]
        assert all(re.fullmatch(r"[\w/]+( \(1\))?: \d+ µs", trace["message"]) for trace in traces.values())
        assert json.loads(traces["textDocument/didOpen"]["verbose"])["textDocument"]["text"] == GOOD


def test_trace_follows_what_is_set(server):
    for value, told in [("verbose", 1), ("messages", 1), ("off", 0), ("verbose", 1)]:
        server.notify("$/setTrace", {"value": value})
        with pytest.raises(ServerError):
            server.request("nothing")
        # Its answer is written first, and what follows before another.
        with pytest.raises(ServerError):
            server.request("$/nothing")
        traces = [note["params"] for note in server.notifications
                  if note["params"].get("message", "").startswith("nothing (")]
        assert ["verbose" in trace for trace in traces] == [value == "verbose"] * told
        server.notifications.clear()


def test_a_trace_that_is_none_is_told_and_changes_nothing(server):
    server.notify("$/setTrace", {"value": "messages"})
    server.notify("$/setTrace", {"value": "all"})
    error = server.wait_for(lambda message: message.get("params", {}).get("type") == 1)
    assert error["method"] == "window/logMessage" and error["params"]["message"].startswith("$/setTrace: ")
    server.notify("nothing/at-all")
    server.wait_for_method("window/logMessage")
    server.notify("textDocument/didClose", {"textDocument": {"uri": server.uri("None.dialog")}})
    assert "verbose" not in server.wait_for_method("$/logTrace")["params"]


@pytest.mark.parametrize(("locale", "measure"), [
    ("en", r"projects: 1, files: 2, found in \d+ ms"), ("ko", r"프로젝트 1개, 파일 2개, 찾는 데 \d+ms")])
@pytest.mark.parametrize("trace", ["off", "messages", "verbose"])
def test_the_log_measures_what_was_opened(tmp_path, locale, measure, trace):
    for name in ["A", "B"]:
        (tmp_path / f"{name}.dialog").write_text(GOOD.replace("Ask", name))
    with LanguageServer(tmp_path) as server:
        server.initialize(locale=locale, trace=trace)
        # Told of the start once, at the level of information, however much is traced.
        told = server.wait_for(lambda message: re.fullmatch(measure, message.get("params", {}).get("message", "")))
        assert (told["method"], told["params"]["type"]) == ("window/logMessage", 3)
        server.shut_down()
        assert not [note for note in server.notifications if re.fullmatch(measure, note["params"].get("message", ""))]


def test_the_log_names_the_program(server):
    message = server.wait_for_method("window/logMessage")["params"]["message"]
    assert os.path.realpath(DIALOGC) in message and "0." in message


def test_the_log_names_another_program_that_builds_may_call(tmp_path):
    other = tmp_path / "dialogc"
    other.write_text("#!/bin/sh\n")
    other.chmod(0o755)
    with LanguageServer(tmp_path, env=environment(PATH=f"{tmp_path}{os.pathsep}{os.environ['PATH']}")) as server:
        server.initialize()
        server.wait_for(lambda message: str(other) in message.get("params", {}).get("message", ""))


def test_the_call_settles_the_language(tmp_path):
    with LanguageServer(tmp_path, "--language", "ko", "--stdio") as server:
        server.initialize(locale="en")
        with pytest.raises(ServerError) as caught:
            server.request("nothing")
        assert "메서드" in caught.value.message
