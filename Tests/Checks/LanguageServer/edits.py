"""Edits as no person makes them, on both sides of the pipe: what the server holds is what the client holds.

By hand: edits.py COUNT [SEED]; DIALOGC names the program.
"""

import pathlib
import random
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "Support"))

from conversation import LanguageServer

PIECES = ["a", " ", '"', "{", "}", "\n", "\r", "\r\n", "한글", "😀", "\u2028", "é", "\t", "alert A { cancel }\n",
          "title", "//", "/*"]
START = 'alert Ask {\n  title "Delete 이 😀 Item?"\r\n  button delete destructive\n  cancel\n}\n'


def lines(text):
    """Lines as the protocol has them, without their ends, and where they start."""
    found, start, at = [], 0, 0
    while at < len(text):
        if text[at] in "\r\n":
            found.append((start, text[start:at]))
            at += 2 if text.startswith("\r\n", at) else 1
            start = at
        else:
            at += 1
    return [*found, (start, text[start:])]


def units(text):
    return len(text.encode("utf-16-le")) // 2


def random_place(randomness, all_lines):
    """A place as the protocol counts it, and the character that it is at; sometimes beyond an end."""
    number = randomness.randrange(len(all_lines))
    start, line = all_lines[number]
    if randomness.random() < 0.02:
        return {"line": number, "character": units(line) + 7}, start + len(line)
    if randomness.random() < 0.01:
        last, rest = all_lines[-1]
        return {"line": len(all_lines) + 3, "character": 2}, last + len(rest)
    column = randomness.randrange(len(line) + 1)
    return {"line": number, "character": units(line[:column])}, start + column


def random_change(randomness, text):
    """A change of the protocol, and the text after it."""
    if randomness.random() < 0.001:
        return {"text": START}, START
    all_lines = lines(text)
    (place, start), (other, end) = random_place(randomness, all_lines), random_place(randomness, all_lines)
    if end - start > 40 or start > end:
        other, end = place, start
    new = "".join(randomness.choices(PIECES, k=randomness.randrange(4 if len(text) < 4000 else 2)))
    return {"range": {"start": place, "end": other}, "text": new}, text[:start] + new + text[end:]


def edit(server, count, seed):
    """Makes edits and compares now and then; memory in KB after each tenth of them, where the system tells."""
    randomness = random.Random(seed)
    document, _ = server.open(START)
    text, done, memory = START, 0, []
    while done < count:
        changes = []
        for _ in range(randomness.randrange(1, 5)):
            change, text = random_change(randomness, text)
            changes.append(change)
        server.versions[document] += 1
        server.notify("textDocument/didChange", {
            "textDocument": {"uri": document, "version": server.versions[document]}, "contentChanges": changes})
        if done // (count // 10) < (done + len(changes)) // (count // 10):
            assert server.request("dialogc/documentText", {"textDocument": {"uri": document}}) == text
            server.notifications.clear()
            memory.append(resident(server.process.pid))
        done += len(changes)
    server.close(document)
    return memory


def resident(process):
    status = pathlib.Path(f"/proc/{process}/status")
    return int(status.read_text().split("VmRSS:")[1].split()[0]) if status.exists() else 0


def main():
    count, seed = int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1
    with tempfile.TemporaryDirectory() as folder, LanguageServer(pathlib.Path(folder)) as server:
        server.initialize()
        memory = edit(server, count, seed)
        print(f"{count} edits; memory after each tenth: {', '.join(f'{kb / 1024:.1f}' for kb in memory)} MB")


if __name__ == "__main__":
    main()
