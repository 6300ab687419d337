"""Runs a program on a pseudo-terminal and shows what a person would see there.

    with Session([...], rows=24, columns=80) as session:
        session.wait_for("Delete")
        session.send(b"\r")
        assert session.end() == 0

The screen is that of pyte, a terminal emulator. The program's standard output goes to a pipe, as in
`answer=$(…)`. Whenever a session ends, the settings of the terminal must be what they were before.
"""

import fcntl
import os
import select
import signal
import struct
import subprocess
import termios
import time

import pyte
import wcwidth

TIMEOUT = 20
# Longer than what destroys cannot be chosen for.
READING = 0.4


class Screen(pyte.Screen):
    """pyte's screen, with the two private modes told that tests ask for."""

    def __init__(self, columns, rows):
        self.alternate = False
        self.bells = 0
        self.unknown = []
        super().__init__(columns, rows)

    def set_mode(self, *modes, **kwargs):
        if kwargs.get("private") and 1049 in modes:
            self.alternate = True
            self.erase_in_display(2)
        super().set_mode(*modes, **kwargs)

    def reset_mode(self, *modes, **kwargs):
        if kwargs.get("private") and 1049 in modes:
            self.alternate = False
        super().reset_mode(*modes, **kwargs)

    def draw(self, data):
        """As pyte does, but that what has no column joins the cell before it, as in terminals; pyte
        drops it and what follows unless its combining class is other than 0."""
        run = ""
        for character in data:
            if wcwidth.wcwidth(character) != 0:
                run += character
                continue
            super().draw(run)
            run = ""
            column = max(self.cursor.x - 1, 0)
            row = self.buffer[self.cursor.y]
            if not row[column].data and column > 0:
                column -= 1
            row[column] = row[column]._replace(data=row[column].data + character)
        super().draw(run)

    def bell(self):
        self.bells += 1

    def debug(self, *arguments, **kwargs):
        self.unknown.append((arguments, kwargs))


def prepare(controlling):
    """In the new process: the signals of a job in the foreground, whatever these checks run as."""
    for number in (signal.SIGINT, signal.SIGQUIT, signal.SIGHUP, signal.SIGTERM):
        signal.signal(number, signal.SIG_DFL)
    if controlling:
        fcntl.ioctl(0, termios.TIOCSCTTY, 0)


class Session:
    def __init__(self, command, rows=24, columns=80, env=None, cwd=None, stdin=None, shell_group=True,
                 controlling=False):
        self.ours, self.theirs = os.openpty()
        self.resize(rows, columns, notify=False)
        self.screen = Screen(columns, rows)
        self.stream = pyte.ByteStream(self.screen)
        self.sent = b""
        self.destructive_since = None
        self.is_asked = False
        self.before = termios.tcgetattr(self.theirs)
        self.started = time.monotonic()
        self.first_byte = None
        self.process = subprocess.Popen(
            command, stdin=self.theirs if stdin is None else stdin, stdout=subprocess.PIPE,
            stderr=self.theirs, env=env, cwd=cwd,
            start_new_session=shell_group or controlling,
            preexec_fn=lambda: prepare(controlling))
        self.output = None

    def __enter__(self):
        return self

    def __exit__(self, *failure):
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        if self.process.stdout:
            self.process.stdout.close()
        for end in (self.ours, self.theirs):
            if end is not None:
                os.close(end)

    def settings(self):
        return termios.tcgetattr(self.theirs)

    def set(self, settings):
        termios.tcsetattr(self.theirs, termios.TCSANOW, settings)

    def resize(self, rows, columns, notify=True):
        fcntl.ioctl(self.theirs, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        if notify:
            self.screen.resize(rows, columns)
            self.process.send_signal(signal.SIGWINCH)

    def is_asleep(self):
        """Whether the program waits for something, where the system tells."""
        try:
            with open(f"/proc/{self.process.pid}/stat", "rb") as status:
                return status.read().rpartition(b")")[2].split()[0] != b"R"
        except OSError:
            return True

    def wait_to_be_asked(self):
        """What is typed before the first frame is out is forgotten: on a busy machine that is some time after it."""
        if self.first_byte is None or self.is_asked:
            return
        deadline = time.monotonic() + TIMEOUT
        asleep = 0
        while asleep < 3 and time.monotonic() < deadline:
            asleep = asleep + 1 if self.is_asleep() else 0
            self.read(0.01)
        self.is_asked = True

    def wait_to_be_read(self):
        """What destroys is told by its sign, and cannot be chosen before anybody has read of it."""
        if self.destructive_since is not None:
            time.sleep(max(self.destructive_since + READING - time.monotonic(), 0))

    def send(self, data, at_once=False):
        if not at_once:
            self.wait_to_be_asked()
            self.wait_to_be_read()
        os.write(self.ours, data.encode() if isinstance(data, str) else data)

    def read(self, seconds):
        """Takes what comes within some time; whether anything came."""
        ready, _, _ = select.select([self.ours], [], [], seconds)
        if not ready:
            return False
        try:
            data = os.read(self.ours, 65536)
        except OSError:
            return False
        if self.first_byte is None:
            self.first_byte = time.monotonic()
        self.sent += data
        self.stream.feed(data)
        if "! " not in self.text():
            self.destructive_since = None
        elif self.destructive_since is None:
            self.destructive_since = time.monotonic()
        return bool(data)

    def settle(self, quiet=0.08):
        """Reads until nothing comes for a moment."""
        while self.read(quiet):
            pass
        return self

    def wait_until(self, condition, what=""):
        deadline = time.monotonic() + TIMEOUT

        def holds():
            try:
                return condition()
            except AssertionError:  # a text is not there yet
                return False

        while not holds():
            assert time.monotonic() < deadline, f"waited for {what!r} in\n{self.text()}"
            self.read(0.05)
        return self.settle(0.03)

    def wait_for(self, text):
        return self.wait_until(lambda: text in self.text(), text)

    def lines(self):
        rows = (self.screen.buffer[row] for row in range(self.screen.lines))
        return ["".join(row[column].data for column in range(self.screen.columns)).rstrip()
                for row in rows]

    def text(self):
        return "\n".join(self.lines())

    def find(self, text):
        """The row and the column of a text on the screen."""
        for row in range(self.screen.lines):
            cells, columns = "", []
            for column in range(self.screen.columns):
                data = self.screen.buffer[row][column].data
                cells += data
                columns += [column] * len(data)
            if text in cells:
                return row, columns[cells.index(text)]
        raise AssertionError(f"{text!r} is not on the screen:\n{self.text()}")

    def cell(self, text):
        """The cell in which a text begins, with its style."""
        row, column = self.find(text)
        return self.screen.buffer[row][column]

    def click(self, row, column):
        self.send(f"\x1b[<0;{column + 1};{row + 1}M\x1b[<0;{column + 1};{row + 1}m")

    def signal(self, number):
        self.process.send_signal(number)

    def end(self, check_settings=True):
        """Waits for the program's end; its status. The terminal must be as it was."""
        deadline = time.monotonic() + TIMEOUT
        while self.process.poll() is None:
            assert time.monotonic() < deadline, f"does not end:\n{self.text()}"
            self.read(0.02)
        self.settle(0.02)
        self.output = self.process.stdout.read().decode()
        if check_settings:
            assert self.settings() == self.before, "the terminal's settings have changed"
            assert not self.screen.alternate and not self.screen.cursor.hidden
        return self.process.returncode
