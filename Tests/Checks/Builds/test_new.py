"""Projects that `dialogc new` makes, each built as it is made."""

import os
import pathlib
import subprocess

import pytest

from dialogc import DIALOGC, ROOT, contents, dialogc, environment

INTEGRATIONS = ROOT / "Sources/Integrations"
NAMES = ["Notes", "Dialogs", "Long"]


def shell(command, folder, **changes):
    path = f"{pathlib.Path(DIALOGC).parent}{os.pathsep}{os.environ['PATH']}"
    return subprocess.run(["sh", "-c", command], cwd=folder, capture_output=True, text=True, timeout=600,
                          env=environment(PATH=path, **changes))


def made(name, folder, *options):
    run = dialogc("new", name, *options, cwd=folder)
    assert run.returncode == 0 and run.stdout == "", run.stderr
    next_step = run.stderr.rstrip("\n").partition("; next: ")[2]
    assert dialogc("check", name, "--strict", cwd=folder).stderr == ""
    assert dialogc("format", "--check", name, cwd=folder).returncode == 0
    return next_step


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("options", [[], ["--build", "cmake"], ["--build", "make", "--locales", "ko"]])
def test_a_program_in_c(name, options, tmp_path):
    step = made(name, tmp_path, *options)
    # What it asks has no answer here, which is a cancel.
    run = shell(step, tmp_path, LANG="ko_KR.UTF-8", dialogc_DIR=f"{INTEGRATIONS}/CMake",
                CFLAGS="-Werror", LC_ALL=None)
    assert "warning" not in run.stdout + run.stderr
    assert "“Summer” 앨범을 삭제할까요?" in run.stdout + run.stderr, run.stdout + run.stderr
    assert not (tmp_path / name / name).is_file(), "what is built stays in build"


def test_a_swift_package(tmp_path):
    package = subprocess.run([ROOT / "Sources/DialogPlugin/make-package", tmp_path / "dialogc"], text=True,
                             capture_output=True, env=environment(DIALOGC=DIALOGC), timeout=60)
    assert package.returncode == 0, package.stderr
    step = made("Notes", tmp_path, "--build", "swiftpm", "--package", "dialogc")
    run = shell(step, tmp_path, LANG="ko_KR.UTF-8", LC_ALL=None)
    assert run.returncode == 0 and "warning" not in run.stderr, run.stdout + run.stderr
    assert run.stdout.startswith("인터넷 연결 없음\n") and run.stdout.endswith("[취소] [다시 시도]\n")


@pytest.mark.parametrize("package, dependency, plugin", [
    ("https://example.org/dialogc.git", '.package(url: "https://example.org/dialogc.git", from: "', "dialogc"),
    ("git@example.org:dialog-tools.git", '.package(url: "git@example.org:dialog-tools.git", from: "', "dialog-tools"),
    ("../di\"alogc", '.package(name: "dialogc", path: "../../di\\"alogc")', "dialogc"),
    (str(ROOT), f'.package(name: "dialogc", path: "{ROOT}")', "dialogc"),
])
def test_where_the_plugins_come_from(package, dependency, plugin, tmp_path):
    made("Notes", tmp_path, "--build", "swiftpm", "--package", package)
    manifest = (tmp_path / "Notes/Package.swift").read_text()
    assert dependency in manifest and f'.plugin(name: "CompileDialogs", package: "{plugin}")' in manifest


def test_the_package_of_this_repository_resolves(tmp_path):
    made("Notes", tmp_path, "--build", "swiftpm", "--package", str(ROOT))
    run = shell("swift package describe", tmp_path / "Notes")
    assert run.returncode == 0, run.stderr


@pytest.mark.parametrize("there", ["folder", "full folder", "file", "link"])
def test_nothing_is_written_over(there, tmp_path):
    place = tmp_path / "Notes"
    if there == "file":
        place.write_text("mine")
    elif there == "link":
        place.symlink_to("nowhere")
    else:
        place.mkdir()
        if there == "full folder": (place / "Makefile").write_text("mine")
    before = contents(tmp_path)
    run = dialogc("new", "Notes", cwd=tmp_path)
    assert run.returncode == 3 and "‘Notes’ is there already, and nothing was written" in run.stderr
    assert contents(tmp_path) == before
    assert "이미 있어" in dialogc("new", "Notes", "--language", "ko", cwd=tmp_path).stderr


@pytest.mark.parametrize("call, english, korean", [
    (["notes"], "write it in ASCII letters and digits, as in Notes", "Notes처럼"),
    (["a/b"], "‘NAME’ cannot be ‘a/b’", "‘a/b’"),
    (["String"], "name it ‘StringDialogs’", "StringDialogs"),
    (["Notes", "--build", "swiftpm"], "needs --package URL|PATH", "--package URL|PATH가 필요합니다"),
    (["Notes", "--package", "x"], "goes with --build swiftpm alone", "--build swiftpm과만"),
    (["Notes", "--build", "swift"], "did you mean ‘swiftpm’?", "혹시 ‘swiftpm’입니까?"),
    (["Notes", "--locales", "tlh"], "there are no samples in ‘tlh’", "있는 언어: en, ko"),
    ([], "needs NAME", "필요한 인수가 없습니다: NAME"),
])
def test_mistakes(call, english, korean, tmp_path):
    for language, words in [("en", english), ("ko", korean)]:
        run = dialogc("new", *call, "--language", language, cwd=tmp_path)
        assert run.returncode == 2 and words in run.stderr, run.stderr
    assert contents(tmp_path) == {}
