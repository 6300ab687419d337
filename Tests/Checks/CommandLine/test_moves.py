"""Checks what is left, and what is said, where a program is ended or refused while it moves files to their places."""

import os
import subprocess

import pytest

from dialogc import GOOD, ROOT, contents, dialogc, environment, write

# The debug build's, since nothing comes between a program and libraries that are part of it.
LINKED = ROOT / ".build/debug/dialogc"

RENAME = """
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/stat.h>

int fchmod(int file, mode_t mode) {
  int (*next)(int, mode_t) = (int (*)(int, mode_t))dlsym(RTLD_NEXT, "fchmod");
  if (getenv("MODE_ENDS") != NULL) raise(SIGKILL);
  return next(file, mode);
}

int rename(const char *old, const char *new) {
  static int count = 0;
  int (*next)(const char *, const char *) = (int (*)(const char *, const char *))dlsym(RTLD_NEXT, "rename");
  const char *fails = getenv("RENAME_FAILS"), *ends = getenv("RENAME_ENDS");
  count++;
  if (ends != NULL && count == atoi(ends)) raise(SIGKILL);
  if (fails != NULL && count >= atoi(fails)) return errno = EIO, -1;
  return next(old, new);
}
"""


@pytest.fixture(scope="module")
def library(tmp_path_factory):
    folder = tmp_path_factory.mktemp("rename")
    (folder / "rename.c").write_text(RENAME)
    subprocess.run(["gcc", "-shared", "-fPIC", "-o", "rename.so", "rename.c", "-ldl"], cwd=folder, check=True)
    return folder / "rename.so"


def meddled(library, *arguments, cwd, **meddling):
    return dialogc(
        *arguments, cwd=cwd, executable=LINKED, env=environment(LD_PRELOAD=str(library), **meddling))


def hidden(folder):
    return [name for name in contents(folder) if ".dialogc-" in name]


@pytest.mark.parametrize("language,nothing,said", [
    ("en", "nothing was", "but these were"), ("ko", "아무것도 쓰지", "되돌리지 못했습니다")])
def test_what_cannot_be_put_back_is_said(tmp_path, library, language, nothing, said):
    build = ["build", "a.dialog", "--emit", "json,c", "--out", "out", "--no-cache", "--language", language]
    write(tmp_path, a=GOOD)
    assert dialogc(*build, cwd=tmp_path).returncode == 0
    write(tmp_path, a=GOOD.replace("Ask", "Other"))
    old = contents(tmp_path / "out")
    run = meddled(library, *build, cwd=tmp_path, RENAME_FAILS="1")
    assert run.returncode == 3 and nothing in run.stderr and contents(tmp_path / "out") == old
    run = meddled(library, *build, cwd=tmp_path, RENAME_FAILS="2")
    assert run.returncode == 3 and nothing not in run.stderr and said in run.stderr
    changed = [name for name, data in contents(tmp_path / "out").items() if old[name] != data]
    assert len(changed) == 1 and f"out/{changed[0]}’" in run.stderr


def test_what_fixes_cannot_put_back_is_said(tmp_path, library):
    wrong = GOOD.replace("?", "??")
    write(tmp_path, a=wrong, b=wrong.replace("Ask", "Other"))
    run = meddled(library, "check", "--fix", "a.dialog", "b.dialog", cwd=tmp_path, RENAME_FAILS="2")
    assert "but these were" in run.stderr and "a.dialog’" in run.stderr, run.stderr
    assert (tmp_path / "b.dialog").read_text() != wrong and "nothing was" not in run.stderr


def test_nobody_else_reads_what_is_on_its_way(tmp_path, library):
    write(tmp_path, a=GOOD.replace("  ", " "))
    (tmp_path / "a.dialog").chmod(0o600)
    assert meddled(library, "format", "a.dialog", cwd=tmp_path, MODE_ENDS="1").returncode < 0
    (left,) = [path for path in tmp_path.rglob("*") if path.is_file() and path.name != "a.dialog"]
    assert left.stat().st_mode & 0o777 == 0o600


def test_fixing_cleans_what_a_killed_run_left(tmp_path, library):
    wrong = GOOD.replace("?", "??")
    write(tmp_path, a=wrong)
    (tmp_path / "to").mkdir()
    (tmp_path / "to/b.dialog").write_text(wrong.replace("Ask", "Other"))
    (tmp_path / "b.dialog").symlink_to("to/b.dialog")
    arguments = ["check", "--fix", "a.dialog", "b.dialog"]
    assert meddled(library, *arguments, cwd=tmp_path, RENAME_ENDS="2").returncode < 0
    assert len({name.split("/")[0] for name in hidden(tmp_path)}) > 0
    assert dialogc(*arguments, cwd=tmp_path).returncode == 0
    assert dialogc(*arguments, cwd=tmp_path).returncode == 0
    assert not hidden(tmp_path) and not [name for name in os.listdir(tmp_path / "to") if name.startswith(".")]


@pytest.mark.parametrize("place", range(1, 9))
def test_a_project_is_there_whole_or_not_at_all(tmp_path, library, place):
    whole = tmp_path / "whole"
    whole.mkdir()
    assert dialogc("new", "Notes", cwd=whole).returncode == 0
    run = meddled(library, "new", "Notes", cwd=tmp_path, RENAME_ENDS=str(place))
    if run.returncode >= 0:
        return
    assert not (tmp_path / "Notes").exists()
    assert dialogc("new", "Notes", cwd=tmp_path).returncode == 0
    assert contents(tmp_path / "Notes") == contents(whole / "Notes")
    assert not [name for name in os.listdir(tmp_path) if name.startswith(".")]
