"""What the compiler tells of the sources beside its products: a debug build of now."""

import functools
import pathlib
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[3]
SOURCES = ROOT / "Sources"
# Not all that there is: SwiftPM would compile the program once more, as the tool of the plugins.
PRODUCTS = ["dialogcPackageTests", "dialogc", "WorkspaceBenchmark"]


@functools.cache
def debug_build():
    """Builds what changed since the last build; the folder of the products."""
    build()
    shown = subprocess.run(["swift", "build", "--show-bin-path"], cwd=ROOT, capture_output=True, text=True)
    return pathlib.Path(shown.stdout.strip())


def build():
    """Builds what changed since the last build, as `swift test` does; what it says of that."""
    return "".join(built(product) for product in PRODUCTS)


def built(product):
    """Builds what changed of a product; what it says of that."""
    made = subprocess.run(["swift", "build", "--product", product], cwd=ROOT, capture_output=True, text=True)
    if made.returncode != 0:
        raise RuntimeError(made.stdout + made.stderr)
    return made.stdout
