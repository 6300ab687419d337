"""A conversation with `dialogc lsp` through its real pipes, as an editor has it.

    def test_hover(server):
        document, place = server.open('alert Leave { title "Le⟦⟧ave?"  button leave "Leave"  cancel }')
        hover = server.request("textDocument/hover", server.at(document, place))
        assert "Leave?" in hover["contents"]["value"]

`⟦⟧` in a text is where the cursor stands, `⟦` and `⟧` around something select it. Every answer of the server is
awaited for a bounded time; what it says besides is kept in `server.notifications`.
"""

import contextlib
import json
import os
import queue
import subprocess
import threading

from dialogc import DIALOGC, environment

TIMEOUT = 60


class ServerError(Exception):
    """A request was refused."""

    def __init__(self, error):
        super().__init__(f"{error['code']}: {error['message']}")
        self.code = error["code"]
        self.message = error["message"]


class LanguageServer:
    """A running server and what it has said. Ends the process when left."""

    def __init__(self, folder, *arguments, env=None):
        self.folder = folder
        self.notifications = []
        self.requests = []
        self.answers = {}
        self.encoding = "utf-16"
        self.next_id = 0
        self.held = None
        self.versions = {}
        self.messages = queue.Queue()
        self.process = subprocess.Popen(
            [DIALOGC, "lsp", *arguments], cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            env=environment() if env is None else env)
        threading.Thread(target=self._read, daemon=True).start()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.stdin.close()
        try:
            self.process.wait(TIMEOUT)
        finally:
            self.process.kill()
            self.process.stdout.close()

    # Messages

    def _read(self):
        stream = self.process.stdout
        while header := stream.readline():
            name, _, length = header.partition(b":")
            assert name == b"Content-Length", header
            assert stream.readline() == b"\r\n"
            self.messages.put(json.loads(stream.read(int(length))))
        self.messages.put(None)

    def send_bytes(self, data):
        if self.held is not None:
            self.held += data
            return
        self.process.stdin.write(data)
        self.process.stdin.flush()

    @contextlib.contextmanager
    def at_once(self):
        """What is sent meanwhile goes in one write: the server has all of it before it answers any."""
        self.held = b""
        yield
        data, self.held = self.held, None
        self.send_bytes(data)

    def send(self, message):
        body = json.dumps({"jsonrpc": "2.0", **message}, ensure_ascii=False).encode()
        self.send_bytes(b"Content-Length: %d\r\n\r\n%b" % (len(body), body))

    def receive(self, timeout=TIMEOUT):
        """The next message of the server, sorted into what it is; None at the end of its stream."""
        message = self.messages.get(timeout=timeout)
        if message is None:
            return None
        if "method" not in message:
            self.answers[message["id"]] = message
        elif "id" in message:
            self.requests.append(message)
        else:
            self.notifications.append(message)
        return message

    def notify(self, method, params=None):
        self.send({"method": method, "params": {} if params is None else params})

    def ask(self, method, params=None):
        """Sends a request; its id."""
        self.next_id += 1
        self.send({"id": self.next_id, "method": method, "params": {} if params is None else params})
        return self.next_id

    def answer(self, request):
        """The whole answer to a request, by its id."""
        while request not in self.answers:
            assert self.receive() is not None, "the server has ended"
        return self.answers.pop(request)

    def request(self, method, params=None):
        """What a request is answered with; ServerError where it is refused."""
        answer = self.answer(self.ask(method, params))
        if "error" in answer:
            raise ServerError(answer["error"])
        return answer["result"]

    def reply(self, request, result=None):
        """Answers a request of the server's."""
        self.send({"id": request["id"], "result": result})

    def wait_for(self, is_meant):
        """The first notification or request of the server that is meant, taken from those kept; waits for it."""
        while True:
            for kept in (self.notifications, self.requests):
                for index, message in enumerate(kept):
                    if is_meant(message):
                        return kept.pop(index)
            assert self.receive() is not None, "the server has ended"

    def wait_for_method(self, method):
        return self.wait_for(lambda message: message["method"] == method)

    # Life

    def initialize(self, capabilities=None, folders=None, **params):
        """Starts the conversation; `folders` are URIs, by default the server's own folder."""
        folders = [self.uri()] if folders is None else folders
        encodings = (capabilities or {}).get("general", {}).get("positionEncodings")
        result = self.request("initialize", {
            "processId": os.getpid(), "capabilities": capabilities or {}, "rootUri": None,
            "workspaceFolders": [{"uri": uri, "name": "test"} for uri in folders], **params})
        self.encoding = result["capabilities"].get("positionEncoding", "utf-16")
        assert encodings is None or self.encoding in encodings
        self.notify("initialized")
        return result

    def shut_down(self):
        """Ends the conversation as the protocol has it; the status of the process."""
        self.request("shutdown")
        self.notify("exit")
        return self.process.wait(TIMEOUT)

    # Documents

    def uri(self, name=None):
        path = self.folder if name is None else self.folder / name
        return path.resolve().as_uri()

    def open(self, text, name="Test.dialog", version=1, uri=None):
        """Opens a document; its URI, and the range that is drawn in its text (None without one)."""
        bare, place = self.place(text)
        uri = self.uri(name) if uri is None else uri
        self.versions[uri] = version
        self.notify("textDocument/didOpen", {"textDocument": {
            "uri": uri, "languageId": "dialog", "version": version, "text": bare}})
        return uri, place

    def change(self, uri, text, place=None):
        """Replaces a range, or all; the version that it makes."""
        self.versions[uri] += 1
        change = {"text": text} if place is None else {"range": place, "text": text}
        self.notify("textDocument/didChange", {
            "textDocument": {"uri": uri, "version": self.versions[uri]}, "contentChanges": [change]})
        return self.versions[uri]

    def close(self, uri):
        self.notify("textDocument/didClose", {"textDocument": {"uri": uri}})

    def findings(self, uri, version=None):
        """What the server tells of a document: the next report that is of the version, where one is given."""
        return self.wait_for(
            lambda message: message["method"] == "textDocument/publishDiagnostics"
            and message["params"]["uri"] == uri
            and version in (None, message["params"].get("version")))["params"]["diagnostics"]

    # Places

    def place(self, text):
        """A text without its marks, and the range between them."""
        start = text.find("⟦")
        if start < 0:
            return text, None
        bare = text.replace("⟦", "", 1)
        end = bare.index("⟧")
        bare = bare.replace("⟧", "", 1)
        return bare, {"start": self.position(bare, start), "end": self.position(bare, end)}

    def position(self, text, index):
        """The place of a character of a text, as the server counts it."""
        before = text[:index].replace("\r\n", "\n").replace("\r", "\n")
        _, _, rest = before.rpartition("\n")
        units = {"utf-8": len(rest.encode()), "utf-16": len(rest.encode("utf-16-le")) // 2, "utf-32": len(rest)}
        return {"line": before.count("\n"), "character": units[self.encoding]}

    def at(self, uri, place):
        """The parameters of a request about the place where a range starts."""
        return {"textDocument": {"uri": uri}, "position": place["start"]}
