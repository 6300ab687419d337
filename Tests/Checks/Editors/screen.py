"""A terminal with a program in it, as one who types sees it."""

import fcntl
import os
import pty
import re
import select
import signal
import struct
import termios
import time

import pyte

COLUMNS, LINES = 100, 30
# Underlines in colours of their own and questions to the terminal, which pyte does not know.
UNKNOWN = re.compile(rb"\x1b\[(4:[0-9]|59|[>?][0-9;]*)m")


class Screen:
    """Ends the program when left."""

    def __init__(self, call, folder, env):
        self.process, self.terminal = pty.fork()
        if self.process == 0:
            os.chdir(folder)
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", LINES, COLUMNS, 0, 0))
            os.execve(call[0], call, env)
        self.screen = pyte.Screen(COLUMNS, LINES)
        self.stream = pyte.ByteStream(self.screen)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        os.kill(self.process, signal.SIGKILL)
        os.waitpid(self.process, 0)
        os.close(self.terminal)

    @property
    def text(self):
        return "\n".join(line.rstrip() for line in self.screen.display)

    def shows(self, words, patience=30):
        """Whether some words come to stand there."""
        end = time.monotonic() + patience
        while words not in self.text and time.monotonic() < end:
            self.read(0.1)
        return words in self.text

    def read(self, patience):
        """Takes what the program shows, until it rests for so many seconds; not for ever."""
        end = time.monotonic() + 10
        while time.monotonic() < end and select.select([self.terminal], [], [], patience)[0]:
            try:
                data = os.read(self.terminal, 1 << 16)
            except OSError:
                return
            self.stream.feed(UNKNOWN.sub(b"", data))

    def type(self, *keys):
        """Types one after the other, and lets the program answer each."""
        for each in keys:
            os.write(self.terminal, each.encode())
            self.read(0.3)
