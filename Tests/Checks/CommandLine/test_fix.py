"""Checks `check --fix`: what is mended, what is written, and what is said of it."""

import json
import os
import subprocess

import pytest

from dialogc import contents, dialogc, write
from test_output import as_nobody

WRONG = 'alert Ask {\n  title "The disk is full!!"\n  message "Remove some files and try again"\n  button ok\n}\n'
RIGHT = WRONG.replace("full!!", "full!").replace("again", "again.")
# One mistake that is safely mended, and one whose fix is to be looked at first.
HALF = WRONG.replace("  button ok\n", '  button ok "OK..."\n')
MARK = "text/ending-punctuation"


def test_mends_what_is_safe_and_tells_what_is_left(tmp_path):
    write(tmp_path, half=HALF, right=RIGHT.replace("Ask", "Other"), wrong=WRONG.replace("Ask", "Third"))
    os.utime(tmp_path / "right.dialog", (1, 1))
    run = dialogc("check", "--fix", ".", cwd=tmp_path)
    assert run.returncode == 0 and run.stdout == ""
    assert "mended 4 findings in 2 files\n" in run.stderr
    assert f"  half.dialog: {MARK} (2)\n  wrong.dialog: {MARK} (2)\n" in run.stderr
    assert "warning[button/ok]" in run.stderr and f"[{MARK}]" not in run.stderr
    assert contents(tmp_path) == {
        "half.dialog": HALF.replace("full!!", "full!").replace("again", "again.").encode(),
        "right.dialog": RIGHT.replace("Ask", "Other").encode(),
        "wrong.dialog": RIGHT.replace("Ask", "Third").encode()}
    assert (tmp_path / "right.dialog").stat().st_mtime == 1
    again = dialogc("check", "--fix", ".", cwd=tmp_path)
    assert "mended" not in again.stderr and "[button/ok]" in again.stderr


def test_a_fix_of_all_files_is_told_of_once(tmp_path):
    said = RIGHT.replace("The disk is full!", "The disk isn't empty.")
    write(tmp_path, first=said, second=said.replace("Ask", "Other"))
    run = dialogc("check", "--fix=text/apostrophe", ".", cwd=tmp_path)
    assert "mended 1 finding in 2 files\n  first.dialog: text/apostrophe\n" in run.stderr
    assert all("isn’t".encode() in text for text in contents(tmp_path).values())


def test_copies_of_a_source_text_stay_copies(tmp_path):
    copies = 'title { en "The disk isn\'t empty."  de "The disk isn\'t empty." }'
    said = WRONG.replace('title "The disk is full!!"', copies)
    write(tmp_path, a="project P {\n  source en\n  locales de\n}\n\n" + said)
    dialogc("check", "--fix=text/apostrophe", ".", cwd=tmp_path)
    assert b"'" not in contents(tmp_path)["a.dialog"]


def test_says_so_in_korean(tmp_path):
    write(tmp_path, a=WRONG)
    run = dialogc("check", "--fix", "--language", "ko", ".", cwd=tmp_path)
    assert "파일 1개에서 지적 2개를 고쳤습니다\n" in run.stderr


def test_errors_that_are_left_count(tmp_path):
    write(tmp_path, a=WRONG.replace("  button ok\n", "  buton ok\n  titel\n"))
    assert dialogc("check", "--fix", ".", cwd=tmp_path).returncode == 1


def test_rules_that_are_named(tmp_path):
    write(tmp_path, a=WRONG)
    run = dialogc("check", "--fix=button/ok,text/title-capitalization", ".", cwd=tmp_path)
    assert run.returncode == 0 and contents(tmp_path) == {"a.dialog": WRONG.encode()}
    assert dialogc("check", f"--fix={MARK}", ".", cwd=tmp_path).returncode == 0
    assert contents(tmp_path) == {"a.dialog": RIGHT.encode()}
    # The word after it is a path.
    assert dialogc("check", "--fix", MARK, cwd=tmp_path).returncode == 3


@pytest.mark.parametrize("arguments, says", [
    (["--fix=", "."], "‘--fix’ needs a value"),
    (["--fix=text/ending", "."], "there is no rule ‘text/ending’"),
    (["--diff", "--diagnostics", "json", "."], "do not go together"),
    (["--watch", "-"], "do not go together"),
])
def test_calls_that_cannot_be_meant(arguments, says, tmp_path):
    write(tmp_path, a=WRONG)
    run = dialogc("check", *arguments, cwd=tmp_path)
    assert run.returncode == 2 and says in run.stderr
    assert contents(tmp_path) == {"a.dialog": WRONG.encode()}


def test_diff_is_what_patch_reads(tmp_path):
    write(tmp_path, a=WRONG, **{"b c": WRONG.replace("Ask", "Other").removesuffix("\n")})
    before = contents(tmp_path)
    run = dialogc("check", "--diff", ".", cwd=tmp_path)
    assert run.returncode == 1 and run.stdout.startswith("--- a.dialog\n+++ a.dialog\n@@ -1,5 +1,5 @@\n alert Ask {\n-")
    assert run.stderr == f"would mend 4 findings in 2 files\n  a.dialog: {MARK} (2)\n  b c.dialog: {MARK} (2)\n"
    assert "\\ No newline at end of file" in run.stdout
    assert contents(tmp_path) == before
    patch = subprocess.run(["patch", "-p0"], cwd=tmp_path, input=run.stdout, text=True, capture_output=True)
    assert patch.returncode == 0, patch
    patched = contents(tmp_path)
    write(tmp_path, a=WRONG, **{"b c": WRONG.replace("Ask", "Other").removesuffix("\n")})
    assert dialogc("check", "--fix", ".", cwd=tmp_path).returncode == 0
    assert contents(tmp_path) == patched
    clean = dialogc("check", "--diff", ".", cwd=tmp_path)
    assert (clean.returncode, clean.stdout, clean.stderr) == (0, "", "")


@pytest.mark.parametrize(
    "name", [b"a\x1b[31m", b"a\xffb", b'a"b\\ c', b"a\nb", b"a\xe2\x80\xaeb c", "삭제 확인".encode()])
def test_diff_quotes_names_for_patch(tmp_path, name):
    path = os.path.join(os.fsencode(tmp_path), name + b".dialog")
    with open(path, "w") as file:
        file.write(WRONG)
    diff = dialogc("check", "--diff", ".", cwd=tmp_path).stdout
    assert "\x1b" not in diff and "\ufffd" not in diff
    patch = subprocess.run(["patch", "-p0"], cwd=tmp_path, input=diff.encode(), capture_output=True)
    # GNU patch refuses names with line breaks, quoted or not.
    assert patch.returncode == 0 or b"\n" in name, (diff, patch)
    with open(path) as file:
        assert (file.read() == RIGHT) == (patch.returncode == 0)


def test_line_ends_stay(tmp_path):
    write(tmp_path, a=WRONG.replace("\n", "\r\n"))
    diff = dialogc("check", "--diff", ".", cwd=tmp_path)
    assert diff.stdout.count("\r\n") == len(WRONG.splitlines()) + 2
    dialogc("check", "--fix", ".", cwd=tmp_path)
    assert contents(tmp_path) == {"a.dialog": RIGHT.replace("\n", "\r\n").encode()}


def test_new_lines_end_as_the_others(tmp_path):
    write(tmp_path, a='alert A {\r\n  title "Open it?" button open "Open"; cancel\r\n}\r\n')
    dialogc("check", "--fix", ".", cwd=tmp_path)
    fixed = 'alert A {\r\n  title "Open it?"\r\n  button open "Open"; cancel\r\n}\r\n'
    assert contents(tmp_path) == {"a.dialog": fixed.encode()}


def test_filters_standard_input():
    run = dialogc("check", "--fix", "-", input=HALF.encode())
    assert run.returncode == 0 and run.stdout == HALF.replace("full!!", "full!").replace("again", "again.")
    assert "--> <stdin>:" in run.stderr and "mended 2 findings" in run.stderr
    assert dialogc("check", "--fix", "-", input=RIGHT.encode()).stdout == RIGHT
    report = dialogc("check", "--fix", "--diagnostics", "json", "-", input=HALF.encode())
    assert report.stdout == run.stdout and '"rule": "button/ok"' in report.stderr


def test_reports_as_a_document(tmp_path):
    write(tmp_path, a=HALF)
    run = dialogc("check", "--fix", "--diagnostics", "json", ".", cwd=tmp_path)
    found = json.loads(run.stdout)["diagnostics"]
    assert "button/ok" in {finding["rule"] for finding in found} and MARK not in run.stdout


def test_only_what_was_given_is_written(tmp_path):
    write(tmp_path, project="project P {\n  app \"App\"\n}\n", a=WRONG, b=WRONG.replace("Ask", "Other"))
    assert dialogc("check", "--fix", "a.dialog", cwd=tmp_path).returncode == 0
    assert (tmp_path / "a.dialog").read_text() == RIGHT
    assert (tmp_path / "b.dialog").read_text() == WRONG.replace("Ask", "Other")


def test_keeps_permissions_and_links(tmp_path):
    (tmp_path / "real").mkdir()
    write(tmp_path / "real", a=WRONG)
    (tmp_path / "real/a.dialog").chmod(0o640)
    (tmp_path / "link.dialog").symlink_to("real/a.dialog")
    assert dialogc("check", "--fix", "link.dialog", cwd=tmp_path).returncode == 0
    assert (tmp_path / "link.dialog").is_symlink()
    assert (tmp_path / "real/a.dialog").read_text() == RIGHT
    assert (tmp_path / "real/a.dialog").stat().st_mode & 0o777 == 0o640


def test_all_or_none(tmp_path):
    write(tmp_path, a=WRONG, b=WRONG.replace("Ask", "Other"))
    (tmp_path / "a.dialog").chmod(0o666)
    (tmp_path / "b.dialog").chmod(0o444)
    before = contents(tmp_path)
    run = dialogc("check", "--fix", ".", cwd=tmp_path, **as_nobody(tmp_path))
    assert run.returncode == 3 and "error[output/read-only]" in run.stderr and "mended" not in run.stderr
    assert contents(tmp_path) == before
