"""Checks which sources a call reads, and what it says of those it cannot."""

import json
import os
import socket
import threading
import urllib.parse

import pytest

from dialogc import BROKEN, GOOD, WARNED, as_nobody, dialogc, write


def findings(*arguments, **options):
    """The findings of a check: its status, and a list of rule and file."""
    run = dialogc("check", *arguments, "--diagnostics", "json", **options)
    told = json.loads(run.stdout)["diagnostics"]
    return run.returncode, [(finding["rule"], finding["file"]) for finding in told]


def files_read(*arguments, cwd):
    """The files of a call, by an alert of the same name in each: all but the first are duplicates."""
    run = dialogc("check", *arguments, "--diagnostics", "json", cwd=cwd)
    told = json.loads(run.stdout)["diagnostics"]
    return [finding["file"] for finding in told if finding["rule"] == "name/duplicate"]


SYNTAX = {
    "invalid UTF-8": (GOOD.encode().replace(b"Item", b"\xff"), "syntax/"),
    "NUL": (GOOD.encode().replace(b"Item", b"\0"), "syntax/"),
    "unterminated string": (GOOD.encode().replace(b'?"', b"?"), "syntax/unterminated-string"),
    "unterminated comment": (GOOD.encode() + b"/* /* */", "syntax/"),
    "nested braces": (b"{" * 1_000_000, "syntax/"),
    "nested texts": (b"alert A {" + b"title { en by x { other " * 100_000, "syntax/"),
    "UTF-16": (("\ufeff" + GOOD).encode("utf-16-le"), "syntax/"),
}


@pytest.mark.parametrize("source, rule", SYNTAX.values(), ids=SYNTAX)
def test_sources_that_do_not_parse(source, rule, tmp_path):
    (tmp_path / "a.dialog").write_bytes(source)
    status, told = findings("a.dialog", cwd=tmp_path)
    assert status == 1
    assert told[0][0].startswith(rule)
    build = dialogc("build", "a.dialog", "--emit", "json,c", "--out", "out", cwd=tmp_path)
    assert build.returncode == 1 and build.stderr
    assert dialogc("format", "a.dialog", cwd=tmp_path).returncode == 1
    assert os.listdir(tmp_path) == ["a.dialog"]
    assert (tmp_path / "a.dialog").read_bytes() == source


@pytest.mark.parametrize("source", [
    GOOD.encode(), b"\xef\xbb\xbf" + GOOD.encode(),
    GOOD.replace("\n", "\r\n").encode(), GOOD.replace("\n", "\r").encode(),
], ids=["LF", "BOM", "CR LF", "CR"])
def test_sources_of_any_line_end_are_fine(source, tmp_path):
    (tmp_path / "a.dialog").write_bytes(source)
    assert dialogc("check", "a.dialog", cwd=tmp_path).returncode == 0


def test_standard_input():
    run = dialogc("check", "-", input=BROKEN.encode())
    assert run.returncode == 1 and "--> <stdin>:1:11" in run.stderr
    assert dialogc("check", "-", "-", input=GOOD.encode()).returncode == 0


def test_a_missing_file_is_told_and_nothing_else(tmp_path):
    write(tmp_path, a="alert broken")
    assert findings("a.dialog", "b.dialog", "c", cwd=tmp_path) == (
        3, [("input/not-found", "b.dialog"), ("input/not-found", "c")])
    for command in [["format"], ["build", "--emit", "c", "--out", "out"]]:
        run = dialogc(command[0], "b.dialog", *command[1:], cwd=tmp_path)
        assert run.returncode == 3
        assert run.stderr.startswith("error[input/not-found]: ") and "--> b.dialog\n" in run.stderr
    assert os.listdir(tmp_path) == ["a.dialog"]


def test_every_format_tells_of_files(tmp_path):
    def told(format):
        run = dialogc("check", "gone.dialog", "--diagnostics", format, cwd=tmp_path)
        assert run.returncode == 3
        return run.stdout + run.stderr

    assert told("xcode").startswith("gone.dialog:1:1: error: ")
    assert told("github").startswith(
        "::error file=gone.dialog,line=1,col=1,endColumn=1,title=input/not-found::")
    result = json.loads(told("sarif"))["runs"][0]["results"][0]
    assert result["ruleId"] == "input/not-found"


def test_unreadable_files_and_folders(tmp_path):
    write(tmp_path, a=GOOD)
    (tmp_path / "a.dialog").chmod(0)
    (tmp_path / "sub").mkdir(mode=0)
    (tmp_path / "b.dialog").symlink_to("/proc/self/mem")
    user = as_nobody(tmp_path)
    status, told = findings(".", cwd=tmp_path, **user)
    assert status == 3
    assert told == [("input/unreadable", file) for file in ["a.dialog", "b.dialog", "sub"]]
    run = dialogc("check", "a.dialog", "--language", "ko", cwd=tmp_path, **user)
    assert "권한이 없습니다" in run.stderr


def test_a_file_that_is_too_large(tmp_path):
    with open(tmp_path / "big.dialog", "wb") as file:
        file.truncate(100 << 20)
    run = dialogc("check", "big.dialog", cwd=tmp_path)
    assert run.returncode == 3
    assert "error[input/too-large]" in run.stderr and "104857600 bytes" in run.stderr
    with open("/dev/zero", "rb") as endless:
        run = dialogc("check", "-", input=None, stdin=endless)
    assert run.returncode == 3 and "input/too-large" in run.stderr
    with open(tmp_path / "limit.dialog", "wb") as file:
        file.write(GOOD.encode().ljust(64 << 20, b"\n"))
    assert dialogc("check", "limit.dialog", cwd=tmp_path).returncode == 0


def test_a_folder_without_sources(tmp_path):
    for name in ["empty", "only/.hidden", "text"]:
        (tmp_path / name).mkdir(parents=True)
    write(tmp_path / "only/.hidden", a=GOOD)
    (tmp_path / "text/a.txt").write_text(GOOD)
    write(tmp_path, a=GOOD)
    assert findings("empty", "only", "text", "a.dialog", cwd=tmp_path) == (
        3, [("input/no-sources", folder) for folder in ["empty", "only", "text"]])


def test_folders_are_searched_in_the_order_of_paths(tmp_path):
    for name in ["b/b", "b/a/x", "b-", "a", "b/.git/x", "c/._x", "다/한"]:
        path = tmp_path / "s" / (name + ".dialog")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(GOOD)
    (tmp_path / "s/d.dialog").mkdir()
    (tmp_path / "s/d.dialog/in.dialog").write_text(GOOD)
    (tmp_path / "s/notes.txt").write_text("x")
    expected = ["s/a.dialog", "s/b-.dialog", "s/b/a/x.dialog", "s/b/b.dialog",
                "s/d.dialog/in.dialog", "s/다/한.dialog"]
    assert files_read("s", cwd=tmp_path) == expected[1:]
    assert files_read(".", cwd=tmp_path / "s") == [name[2:] for name in expected[1:]]
    backwards = reversed(expected)
    assert files_read(*backwards, cwd=tmp_path) == expected[1:]


def test_the_order_of_the_call_does_not_matter(tmp_path):
    write(tmp_path, a=GOOD, b=GOOD.replace("Ask", "Other"))
    for out, names in [("x", ["a.dialog", "b.dialog"]), ("y", ["b.dialog", "a.dialog"])]:
        dialogc("build", *names, "--emit", "json,c", "--out", out, "--no-cache", cwd=tmp_path)
    for path in (tmp_path / "x").iterdir():
        assert path.read_bytes() == (tmp_path / "y" / path.name).read_bytes()


def test_the_same_file_twice_is_read_once(tmp_path):
    write(tmp_path, a=GOOD)
    (tmp_path / "0link.dialog").symlink_to("a.dialog")
    os.link(tmp_path / "a.dialog", tmp_path / "z.dialog")
    for call in [["a.dialog", "a.dialog"], ["a.dialog", "./a.dialog", str(tmp_path / "a.dialog")],
                 [".", "a.dialog", "z.dialog"], ["0link.dialog", "a.dialog"]]:
        assert findings(*call, cwd=tmp_path) == (0, [])
    (tmp_path / "a.dialog").write_text(BROKEN)
    assert findings(".", cwd=tmp_path)[1] == [("syntax/missing-brace", "a.dialog")]


def test_two_files_that_declare_one_name(tmp_path):
    write(tmp_path, a=GOOD, b=GOOD)
    run = dialogc("check", "b.dialog", "a.dialog", cwd=tmp_path)
    assert run.returncode == 1
    assert "error[name/duplicate]" in run.stderr
    assert "--> b.dialog:1:7" in run.stderr and "--> a.dialog:1:7" in run.stderr


def test_symbolic_links_that_loop(tmp_path):
    (tmp_path / "a/b").mkdir(parents=True)
    write(tmp_path / "a/b", x=GOOD)
    (tmp_path / "a/b/up").symlink_to("..")
    (tmp_path / "a/self").symlink_to(".")
    (tmp_path / "a/other").symlink_to(tmp_path)
    assert findings("a", cwd=tmp_path) == (0, [])
    (tmp_path / "loop.dialog").symlink_to("loop.dialog")
    assert findings("loop.dialog", cwd=tmp_path) == (3, [("input/link-loop", "loop.dialog")])
    (tmp_path / "loop.dialog").unlink()
    (tmp_path / "gone.dialog").symlink_to("nowhere")
    assert findings(".", cwd=tmp_path) == (3, [("input/not-found", "gone.dialog")])
    assert "symbolic link" in dialogc("check", ".", cwd=tmp_path).stderr


def test_a_folder_behind_a_link_is_named_by_its_own_path(tmp_path):
    (tmp_path / "z").mkdir()
    (tmp_path / "a").symlink_to("z")
    write(tmp_path / "z", x=BROKEN)
    assert findings(".", cwd=tmp_path)[1] == [("syntax/missing-brace", "z/x.dialog")]


def test_names_that_are_no_text(tmp_path):
    (tmp_path / os.fsdecode(b"\xff\x1b.dialog")).write_text(BROKEN)
    run = dialogc("check", ".", cwd=tmp_path)
    assert run.returncode == 1 and "--> \ufffd␛.dialog:1:11" in run.stderr
    assert dialogc("check", os.fsdecode(b"\xff\x1b.dialog"), cwd=tmp_path).returncode == 1


@pytest.mark.parametrize("report", ["json", "sarif"])
@pytest.mark.parametrize("name", [b"\xff\xfe.dialog", b"a b%20#?.dialog", "한\u202e.dialog".encode(),
    b"line\nend.dialog"])
def test_tools_find_files_of_any_name(name, report, tmp_path):
    (tmp_path / os.fsdecode(name)).write_text(WARNED)
    told = json.loads(dialogc("check", ".", "--diagnostics", report, cwd=tmp_path).stdout)
    places = list(uris(told))
    assert places and {urllib.parse.unquote_to_bytes(place) for place in places} == {name}


def uris(value):
    """Every `uri` of a report, except those of rules."""
    if isinstance(value, list):
        for element in value: yield from uris(element)
    elif isinstance(value, dict):
        for name, element in value.items():
            if name == "uri": yield element
            else: yield from uris(element)


def test_standard_input_has_no_uri():
    told = json.loads(dialogc("check", "-", "--diagnostics", "json", input=WARNED.encode()).stdout)
    assert told["diagnostics"] and not list(uris(told))


@pytest.mark.parametrize("call", [
    *(["check", ".", "--diagnostics", report] for report in ["text", "xcode", "github"]),
    ["build", ".", "--emit", "json", "--out", "a\x1b[31m\u202e"],
    ["format", "--check", "."],
    ["catalog", "export", ".", "--out", "out"],
    ["run", ".", "--show", "X\x1b[31m"],
    ["check", "gone\x1b[31m\u2028"],
    ["\x1b[31m"],
], ids=" ".join)
def test_no_name_acts_on_a_terminal(call, tmp_path):
    names = [b"a\x1b[31m.dialog", b"b\n::error::x.dialog", "c\u202e\u2028\x85\u200b.dialog".encode(),
        b"d\xff\x07.dialog"]
    for place, name in enumerate(names):
        text = WARNED.replace("Ask", f"Ask{place}").replace("  title", "title")
        (tmp_path / os.fsdecode(name)).write_text(text)
    run = dialogc(*call, cwd=tmp_path)
    assert not {"\x1b", "\x07", "\u202e", "\u2028", "\x85", "\u200b"} & set(run.stdout + run.stderr)
    assert not [line for line in (run.stdout + run.stderr).split("\n") if line.startswith("::error::x")]


def places_and_fixes(data):
    """What is found where, with the bytes that fixes put in place of which."""
    told = json.loads(dialogc("check", "-", "--diagnostics", "json", input=data).stdout)["diagnostics"]
    span = lambda one: (one["range"]["start"]["offset"], one["range"]["end"]["offset"])  # noqa: E731
    return {(one["rule"], *span(one), str([(*span(edit),
        edit["text"]) for fix in one["fixes"] for edit in fix["edits"]]))
            for one in told if one["rule"] != "syntax/invalid-utf8"}


@pytest.mark.parametrize("bytes", [b"\xff", b"\xe9\xff\xfe", b"\xed\xa0\x80", b"\xc3", b"\xf0\x9f\x98"])
@pytest.mark.parametrize("source", [
    b"// @\n%s", b"%s// @\n%s", b"/// @\n%s",
    b'alert A {\n  title "Delete @?"\n  button delete destructive\n  cancel\n}\n%s',
    b'alert A {\n  title "Leave?"\n  message { en "caf@ {x} ."  ko "caf@ {x} {x} ." }\n  button ok\n  cancel\n}\n%s',
])
def test_bytes_that_are_no_utf8_move_no_place(source, bytes):
    """All that is still found is found where it stands with letters in their place."""
    faulty = b"""alert B(x: Int) {\n  title "{nme} is  full!!"\n  message "The photos stay ."
  button ok "Yes"\n  button no "No"\n}\n"""
    source = source.replace(b"%s", faulty, 1).replace(b"%s", faulty.replace(b"B", b"C", 1))
    found = places_and_fixes(source.replace(b"@", bytes))
    assert found and found <= places_and_fixes(source.replace(b"@", b"x" * len(bytes)))


# Numbers that no memory holds, or only just.
NUMBERS = ("-1 0 10001 2147483648 4294967296 9223372036854775807 -9223372036854775808 9223372036854775808"
           " 18446744073709551616 99999999999999999999999999 1e400 0x7fffffffffffffff").split()


@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize("source", [
    "actionSheet A(l: [String]) { source m; choice c for e in l \"Go {e}\" limit @; cancel }",
    "alert A(n: Int) { title by n { @ \"One?\" @ \"Two?\" other \"{n}?\" }; button ok \"Go\"; cancel }",
    "notification N { delivery local; title \"x @\"; sound file x @s; badge @; relevance @ }",
    "notification N { delivery local; title \"x @ms\"; sound file x @ms }",
    "project P { source en; guidelines @; devices @; textSize @; rules { button/verb @ } }",
    "alert A(n: Int) { title { en \"Wait @ of @?\"  ko \"@만 @억 {n}?\" of \"@\" }; cancel }",
    "alert A { message \"{@} \\u{@} %@$@ @:@\"; cancel }",
])
def test_numbers_beyond_all_bounds_are_read(source, number, tmp_path):
    (tmp_path / "a.dialog").write_text(source.replace("@", number))
    for call in ["check"], ["format"], ["build", "--emit", "json,c,terminal", "--out", "out"]:
        run = dialogc(call[0], "a.dialog", *call[1:], cwd=tmp_path)
        assert run.returncode in (0, 1), run.stderr


def test_what_is_no_file(tmp_path):
    with socket.socket(socket.AF_UNIX) as listening:
        listening.bind(str(tmp_path / "s.dialog"))
        assert findings("s.dialog", cwd=tmp_path) == (3, [("input/unreadable", "s.dialog")])


EMPTY = {"empty": b"", "blank": b"\n\n", "comment": b"// later\n", "BOM": b"\xef\xbb\xbf"}


@pytest.mark.parametrize("source", EMPTY.values(), ids=EMPTY)
def test_files_that_declare_nothing(source, tmp_path):
    (tmp_path / "a.dialog").write_bytes(source)
    status, told = findings("a.dialog", cwd=tmp_path)
    assert status == 1
    assert [rule for rule, file in told if rule.startswith("syntax/no-")] == ["syntax/no-declarations"]
    build = dialogc("build", "a.dialog", "--emit", "json", "--out", "out", cwd=tmp_path)
    assert build.returncode == 1 and not (tmp_path / "out").exists()
    assert dialogc("check", "-", input=source).returncode == 1
    if source != EMPTY["BOM"]:
        assert dialogc("format", "a.dialog", cwd=tmp_path).returncode == 0
    # Among others, or beside a project, nothing is missing.
    (tmp_path / "b.dialog").write_text(GOOD)
    assert dialogc("check", "a.dialog", "b.dialog", cwd=tmp_path).returncode == 0
    (tmp_path / "b.dialog").write_text("project P { source en }\n")
    assert dialogc("check", "a.dialog", "b.dialog", cwd=tmp_path).returncode == 0


def test_pipes_in_folders_are_not_read(tmp_path):
    folder = tmp_path / "in"
    folder.mkdir()
    write(folder, a=GOOD)
    os.mkfifo(folder / "b.dialog")
    (folder / "c.dialog").symlink_to("b.dialog")
    (folder / "d.dialog").symlink_to("/dev/zero")
    listener = socket.socket(socket.AF_UNIX)
    listener.bind(os.path.relpath(folder / "e.dialog"))
    run = dialogc("check", "in", cwd=tmp_path)
    listener.close()
    assert (run.returncode, run.stderr) == (0, "")


def test_a_pipe_given_by_name_is_read(tmp_path):
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    writer = threading.Thread(target=pipe.write_text, args=[BROKEN], daemon=True)
    writer.start()
    status, told = findings("pipe", cwd=tmp_path)
    writer.join(60)
    assert status == 1 and told[0][1] == "pipe"


def test_a_file_given_twice_has_its_first_name(tmp_path):
    (tmp_path / "x").mkdir()
    write(tmp_path / "x", a=BROKEN)
    assert findings("x/a.dialog", "./x/../x/a.dialog", cwd=tmp_path)[1][0][1] == "x/a.dialog"
    assert findings("./x/../x/a.dialog", "x/a.dialog", cwd=tmp_path)[1][0][1] == "./x/../x/a.dialog"


def test_paths_too_long_are_told(tmp_path):
    (tmp_path / "in").mkdir()
    write(tmp_path / "in", a=GOOD)
    # Folders deeper than a path can say are made one by one.
    here = os.open(tmp_path / "in", os.O_RDONLY)
    name = "d" * 200
    for _ in range(25):
        os.mkdir(name, dir_fd=here)
        deeper = os.open(name, os.O_RDONLY, dir_fd=here)
        os.close(here)
        here = deeper
    os.close(here)
    run = dialogc("check", "in", cwd=tmp_path)
    assert run.returncode == 3 and "the path is too long" in run.stderr


@pytest.mark.parametrize("statement", ["thread trpi", "identifier trpi", "detail { media image trpi }"])
def test_a_misspelt_parameter_is_not_taken_for_a_name_of_the_app(statement, tmp_path):
    source = ("notification N(trip: String) {\n  delivery local\n  title \"Trip Over\"\n"
              "  body \"You are home.\"\n  %s\n}\n")
    write(tmp_path, a=source % statement)
    run = dialogc("check", "a.dialog", "--diagnostics", "json", cwd=tmp_path)
    told = [one for one in json.loads(run.stdout)["diagnostics"] if one["rule"].startswith("name/")]
    assert [(one["rule"], one["severity"]) for one in told] == [("name/unknown-parameter", "warning")]
    assert [edit["text"] for edit in told[0]["fixes"][0]["edits"]] == ["trip"]
    # What is near no parameter that nothing uses is the app's own.
    write(tmp_path, a=(source % statement.replace("trpi", "tripID")).replace("home.", "on {trip}."))
    run = dialogc("check", "a.dialog", "--diagnostics", "json", cwd=tmp_path)
    assert "name/unknown-parameter" not in run.stdout


@pytest.mark.parametrize("badge", ["unread", "unread clearedBy InboxScreen"])
def test_the_count_of_a_badge_is_a_parameter(badge, tmp_path):
    write(tmp_path, a=f'notification N {{\n  title "New Mail"\n  body "It is here."\n  badge {badge}\n}}\n')
    run = dialogc("check", "a.dialog", "--diagnostics", "json", cwd=tmp_path)
    told = [one for one in json.loads(run.stdout)["diagnostics"] if one["rule"].startswith("name/")]
    assert [one["rule"] for one in told] == ["name/unknown-parameter"]
    assert told[0]["range"]["start"]["line"] == 4
    assert [edit["text"] for edit in told[0]["fixes"][0]["edits"]] == ["(unread: Int)"]
