"""Checks how `format` treats files."""

import json
import os

import pytest

from dialogc import GOOD, contents, dialogc, write
from test_output import as_nobody, mounted

UGLY = GOOD.replace("  title", "title   ").replace("  cancel", "      cancel")
BROKEN = "alert A {\n      title"


def test_rewrites_in_place_and_lists_with_check(tmp_path):
    write(tmp_path, good=GOOD, ugly=UGLY)
    os.utime(tmp_path / "good.dialog", (1, 1))
    run = dialogc("format", ".", "--check", cwd=tmp_path)
    assert (run.returncode, run.stdout, run.stderr) == (1, "ugly.dialog\n", "")
    assert contents(tmp_path)["ugly.dialog"] == UGLY.encode()
    run = dialogc("format", ".", cwd=tmp_path)
    assert (run.returncode, run.stdout, run.stderr) == (0, "", "")
    assert contents(tmp_path) == {"good.dialog": GOOD.encode(), "ugly.dialog": GOOD.encode()}
    assert (tmp_path / "good.dialog").stat().st_mtime == 1
    run = dialogc("format", ".", "--check", cwd=tmp_path)
    assert (run.returncode, run.stdout) == (0, "")


def test_filters_standard_input():
    for source in [GOOD, UGLY]:
        run = dialogc("format", "-", input=source.encode())
        assert (run.returncode, run.stdout) == (0, GOOD)
    run = dialogc("format", "-", "--check", input=UGLY.encode())
    assert (run.returncode, run.stdout) == (1, "<stdin>\n")
    run = dialogc("format", "-", "--check", input=GOOD.encode())
    assert (run.returncode, run.stdout) == (0, "")
    run = dialogc("format", "-", input=BROKEN.encode())
    assert run.returncode == 1 and run.stdout == "" and "<stdin>:" in run.stderr


def test_leaves_alone_what_does_not_parse(tmp_path):
    write(tmp_path, a=UGLY, b=BROKEN, c=UGLY)
    run = dialogc("format", ".", cwd=tmp_path)
    assert run.returncode == 1 and "--> b.dialog:" in run.stderr and "a.dialog" not in run.stderr
    assert contents(tmp_path) == {
        "a.dialog": GOOD.encode(), "b.dialog": BROKEN.encode(), "c.dialog": GOOD.encode()}


def test_keeps_permissions_and_follows_links(tmp_path):
    (tmp_path / "real").mkdir()
    write(tmp_path / "real", a=UGLY)
    (tmp_path / "real/a.dialog").chmod(0o640)
    if os.getuid() == 0:
        os.chown(tmp_path / "real/a.dialog", 1234, 1234)
    (tmp_path / "link.dialog").symlink_to("real/a.dialog")
    before = (tmp_path / "real/a.dialog").stat()
    assert dialogc("format", "link.dialog", cwd=tmp_path).returncode == 0
    assert (tmp_path / "link.dialog").is_symlink()
    after = (tmp_path / "real/a.dialog").stat()
    assert (tmp_path / "real/a.dialog").read_text() == GOOD
    assert (after.st_mode, after.st_uid, after.st_gid) == (
        before.st_mode, before.st_uid, before.st_gid)


def test_files_that_may_not_be_written(tmp_path):
    write(tmp_path, a=UGLY, b=UGLY)
    (tmp_path / "a.dialog").chmod(0o444)
    (tmp_path / "b.dialog").chmod(0o666)
    user = as_nobody(tmp_path)
    for name in ["a", "b"]:
        run = dialogc("format", f"{name}.dialog", cwd=tmp_path, **user)
        assert run.returncode == 3 and "error[output/read-only]" in run.stderr
    assert contents(tmp_path) == {"a.dialog": UGLY.encode(), "b.dialog": UGLY.encode()}
    assert dialogc("format", ".", "--check", cwd=tmp_path, **user).returncode == 1


def test_where_one_may_not_be_written_none_is(tmp_path):
    for name in ["a", "b", "c"]:
        (tmp_path / name).mkdir()
        write(tmp_path / name, file=UGLY)
        (tmp_path / name / "file.dialog").chmod(0o666)
        (tmp_path / name).chmod(0o755 if name == "b" else 0o777)
    before = contents(tmp_path)
    run = dialogc("format", ".", cwd=tmp_path, **as_nobody(tmp_path))
    assert run.returncode == 3 and "nothing was" in run.stderr
    assert contents(tmp_path) == before


def test_a_disk_that_is_full_loses_nothing(tmp_path):
    write(tmp_path, a=UGLY * 300)
    (tmp_path / "full").mkdir()
    run = mounted(
        "mount -t tmpfs -o size=32k none full; cp a.dialog full; "
        's=0; "$DIALOGC" format full || s=$?; cmp a.dialog full/a.dialog; ls -A full; exit $s',
        tmp_path)
    assert run.returncode == 3 and run.stdout == "a.dialog\n"
    assert "error[output/disk-full]" in run.stderr


def test_pipes_are_not_rewritten(tmp_path):
    run = dialogc("format", "/dev/stdin", input=UGLY.encode())
    assert run.returncode == 3 and "error[output/unwritable]" in run.stderr


def test_cleans_what_a_killed_run_left(tmp_path):
    write(tmp_path, a=GOOD)
    left = tmp_path / ".dialogc-1-0.tmp"
    left.mkdir()
    (left / "0").write_text("half")
    own = [tmp_path / f".dialogc-{middle}.tmp" for middle in ("backup", "1", "1-", "1-0-2")]
    for folder in own:
        folder.mkdir()
        (folder / "0").write_text("mine")
    assert dialogc("format", "--check", "a.dialog", cwd=tmp_path).returncode == 0 and left.exists()
    assert dialogc("format", "a.dialog", cwd=tmp_path).returncode == 0
    assert not left.exists() and all((folder / "0").exists() for folder in own)


@pytest.mark.parametrize("format", ["json", "sarif"])
def test_a_document_has_its_stream_alone(tmp_path, format):
    write(tmp_path, a=UGLY, b=BROKEN)
    run = dialogc("format", "--check", ".", "--diagnostics", format, cwd=tmp_path)
    assert run.returncode == 1 and "a.dialog\n" in run.stderr
    assert "b.dialog" in json.dumps(json.loads(run.stdout))
    run = dialogc("format", "-", "--diagnostics", format, input=UGLY.encode())
    assert run.returncode == 0 and run.stdout.startswith("alert ")


def test_names_reach_a_terminal_as_what_can_be_seen(tmp_path):
    write(tmp_path, **{"a\x1b[2Jb": GOOD.replace("  title", "title")})
    run = dialogc("format", "--check", ".", cwd=tmp_path)
    assert run.returncode == 1 and "\x1b" not in run.stdout
