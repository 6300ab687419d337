"""What the compiler tells of the sources beside its products: a debug build of now."""

import functools
import pathlib
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[3]
SOURCES = ROOT / "Sources"


@functools.cache
def debug_build():
    """Builds what changed since the last build, as `swift test` does; the folder of the products."""
    build = ["swift", "build", "--build-tests"]
    made = subprocess.run(build, cwd=ROOT, capture_output=True, text=True)
    if made.returncode != 0:
        raise RuntimeError(made.stdout + made.stderr)
    shown = subprocess.run([*build, "--show-bin-path"], cwd=ROOT, capture_output=True, text=True)
    return pathlib.Path(shown.stdout.strip())
