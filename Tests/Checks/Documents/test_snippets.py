"""Every command, snippet and example of the pages does what it is printed for."""

import json
import re
import shutil
import subprocess

import pytest
import yaml

from dialogc import DIALOGC, ROOT, dialogc
from snippets import Block, blocks, calls, furnish, has_lines, printed_as, save, shell

PAGES = sorted(
    str(path.relative_to(ROOT)) for path in [
        ROOT / "README.md", ROOT / "README.ko.md", ROOT / "CHANGELOG.md", ROOT / "Tests/README.md",
        *(ROOT / "docs").glob("*.md"), *(ROOT / "Samples").rglob("*.md")])

# What is not run here as it is printed, by its language and how a line of it begins, and why.
NOT_RUN = {
    ("sh", "Samples/build"): ".ci/run runs it: it builds dialogc for release",
    ("sh", "swift test"): ".ci/run runs it: it builds all",
    ("sh", "swift build"): ".ci/run runs it: it builds dialogc for release",
    ("sh", "Sources/Integrations/install"): "Tests/Checks/Builds/test_install.py runs it, into a folder of its own",
    ("sh", "Sources/DialogPlugin/make-package"): "Tests/Checks/Builds/test_swiftpm.py runs it",
    ("sh", "swift package"): "Tests/Checks/Builds/test_swiftpm.py runs them in a package",
    ("sh", "git config"): "settings of a clone of one’s own",
    ("sh", ".ci/"): "Tests/Checks is a part of it",
    ("sh", ".venv/bin/python"): "a check that runs the checks, tables anew or measures for minutes",
    ("sh", "DIALOGC_WRITE_"): "writes what other checks compare",
    ("sh", ".build/debug/dialogc help"): "Tests/Checks/CommandLine/test_usage.py compares what it writes",
    ("sh", "dialogc lsp"): "waits for an editor; Tests/Checks/LanguageServer speaks with it",
    ("sh", "dialogc check --watch"): "goes on until it is interrupted; Tests/Checks/CommandLine/test_watch.py runs it",
    ("sh", "source <(dialogc completions zsh)"): "zsh’s; Tests/Checks/CommandLine/test_completions.py runs it",
    ("sh", "dialogc completions fish"): "fish’s; Tests/Checks/CommandLine/test_completions.py runs it",
    ("sh", 'dialogc check --diagnostics xcode "$SRCROOT'): "Xcode’s folder",
    ("sh", "Sources/Integrations/Editors/VSCode/pack"): "needs VS Code; Tests/Checks/Editors/test_vscode.py packs it",
    ("lua", "vim.opt"): "names where a clone of one’s own is; Tests/Checks/LanguageServer/test_neovim.py runs it",
    ("lua", "vim.api"): "an editor’s settings; Tests/Checks/LanguageServer/test_neovim.py runs Neovim",
    ("vim", "autocmd"): "needs vim-lsp, which Debian has not",
    ("elisp", "(add-to-list"): "names where a clone of one’s own is; Tests/Checks/Editors/test_emacs.py runs it",
    ("swift", ""): "SwiftPM’s and the compiler’s own: Tests/Checks/Builds/test_swiftpm.py builds the package, and what "
                   "adds to dialogc would be a build of minutes each",
    ("python", "def test_"): "a check as those of Tests/Checks/LanguageServer are",
    ("mermaid", ""): "Tests/Checks/Documents/test_architecture.py compares it with the manifest",
    ("text", ""): "nothing that runs: how a command is used, a tree of folders, a screen",
}


def reason(block):
    """Why a block is not run, or nothing."""
    for (language, start), why in NOT_RUN.items():
        if block.language == language and re.search(f"^{re.escape(start)}", block.text, re.M): return why
    return None


@pytest.fixture(scope="module")
def headers(tmp_path_factory):
    """The headers that the samples are compiled to, for C that pages show of them."""
    folder = tmp_path_factory.mktemp("headers")
    for sample in ["Photos", "Mail"]:
        run = dialogc("build", ROOT / "Samples" / sample, "--emit", "c,terminal,json", "--out", folder)
        assert run.returncode == 0, run.stderr
    return folder


@pytest.mark.parametrize("page", [page for page in PAGES if blocks(page)])
def test_what_a_page_shows_is_so(page, tmp_path, headers):
    folder = tmp_path / "folder"
    folder.mkdir()
    furnish(folder, page)
    for block in blocks(page):
        if block.path: save(block, folder)
        if reason(block): continue
        (read_excerpt if block.excerpt_of else READERS[block.language])(block, folder, headers)


def test_every_reason_is_needed():
    shown = [block for page in PAGES for block in blocks(page)]
    for language, start in NOT_RUN:
        assert any(
            block.language == language and re.search(f"^{re.escape(start)}", block.text, re.M) for block in shown
        ), (language, start)
    for file in re.findall(r"Tests/Checks/[\w/.]+", " ".join(NOT_RUN.values())):
        assert (ROOT / file).exists(), file


def test_nothing_is_shown_without_a_fence():
    for page in PAGES:
        text = re.sub(r"^( *)```.*?^\1```$", "", (ROOT / page).read_text(encoding="utf-8"), flags=re.M | re.S)
        assert not re.search(r"\n\n    (?! )\S.*\n", text), page


@pytest.mark.parametrize("page", PAGES)
def test_commands_among_words_have_the_options_they_name(page):
    text = re.sub(r"^( *)```.*?^\1```$", "", (ROOT / page).read_text(encoding="utf-8"), flags=re.M | re.S)
    for command, rest in re.findall(r"`dialogc ([a-z]+)((?: [^`\n]*)?)`", text):
        known = dialogc(command, "--help")
        assert known.returncode == 0, command
        for option in re.findall(r"(?<!\S)(--[a-z-]+)", rest):
            assert option in known.stdout, f"dialogc {command}{rest}"


def read_dialog(block, folder, _):
    if block.path:
        source = folder / block.path
    else:
        source = folder / ".alone" / f"{block.line}.dialog"
        source.parent.mkdir(exist_ok=True)
        source.write_text(block.text, encoding="utf-8")
        found = dialogc("check", source, "--strict")
        assert (found.returncode, found.stderr) == (0, ""), f"{block}\n{found.stderr}"
    laid = dialogc("format", "--check", source)
    assert laid.returncode == 0, f"{block}: not laid out as format does\n{laid.stdout}{laid.stderr}"


def read_shell(block, folder, _):
    separate = block.page.startswith("docs/command-line")
    for script in block.text.splitlines() if separate else [block.text]:
        if reason(Block(block.page, block.line, "sh", "", script)): continue
        for name in ["a.txt", "b.txt"]: (folder / name).touch()
        run = shell(script, folder, block.page)
        assert run.returncode == 0, f"{block}: {script}\n{run.stdout}"


def read_console(block, folder, _):
    for command, expected in calls(block.text):
        run = shell(command, folder)
        assert run.returncode in (0, 1), f"{block}: {command}\n{run.stdout}"
        assert printed_as(expected, run.stdout), f"{block}: {command}\n{run.stdout}"


def read_excerpt(block, folder, headers):
    places = [folder / block.excerpt_of, headers / block.excerpt_of, ROOT / block.excerpt_of]
    path = next((place for place in places if place.is_file()), None)
    assert path, f"{block}: {block.excerpt_of}"
    assert has_lines(path.read_text(encoding="utf-8"), block.text), f"{block} is not in {block.excerpt_of}"


def read_c(block, folder, headers):
    if block.path: return
    own = [*folder.glob("**/*_terminal.h"), *folder.glob("**/[A-Z]*.h")] if block.page.startswith("README") else []
    names = own or ["Photos.h", "Mail.h", "Photos_terminal.h", "Mail_terminal.h"]
    includes = "".join(f'#include "{name}"\n' for name in names)
    whole = block.text if "#" in block.text[:1] else (
        f"#include <stdio.h>\n#include <stdlib.h>\n{includes}"
        "void shown(photos_language language, photos_delete_items_parameters parameters);\n"
        "void shown(photos_language language, photos_delete_items_parameters parameters) {\n"
        "char text[200];\n(void)language; (void)parameters; (void)text;\n{\n" + block.text + "}\n}\n")
    run = subprocess.run(
        ["cc", "-std=c99", "-Wall", "-Werror", "-Wno-unused", "-I", headers, "-x", "c", "-c", "-", "-o", "/dev/null"],
        input=whole, capture_output=True, text=True, timeout=120)
    assert run.returncode == 0, f"{block}\n{run.stderr}"


def read_json(block, *_):
    lines = block.text.splitlines()
    texts = lines if all(line.startswith("{") and line.endswith("}") for line in lines) else [block.text]
    for text in texts: json.loads(text)


def read_yaml(block, folder, _):
    for step in yaml.safe_load(block.text):
        if "run" in step:
            run = shell(step["run"], folder)
            assert run.returncode == 0, f"{block}\n{run.stdout}"


def read_make(block, folder, _):
    (folder / "Makefile").write_text(block.text)
    run = shell("make build/Photos.h && make -q build/Photos.h", folder)
    assert run.returncode == 0, f"{block}\n{run.stdout}"


def read_cmake(block, folder, _):
    lists = f"cmake_minimum_required(VERSION 3.20)\nproject(shown LANGUAGES C)\nset(CMAKE_C_STANDARD 99)\n{block.text}"
    (folder / "CMakeLists.txt").write_text(lists)
    shutil.copy(ROOT / "Samples/C/main.c", folder)
    found = f"-Ddialogc_DIR={ROOT / 'Sources/Integrations/CMake'} -DDIALOGC_EXECUTABLE={DIALOGC}"
    run = shell(f"cmake -B cmake {found} && cmake --build cmake", folder)
    assert run.returncode == 0, f"{block}\n{run.stdout}"


READERS = {
    "dialog": read_dialog, "sh": read_shell, "console": read_console, "c": read_c, "json": read_json,
    "yaml": read_yaml, "make": read_make, "cmake": read_cmake,
}
