"""Installs into folders and as a package of Debian, and uses what is there as its users would."""

import os
import pathlib
import re
import shutil
import subprocess

import pytest

from dialogc import BUILT, DIALOGC, ROOT, environment

INTEGRATIONS = ROOT / "Sources/Integrations"


def call(*command, **changes):
    run = subprocess.run(command, capture_output=True, text=True, timeout=300, env=environment(**changes))
    assert run.returncode == 0, run.stdout + run.stderr
    return run.stdout


@pytest.fixture(scope="module")
def prefix(tmp_path_factory):
    path = tmp_path_factory.mktemp("에 installed")
    call(INTEGRATIONS / "install", str(path), DIALOGC=DIALOGC)
    return path


def test_the_program_is_there_with_all_that_belongs_to_it(prefix):
    assert call(prefix / "bin/dialogc", "--version").startswith("dialogc ")
    for path in ["share/man/man1/dialogc.1", "share/man/ko/man1/dialogc.1",
                 "share/bash-completion/completions/dialogc", "share/zsh/site-functions/_dialogc",
                 "share/fish/vendor_completions.d/dialogc.fish",
                 "lib/cmake/dialogc/dialogcConfig.cmake", "share/dialogc/bazel/dialogc.bzl",
                 "share/dialogc/xcode/compile-dialogs", "share/doc/dialogc/Grammar/dialog.ebnf",
                 "share/doc/dialogc/docs/language.ko.md", "share/doc/dialogc/docs/rules/alert.md"]:
        assert (prefix / path).exists(), path
    assert os.access(prefix / "share/dialogc/xcode/compile-dialogs", os.X_OK)


def test_a_program_of_another_name_is_installed_as_dialogc(tmp_path):
    other = tmp_path / "built/dialogc-new"
    other.parent.mkdir()
    shutil.copy(DIALOGC, other)
    temporary = tmp_path / "temporary"
    temporary.mkdir()
    call(INTEGRATIONS / "install", str(tmp_path / "out"), DIALOGC=str(other), TMPDIR=str(temporary))
    assert [path.name for path in (tmp_path / "out/bin").iterdir()] == ["dialogc"]
    assert call(tmp_path / "out/bin/dialogc", "--version").startswith("dialogc ")
    assert list(temporary.iterdir()) == []


@pytest.mark.parametrize("has_git", [True, False])
def test_what_builds_leave_is_not_installed(tmp_path, has_git):
    tree = tmp_path / "tree"
    for name in ["Sources/Integrations", "docs", "Grammar", "Samples/Photos", "Samples/Swift"]:
        shutil.copytree(ROOT / name, tree / name, ignore=BUILT)
    for name in ["README.md", "README.ko.md", "CHANGELOG.md", "LICENSE", ".gitignore"]:
        shutil.copy(ROOT / name, tree)
    if has_git: call("git", "init", "--quiet", tree)
    left = tree / "Samples/Swift/.build/debug"
    left.mkdir(parents=True)
    (left / "app").touch()
    call(tree / "Sources/Integrations/install", str(tmp_path / "out"), DIALOGC=DIALOGC)
    samples = tmp_path / "out/share/doc/dialogc/Samples"
    assert (samples / "Swift/Package.swift").exists() and not (samples / "Swift/.build").exists()


def test_links_of_the_readme_lead_to_what_is_installed(prefix):
    pages = prefix / "share/doc/dialogc"
    links = re.findall(r"\]\(([^)#:]+)[^)]*\)", (pages / "README.md").read_text())
    assert len(links) > 10 and [link for link in links if not (pages / link).exists()] == []


@pytest.mark.parametrize("language", ["en", "ko"])
def test_man_shows_the_manual(prefix, language):
    page = prefix / ("share/man/man1" if language == "en" else "share/man/ko/man1") / "dialogc.1"
    warnings = subprocess.run(
        ["man", "--warnings", "-E", "UTF-8", "-l", "-Tutf8", "-Z", page], stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE, text=True, timeout=60,
        env=environment(LC_ALL="C.UTF-8", MANWIDTH="100", MANROFFSEQ=""))
    assert warnings.stderr == ""
    text = call("man", "-E", "UTF-8", "-l", page, LC_ALL="C.UTF-8", MANWIDTH="100", MANPAGER="cat")
    assert "dialogc build PATH… --emit KIND" in text
    assert ("check sources and write artifacts" if language == "en" else "소스를 검사하고 산출물을 씁니다") in text
    # What an option is typed with can be copied.
    assert "--depfile" in text


def test_cmake_finds_what_is_installed(prefix, tmp_path):
    samples = tmp_path / "Samples"
    shutil.copytree(ROOT / "Samples", samples, ignore=BUILT)
    source = samples / "Builds/CMake"
    lists = source / "CMakeLists.txt"
    call("cmake", "-S", source, "-B", tmp_path / "build", f"-DCMAKE_PREFIX_PATH={prefix}", "-G", "Ninja")
    assert str(prefix / "bin/dialogc") in (tmp_path / "build/CMakeCache.txt").read_text()
    call("cmake", "--build", tmp_path / "build")
    version = call(prefix / "bin/dialogc", "--version").split()[1]
    major, minor, _ = version.split(".")
    text = lists.read_text()
    for asked, found in [(f"{major}.{minor}", True), (version, True), (f"{major}.{int(minor) + 1}", False)]:
        lists.write_text(text.replace("find_package(dialogc ", f"find_package(dialogc {asked} "))
        run = subprocess.run(["cmake", "-S", source, "-B", tmp_path / "again", f"-DCMAKE_PREFIX_PATH={prefix}"],
                             capture_output=True, text=True, timeout=60, env=environment())
        assert (run.returncode == 0) == found, asked


def test_a_package_of_debian(tmp_path):
    # Packed badly, which takes a tenth of the time.
    package = pathlib.Path(
        call(INTEGRATIONS / "Debian/build", str(tmp_path), DIALOGC=DIALOGC, DPKG_DEB_COMPRESSOR_LEVEL="0").strip())
    assert package.parent == tmp_path and package.name.startswith("dialogc_")
    # Into a system of its own, so that the one that tests stays as it is.
    root = tmp_path / "root"
    (root / "var/lib/dpkg").mkdir(parents=True)
    (root / "var/lib/dpkg/status").touch()
    call("dpkg", f"--root={root}", "--force-script-chrootless", "--install", package)
    status = call("dpkg-query", f"--admindir={root}/var/lib/dpkg", "-W", "-f=${Status}", "dialogc")
    assert status == "install ok installed"
    assert call(root / "usr/bin/dialogc", "--version").startswith("dialogc ")
    assert (root / "usr/share/man/man1/dialogc.1.gz").exists()
    call("dpkg", f"--root={root}", "--force-script-chrootless", "--remove", "dialogc")
    assert not (root / "usr/bin/dialogc").exists()
