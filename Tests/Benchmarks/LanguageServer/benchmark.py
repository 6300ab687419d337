#!/usr/bin/env python3
"""How long the language server takes: benchmark.py [DIALOGC [EDITS]]; a release build tells something.

From the last byte of a change to the last of what is wrong then, in files of 100, 1,000 and 10,000 lines; formatting,
completion, hover and tokens, `initialize` from the start of the process, and memory. A file is edited as someone types:
letters come and go in a text, a quotation mark is missing for a moment.
"""

import json
import os
import pathlib
import random
import statistics
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[3]
DIALOGC = sys.argv[1] if len(sys.argv) > 1 else str(ROOT / ".build/release/dialogc")
EDITS = int(sys.argv[2]) if len(sys.argv) > 2 else 1000

DIALOG = """\
/// Asked when someone removes an album from shelf {0}.
alert RemoveAlbum{0}(count: Int, album: String) {{
  purpose destructive
  title {{
    en by count {{ one "Delete This Album?"  other "Delete {{count}} Albums?" }}
    ko "앨범 {{count}}개를 삭제할까요?"
  }}
  message {{
    en "The photos of “{{album}}” stay on shelf {0}."
    ko "‘{{album}}’의 사진은 {0}번 선반에 남습니다."
  }}
  button delete destructive {{ en "Delete"  ko "삭제" }}
  cancel
}}

"""


class Server:
    """A server whose answers are read as they come."""

    def __init__(self):
        self.started = time.perf_counter()
        self.process = subprocess.Popen([DIALOGC, "lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0)
        self.unread = b""

    def send(self, message):
        body = json.dumps({"jsonrpc": "2.0", **message}, ensure_ascii=False).encode()
        data = b"Content-Length: %d\r\n\r\n%b" % (len(body), body)
        while data:
            data = data[self.process.stdin.write(data):]

    def receive(self):
        while b"\r\n\r\n" not in self.unread:
            self.more()
        header, _, rest = self.unread.partition(b"\r\n\r\n")
        length = int(header.split(b":")[1])
        while len(rest) < length:
            self.unread = rest
            self.more()
            rest = self.unread
        self.unread = rest[length:]
        return rest[:length]

    def more(self):
        data = os.read(self.process.stdout.fileno(), 1 << 20)
        assert data, "the server has ended"
        self.unread += data

    def wait_for(self, *parts):
        """The time when a message came that has these parts in it."""
        while True:
            message = self.receive()
            if all(part in message for part in parts):
                return time.perf_counter()

    def request(self, number, method, params):
        start = time.perf_counter()
        self.send({"id": number, "method": method, "params": params})
        return self.wait_for(b'"id":%d' % number) - start

    def initialize(self, folder):
        params = {"processId": None, "capabilities": {}, "workspaceFolders": [{"uri": folder.as_uri(), "name": "b"}]}
        self.send({"id": 0, "method": "initialize", "params": params})
        answered = self.wait_for(b'"id":0') - self.started
        self.send({"method": "initialized", "params": {}})
        return answered

    def memory(self):
        """In MB, where the system tells."""
        status = pathlib.Path(f"/proc/{self.process.pid}/status")
        if not status.exists():
            return float("nan")
        return int(status.read_text().split("VmRSS:")[1].split()[0]) / 1024

    def end(self):
        self.process.stdin.close()
        self.process.wait()


def told(name, times):
    times = sorted(times)
    percentile = times[min(len(times) - 1, len(times) * 99 // 100)]
    print(f"{name}: median {statistics.median(times) * 1e3:.2f} ms, 99th percentile {percentile * 1e3:.2f} ms, "
          f"longest {times[-1] * 1e3:.2f} ms", flush=True)


def text_of(lines):
    return "".join(DIALOG.format(number) for number in range(lines // DIALOG.count("\n")))


def measure_edits(lines):
    with tempfile.TemporaryDirectory() as folder:
        server = Server()
        server.initialize(pathlib.Path(folder))
        uri = (pathlib.Path(folder) / "Shelf.dialog").as_uri()
        text = text_of(lines)
        server.send({"method": "textDocument/didOpen", "params": {"textDocument": {
            "uri": uri, "languageId": "dialog", "version": 0, "text": text}}})
        server.wait_for(b"publishDiagnostics", b'"version":0')
        titles = [number for number, line in enumerate(text.splitlines()) if line.startswith("    ko \"앨범")]
        randomness = random.Random(1)
        times = []
        for version in range(1, EDITS + 1, 2):
            start = {"line": randomness.choice(titles), "character": randomness.choice([8, 9, 10])}
            times.append(edit(server, uri, version, start, start, randomness.choice(["가", "x", '"', "{"])))
            times.append(edit(server, uri, version + 1, start, {**start, "character": start["character"] + 1}, ""))
        told(f"edit to findings, {lines} lines", times)
        params = {"textDocument": {"uri": uri}, "options": {"tabSize": 2, "insertSpaces": True}}
        told(f"formatting, {lines} lines", [
            server.request(number, "textDocument/formatting", params) for number in range(1, 51)])
        measure_answers(server, uri, text, lines)
        print(f"memory with {lines} lines open: {server.memory():.0f} MB")
        server.end()


def measure_answers(server, uri, text, lines):
    """Answers at places of the file, each asked for alone."""
    places = {"name": [], "text": []}
    for number, line in enumerate(text.splitlines()):
        if line.startswith("alert "):
            places["name"].append({"line": number, "character": 8})
        elif line.startswith('    ko "앨범'):
            places["text"].append({"line": number, "character": 14})
    randomness = random.Random(1)
    number = 1000
    for method, kind in [("completion", "text"), ("hover", "text"), ("hover", "name"), ("semanticTokens/full", "text")]:
        times = []
        for _ in range(100):
            number += 1
            params = {"textDocument": {"uri": uri}, "position": randomness.choice(places[kind])}
            times.append(server.request(number, f"textDocument/{method}", params))
        told(f"{method} at a {kind}, {lines} lines", times)


def edit(server, uri, version, start, end, text):
    message = {"method": "textDocument/didChange", "params": {
        "textDocument": {"uri": uri, "version": version},
        "contentChanges": [{"range": {"start": start, "end": end}, "text": text}]}}
    server.send(message)
    sent = time.perf_counter()
    return server.wait_for(b"publishDiagnostics", b'"version":%d,' % version) - sent


def measure_start():
    with tempfile.TemporaryDirectory() as folder:
        times = []
        for _ in range(50):
            server = Server()
            times.append(server.initialize(pathlib.Path(folder)))
            server.end()
        told("initialize, from the start of the process", times)


if __name__ == "__main__":
    measure_start()
    for count in [100, 1_000, 10_000]:
        measure_edits(count)
