"""Streams of messages that are broken in many ways, and what a server must say to each of them.

By hand: streams.py COUNT [SEED] [DIALOGC] tries that many; a stream that is answered wrongly is kept in a file.
"""

import json
import pathlib
import random
import re
import subprocess
import sys
import tempfile

PARSE_ERROR, INVALID_REQUEST, NOT_FOUND, NOT_INITIALIZED = -32700, -32600, -32601, -32002
# What a request that is understood may be refused with: its parameters, what it is about, its time.
REFUSED = {-32602, -32803, -32801, -32800}
LONGEST_LINE, LONGEST_BODY, DEEPEST = 4096, 256 << 20, 128
SOURCE = 'alert Ask {\n  title "한글 😀?"\n  button delete destructive\n  cancel\n}\n'


# What is sent


def frame(message):
    body = message if isinstance(message, bytes) else json.dumps(message, ensure_ascii=False).encode()
    return b"Content-Length: %d\r\n\r\n%b" % (len(body), body)


def conversation(randomness, methods):
    """Messages of a conversation as it might be."""
    uri = randomness.choice(["file:///tmp/none/Ask.dialog", "untitled:Ask", "file:///%ED%95%9C.dialog"])
    document = {"uri": uri}
    place = {"line": randomness.randrange(7), "character": randomness.randrange(30)}
    other = {"line": randomness.randrange(7), "character": randomness.randrange(30)}
    params = {"textDocument": document, "position": place, "range": {"start": place, "end": other},
              "options": {"tabSize": 2, "insertSpaces": True}, "ch": "}", "context": {"diagnostics": []},
              "newName": "other", "query": "a", "positions": [place], "command": "dialogc.none",
              "previousResultIds": []}
    messages = [
        {"id": 0, "method": "initialize", "params": {"processId": None, "capabilities": {}, "rootUri": None}},
        {"method": "initialized", "params": {}},
        {"method": "textDocument/didOpen", "params": {"textDocument": {
            **document, "languageId": "dialog", "version": 1, "text": SOURCE}}}]
    for number in range(randomness.randrange(1, 8)):
        if randomness.random() < 0.4:
            messages.append({"method": "textDocument/didChange", "params": {
                "textDocument": {**document, "version": number + 2}, "contentChanges": [{
                    "range": {"start": place, "end": other},
                    "text": randomness.choice(["", "x", "}", "한", "\r\n"])}]}})
        else:
            messages.append({"id": number + 1, "method": randomness.choice(methods), "params": params})
    messages.append({"method": "$/cancelRequest", "params": {"id": randomness.randrange(8)}})
    messages += [{"id": "end", "method": "shutdown"}, {"method": "exit"}]
    return [{"jsonrpc": "2.0", **message} for message in messages]


def broken_value(randomness, value):
    """A JSON value with one thing in it that is another."""
    strange = [None, True, -1, 0, 1.5, 1e400, "", "x" * 5000, [], {}, 2 ** 70, "file:///\0", "\ud83d", [[]] * 3]
    if isinstance(value, dict) and value and randomness.random() < 0.9:
        key = randomness.choice(sorted(value))
        changed = dict(value)
        if randomness.random() < 0.2:
            del changed[key]
        else:
            changed[key] = broken_value(randomness, value[key])
        return changed
    if isinstance(value, list) and value and randomness.random() < 0.8:
        index = randomness.randrange(len(value))
        return [*value[:index], broken_value(randomness, value[index]), *value[index + 1:]]
    return randomness.choice(strange)


def broken_bytes(randomness, data):
    start = randomness.randrange(len(data) + 1)
    end = min(len(data), start + randomness.choice([0, 1, 1, 2, 10, 100]))
    kind = randomness.randrange(8)
    if kind == 0:
        return data[:start] + data[end:]
    if kind == 1:
        return data[:start] + data[start:end] * 2 + data[end:]
    if kind == 2:
        return data[:start] + bytes(randomness.randrange(256) for _ in range(end - start)) + data[end:]
    if kind == 3:
        junk = [b"\r\n\r\n", b"\n", b"Content-Length: 5\r\n\r\n", b"content-length:x", b"\xff\xfe", b"\0", b"A" * 5000,
                b"Content-Type: a; charset=latin1\r\n", b"[" * 200, b"Content-Length: 99999999999999999999\r\n\r\n"]
        return data[:start] + randomness.choice(junk) + data[start:]
    if kind == 4:
        return re.sub(rb"(?<=Length: )\d+", lambda found: b"%d" % max(
            0, int(found[0]) + (randomness.choice([-9, -1, 1, 9]) if randomness.random() < 0.2 else 0)), data)
    if kind == 5:
        return data[:start]
    if kind == 6:
        return data.replace(b"\r\n\r\n", b"\n\n")
    return data[start:] + data[:start]


def broken_stream(randomness, methods):
    messages = conversation(randomness, methods)
    for _ in range(randomness.randrange(3)):
        index = randomness.randrange(len(messages))
        kind = randomness.randrange(4)
        if kind == 0:
            messages.pop(index)
        elif kind == 1:
            messages.insert(randomness.randrange(len(messages)), messages[index])
        else:
            messages[index] = broken_value(randomness, messages[index])
    data = b"".join(frame(message) for message in map(encodable, messages))
    for _ in range(randomness.choice([0, 1, 1, 2])):
        data = broken_bytes(randomness, data)
    return data


def encodable(message):
    return json.dumps(message, ensure_ascii=True).encode()


# What must be said


def frames(data):
    """The bodies of a stream; None for each run of bytes that is none, as the server's documentation has it."""
    at = 0
    while at < len(data) or at == 0:
        length, foreign, begun = None, False, False
        while True:
            end = data.find(b"\n", at, at + LONGEST_LINE + 1)
            if end < 0 and len(data) - at <= LONGEST_LINE:
                if begun or at < len(data):
                    yield None
                return
            line = None if end < 0 else data[at:end].removesuffix(b"\r")
            if line == b"":
                at = end + 1
                if length is not None:
                    break
                if not begun:
                    continue
            elif line is not None:
                at = end + 1
            name, colon, value = (line or b"").partition(b":")
            value = lowered(value).strip(b" \t")
            if line and colon and lowered(name) == b"content-length":
                good = re.fullmatch(rb"\d+", value) and int(value) <= LONGEST_BODY
                line = line if good and length in (None, int(value)) else None
                length = int(value) if line else length
            elif line and colon and lowered(name) == b"content-type":
                charset = value.partition(b"charset=")[2].partition(b";")[0]
                bare = charset.replace(b'"', b"").replace(b" ", b"")
                foreign = b"charset=" in value and bare not in (b"utf-8", b"utf8")
            begun = True
            if not line or not colon:
                yield None
                # What is too long may begin as a header does; the next one comes after its first byte.
                at = lowered(data).find(b"content-length:", at + (end < 0))
                if at < 0:
                    return
                length, foreign, begun = None, False, False
        if at + length > len(data):
            yield None
            return
        yield None if foreign else data[at:at + length]
        at += length
        if at == len(data):
            return


def lowered(data):
    """Of ASCII alone, as `bytes.lower` does it."""
    return data.lower()


def strict(body):
    """A JSON value, or ValueError where bytes are none."""
    text = body.decode().removeprefix("\ufeff")
    depth = deepest = 0
    for token in re.findall(r'"(?:[^"\\]|\\.)*"?|[\[{]|[\]}]', text, re.S):
        depth += (token in "[{") - (token in "]}") if len(token) == 1 and token != '"' else 0
        deepest = max(depth, deepest)
    if "\0" in text or deepest > DEEPEST:
        raise ValueError

    def once(pairs):
        if len({key for key, _ in pairs}) < len(pairs):
            raise ValueError
        return dict(pairs)

    def never(_):
        raise ValueError

    return json.loads(text, object_pairs_hook=once, parse_constant=never)


def expected(data, methods):
    """The answers in order, `(id, codes)` with None for a result; and the status of the process."""
    state = "started"
    answers = []
    for body in frames(data):
        if body is None:
            answers.append((None, {PARSE_ERROR}))
            continue
        try:
            message = strict(body)
        except (ValueError, RecursionError):
            answers.append((None, {PARSE_ERROR}))
            continue
        answer, state = reaction(message, state, methods)
        answers += answer
        if state in (0, 1):
            return answers, state
    return answers, 0 if state == "shut down" else 1


def reaction(message, state, methods):
    fields = message if isinstance(message, dict) else {}
    number = fields.get("id")
    is_number = isinstance(number, (int, float, str)) and not isinstance(number, bool)
    if isinstance(number, str):
        # Half a pair comes back as U+FFFD, which is as long in UTF-16.
        number = re.sub("[\ud800-\udfff]", "\ufffd", number)
    known_id = number if is_number else None
    params = fields.get("params")
    sound = (fields.get("jsonrpc") == "2.0" and ("id" in fields) == is_number
             and (params is None or isinstance(params, (dict, list))))
    method = fields.get("method")
    if not sound or ("method" in fields and not isinstance(method, str)):
        return [(known_id, {INVALID_REQUEST})], state
    if "method" not in fields:
        answers = is_number and ("result" in fields or "error" in fields)
        return ([] if answers else [(known_id, {INVALID_REQUEST})]), state
    if not is_number:
        return [], (int(state != "shut down") if method == "exit" else state)
    if state == "started":
        if method != "initialize":
            return [(number, {NOT_INITIALIZED})], state
        return [(number, {None})], "running"
    if state == "shut down" or method == "initialize":
        return [(number, {INVALID_REQUEST})], state
    if method == "shutdown":
        return [(number, {None})], "shut down"
    if method not in methods:
        return [(number, {NOT_FOUND})], state
    return [(number, {None, *REFUSED})], state


# Trying


def request_methods():
    """Those that the server answers, from its sources."""
    folder = pathlib.Path(__file__).resolve().parents[3] / "Sources/DialogServer/Requests"
    found = [name for path in sorted(folder.rglob("*.swift"))
             for name in re.findall(r'Handler\(\s*"([^"]+)"', path.read_text(encoding="utf-8"))]
    assert "initialize" in found and "textDocument/formatting" in found
    return found


def answers(output):
    """What a server wrote: `(id, code)` of each response, None for a result. Nothing but messages may be there."""
    found = []
    while output:
        header, _, rest = output.partition(b"\r\n\r\n")
        length = int(re.fullmatch(rb"Content-Length: (\d+)", header)[1])
        message = json.loads(rest[:length])
        assert message["jsonrpc"] == "2.0" and len(rest) >= length
        if "method" not in message:
            assert ("result" in message) != ("error" in message)
            found.append((message["id"], message.get("error", {}).get("code")))
        output = rest[length:]
    return found


def complaint(program, data, methods, timeout=30):
    """What is wrong with a server's answers to a stream; None where nothing is."""
    try:
        run = subprocess.run([program, "lsp"], input=data, capture_output=True, timeout=timeout, check=False)
    except subprocess.TimeoutExpired:
        return "it hangs"
    wanted, status = expected(data, methods)
    if run.returncode != status or run.stderr:
        return f"status {run.returncode}, not {status}; {run.stderr[:500]!r}"
    found = answers(run.stdout)
    for (number, code), (wanted_number, codes) in zip(found, wanted, strict=False):
        if number != wanted_number or code not in codes:
            return f"answered {number!r} with {code}, not {wanted_number!r} with one of {codes}"
    return None if len(found) == len(wanted) else f"{len(found)} answers, not {len(wanted)}"


def main():
    count, seed = int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1
    root = pathlib.Path(__file__).resolve().parents[3]
    program = sys.argv[3] if len(sys.argv) > 3 else str(root / ".build/debug/dialogc")
    methods = request_methods()
    faults = 0
    for number in range(seed, seed + count):
        data = broken_stream(random.Random(number), methods)
        if fault := complaint(program, data, methods):
            faults += 1
            path = pathlib.Path(tempfile.gettempdir()) / f"stream-{number}"
            path.write_bytes(data)
            print(f"{path}: {fault}", flush=True)
    print(f"{count} streams, {faults} answered wrongly")
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
