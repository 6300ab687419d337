#!/usr/bin/env python3
"""Draws the pictures of docs/editors.md: Neovim with the language server, on a terminal of its own.

    editors.py DIALOGC           writes the pictures anew; .venv/bin/nvim is the editor
    editors.py DIALOGC --check   fails where a committed picture is not what would be written
"""
import concurrent.futures
import fcntl
import os
import pathlib
import pty
import select
import signal
import struct
import sys
import tempfile
import termios
import time

import pyte
import render

ROOT = render.HERE.parents[1]
COLUMNS, LINES = 92, 26
# How long a picture may take to be there, and how long it is to stay the same, in seconds.
PATIENCE, STILL = 30, 1.5

SOURCE = """\
/// Asks before photos are deleted.
alert DeletePhotos(count: Int) {
  purpose destructive
  title {
    en by count { one "Delete this photo?" other "Delete {count:number} photos?" }
    ko "사진 {count:number}장을 삭제할까요?"
  }
  message { en "You can’t undo this action!!"  ko "이 작업은 취소할 수 없습니다!!" }
  button delete destructive { en "Delete"  ko "삭제" }
  cancel
}
"""

SETTINGS = """
vim.opt.runtimepath:prepend('{plugin}')
vim.cmd('filetype plugin indent on | syntax on')
vim.o.termguicolors, vim.o.laststatus, vim.o.ruler, vim.o.showcmd = true, 0, false, false
vim.o.swapfile, vim.o.showmode, vim.o.shortmess, vim.o.fillchars = false, false, vim.o.shortmess .. 'cI', 'eob: '
vim.o.completeopt = 'menu,menuone,noselect,popup'
vim.diagnostic.config({{ virtual_text = false, signs = true, underline = true }})
vim.lsp.log.set_level('off')
require('dialogc').setup()
vim.api.nvim_create_autocmd('DiagnosticChanged', {{ callback = function()
  if vim.g.is_shown or #vim.diagnostic.get(0) == 0 then return end
  vim.g.is_shown = true
  vim.defer_fn(function() {scene} end, 500)
end }})
vim.cmd('edit DeletePhotos.dialog')
"""

SCENES = {
    "finding": "vim.fn.search('!!') "
               "vim.defer_fn(function() vim.diagnostic.open_float({{ border = 'rounded' }}) end, 300)",
    "hover": "vim.fn.search('{hovered}') vim.lsp.buf.hover({{ border = 'rounded', max_height = 22 }})",
    "completion": "vim.fn.search('cancel') vim.cmd('normal! O  ') "
                  "vim.api.nvim_input('A<C-x><C-o><C-n>')",
}
# What the dialog is drawn in the language of.
HOVERED = {"en": "DeletePhotos", "ko": "사진"}
LOCALES = {"en": "en_US.UTF-8", "ko": "ko_KR.UTF-8"}


def shown(dialogc, scene, language):
    """The screen once the scene has settled."""
    with tempfile.TemporaryDirectory() as folder:
        place = pathlib.Path(folder)
        (place / "DeletePhotos.dialog").write_text(SOURCE, encoding="utf-8")
        plugin = ROOT / "Sources/Integrations/Editors/Neovim"
        script = SCENES[scene].format(hovered=HOVERED[language])
        (place / "init.lua").write_text(SETTINGS.format(plugin=plugin, scene=script), encoding="utf-8")
        env = {
            "TERM": "xterm-256color", "COLORTERM": "truecolor", "HOME": folder, "XDG_STATE_HOME": folder,
            "PATH": f"{os.path.dirname(dialogc)}{os.pathsep}{os.environ['PATH']}",
            "LC_ALL": LOCALES[language]}
        return filmed([str(ROOT / ".venv/bin/nvim"), "-u", "init.lua", "-i", "NONE"], folder, env)


def filmed(call, folder, env):
    process, terminal = pty.fork()
    if process == 0:
        os.chdir(folder)
        fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", LINES, COLUMNS, 0, 0))
        os.execve(call[0], call, env)
    screen = pyte.Screen(COLUMNS, LINES)
    stream, end, last = pyte.ByteStream(screen), time.monotonic() + PATIENCE, time.monotonic()
    while time.monotonic() < end and time.monotonic() - last < STILL + 3:
        if select.select([terminal], [], [], 0.2)[0]:
            stream.feed(plain(os.read(terminal, 65536)))
            last = time.monotonic()
    os.kill(process, signal.SIGKILL)
    os.close(terminal)
    os.waitpid(process, 0)
    return screen


def plain(data):
    """Without what pyte does not know: underlines in colours of their own, questions to the terminal."""
    for kind in (b"\x1b[4:3m", b"\x1b[4:0m", b"\x1b[59m"):
        data = data.replace(kind, b"")
    return data


def svg(picture):
    """The text as the README's pictures have it, over the backgrounds that windows have."""
    lines = render.svg(picture).split("\n")
    grounds = []
    for y in range(picture.lines):
        for x in range(picture.columns):
            cell = picture.buffer[y][x]
            colour = cell.fg if cell.reverse else cell.bg
            if colour not in ("default", "14161b"):
                grounds.append(
                    f'<rect x="{16 + x * render.CELL:.1f}" y="{16 + y * render.LINE}" width="{render.CELL + 0.3:.1f}" '
                    f'height="{render.LINE}" fill="{render.COLORS.get(colour, "#" + colour)}"/>')
    return "\n".join(lines[:2] + grounds + lines[2:])


def picture(dialogc, scene, language):
    return svg(shown(dialogc, scene, language))


def main():
    dialogc = os.path.abspath(sys.argv[1])
    places = [(scene, language) for scene in SCENES for language in HOVERED]
    with concurrent.futures.ProcessPoolExecutor() as pool:
        pictures = list(pool.map(picture, [dialogc] * len(places), *zip(*places, strict=True)))
    stale = []
    for (scene, language), text in zip(places, pictures, strict=True):
        path = render.HERE / f"neovim-{scene}.{language}.svg"
        if "--check" not in sys.argv:
            path.write_text(text, encoding="utf-8")
        elif path.read_text(encoding="utf-8") != text:
            stale.append(path.name)
    if stale:
        sys.exit(f"not what Neovim shows: {', '.join(stale)}; run docs/images/editors.py")


if __name__ == "__main__":
    main()
