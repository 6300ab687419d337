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


def runs(row, columns):
    """Neighbouring cells of one style: first column, text, style, columns."""
    run = None
    for x in range(columns):
        cell = row[x]
        style = (COLORS.get(cell.fg, "#" + cell.fg), cell.bold)
        if run and run[2] == style and cell.data != " ":
            run[1] += cell.data  # empty in the second column of a wide character
            run[3] += 1
        else:
            if run:
                yield run
            run = [x, cell.data, style, 1]
    yield run


def svg(picture):
    lines = max(y for y in range(picture.lines) if picture.display[y].strip()) + 1
    width, height = picture.columns * CELL + 32, lines * LINE + 32
    out = [f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:.0f}" height="{height:.0f}" '
           f'viewBox="0 0 {width:.0f} {height:.0f}" font-family="SFMono-Regular, Menlo, Consolas, '
           '\'Noto Sans Mono CJK KR\', monospace" font-size="14">',
           f'<rect width="{width:.0f}" height="{height:.0f}" rx="10" fill="#0d1117"/>']
    for y in range(lines):
        for x, data, (color, bold), columns in runs(picture.buffer[y], picture.columns):
            if data.strip():
                weight = ' font-weight="bold"' if bold else ""
                out.append(f'<text x="{16 + x * CELL:.1f}" y="{30 + y * LINE}" fill="{color}"{weight} '
                           f'textLength="{columns * CELL:.1f}" lengthAdjust="spacingAndGlyphs" '
                           f'xml:space="preserve">{html.escape(data)}</text>')
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
