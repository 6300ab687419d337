"""Checks of the terminal: what leaving a dialog does, in whatever way; for the C program and `dialogc run` alike.

`Session.end` checks that the terminal is as it was before.
"""

import os
import signal
import subprocess
import sys
import time

import pytest

from terminal import Session
from terminal_checks import FOLDERS, check_frame
from terminal_program import environment


SIGNALS = [signal.SIGHUP, signal.SIGTERM, signal.SIGINT, signal.SIGQUIT, signal.SIGTSTP]


@pytest.mark.parametrize("number", SIGNALS)
@pytest.mark.parametrize("dialog", ["DeleteFiles", "MoveTo", "NewShare", "DiskFull", "Choose"])
def test_a_signal_is_cancelling(program, number, dialog):
    values = {
        "DeleteFiles": {"count": 3}, "MoveTo": {"folders": FOLDERS}, "DiskFull": {"free": "1000"},
        "NewShare": {"folder": "x"}, "Choose": {"kind": "file"}}[dialog]
    with program.show(dialog, **values) as session:
        session.wait_until(lambda: session.screen.alternate and session.text().strip())
        assert session.settings() != session.before
        session.signal(number)
        assert session.end() == 1
        outcome = {"DiskFull": "dismissed", "Choose": "decline"}.get(dialog, "cancel")
        assert session.output == outcome + "\n"


def test_a_closed_terminal_is_cancelling(program):
    with program.show("DeleteFiles", count=3) as session:
        session.wait_for("Cancel")
        os.close(session.theirs)
        os.close(session.ours)
        session.ours = session.theirs = None
        output, _ = session.process.communicate(timeout=20)
        assert session.process.returncode == 1 and output == b"cancel\n"


def test_ctrl_z_is_cancelling(program):
    with program.show("DeleteFiles", count=3) as session:
        session.wait_for("Cancel")
        session.send("\x1a")
        assert session.end() == 1 and session.output == "cancel\n"


JOB = """
import os, signal, subprocess, sys, termios, time
signal.signal(signal.SIGTTOU, signal.SIG_IGN)
before = termios.tcgetattr(0)
job = subprocess.Popen(sys.argv[1:], stdout=subprocess.PIPE, process_group=0,
                       preexec_fn=lambda: os.tcsetpgrp(0, os.getpgrp()))
_, status = os.waitpid(job.pid, os.WUNTRACED)
assert os.WIFSTOPPED(status), status
os.tcsetpgrp(0, os.getpgrp())
print("stopped", termios.tcgetattr(0) == before, file=sys.stderr)
sys.stdin.readline()
os.tcsetpgrp(0, job.pid)
os.killpg(job.pid, signal.SIGCONT)
_, status = os.waitpid(job.pid, 0)
print("ended", os.waitstatus_to_exitcode(status), job.stdout.read().decode().strip())
"""


@pytest.mark.parametrize("how", ["key", "signal"])
def test_a_job_that_is_stopped_has_been_left(program, how):
    command = [sys.executable, "-c", JOB, *map(str, program.command("DeleteFiles", count=3))]
    with Session(command, env=environment(), shell_group=False, controlling=True) as session:
        session.wait_for("Cancel")
        if how == "key":
            session.send("\x1a")
        else:
            job = subprocess.run(["pgrep", "-P", str(session.process.pid)], capture_output=True)
            os.kill(int(job.stdout.split()[0]), signal.SIGTSTP)
        session.wait_for("stopped True")
        assert not session.screen.alternate
        session.send("\r")
        session.end()
        assert session.output.strip() == "ended 1 cancel"


def test_after_a_stop_that_cannot_be_seen_it_is_drawn_anew(program):
    with program.show("DeleteFiles", count=3) as session:
        session.wait_for("Cancel")
        raw = session.settings()
        session.signal(signal.SIGSTOP)
        time.sleep(0.05)
        session.set(session.before)  # as a shell does
        session.screen.reset()
        session.signal(signal.SIGCONT)
        session.wait_for("Cancel")
        assert session.settings() == raw
        session.send("\t\r")
        assert session.end() == 0


def test_a_resize_draws_anew(program):
    with program.show("DeleteFiles", count=3) as session:
        session.wait_for("Cancel")
        for rows, columns in [(6, 20), (60, 200), (3, 8), (1, 1), (24, 80)]:
            session.resize(rows, columns)
            session.settle()
            check_frame(session)
        session.wait_for("Cancel")
        session.send("\x1b")
        assert session.end() == 1
