#!/usr/bin/env python3
"""Draws the pictures of the README from what dialogc really prints.

    render.py DIALOGC           writes the pictures anew
    render.py DIALOGC --check   fails where a committed picture is not what would be written
"""
import fcntl
import html
import os
import pathlib
import pty
import select
import struct
import subprocess
import sys
import tempfile
import termios
import time

import pyte

HERE = pathlib.Path(__file__).resolve().parent
COLUMNS, CELL, LINE = 100, 8.4, 19
# The terminal that dialogs are shown in.
RUN_COLUMNS, RUN_LINES = 64, 14

SOURCE = {
    "en": """alert DeleteAlbum(name: String, count: Int) {
  titel "Delete “{name}”?"
  message {
    en by count { one "The photo of “{name}” stays in the library." }
    ko "“{nam}”{name:을/를} 삭제해도 사진 {count}장은 보관함에 남습니다."
  }
  button delete destructive
  cancel
}
""",
}
SOURCE["ko"] = SOURCE["en"]

COLORS = {"default": "#d8dee9", "red": "#ff6b68", "green": "#7ccf7c", "brown": "#e5c07b", "blue": "#79b8ff",
          "magenta": "#d2a8ff", "cyan": "#76d9e6", "black": "#8b949e", "white": "#ffffff",
          "brightred": "#ff6b68", "brightgreen": "#7ccf7c", "brightbrown": "#e5c07b", "brightyellow": "#e5c07b",
          "brightblue": "#79b8ff", "brightmagenta": "#d2a8ff", "brightcyan": "#76d9e6", "brightblack": "#8b949e"}


def printed(dialogc, language):
    """What `dialogc check` prints on a terminal of COLUMNS columns."""
    with tempfile.TemporaryDirectory() as folder:
        with open(os.path.join(folder, "Albums.dialog"), "w", encoding="utf-8") as file:
            file.write(SOURCE[language])
        done = subprocess.run(
            [dialogc, "check", "Albums.dialog", "--color", "always", "--language", language],
            cwd=folder, capture_output=True, timeout=30, env={**os.environ, "COLUMNS": str(COLUMNS)})
        return "$ dialogc check Albums.dialog\n" + done.stderr.decode()


def shown(dialogc, language):
    """What `dialogc run` shows on a terminal of RUN_COLUMNS columns, once it has settled."""
    samples = HERE.parents[1] / "Samples/Photos"
    call = [dialogc, "run", samples, "--show", "DeleteItems", "--locale", language, "--set", "count=3",
            "--set", "kind=photo", "--set", "album=" + {"en": "Summer", "ko": "여름 방학"}[language]]
    process, terminal = pty.fork()
    if process == 0:
        fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", RUN_LINES, RUN_COLUMNS, 0, 0))
        os.execve(dialogc, call, {"TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "COLORFGBG": "15;0"})
    screen = pyte.Screen(RUN_COLUMNS, RUN_LINES)
    stream, end = pyte.ByteStream(screen), time.monotonic() + 10
    while time.monotonic() < end and select.select([terminal], [], [], 0.7)[0]:
        stream.feed(os.read(terminal, 65536))
    os.write(terminal, b"\x03")
    while select.select([terminal], [], [], 0.7)[0]:
        try:
            if not os.read(terminal, 65536):
                break
        except OSError:  # Linux says so once nobody has the terminal any more.
            break
    os.close(terminal)
    os.waitpid(process, 0)
    return screen


def screen(text):
    lines = text.count("\n") + 20  # room for lines that wrap
    screen = pyte.Screen(COLUMNS, lines)
    pyte.Stream(screen).feed(text.replace("\n", "\r\n"))
    return screen


# Which sides of its cell a line of a frame comes from: left, right, up, down.
FRAMES = {"─": "lr", "━": "lr", "│": "ud", "┃": "ud", "┌": "rd", "┐": "ld", "└": "ru", "┘": "lu", "╭": "rd", "╮": "ld",
          "╰": "ru", "╯": "lu", "├": "rud", "┤": "lud", "┬": "lrd", "┴": "lru", "┼": "lrud"}


def frame(character, x, y):
    """A piece of a frame as a path from side to side of its cell: pieces meet whatever the font."""
    left, top = 16 + x * CELL, 16 + y * LINE
    middle = f"{left + CELL / 2:.1f} {top + LINE / 2:.1f}"
    ends = {"l": f"{left:.1f} {top + LINE / 2:.1f}", "r": f"{left + CELL:.1f} {top + LINE / 2:.1f}",
            "u": f"{left + CELL / 2:.1f} {top:.1f}", "d": f"{left + CELL / 2:.1f} {top + LINE:.1f}"}
    sides = FRAMES[character]
    if character in "╭╮╰╯":
        return f"M{ends[sides[0]]}Q{middle} {ends[sides[1]]}"
    return "".join(f"M{middle}L{ends[side]}" for side in sides)


def cells(row, columns):
    """Each cell with a sign to be seen: its column, the sign, its style."""
    for x in range(columns):
        cell = row[x]
        if cell.data.strip():
            yield x, cell.data, (COLORS.get(cell.fg, "#" + cell.fg), cell.bold)


def drawn(row, columns, y):
    """A line: frames as paths, and texts whose every sign is placed at its cell, so that no font moves it."""
    styles = {}
    for x, sign, style in cells(row, columns):
        styles.setdefault(style, ([], []))[sign in FRAMES].append((x, sign))
    for (color, bold), (signs, pieces) in styles.items():
        weight = ' font-weight="bold"' if bold else ""
        if pieces:
            path = "".join(frame(sign, x, y) for x, sign in pieces)
            yield f'<path d="{path}" stroke="{color}" stroke-linecap="square" fill="none"/>'
        if signs:
            # A sign of several code points would take the places of those after it.
            plain = [(x, sign) for x, sign in signs if len(sign) == 1 and ord(sign) < 0x10000]
            for group in [plain, *([one] for one in signs if one not in plain)]:
                if not group: continue
                places = " ".join(f"{16 + x * CELL:.1f}" for x, _ in group)
                text = html.escape("".join(sign for _, sign in group))
                yield f'<text x="{places}" y="{30 + y * LINE}" fill="{color}"{weight}>{text}</text>'


def svg(picture):
    lines = max(y for y in range(picture.lines) if picture.display[y].strip()) + 1
    width, height = picture.columns * CELL + 32, lines * LINE + 32
    # The border shows where the picture ends on a page that is as dark as it is.
    out = [f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:.0f}" height="{height:.0f}" '
           f'viewBox="0 0 {width:.0f} {height:.0f}" font-family="SFMono-Regular, Menlo, Consolas, '
           '\'DejaVu Sans Mono\', \'Noto Sans Mono CJK KR\', monospace" font-size="14">',
           f'<rect x="0.5" y="0.5" width="{width - 1:.0f}" height="{height - 1:.0f}" rx="10" fill="#0d1117" '
           'stroke="#444c56"/>']
    for y in range(lines):
        out += drawn(picture.buffer[y], picture.columns, y)
    return "\n".join(out + ["</svg>", ""])


def main():
    dialogc = os.path.abspath(sys.argv[1])
    stale = []
    for language in SOURCE:
        pictures = {"check": screen(printed(dialogc, language)), "run": shown(dialogc, language)}
        for name, picture in pictures.items():
            path, fresh = HERE / f"{name}.{language}.svg", svg(picture)
            if "--check" not in sys.argv:
                path.write_text(fresh, encoding="utf-8")
            elif not path.exists() or path.read_text(encoding="utf-8") != fresh:
                stale.append(path)
    if stale:
        sys.exit("not what dialogc prints now: " + ", ".join(map(str, stale)) + "\nrun docs/images/render.py DIALOGC")


if __name__ == "__main__":
    main()
