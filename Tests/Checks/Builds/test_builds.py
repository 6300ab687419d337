"""Builds the examples of Samples with the build systems that they are for, and sees what runs again when."""

import os
import pathlib
import shutil
import subprocess

import pytest

from dialogc import BUILT, DIALOGC, ROOT, environment

INTEGRATIONS = ROOT / "Sources/Integrations"
CHANGE = ("They’re also removed from", "They are also removed from")


class Example:
    """Samples in a folder of their own, and a dialogc on the path that counts its calls."""

    def __init__(self, folder, tmp_path, program, *commands):
        # Build systems have to live with such names.
        samples = tmp_path / "앱 dialogs"
        shutil.copytree(ROOT / "Samples", samples, ignore=BUILT)
        self.folder = samples / folder
        self.photos = samples / "Photos"
        self.program = self.folder / program
        self.commands = commands
        self.log = tmp_path / "calls"
        self.path = tmp_path / "bin"
        self.path.mkdir()
        counting = self.path / "dialogc"
        counting.write_text(
            f'#!/bin/sh\ncase "$*" in *--list*) ;; *) echo >> "{self.log}";; esac\nexec "{DIALOGC}" "$@"\n')
        counting.chmod(0o755)

    def build(self):
        """How often dialogc ran, and whether the program was made anew."""
        self.log.write_text("")
        before = self.made
        for command in self.commands:
            run = subprocess.run(command, cwd=self.folder, capture_output=True, text=True, timeout=300,
                                 env=environment(PATH=f"{self.path}:{os.environ['PATH']}"))
            assert run.returncode == 0, run.stdout + run.stderr
        return len(self.log.read_text()), self.made != before

    @property
    def made(self):
        return self.program.stat().st_mtime_ns if self.program.exists() else None

    def text_of(self, old, new):
        source = self.photos / "Deleting.dialog"
        source.write_text(source.read_text().replace(old, new))


EXAMPLES = {
    "make": ("C", "delete", ["make", "-j4"]),
    "make, terminal": ("Terminal", "move", ["make", "-j4"]),
    "ninja": ("Builds/Ninja", "build/delete", ["ninja"]),
    "meson": ("Builds/Meson", "build/delete", ["sh", "-c", "[ -d build ] || meson setup build"],
              ["ninja", "-C", "build"]),
    "cmake, ninja": ("Builds/CMake", "build/delete",
                     ["cmake", "-G", "Ninja", "-B", "build", f"-Ddialogc_DIR={INTEGRATIONS}/CMake"],
                     ["cmake", "--build", "build"]),
    "cmake, make": ("Builds/CMake", "build/delete",
                    ["cmake", "-G", "Unix Makefiles", "-B", "build", f"-Ddialogc_DIR={INTEGRATIONS}/CMake"],
                    ["cmake", "--build", "build", "-j4"]),
}


@pytest.mark.parametrize("name", EXAMPLES)
def test_what_changed_is_built_again_and_nothing_else(name, tmp_path):
    folder, program, *commands = EXAMPLES[name]
    example = Example(folder, tmp_path, program, *commands)
    assert example.build() == (1, True)
    assert example.build() == (0, False)
    (example.photos / "Deleting.dialog").touch()
    assert example.build() == (1, False), "touched: dialogc runs, nothing after it"
    assert example.build() == (0, False)
    new = example.photos / "New.dialog"
    new.write_text("// Nothing yet.\n")
    # Ninja 1.11 takes a source for changed that is new to it and newer than the folder it came into.
    os.utime(new, (1, 1))
    assert example.build() == (1, False), "a file more is noticed"
    assert example.build() == (0, False)
    new.unlink()
    assert example.build() == (1, False), "and one less"
    assert example.build() == (0, False)
    example.text_of(*CHANGE)
    assert example.build() == (1, True), "another text"
    assert example.build() == (0, False)


@pytest.mark.parametrize("name", EXAMPLES)
def test_an_error_stops_the_build_and_is_told_again(name, tmp_path):
    folder, program, *commands = EXAMPLES[name]
    example = Example(folder, tmp_path, program, *commands)
    example.build()
    example.text_of("button delete destructive", "button delete destructiv")
    for _ in range(2):
        run = subprocess.run(commands[-1], cwd=example.folder, capture_output=True, text=True, timeout=300,
                             env=environment(PATH=f"{example.path}:{os.environ['PATH']}"))
        assert run.returncode != 0 and "destructiv" in run.stdout + run.stderr


def test_cmake_looks_again_when_the_project_is_renamed(tmp_path):
    folder, program, *commands = EXAMPLES["cmake, ninja"]
    example = Example(folder, tmp_path, program, *commands)
    example.build()
    source = example.photos / "Project.dialog"
    source.write_text(source.read_text().replace("project Photos", "project Pictures"))
    run = subprocess.run(commands[-1], cwd=example.folder, capture_output=True, text=True, timeout=300,
                         env=environment(PATH=f"{example.path}:{os.environ['PATH']}"))
    # What includes the old name must not go on with a header that nothing makes any more.
    assert run.returncode != 0 and "Photos.h" in run.stdout + run.stderr
    assert (example.folder / "build/delete_dialogs/Pictures.h").exists()
    assert not (example.folder / "build/delete_dialogs/Photos.h").exists()


def test_the_build_phase_of_xcode(tmp_path):
    shutil.copytree(ROOT / "Samples/Photos", tmp_path / "Dialogs")

    def run(*arguments, **more):
        return subprocess.run(
            [INTEGRATIONS / "Xcode/compile-dialogs", *arguments], cwd="/", capture_output=True, text=True,
            timeout=60, env=environment(SRCROOT=str(tmp_path), DERIVED_FILE_DIR=str(tmp_path / "derived"),
                                        **{"DIALOGC": DIALOGC, **more}))

    done = run("Dialogs", "json,c")
    assert done.returncode == 0, done.stderr
    made = {path.name for path in (tmp_path / "derived").iterdir()}
    assert made == {".dialogc-cache", "Photos.json", "Photos.h", "dialog_runtime.h", "dialogs.d"}
    source = tmp_path / "Dialogs/Deleting.dialog"
    source.write_text(source.read_text().replace("button delete", "buton delete"))
    failed = run("Dialogs", "json")
    assert failed.returncode != 0
    # file:line:column: error: …, which Xcode opens.
    assert any(line.startswith("Dialogs/Deleting.dialog:") and ": error: " in line
               for line in failed.stderr.splitlines())
    assert run().returncode == 2
    assert "error: dialogc was not found" in run("Dialogs", "json", DIALOGC="no such program").stderr


def test_nothing_is_read_or_written_but_what_is_named(tmp_path):
    """In a namespace without network, with a read-only root and neither home nor environment."""
    shutil.copytree(ROOT / "Samples/Photos", tmp_path / "Dialogs")
    (tmp_path / "out").mkdir()
    run = subprocess.run(
        ["bwrap", "--unshare-all", "--clearenv", "--proc", "/proc", "--ro-bind", DIALOGC, "/dialogc",
         *(part for library in ("/lib", "/lib64", "/usr/lib") if pathlib.Path(library).exists()
           for part in ("--ro-bind", library, library)),
         *swift_libraries(),
         "--ro-bind", tmp_path / "Dialogs", "/Dialogs", "--bind", tmp_path / "out", "/out", "--remount-ro", "/",
         "/dialogc", "build", "/Dialogs", "--emit", "json,c,terminal", "--out", "/out", "--depfile", "/out/d",
         "--no-cache"],
        capture_output=True, text=True, timeout=60)
    assert run.returncode == 0 and run.stderr == "", run.stderr
    inside = {path.name: path.read_bytes() for path in (tmp_path / "out").iterdir() if path.name != "d"}
    here = subprocess.run([DIALOGC, "build", "Dialogs", "--emit", "json,c,terminal", "--out", "here", "--no-cache"],
                          cwd=tmp_path, env=environment(), timeout=60)
    assert here.returncode == 0
    assert inside == {path.name: path.read_bytes() for path in (tmp_path / "here").iterdir()}


def swift_libraries():
    """What a program needs that is not linked statically, as one built for debugging is not."""
    listed = subprocess.run(["ldd", DIALOGC], capture_output=True, text=True).stdout
    folders = {os.path.dirname(word) for word in listed.split() if word.startswith("/") and "swift" in word}
    return [part for folder in sorted(folders) for part in ("--ro-bind", folder, folder)]
