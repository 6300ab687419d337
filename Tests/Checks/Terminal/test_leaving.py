"""Checks of the terminal: what leaving a dialog does, in whatever way; for the C program and `dialogc run` alike.

`Session.end` checks that the terminal is as it was before.
"""

import os
import signal
import subprocess
import sys
import termios
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


@pytest.mark.parametrize("number", [signal.SIGHUP, signal.SIGTERM, signal.SIGINT])
def test_a_terminal_that_takes_no_output_holds_no_signal_up(program, number):
    with program.show("DeleteFiles", count=3) as session:
        session.wait_for("Cancel")
        termios.tcflow(session.theirs, termios.TCOOFF)
        session.send("\x0c")  # it is to be drawn anew
        time.sleep(0.1)
        session.signal(number)
        assert session.process.wait(timeout=4) == 1
        assert session.end(check_settings=False) == 1 and session.output == "cancel\n"
        assert session.settings() == session.before


def test_a_terminal_that_takes_no_output_holds_no_key_up(program):
    with program.show("DeleteFiles", count=3, controlling=True) as session:
        session.wait_for("Cancel")
        termios.tcflow(session.theirs, termios.TCOOFF)
        session.send("\x0c")
        time.sleep(1)
        session.send("\x03")
        assert session.process.wait(timeout=4) == 1
        assert session.end(check_settings=False) == 1 and session.output == "cancel\n"
        assert session.settings() == session.before


def test_a_terminal_that_takes_output_again_reads_keys(program):
    with program.show("NewShare", folder="a", hasCode="false", controlling=True) as session:
        session.wait_for("Cancel")
        termios.tcflow(session.theirs, termios.TCOOFF)
        session.send("\x0c")
        time.sleep(1)
        termios.tcflow(session.theirs, termios.TCOON)
        session.settle()
        session.send("\x1b[200~b\x03c\x1b[201~")  # no signal
        session.wait_for("abc")
        session.send("\x1b")
        assert session.end() == 1


def test_lines_that_nobody_reads_hold_no_signal_up(program):
    ours, theirs = os.pipe()
    os.set_blocking(theirs, False)
    try:
        while True:
            os.write(theirs, bytes(4096))
    except BlockingIOError:
        os.set_blocking(theirs, True)
    process = subprocess.Popen(
        [*map(str, program.command("DeleteFiles", count=3))], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
        stderr=theirs, env=environment())
    time.sleep(0.5)
    process.terminate()
    output, _ = process.communicate(timeout=4)
    os.close(ours)
    os.close(theirs)
    assert process.returncode == 1 and output == b"cancel\n"


def test_the_cursor_is_put_back_where_there_is_no_other_screen(program):
    """The emulator of these checks has none."""
    words = " ".join(f"'{word}'" for word in map(str, program.command("DeleteFiles", count=3)))
    with Session(["sh", "-c", f"(echo; echo; {words}; printf prompt) >&2"], env=environment()) as session:
        session.wait_for("Cancel")
        session.send("\t\r")
        session.wait_for("prompt")
        session.end()
        assert (session.find("delete"), session.find("prompt")) == ((2, 0), (3, 0))


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


def test_a_signal_ends_it_while_input_never_does(program):
    with open("/dev/zero", "rb") as flood:
        process = subprocess.Popen(
            program.command("DeleteFiles", count=3), stdin=flood, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL, env=environment())
        time.sleep(0.5)
        process.terminate()
        try:
            assert process.wait(5) != 0
        finally:
            process.kill()


@pytest.mark.parametrize("keys", ["\x03\r", "\x031\r", "\x1c\r"])
def test_lines_are_left_by_ctrl_c_whatever_comes_after_it(program, keys):
    with program.show("DeleteFiles", "--plain", count=3, controlling=True) as session:
        session.wait_for("[2]:")
        session.send(keys)
        assert session.end() == 1 and session.output == "cancel\n"


@pytest.mark.parametrize("options", [(), ("--plain",)])
@pytest.mark.parametrize("dialog,outcome", [("DeleteFiles", "cancel"), ("Choose", "decline")])
def test_nobody_answers_in_time(program, options, dialog, outcome):
    values = {"count": 3} if dialog == "DeleteFiles" else {"kind": "file"}
    start = time.monotonic()
    with program.show(dialog, "--timeout", "1", *options, **values) as session:
        session.wait_for("1-2" if options else "╰")
        if not options:
            session.send("\t")  # is no answer
        assert session.end() == 124 and session.output == outcome + "\n"
        assert 0.9 < time.monotonic() - start < 8


def test_time_ends_while_input_never_does(program):
    with open("/dev/zero", "rb") as flood:
        process = subprocess.run(
            program.command("DeleteFiles", "--timeout", "1", count=3), stdin=flood,
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=environment(), timeout=20)
    assert process.returncode == 124 and process.stdout == b"cancel\n"


def test_an_answer_in_time_is_one(program):
    result = program.ask("DeleteFiles", "--timeout", "20", lines="1\n", count=3)
    assert result.returncode == 0 and result.stdout == b"delete\n"
