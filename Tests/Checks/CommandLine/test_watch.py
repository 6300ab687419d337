"""Checks `check --watch`: it goes on, and checks again what changes, comes and goes."""

import os
import pathlib
import subprocess
import threading
import time

import pytest

from dialogc import DIALOGC, GOOD, WARNED, environment

# Longer than any check here takes, on a machine that is busy.
PATIENCE = 60


class Watch:
    """A call that goes on; what it said since it was last asked."""

    def __init__(self, *arguments, cwd):
        self.process = subprocess.Popen(
            [DIALOGC, "check", "--watch", *arguments], cwd=cwd, env=environment(),
            stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        self.text, self.news = "", threading.Condition()
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self):
        while data := os.read(self.process.stderr.fileno(), 4096):
            with self.news:
                self.text += data.decode()
                self.news.notify()

    def said(self):
        with self.news:
            assert self.news.wait_for(lambda: "waiting for changes\n" in self.text, PATIENCE), self.text
            said, _, self.text = self.text.partition("waiting for changes\n")
            return said


def save(folder, **sources):
    """Saves files whole, as editors do that write beside a file and put it in its place."""
    for name, text in sources.items():
        (folder / f".{name}").write_text(text)
        os.replace(folder / f".{name}", folder / f"{name}.dialog")


@pytest.fixture
def watch(tmp_path):
    started = []

    def start(*arguments):
        started.append(Watch(*arguments, cwd=tmp_path))
        return started[-1]

    yield start
    for one in started:
        one.process.kill()
        one.process.wait(PATIENCE)


def test_checks_again_what_changes_comes_and_goes(tmp_path, watch):
    save(tmp_path, a=WARNED)
    call = watch(".")
    assert "warning[" in call.said()
    save(tmp_path, a=GOOD)
    assert "warning[" not in call.said()
    save(tmp_path, b=WARNED.replace("Ask", "Other"))
    assert "--> b.dialog" in call.said()
    (tmp_path / "b.dialog").unlink()
    assert "b.dialog" not in call.said()
    (tmp_path / "sub").mkdir()
    call.said()
    save(tmp_path / "sub", c=WARNED.replace("Ask", "Third"))
    assert "--> sub/c.dialog" in call.said()
    assert call.process.poll() is None


def test_does_not_check_anew_what_did_not_change(tmp_path, watch):
    def sources(file, thing):
        return "\n".join(
            GOOD.replace("Ask", f"Ask{file}x{number}").replace("Item", f"{thing} {file * 20 + number}")
            for number in range(20))

    for file in range(100): save(tmp_path, **{f"f{file}": sources(file, "Item")})
    call = watch(".", "--jobs", "1")
    call.said()
    first = cpu(call.process)
    save(tmp_path, f7=sources(7, "Album"))
    call.said()
    assert cpu(call.process) - first < first / 2


def cpu(process):
    """What a process has worked so far, in clock ticks (proc(5))."""
    fields = pathlib.Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()
    return int(fields[11]) + int(fields[12])


def test_waits_for_what_is_not_there_yet(tmp_path, watch):
    call = watch("a.dialog")
    assert "error[input/not-found]" in call.said()
    save(tmp_path, a=GOOD)
    assert "error" not in call.said()


def test_waits_until_a_file_is_whole(tmp_path, watch):
    save(tmp_path, a=GOOD)
    call = watch(".")
    call.said()
    with open(tmp_path / "a.dialog", "wb", buffering=0) as file:
        for byte in WARNED.encode():
            time.sleep(0.01)
            file.write(bytes([byte]))
    said = call.said()
    assert "warning[" in said and "error[" not in said


def test_mends_without_minding_what_it_wrote(tmp_path, watch):
    save(tmp_path, a=GOOD.replace("Item?", "Item??"))
    call = watch("--fix", ".")
    assert "mended 1 finding" in call.said()
    time.sleep(1)
    assert call.text == ""
    save(tmp_path, a=WARNED.replace("Item?", "Item??"))
    assert "mended 1 finding" in call.said()


def test_minds_no_files_that_are_no_sources(tmp_path, watch):
    inner = tmp_path / "inner"
    inner.mkdir()
    save(inner, a=GOOD)
    call = watch("inner")
    call.said()
    (tmp_path / "other").mkdir()
    (tmp_path / "notes.txt").write_text("a folder above")
    (inner / ".a.dialog.swp").write_text("an editor’s")
    time.sleep(1)
    assert call.text == ""
    save(inner, b=WARNED.replace("Ask", "Other"))
    assert "warning[" in call.said()


def test_ends_with_its_reader(tmp_path, watch):
    save(tmp_path, a=GOOD)
    call = watch(".")
    call.said()
    call.process.stdout.close()
    assert call.process.wait(PATIENCE) == 0
