"""Calls the executable that the checks are about: DIALOGC, else that of a debug build."""

import atexit
import fcntl
import functools
import os
import pathlib
import pty
import shutil
import struct
import subprocess
import tempfile
import termios
import threading

ROOT = pathlib.Path(__file__).resolve().parents[3]
DIALOGC = str(pathlib.Path(os.environ.get("DIALOGC", ROOT / ".build/debug/dialogc")).resolve())

# What builds leave in folders of sources, for `shutil.copytree` to leave out.
BUILT = shutil.ignore_patterns(".build", ".swiftpm")

# A source without findings, one whose brace is not closed, and one with a warning that is no error.
GOOD = 'alert Ask {\n  title "Delete This Item?"\n  button delete destructive\n  cancel\n}\n'
BROKEN = GOOD.removesuffix("}\n")
WARNED = GOOD.replace("Ask", "Ask(unused: Int)")


def environment(**changes):
    """The environment of the call: English without colours, unless changed; None removes."""
    settled = {"LC_ALL": "C", "LC_MESSAGES": None, "LANG": None, "NO_COLOR": None, "TERM": "xterm"}
    merged = {**os.environ, **settled, **changes}
    return {name: value for name, value in merged.items() if value is not None}


# A user whom permissions bind.
NOBODY = 65534


def as_nobody(folder):
    """Options of a call by a user whom permissions bind, in a temporary folder that everybody may enter."""
    temporary = pathlib.Path(tempfile.gettempdir())
    for parent in [folder, *folder.parents]:
        if parent.is_relative_to(temporary) and parent != temporary:
            parent.chmod(0o755)
    if os.getuid() != 0: return {}
    return {"user": NOBODY, "group": NOBODY, "extra_groups": [], "executable": open_program()}


@functools.cache
def open_program():
    """A copy of the program that everybody may run, however closed the folder of the project is."""
    folder = pathlib.Path(tempfile.mkdtemp())
    atexit.register(shutil.rmtree, folder)
    folder.chmod(0o755)
    return shutil.copy(DIALOGC, folder)


def dialogc(*arguments, cwd=None, env=None, input=b"", **options):
    """Runs a call to its end; what it wrote as text, with U+FFFD for what is not UTF-8."""
    run = subprocess.run(
        [DIALOGC, *map(os.fspath, arguments)], cwd=cwd, input=input, timeout=120,
        env=environment() if env is None else env,
        **{"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, **options})
    run.stdout = (run.stdout or b"").decode(errors="replace")
    run.stderr = (run.stderr or b"").decode(errors="replace")
    return run


def dialogc_on_terminal(*arguments, columns, cwd, env=None):
    """Runs a call whose standard error is a terminal; its status, and what is shown there."""
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
    shown = []

    def read():
        try:
            while data := os.read(ours, 4096):
                shown.append(data)
        except OSError:
            # Linux says so once nobody has the terminal any more.
            pass

    reader = threading.Thread(target=read)
    reader.start()
    run = dialogc(*arguments, cwd=cwd, env=env, stderr=theirs)
    os.close(theirs)
    reader.join(60)
    os.close(ours)
    return run.returncode, b"".join(shown).decode().replace("\r\n", "\n")


def write(folder, **files):
    """Writes `name=text` as `name.dialog`."""
    for name, text in files.items():
        data = text if isinstance(text, bytes) else text.encode()
        (folder / f"{name}.dialog").write_bytes(data)
    return folder


def contents(folder):
    """Every file below a folder, hidden ones too, with its bytes."""
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in sorted(pathlib.Path(folder).rglob("*")) if path.is_file()
    }
