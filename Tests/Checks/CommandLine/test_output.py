"""Checks how outputs are written: whole or not at all, and only where something changed."""

import ctypes
import errno
import json
import os
import random
import resource
import shutil
import signal
import stat
import struct
import subprocess
import time

import pytest

from dialogc import DIALOGC, GOOD, NOBODY, as_nobody, contents, dialogc, environment, write

# What is remembered of builds stands beside the outputs, and has checks of its own.
BUILD = ["build", "a.dialog", "--emit", "json,c", "--out", "out", "--no-cache"]


def build(folder, *more, **options):
    return dialogc(*BUILD, *more, cwd=folder, **options)


# What `link` and `linkat` are numbered by kernels, by machines.
LINKS = {"x86_64": [86, 265], "aarch64": [37]}


def refuse_links():
    """In a new process: no file gets a second name, as in file systems that cannot give one."""
    refuse, allow = 0x50000 | errno.EPERM, 0x7FFF0000
    # Load the number of the call; refuse it if it is one of these; else allow it.
    program = [(0x20, 0, 0, 0)]
    for number in LINKS[os.uname().machine]: program += [(0x15, 0, 1, number), (6, 0, 0, refuse)]
    program += [(6, 0, 0, allow)]
    filters = ctypes.create_string_buffer(b"".join(struct.pack("HBBI", *one) for one in program))
    library = ctypes.CDLL(None, use_errno=True)
    no_new_privileges, set_filter, mode = 38, 22, 2
    whole = struct.pack("HxxxxxxP", len(program), ctypes.addressof(filters))
    assert library.prctl(no_new_privileges, 1, 0, 0, 0) == 0
    assert library.prctl(set_filter, mode, whole, 0, 0) == 0


def mounted(script, folder):
    """Runs a shell script that may mount; what it mounts is gone with it."""
    return subprocess.run(
        ["unshare", "--mount", "--map-root-user", "sh", "-euc", script], cwd=folder,
        capture_output=True, text=True, env=environment(DIALOGC=DIALOGC), timeout=120)


def test_makes_the_folder(tmp_path):
    write(tmp_path, a=GOOD)
    run = dialogc("build", "a.dialog", "--emit", "json", "--emit", "c", "--out", "x/y/z/",
                  cwd=tmp_path)
    assert run.returncode == 0 and run.stdout == run.stderr == ""
    assert {"dialogs.json", "dialogs.h"} <= set(os.listdir(tmp_path / "x/y/z"))


def test_does_not_touch_what_stays_the_same(tmp_path):
    write(tmp_path, a=GOOD)
    build(tmp_path)
    for path in (tmp_path / "out").iterdir():
        os.utime(path, (1, 1))
    json = (tmp_path / "out/dialogs.json").read_bytes()
    assert build(tmp_path).returncode == 0
    assert {path.stat().st_mtime for path in (tmp_path / "out").iterdir()} == {1}
    write(tmp_path, a=GOOD.replace("Ask", "Other"))
    assert build(tmp_path).returncode == 0
    assert (tmp_path / "out/dialogs.json").read_bytes() != json
    assert (tmp_path / "out/dialogs.json").stat().st_mtime > 1
    assert (tmp_path / "out/dialog_runtime.h").stat().st_mtime == 1


def test_an_error_writes_nothing(tmp_path):
    write(tmp_path, a=GOOD)
    build(tmp_path)
    before = contents(tmp_path / "out")
    write(tmp_path, a=GOOD.replace("Ask", "Other"), b="alert A {")
    run = dialogc("build", "a.dialog", "b.dialog", *BUILD[2:], "--depfile", "d", cwd=tmp_path)
    assert run.returncode == 1
    assert contents(tmp_path / "out") == before and not (tmp_path / "d").exists()


@pytest.mark.parametrize("prepare, rule", [
    (lambda folder: (folder / "out").write_text("mine"), "output/not-folder"),
    (lambda folder: (folder / "out/dialogs.h").mkdir(parents=True), "output/is-folder"),
    (lambda folder: (folder / "out").symlink_to("out"), "output/unwritable"),
])
def test_places_that_are_taken(prepare, rule, tmp_path):
    write(tmp_path, a=GOOD)
    prepare(tmp_path)
    before = contents(tmp_path)
    run = build(tmp_path, "--depfile", "new/out.d")
    assert run.returncode == 3 and f"error[{rule}]" in run.stderr
    assert contents(tmp_path) == before and not (tmp_path / "new").exists()


def test_a_folder_below_a_file(tmp_path):
    write(tmp_path, a=GOOD)
    run = dialogc("build", "a.dialog", "--emit", "c", "--out", "a.dialog/x", cwd=tmp_path)
    assert run.returncode == 3 and "error[output/not-folder]" in run.stderr
    assert contents(tmp_path) == {"a.dialog": GOOD.encode()}


def test_a_folder_that_may_not_be_written(tmp_path):
    write(tmp_path, a=GOOD)
    build(tmp_path)
    write(tmp_path, a=GOOD.replace("Ask", "Other"))
    before = contents(tmp_path)
    (tmp_path / "out").chmod(0o555)
    user = as_nobody(tmp_path)
    for out in ["out", "out/new", "new"]:
        run = dialogc("build", "a.dialog", "--emit", "json,c", "--out", out, cwd=tmp_path, **user)
        assert run.returncode == 3 and "error[output/read-only]" in run.stderr
        assert "권한" in dialogc(
            "build", "a.dialog", "--emit", "c", "--out", out, "--language", "ko", cwd=tmp_path,
            **user).stderr
    assert contents(tmp_path) == before
    # Nothing is to be written where nothing changes.
    write(tmp_path, a=GOOD)
    assert build(tmp_path, **user).returncode == 0


def test_a_file_system_that_is_read_only(tmp_path):
    write(tmp_path, a=GOOD)
    (tmp_path / "out").mkdir()
    run = mounted(
        'mount -t tmpfs -o ro none out; s=0; "$DIALOGC" build a.dialog --emit c --out out || s=$?; '
        "ls -A out; exit $s", tmp_path)
    assert run.returncode == 3 and run.stdout == ""
    assert "error[output/read-only]" in run.stderr and "read-only" in run.stderr


def test_a_disk_that_is_full(tmp_path):
    write(tmp_path, a="".join(GOOD.replace("Ask", f"Ask{i}") for i in range(3000)))
    (tmp_path / "out").mkdir()
    run = mounted(
        "mount -t tmpfs -o size=32k none out; echo old > out/dialogs.json; s=0; "
        '"$DIALOGC" build a.dialog --emit json,c --out out || s=$?; '
        "ls -A out; cat out/*; exit $s", tmp_path)
    assert run.returncode == 3 and run.stdout == "dialogs.json\nold\n"
    assert "error[output/disk-full]" in run.stderr


def test_a_file_that_may_not_grow(tmp_path):
    write(tmp_path, a="".join(GOOD.replace("Ask", f"Ask{i}") for i in range(3000)))
    limit = (4096, 4096)
    run = build(tmp_path, preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, limit))
    assert run.returncode == 3 and "error[output/disk-full]" in run.stderr
    assert os.listdir(tmp_path) == ["a.dialog"]


def test_devices_are_not_replaced(tmp_path):
    write(tmp_path, a=GOOD)
    run = build(tmp_path, "--depfile", "/dev/null")
    assert run.returncode == 3 and "error[output/unwritable]" in run.stderr
    assert stat.S_ISCHR(os.stat("/dev/null").st_mode)
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize("depfile", ["a.dialog", "./a.dialog", "link.dialog", "out/dialogs.h"])
def test_a_depfile_replaces_no_source_or_artifact(depfile, tmp_path):
    write(tmp_path, a=GOOD)
    (tmp_path / "link.dialog").symlink_to("a.dialog")
    run = build(tmp_path, "--depfile", depfile)
    assert run.returncode == 3 and "error[output/collision]" in run.stderr
    assert contents(tmp_path)["a.dialog"] == GOOD.encode() and not (tmp_path / "out").exists()


@pytest.mark.parametrize("depfile", ["out/./dialogs.json", "out//dialogs.json",
                                     "out/../out/dialogs.json", "other/dialogs.json"])
def test_a_place_is_one_however_it_is_written(depfile, tmp_path):
    write(tmp_path, a=GOOD)
    (tmp_path / "out").mkdir()
    (tmp_path / "other").symlink_to("out")
    run = build(tmp_path, "--depfile", depfile)
    assert run.returncode == 3 and "output/collision" in run.stderr
    assert os.listdir(tmp_path / "out") == []


def test_links_are_followed_and_kept(tmp_path):
    write(tmp_path, a=GOOD)
    (tmp_path / "out").mkdir()
    (tmp_path / "kept").mkdir()
    (tmp_path / "out/dialogs.json").symlink_to("../kept/there.json")
    (tmp_path / "kept/there.h").write_text("old")
    (tmp_path / "out/dialogs.h").symlink_to(tmp_path / "kept/there.h")
    assert build(tmp_path).returncode == 0
    assert (tmp_path / "out/dialogs.json").is_symlink() and (tmp_path / "out/dialogs.h").is_symlink()
    assert json.loads((tmp_path / "kept/there.json").read_text())
    assert (tmp_path / "kept/there.h").read_text() != "old"
    assert sorted(os.listdir(tmp_path / "out")) == ["dialog_runtime.h", "dialogs.h", "dialogs.json"]


@pytest.mark.parametrize("place", ["/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"])
def test_what_leads_to_an_open_file_is_not_replaced(place, tmp_path):
    write(tmp_path, a=GOOD)
    # A link of one's own, lest a fault replace the machine's.
    (tmp_path / "link").symlink_to(place)
    with open(tmp_path / "stdout", "wb") as stdout:
        run = build(tmp_path, "--depfile", "link", stdout=stdout)
    assert run.returncode == 3 and "output/unwritable" in run.stderr
    assert (tmp_path / "link").is_symlink() and (tmp_path / "stdout").read_bytes() == b""


@pytest.mark.parametrize("stream", ["stdout", "stdin"])
def test_streams_that_do_not_wait(stream):
    many = "\n".join(GOOD.replace("Ask", f"Ask{number}") for number in range(2000)).encode()
    ours, theirs = os.pipe()
    os.set_blocking(theirs if stream == "stdout" else ours, False)
    call = {"stdin": subprocess.PIPE, "stdout": theirs} if stream == "stdout" \
        else {"stdin": ours, "stdout": subprocess.PIPE}
    process = subprocess.Popen([DIALOGC, "format", "-"], env=environment(), **call)
    os.close(call[stream])
    source = process.stdin or open(theirs, "wb")  # noqa: SIM115
    answer = process.stdout or open(ours, "rb")  # noqa: SIM115
    time.sleep(0.2)
    with source:
        source.write(many)
    time.sleep(1)
    with answer:
        assert answer.read() == many
    assert process.wait(60) == 0


def test_an_artifact_replaces_no_source(tmp_path):
    (tmp_path / "dialogs.json").write_text(GOOD)
    run = dialogc("build", "dialogs.json", "--emit", "json,c", "--out", ".", cwd=tmp_path)
    assert run.returncode == 3 and "error[output/collision]" in run.stderr
    assert contents(tmp_path) == {"dialogs.json": GOOD.encode()}


@pytest.mark.parametrize("option", ["--depfile", "--touch", "--cache"])
def test_nothing_is_written_over_the_baseline(tmp_path, option):
    write(tmp_path, a=GOOD)
    assert dialogc("check", "a.dialog", "--baseline", "k.json", "--update-baseline", cwd=tmp_path).returncode == 0
    before = (tmp_path / "k.json").read_bytes()
    run = dialogc("build", "a.dialog", "--emit", "json", "--out", "out", "--baseline", "k.json", option, "k.json",
                  cwd=tmp_path)
    assert run.returncode == 3 and "error[output/collision]" in run.stderr
    assert (tmp_path / "k.json").read_bytes() == before and not (tmp_path / "out").exists()


@pytest.mark.parametrize("prepare", [None, refuse_links], ids=["links", "no links"])
def test_all_outputs_are_left_where_the_last_cannot_be_replaced(tmp_path, prepare):
    """Another user's file in a folder with the sticky bit may be read, but not replaced."""
    if os.getuid() != 0:
        pytest.skip("only root can make another user's file")
    write(tmp_path, a=GOOD)
    user = as_nobody(tmp_path)
    (tmp_path / "out").mkdir()
    (tmp_path / "out").chmod(0o1777)
    for name in ["dialogs.h", "dialogs.json"]:
        (tmp_path / "out" / name).write_text("old")
        os.chown(tmp_path / "out" / name, NOBODY, NOBODY)
    (tmp_path / "out/x.d").write_text("others")
    before = contents(tmp_path)
    run = build(tmp_path, "--depfile", "out/x.d", preexec_fn=prepare, **user)
    assert run.returncode == 3 and "error[output/read-only]" in run.stderr
    assert contents(tmp_path) == before


def test_files_are_replaced_where_they_can_have_one_name_only(tmp_path):
    write(tmp_path, a=GOOD)
    build(tmp_path)
    write(tmp_path, a=GOOD.replace("Ask", "Other"))
    assert build(tmp_path, preexec_fn=refuse_links).returncode == 0
    assert "Other" in (tmp_path / "out/dialogs.json").read_text()
    assert not [name for name in os.listdir(tmp_path / "out") if name.startswith(".")]


def test_a_killed_build_leaves_whole_files(tmp_path):
    """Kills builds at every stage; each output is then the old one or the new one, whole."""
    versions = {}
    for name in ["old", "new"]:
        folder = tmp_path / name
        folder.mkdir()
        write(folder, a="".join(GOOD.replace("Ask", f"{name.title()}{i}") for i in range(400)))
        started = time.monotonic()
        assert build(folder).returncode == 0
        duration = time.monotonic() - started
        versions[name] = contents(folder / "out")
    place = tmp_path / "place"
    place.mkdir()
    random.seed(1)
    killed = 0
    for attempt in range(60):
        version = ["old", "new"][attempt % 2]
        shutil.copy(tmp_path / version / "a.dialog", place)
        process = subprocess.Popen([DIALOGC, *BUILD], cwd=place, env=environment())
        # Most of a build is over before the first byte is written.
        time.sleep(duration * random.uniform(0.3, 1.1))
        process.kill()
        killed += process.wait(60) != 0
        for name, data in contents(place / "out").items() if (place / "out").exists() else []:
            if not name.startswith(".dialogc-"):
                assert data in [files[name] for files in versions.values()], name
    assert killed > 10
    assert build(place).returncode == 0
    assert contents(place / "out") == versions[version]
    assert not [name for name in os.listdir(place / "out") if name.startswith(".")]


@pytest.mark.parametrize("sent", [signal.SIGTERM, signal.SIGINT, signal.SIGALRM, signal.SIGUSR1, signal.SIGXCPU])
def test_a_signal_leaves_nothing_beside_the_files(sent, tmp_path):
    """Sent as soon as something is staged, it waits until all stands in its place."""
    write(tmp_path, a="".join(GOOD.replace("Ask", f"Ask{i}") for i in range(1000)))
    (tmp_path / "out").mkdir()
    caught = 0
    for _ in range(20):
        # What is begun in the background ignores some signals, and so does what it starts.
        process = subprocess.Popen([DIALOGC, *BUILD], cwd=tmp_path, env=environment(), start_new_session=True,
                                   preexec_fn=lambda: signal.signal(sent, signal.SIG_DFL))
        while process.poll() is None:
            if any(name.startswith(".") for name in os.listdir(tmp_path / "out")):
                process.send_signal(sent)
                caught += process.wait(60) == -sent
        assert not [name for name in os.listdir(tmp_path / "out") if name.startswith(".")]
        for path in (tmp_path / "out").iterdir():
            path.unlink()
    assert caught


def test_where_memory_runs_out_outputs_are_left(tmp_path):
    write(tmp_path, a=GOOD)
    build(tmp_path)
    before = contents(tmp_path / "out")
    write(tmp_path, a="".join(GOOD.replace("Ask", f"Ask{i}") for i in range(60_000)))
    limit = (120 << 20, 120 << 20)
    run = build(tmp_path, preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, limit))
    assert run.returncode == 70 and "or memory ran out" in run.stderr and "메모리가 모자랍니다" in run.stderr
    assert contents(tmp_path / "out") == before


def test_what_killed_runs_left_is_removed_but_not_what_others_write(tmp_path):
    import fcntl
    write(tmp_path, a=GOOD)
    build(tmp_path)
    abandoned, live = tmp_path / "out/.dialogc-1-0.tmp", tmp_path / "out/.dialogc-2-0.tmp"
    for folder in [abandoned, live]:
        folder.mkdir()
        (folder / "0").write_text("half")
    lock = os.open(live, os.O_RDONLY)
    fcntl.flock(lock, fcntl.LOCK_EX)
    assert build(tmp_path).returncode == 0
    assert not abandoned.exists() and live.exists()
    os.close(lock)
    assert build(tmp_path).returncode == 0
    assert not live.exists()


def test_builds_at_once_do_not_disturb_each_other(tmp_path):
    sources = [GOOD.replace("Ask", name) for name in ["One", "Two"]]
    for index, source in enumerate(sources):
        (tmp_path / f"{index}.dialog").write_text(source)
    for _ in range(10):
        running = [
            subprocess.Popen(
                [DIALOGC, "build", f"{index % 2}.dialog", *BUILD[2:]], cwd=tmp_path,
                env=environment(), stderr=subprocess.PIPE)
            for index in range(6)
        ]
        assert [process.communicate(timeout=60)[1] for process in running] == [b""] * 6
    assert not [name for name in os.listdir(tmp_path / "out") if name.startswith(".")]


@pytest.mark.parametrize("name, severity", [
    ("dialog_runtime", "error"), ("Dialog_Runtime", "error"), ("string", "error"),
    ("stdint", "error"), ("termios", "error"), ("String", "warning"), ("Strings", None)])
def test_project_named_like_a_header(tmp_path, name, severity):
    write(tmp_path, a=f"project {name} {{ source en }}\n{GOOD}")
    run = build(tmp_path, "--diagnostics", "json")
    found = json.loads(run.stderr)["diagnostics"]
    expected = [("name/reserved", severity, 9)] if severity else []
    assert [(f["rule"], f["severity"], f["range"]["start"]["column"]) for f in found] == expected
    assert run.returncode == (1 if severity == "error" else 0)
    assert (tmp_path / "out").exists() == (severity != "error")


@pytest.mark.parametrize("place", [0, 0.5, 1])
def test_a_byte_that_changed_in_a_large_output_is_mended_by_several_threads(tmp_path, place):
    many = "".join(GOOD.replace("alert Ask", f"alert Ask{number}") for number in range(6500))
    write(tmp_path, a=many)
    call = ["build", "a.dialog", "--emit", "c", "--out", "out", "--no-cache", "--jobs", "3"]
    assert dialogc(*call, cwd=tmp_path).returncode == 0
    before = contents(tmp_path / "out")
    path = max((tmp_path / "out").iterdir(), key=lambda path: path.stat().st_size)
    size = path.stat().st_size
    assert size > 8 << 20
    with path.open("r+b") as file:
        file.seek(min(int(size * place), size - 1))
        file.write(b"~")
    assert contents(tmp_path / "out") != before
    assert dialogc(*call, cwd=tmp_path).returncode == 0
    assert contents(tmp_path / "out") == before
