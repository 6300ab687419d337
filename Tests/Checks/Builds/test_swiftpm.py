"""Builds the sample package with the plugins and a built dialogc, and sees what runs again when."""

import os
import shutil
import subprocess

import pytest

from dialogc import BUILT, DIALOGC, ROOT, environment

DIALOGS = "Sources/Ask/Trash.dialog"


class Package:
    """A copy of the sample that uses a copy of the plugins."""

    def __init__(self, folder):
        made = subprocess.run([ROOT / "Sources/DialogPlugin/make-package", folder / "dialogc"], text=True,
                              capture_output=True, env=environment(DIALOGC=DIALOGC), timeout=60)
        assert made.returncode == 0, made.stderr
        self.folder = folder / "app"
        shutil.copytree(ROOT / "Samples/Builds/SwiftPM", self.folder, ignore=BUILT)
        manifest = self.folder / "Package.swift"
        manifest.write_text(manifest.read_text().replace("../../..", "../dialogc"))
        self.source = self.folder / DIALOGS

    def swift(self, *arguments):
        return subprocess.run(["swift", *arguments], cwd=self.folder, capture_output=True, text=True, timeout=600,
                              env=environment(LC_ALL=None))

    def build(self):
        """Whether dialogc ran, and whether what it made was built again: the type compiled, the resource copied."""
        run = self.swift("build")
        output = run.stdout + run.stderr
        assert run.returncode == 0 and "warning" not in output, output
        made = any(step in output for step in ["Compiling Ask", "Copying Ask.json"])
        return "Compiling dialogs of Ask" in output, made

    def ask(self, wishes):
        """SwiftPM plans anew where the manifest is newer."""
        self.source.with_name("dialogc.json").write_text(wishes)
        (self.folder / "Package.swift").touch()

    def replace(self, old, new):
        self.source.write_text(self.source.read_text().replace(old, new))


@pytest.fixture(scope="module")
def package(tmp_path_factory):
    return Package(tmp_path_factory.mktemp("swift package"))


def test_what_changed_is_built_again_and_nothing_else(package):
    assert package.build() == (True, True)
    assert package.build() == (False, False)
    package.source.touch()
    assert package.build() == (True, False), "touched: dialogc runs, nothing after it"
    package.replace("Empty the Trash?", "Empty All the Trash?")
    assert package.build() == (True, True)
    shown = {language: subprocess.run([package.folder / ".build/debug/Ask"], capture_output=True, text=True, timeout=60,
                                      env=environment(LANG=language)).stdout for language in ["en_US", "ko_KR"]}
    assert shown["en_US"].startswith("Empty All the Trash?\n") and shown["en_US"].endswith("[Cancel] [Empty Trash]\n")
    assert shown["ko_KR"].startswith("휴지통을 비울까요?\n") and shown["ko_KR"].endswith("[취소] [휴지통 비우기]\n")
    new = package.source.with_name("New.dialog")
    new.write_text("// Nothing yet.\n")
    assert package.build() == (True, False), "a file more is noticed"
    new.unlink()


def test_what_the_target_asks_for_is_made(package):
    wishes = package.source.with_name("dialogc.json")
    kept = wishes.read_text()
    package.ask('{ "emit": ["json", "swift"], "swiftAccess": "public", "swiftTexts": "catalog" }')
    package.build()
    (code,) = package.folder.glob(".build/plugins/**/AskDialogs.swift")
    assert "public struct EmptyTrash" in code.read_text() and (code.parent / "Ask.xcstrings").exists()
    assert list(package.folder.glob(".build/**/*.resources/Ask.json"))
    package.ask('{ "emit": ["c"] }')
    assert package.swift("build").returncode != 0, "SwiftPM could not use it"
    main = package.folder / "Sources/Ask/main.swift"
    program = main.read_text()
    main.write_text('import Foundation\nprint(Bundle.module.url(forResource: "Ask", withExtension: "json") != nil)\n')
    wishes.unlink()
    package.build()
    assert "true" in package.swift("run", "Ask").stdout, "the JSON artifact, where nothing else is asked for"
    main.write_text(program)
    package.ask(kept)
    package.build()


def test_findings_tell_where_they_are(package):
    package.replace("  cancel\n", "  cancl\n")
    run = package.swift("build")
    package.replace("  cancl\n", "  cancel\n")
    assert run.returncode != 0 and f"{os.path.realpath(package.source)}:" in run.stdout + run.stderr
    assert ": error: there is no ‘cancl’ here" in run.stdout + run.stderr


def test_commands_of_the_package(package):
    permitted = ["package", "--allow-writing-to-package-directory"]
    package.replace("  cancel\n", "    cancel\n")
    assert package.swift(*permitted, "format-dialogs", "--check").returncode == 1
    assert package.swift(*permitted, "format-dialogs").returncode == 0
    assert "\n  cancel\n" in package.source.read_text()
    package.replace("can’t be brought back.", "can’t be brought back")
    assert package.swift(*permitted, "fix-dialogs").returncode == 0
    assert "can’t be brought back." in package.source.read_text()
    assert package.swift(*permitted, "dialog-catalogs", "export", "Sources", "--out", "L10n").returncode == 0
    assert (package.folder / "L10n/Ask.xcstrings").exists()
