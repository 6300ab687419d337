"""What the checks of the terminal's behaviours share."""

import json
import re
import unicodedata

LOCALES = ["en", "ko", "ja", "ar", "th"]
ARROW = {"up": "\x1b[A", "down": "\x1b[B", "right": "\x1b[C", "left": "\x1b[D"}
FOLDERS = ["Invoices", "사진", "請求書", "👩‍👩‍👧 Family", "Cafe\u0301"]


def visual(text):
    """Right-to-left text as it is shown: letters from the right, in shapes that fold to the letters."""
    return unicodedata.normalize("NFKC", text[::-1])


def shown(session):
    return unicodedata.normalize("NFKC", session.text())


def row_of(session, text):
    return session.lines()[session.find(text)[0]]


def check_frame(session):
    """Rows of a box end where it ends, whatever is in them; and nothing stands in half a cell."""
    edges = set()
    for row in range(session.screen.lines):
        cells = [session.screen.buffer[row][column].data for column in range(session.screen.columns)]
        bars = [i for i, cell in enumerate(cells) if cell[:1] in "│┤╮╯▲▼" and cell]
        if bars and any(cell[:1] in "│├╭╰" for cell in cells[:bars[-1]]):
            edges.add(bars[-1])
        assert "�" not in "".join(cells)
    assert len(edges) <= 1, f"edges at {edges}\n{session.text()}"


def check_output(data):
    """Nothing but text and the sequences that a dialog is drawn with."""
    text = data.decode()  # all of it is UTF-8
    allowed = r"\x1b\[(?:\d+(?:;\d+)*m|m|\d+;\d+H|\d+G|2K|2J|\?(?:1049|25|2004|1000|1006)[hl]|8[hl])|\x1b[78]"
    rest = re.sub(allowed, "", text)
    assert not re.search(r"[\x00-\x06\x08-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\u200e\u200f]", rest), repr(rest)


def start_share(program, *options, **values):
    session = program.show(
        "NewShare", "--format", "json", *options, **{"folder": "Trip", "hasCode": "true", **values})
    return session.wait_for("╰")


def fields_of(session):
    return json.loads(session.output).get("fields")
