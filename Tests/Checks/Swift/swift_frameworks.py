"""Compiles Swift against the stand-ins for Apple's frameworks in Tests/Frameworks."""

import fcntl
import functools
import pathlib
import re
import subprocess

from dialogc import ROOT

FRAMEWORKS = ROOT / "Tests/Frameworks"
# Each may use those before it.
MODULES = ["UIKit", "AppKit", "SwiftUI", "UserNotifications"]
SIX = ["-swift-version", "6"]
FIVE = ["-swift-version", "5", "-strict-concurrency=complete"]


PLAYER = pathlib.Path(__file__).parent / "player"


def swiftc(*arguments):
    """Runs the compiler; what it says."""
    run = subprocess.run(["swiftc", *map(str, arguments)], capture_output=True, text=True, timeout=600)
    assert run.returncode == 0, (run.stderr + run.stdout)[-4000:]
    return run.stderr


@functools.cache
def modules(folder):
    """A folder with the modules of the stand-ins and of the player, and their libraries, each compiled once: other
    processes wait until they are there."""
    with open(folder / "lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (folder / "libPlayer.a").exists():
            for name in MODULES:
                module(name, FRAMEWORKS / "Sources" / name, folder)
            module("Player", PLAYER, folder, "-enable-testing")
    return folder


def module(name, sources, folder, *options):
    # Optimized: it takes some seconds more, and programs that play are run for much longer.
    said = swiftc(*SIX, "-O", "-wmo", *options, "-I", folder, "-parse-as-library", "-module-name", name,
                  "-emit-module", "-emit-library", "-static", "-emit-module-path", folder / f"{name}.swiftmodule",
                  "-o", folder / f"lib{name}.a", *sorted(sources.glob("*.swift")))
    assert not said, said


def typecheck(source, folder, *mode):
    """What the compiler says of a source, against the stand-ins: nothing, where it is as it should be."""
    return swiftc(*mode, "-typecheck", "-parse-as-library", "-I", modules(folder), source)


def program(sources, out, folder, *mode, held=None):
    """Compiles sources, of which one is main.swift, into a program; the one that is held must have no warning."""
    libraries = [f"-l{name}" for name in ["Player", *reversed(MODULES)]]
    said = swiftc(*mode, "-Onone", *([] if held else ["-suppress-warnings"]), "-I", modules(folder), "-L", folder,
                  *sources, *libraries, "-o", out)
    assert not held or not re.search(rf"{re.escape(held.name)}:\d+:\d+: (warning|error)", said), said[-4000:]
    return out
