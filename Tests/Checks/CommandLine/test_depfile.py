"""Checks depfiles with the programs that read them: GNU Make and Ninja."""

import os
import shutil
import subprocess
import time

import pytest

from dialogc import BROKEN, DIALOGC, GOOD, dialogc, environment, write

# Characters that the syntax of Make and Ninja gives a meaning.
AWKWARD = ["plain", "with space", "dollar$sign", "hash#tag", "colon:name", "한글", "back\\slash",
           "per%cent", "(paren)", "quote'd", "a=b", "tilde~", "two  spaces", "amp&ersand", "back\\ space"]


def name_after(index):
    return GOOD.replace("Ask", f"Ask{index}")


@pytest.fixture
def project(tmp_path):
    (tmp_path / "src dir").mkdir()
    for index, name in enumerate(AWKWARD):
        (tmp_path / "src dir" / f"{name}.dialog").write_text(name_after(index))
    return tmp_path


def later(path):
    """Makes a file newer than all that was written so far."""
    now = time.time() + 2
    os.utime(path, (now, now))


def test_lists_outputs_and_sources(tmp_path):
    write(tmp_path, a=name_after(1), b=name_after(2))
    run = dialogc("build", ".", "--emit", "json", "--out", "out", "--depfile", "out/x.d", cwd=tmp_path)
    assert run.returncode == 0
    assert (tmp_path / "out/x.d").read_text() == (
        "out/dialogs.json: \\\n  a.dialog \\\n  b.dialog \\\n  .\n\na.dialog:\n\nb.dialog:\n\n.:\n")


def test_lists_folders_that_were_searched_but_none_that_is_written_into(tmp_path):
    (tmp_path / "src/empty").mkdir(parents=True)
    write(tmp_path / "src", a=GOOD)
    for _ in range(2):
        run = dialogc("build", "src", "--emit", "json", "--out", "src/out", "--depfile", "src/out/x.d", cwd=tmp_path)
        assert run.returncode == 0
        lines = (tmp_path / "src/out/x.d").read_text().split("\n\n")[0].replace("\\\n", "").split()
        assert lines == ["src/out/dialogs.json:", "src/a.dialog", "src", "src/empty"]


def test_a_file_that_is_touched_is_what_the_depfile_is_about(tmp_path):
    write(tmp_path, a=GOOD)
    call = ["build", "a.dialog", "--emit", "json,c", "--out", "out", "--depfile", "x.d", "--touch", "x.stamp",
            "--no-cache"]
    assert dialogc(*call, cwd=tmp_path).returncode == 0
    assert (tmp_path / "x.d").read_text() == "x.stamp: \\\n  a.dialog\n\na.dialog:\n"
    assert (tmp_path / "x.stamp").read_bytes() == b""
    os.utime(tmp_path / "x.stamp", (1, 1))
    before = {path: path.stat().st_mtime_ns for path in (tmp_path / "out").iterdir()}
    assert dialogc(*call, cwd=tmp_path).returncode == 0
    assert (tmp_path / "x.stamp").stat().st_mtime_ns > max(before.values())
    assert before == {path: path.stat().st_mtime_ns for path in (tmp_path / "out").iterdir()}
    write(tmp_path, a=BROKEN)
    stamped = (tmp_path / "x.stamp").stat().st_mtime_ns
    assert dialogc(*call, cwd=tmp_path).returncode == 1
    assert (tmp_path / "x.stamp").stat().st_mtime_ns == stamped


def test_what_would_be_written_is_listed_whatever_is_wrong_with_the_sources(tmp_path):
    (tmp_path / "one").mkdir()
    (tmp_path / "two").mkdir()
    write(tmp_path / "one", a="project One {}\n" + BROKEN)
    write(tmp_path / "two", a=GOOD)
    call = ["build", "--emit", "terminal,json,c", "--list"]
    run = dialogc(*call, "two", "--out", "o", cwd=tmp_path)
    assert (run.returncode, run.stderr) == (0, "")
    assert run.stdout.split() == [
        "o/dialogs.json", "o/dialogs.h", "o/dialog_runtime.h", "o/dialogs_terminal.h", "o/dialogs_terminal.c"]
    run = dialogc(*call, "one", "two", "--out", "o/{project}", cwd=tmp_path)
    assert (run.returncode, run.stderr) == (0, "") and "o/One/One_terminal.c" in run.stdout.split()
    assert "o/dialogs/dialogs.h" in run.stdout.split() and not (tmp_path / "o").exists()
    assert dialogc(*call, "one", "two", "--out", "o", cwd=tmp_path).returncode == 2
    assert dialogc(*call, "none", "--out", "o", cwd=tmp_path).returncode == 3


def test_what_is_listed_is_what_is_written(tmp_path):
    write(tmp_path, a="project Zoo {}\n" + GOOD)
    call = ["build", "a.dialog", "--emit", "json,terminal,c", "--out", "o", "--no-cache"]
    listed = dialogc(*call, "--list", cwd=tmp_path).stdout.split()
    assert dialogc(*call, cwd=tmp_path).returncode == 0
    assert sorted(listed) == sorted(f"o/{path.name}" for path in (tmp_path / "o").iterdir())


def test_is_written_every_time_and_last(tmp_path):
    write(tmp_path, a=GOOD)
    for _ in range(2):
        run = dialogc("build", "a.dialog", "--emit", "json,c", "--out", "out", "--depfile", "x.d", "--no-cache",
                      cwd=tmp_path)
        assert run.returncode == 0
        written = (tmp_path / "x.d").stat().st_mtime_ns
        assert all(path.stat().st_mtime_ns <= written for path in (tmp_path / "out").iterdir())
        os.utime(tmp_path / "x.d", (1, 1))
    assert written > 10**9


def test_a_line_break_cannot_be_told(tmp_path):
    (tmp_path / "a\nb.dialog").write_text(GOOD)
    run = dialogc("build", ".", "--emit", "c", "--out", "out", "--depfile", "x.d", cwd=tmp_path)
    assert run.returncode == 3 and "error[output/depfile-path]" in run.stderr
    assert not (tmp_path / "out").exists()


def test_make_reads_it(project):
    (project / "Makefile").write_text(
        "all: out/dialogs.json\n"
        "out/dialogs.json:\n"
        "\t@echo built\n"
        f'\t@"{DIALOGC}" build "src dir" --emit json --out out --depfile out/dialogs.d\n'
        # Make goes by the time of the output, which is not touched where nothing changes.
        "\t@touch $@\n"
        "-include out/dialogs.d\n")

    def make():
        run = subprocess.run(["make"], cwd=project, capture_output=True, text=True,
                             env=environment(), timeout=60)
        assert run.returncode == 0 and run.stderr == "", run.stderr
        return "built" in run.stdout

    assert make() and not make()
    for name in AWKWARD:
        path = project / "src dir" / f"{name}.dialog"
        for source in [project / "src dir", *(project / "src dir").iterdir()]:
            os.utime(source, (1000, 1000))
        os.utime(project / "out/dialogs.json", (2000, 2000))
        assert not make(), name
        os.utime(path, (3000, 3000))
        assert make(), name
    # A source that is gone is no error.
    (project / "src dir/plain.dialog").unlink()
    assert make() and not make()


def ninja_path():
    try:
        import ninja
        return os.path.join(ninja.BIN_DIR, "ninja")
    except ImportError:
        return shutil.which("ninja")


def test_ninja_reads_it(project):
    ninja = ninja_path()
    assert ninja, "install Debian's ninja-build or PyPI's ninja"
    (project / "build.ninja").write_text(
        "rule dialogs\n"
        f'  command = "{DIALOGC}" build "src dir" --emit json,c --out out --depfile out/x.d\n'
        "  depfile = out/x.d\n"
        "  restat = 1\n"
        "build out/dialogs.json out/dialogs.h out/dialog_runtime.h: dialogs\n")

    def build():
        run = subprocess.run([ninja], cwd=project, capture_output=True, text=True,
                             env=environment(), timeout=60)
        assert run.returncode == 0, run.stdout + run.stderr
        return "no work to do" not in run.stdout

    assert build() and not build()
    for index, name in enumerate(AWKWARD):
        path = project / "src dir" / f"{name}.dialog"
        path.write_text(name_after(index + 100))
        later(path)
        assert build(), name
        os.utime(path, (1, 1))
        build()
        assert not build(), name
