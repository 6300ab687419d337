"""Checks the code of the terminal artifact: compilers, valgrind, storms of keys, what it knows of text,
how soon it draws.

    pytest Tests/Checks/Terminal/test_code.py
"""

import contextlib
import ctypes
import fcntl
import os
import pathlib
import pty
import random
import re
import select
import shutil
import signal
import struct
import subprocess
import termios
import time
import tty

import icu
import pytest
import wcwidth

import dialogc
import instructions
from terminal import Session
from terminal_program import (
    C_SOURCES,
    DESK,
    FIXTURE,
    ROOT,
    SANITIZE,
    WARNINGS,
    Program,
    build,
    compile_program,
    environment,
    sample_folders,
)


@pytest.fixture(scope="module")
def built(tmp_path_factory):
    folder = tmp_path_factory.mktemp("terminal_code")
    return build(FIXTURE, folder)


@pytest.fixture(scope="module")
def plain_executable(built):
    """What a C compiler makes of it without sanitizers, which valgrind and counts of instructions do not bear."""
    return compile_program(built, built.parent / "prog", "-g", "-O1")


# Compilers


@pytest.mark.parametrize("folder", [FIXTURE, DESK, ROOT / "Tests/Fixtures/C", *sample_folders()], ids=lambda f: f.name)
def test_no_warnings(folder, tmp_path):
    source = build(folder, tmp_path)
    header = source.with_suffix(".h").name
    # gcc warns of some things only where it optimizes; clang of all that it knows while it reads.
    optimized = ["-O1", "-S", "-o", os.devnull]
    for compiler, how in ("gcc", optimized), ("clang", ["-fsyntax-only"]):
        for options in ["-fsyntax-only"], ["-DDIALOG_MAIN", *how]:
            subprocess.run(
                [compiler, "-std=c99", *WARNINGS, *options, source], check=True, timeout=120)
    (tmp_path / "use.cpp").write_text(f'#include "{header}"\nint main() {{ return 0; }}\n')
    for compiler in "g++", "clang++":
        subprocess.run(
            [compiler, "-std=c++17", *WARNINGS, "-fsyntax-only", tmp_path / "use.cpp"], check=True,
            timeout=120)


def test_each_function_of_the_header_says_what_it_returns(built):
    header = pathlib.Path(built).with_suffix(".h").read_text()
    comment = r"(/\*\*(?:(?!\*/)[\s\S])*\*/)?\s*(?:DIALOG_DEPRECATED\(.*\)\s*)?"
    shown = re.findall(comment + r"\n\w+_outcome (\w+_show)\(", header)
    assert len(shown) > 3
    for comment, function in shown: assert "returns the outcome" in comment, function


def test_kinds_share_their_files(tmp_path):
    build(FIXTURE, tmp_path, "json", "c", "terminal")
    assert {path.name for path in tmp_path.iterdir()} == {
        "Files.json", "Files.h", "dialog_runtime.h", "Files_terminal.c", "Files_terminal.h"}


def test_the_source_uses_no_heap_and_few_globals(built, tmp_path):
    subprocess.run(
        ["gcc", "-std=c99", "-O1", "-fno-pic", "-fno-pie", "-c", built, "-o", tmp_path / "o.o"], check=True)
    symbols = subprocess.run(
        ["nm", tmp_path / "o.o"], capture_output=True, text=True, check=True).stdout.split("\n")
    undefined = {line.split()[-1] for line in symbols if " U " in line}
    assert not undefined & {"malloc", "calloc", "realloc", "free", "setlocale", "strdup"}
    written = [line for line in symbols if re.search(r" [bBdDcC] ", line) and "standard" not in line]
    assert len(written) <= 1, f"only the signal that has come: {written}"


# Valgrind


@pytest.mark.skipif(not shutil.which("valgrind"), reason="needs valgrind")
@pytest.mark.parametrize("dialog,keys,values", [
    ("DeleteFiles", "\t\x1b[Z\x1b[6~\t\r", {"count": 3}),
    ("MoveTo", "\x1b[B\r", {"folders": ["a", "가", "👩‍👩‍👧"]}),
    ("NewShare", "한글\x7f\x1b[200~x\ny\x1b[201~\ta@b.co\t12\tsecret\r", {"folder": "سلام", "hasCode": "true"}),
    ("FileShared", "\r\rhello\r", {"person": "Kim", "file": "a\x1b", "unread": 3}),
])
@pytest.mark.parametrize("locale", ["en", "ar"])
def test_valgrind_is_content(plain_executable, dialog, keys, values, locale):
    command = Program("c", FIXTURE, plain_executable).command(dialog, "--locale", locale, **values)
    valgrind = ["valgrind", "-q", "--error-exitcode=99", "--leak-check=full", "--track-fds=no"]
    with Session([*valgrind, *command], env=environment()) as session:
        session.wait_for("╰")
        for key in re.findall(r"\x1b\[\d*~?[A-Z]?|.", keys, re.S):
            has_details = "▼" in session.text()
            session.send(key)
            session.read(0.02)
            if has_details and key == "\r":
                session.wait_until(lambda: "▼" not in session.text())
        session.wait_until(lambda: session.process.poll() is not None)
        assert session.end() == 0


# Storms


PIECES = [
    "\t", "\r", " ", "\x1b", "\x1b[A", "\x1b[B", "\x1b[C", "\x1b[D", "\x1b[Z", "\x1b[5~", "\x1b[6~", "\x1b[H",
    "\x1b[F", "\x1b[3~", "\x7f", "\x01", "\x05", "\x15", "\x17", "\x0b", "\x0c", "a", "d", "1", "9", "한", "글",
    "ك", "👍🏽", "\u0301", "\x1b[200~", "\x1b[201~", "pasted \x1b[31m", "\x1b[<0;40;12M", "\x1b[<0;40;12m",
    "\x1b[<64;1;1M", "\x1b[<65;1;1M", "\x1b[<99999;99999;99999M", "\x1bO", "\x1b[", "\x1b[1;", "\x1b[" + "9" * 300,
    "\x1b\x1b", "\x1b[M #!", "\x1b[[A", "\x1b]11;rgb:d/d/d\x07", "\x1b]0;", "\x1bP", "\x00", "\x9b",
    "x" * 100, "가" * 60,
]
RAW = [b"\xff\xfe", b"\xe0\x80", b"\xf5", b"\xc3", b"\xed\xa0\x80"]
SHOWS = 10_000


def sequence(random):
    pieces = [random.choice(PIECES).encode() for _ in range(random.randint(1, 12))]
    if random.random() < 0.2:
        pieces.insert(random.randrange(len(pieces) + 1), random.choice(RAW))
    return b"".join(pieces)


def test_a_storm_of_keys_and_sizes(built, tmp_path):
    """Ten thousand dialogs, each with keys and a size of its own, the seed always the same."""
    storm = tmp_path / "storm"
    subprocess.run(
        ["gcc", "-std=c99", *SANITIZE, "-I", built.parent, "-o", storm, C_SOURCES / "storm.c", built],
        check=True, timeout=300)
    generator = random.Random(2026)
    ours, theirs = pty.openpty()
    # Between dialogs the terminal is as it was; so it must not echo.
    tty.setraw(theirs)
    before = termios.tcgetattr(theirs)
    process = subprocess.Popen(
        [storm, str(SHOWS)], stdin=theirs, stdout=subprocess.PIPE, stderr=theirs, env=environment(),
        start_new_session=True)
    os.set_blocking(ours, False)
    os.set_blocking(process.stdout.fileno(), False)
    check = StreamCheck()
    shown, last = b"", time.monotonic()
    while process.poll() is None:
        size = struct.pack(
            "HHHH", generator.choice([1, 2, 6, 10, 24, 40, 300]),
            generator.choice([1, 5, 20, 40, 80, 120, 999]), 0, 0)
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, size)
        if process.poll() is None and generator.random() < 0.3:
            process.send_signal(signal.SIGWINCH)
        # What is typed goes on into the next dialog; two Ctrl-C leave any, unless they are pasted.
        with contextlib.suppress(BlockingIOError):
            os.write(ours, sequence(generator) + b"\x03\x03")
        readable, _, _ = select.select([ours, process.stdout], [], [], 0.02)
        if ours in readable:
            check.feed(os.read(ours, 1 << 16))
        if process.stdout in readable and (data := process.stdout.read()):
            shown, last = shown + data, time.monotonic()
        assert time.monotonic() - last < 30, f"hangs after {shown[-20:]}"
    shown += process.stdout.read() or b""
    assert process.returncode == 0 and shown.count(b"\n") == SHOWS, shown[-200:]
    assert termios.tcgetattr(theirs) == before
    os.close(ours)
    os.close(theirs)
    process.stdout.close()


class StreamCheck:
    """What is drawn is text and the sequences that dialogs are drawn with, and nothing else."""

    ALLOWED = re.compile(
        rb"\x1b\[(?:\d+(?:;\d+)*m|m|\d+;\d+H|\d+G|2K|2J|\?(?:1049|25|2004|1000|1006)[hl]|8[hl])|\x1b[78]"
        rb"|[\x07\x20-\x7e]|[\xc2-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3}")

    def __init__(self):
        self.rest = b""

    def feed(self, data):
        data = self.rest + data
        place = 0
        while match := self.ALLOWED.match(data, place):
            place = match.end()
        self.rest = data[place:]
        assert len(self.rest) < 40, f"garbage: {self.rest[:80]!r}"


# Text, against other implementations


SCRIPTS = [
    list("aZ 1.,!?-/()“”«»…\u00a0") + ["e\u0301"], list("한글가각 ") + ["\u1112\u1161\u11ab"],
    list("漢字かなカナー。、「」っャ "), list("สวัสดีกำไรเ์ "), list("سلامعليكمء٣،؟ \u064f"), list("שלום "),
    ["न", "म", "स्ते", "क्ष", "का", " "],
    ["👍", "👍🏽", "👩‍👩‍👧", "❤️", "❤", "🇰🇷", "🙂", " ", "a", "1️⃣"],
]
ALPHABET = [character for script in SCRIPTS for character in script]


def random_text(generator, alphabet=ALPHABET, longest=24):
    return "".join(generator.choice(alphabet) for _ in range(generator.randint(1, longest)))


def test_columns_are_those_of_wcwidth(text_library):
    generator = random.Random(1)
    for _ in range(20_000):
        sample = "x" + random_text(generator, generator.choice(SCRIPTS))
        assert text_library.columns(sample) == wcwidth.wcswidth(sample), ascii(sample)
    for sample, columns in {"👩‍👩‍👧": 2, "🇰🇷": 2, "👍🏽": 2, "❤️": 2, "한": 2, "e\u0301": 1, "กำ": 2, "क्ष": 2}.items():
        assert text_library.columns(sample) == columns, sample


def test_clusters_are_never_cut(text_library):
    generator = random.Random(2)
    for _ in range(3000):
        sample = "x" + random_text(generator, generator.choice(SCRIPTS), 40)
        clusters = text_library.call("clusters", sample).split("\x01")[1:]
        assert "".join(clusters) == sample
        if any(len(cluster) > 1 and cluster[0] == " " for cluster in clusters):
            continue  # a mark on a space
        joined = text_library.call("lines", sample, ctypes.c_int(generator.randint(1, 12)))
        rest = sample
        for line in joined.split("\x01")[1:]:
            rest = rest.lstrip(" ") if not rest.startswith(line) else rest
            assert rest.startswith(line), (ascii(sample), ascii(line))
            rest = rest[len(line):]
            cut = text_library.call("clusters", line).split("\x01")[1:]
            assert clusters[:len(cut)] == cut or not line
            clusters = clusters[len(cut):]
            while clusters and clusters[0] == " ":
                clusters = clusters[1:]
        assert not rest.strip(" ")


def test_order_is_that_of_icu(text_library):
    generator = random.Random(3)
    alphabet = list("aZ1 .,!?-/()[]（）［「」＜≤∈⟪“”«»…سلامعليكم٣،؟שלום漢字€%+$:12 34 b\u2068\u2069\u200f\u200e\u061c")
    for _ in range(10_000):
        sample = random_text(generator, alphabet, 16)
        for is_right_to_left in False, True:
            bidi = icu.Bidi()
            bidi.setPara(icu.UnicodeString(sample), 1 if is_right_to_left else 0)
            expected = str(bidi.writeReordered(icu.Bidi.DO_MIRRORING))
            expected = re.sub("[\u061c\u2066-\u2069\u200e\u200f]", "", expected)
            found = text_library.call("order", sample, ctypes.c_bool(is_right_to_left))
            assert found == expected, (ascii(sample), is_right_to_left)


@pytest.mark.parametrize("sample,locale", [
    ("They’re removed from every device (even “shared” ones) that’s on-line, and/or can’t be restored…", "en"),
    ("このフォルダを共有しているすべてのデバイスから削除され、元に戻すことはできません。「はい」っていう？", "ja"),
    ("此文件夹将从所有设备（包括共享设备）中删除，且无法恢复。“确定”吗？", "zh"),
    ("L’article « Chaise » sera retiré de 3 listes ; continuer ?", "fr"),
    ("https://example.org/a/b-c/d?e=f&g=h is 100% of $12.50", "en"),
])
def test_lines_break_where_icu_breaks_them(text_library, sample, locale):
    iterator = icu.BreakIterator.createLineInstance(icu.Locale(locale))
    iterator.setText(sample)
    allowed = set(iterator)
    for columns in range(30 if "https" in sample else 14, 60):
        place = 0
        for line in text_library.call("lines", sample, ctypes.c_int(columns)).split("\x01")[1:]:
            place = sample.index(line, place) + len(line)
            after = place + (len(sample[place:]) - len(sample[place:].lstrip(" ")))
            assert after in allowed or after == len(sample), sample[:place] + "|" + sample[place:]


def test_korean_breaks_between_words(text_library):
    sample = "이 폴더를 공유하는 모든 기기에서 제거되며, 되돌릴 수 없습니다."
    for columns in range(14, 60):
        words = [word for line in text_library.call("lines", sample, ctypes.c_int(columns)).split("\x01")[1:]
                 for word in line.split(" ")]
        assert words == sample.split(" ")


@pytest.mark.parametrize("sample,start", [
    # Neither a consonant that is killed nor one that stands on another begins a syllable.
    ("မြန်မာနိုင်ငံတော်အစိုးရအဖွဲ့ဝန်ကြီးချုပ်ရုံးကလူကြီးမင်းတို့၏အကောင့်ကိုဗုဒ္ဓဟူးနေ့တွင်ပိတ်လိုက်သည်", "[က-ဪဿ](?!့?[်္])"),
    # A consonant with a vowel does; one without may be the end of the syllable before it.
    ("សូមបញ្ចូលពាក្យសម្ងាត់របស់មិត្តភក្តិដើម្បីបន្តការចុះឈ្មោះចូលទៅក្នុងកម្មវិធីនេះ", "[ក-អ](?:្[ក-អ])*[៉៊]?[ា-ៈ]|[ឣ-ឳ]"),
], ids=["my", "km"])
def test_burmese_and_khmer_break_within_words_between_syllables(text_library, sample, start):
    for columns in range(12, 40):
        lines = text_library.call("lines", sample, ctypes.c_int(columns)).split("\x01")[1:]
        assert "".join(lines) == sample and len(lines) > 1
        for line in lines[1:]:
            assert re.match(start, line), (columns, lines)
    spaced = f"{sample[:20]} {sample}"
    assert text_library.call("lines", spaced, ctypes.c_int(40)).split("\x01")[1] == sample[:20]


def test_thai_never_begins_a_line_with_what_belongs_to_the_one_before(text_library):
    sample = "ไฟล์จะถูกลบออกจากอุปกรณ์ทุกเครื่องที่ใช้โฟลเดอร์นี้ร่วมกันและไม่สามารถกู้คืนได้"
    for columns in range(6, 60):
        for line in text_library.call("lines", sample, ctypes.c_int(columns)).split("\x01")[1:]:
            assert not (0xE2F <= ord(line[0]) <= 0xE3A or 0xE45 <= ord(line[0]) <= 0xE4E)
            assert not 0xE40 <= ord(line[-1]) <= 0xE44, line


@pytest.mark.parametrize("letters,forms", [
    ("سلام", "\ufeb3\ufefc\ufee1"), ("لا", "\ufefb"), ("شراء", "\ufeb7\ufeae\ufe8d\ufe80"), ("بب", "\ufe91\ufe90"),
    ("سُيشحن", "\ufeb3\u064f\ufef4\ufeb8\ufea4\ufee6"), ("abc", "abc"),
])
def test_arabic_letters_are_shaped(text_library, letters, forms):
    assert text_library.call("shapes", letters) == forms


# The first frame


# Five milliseconds of a processor that executes four instructions in a nanosecond, as those of today do.
FIVE_MILLISECONDS = 20_000_000


@pytest.mark.skipif("release" not in dialogc.DIALOGC, reason="a debug build is slow")
@pytest.mark.skipif(not shutil.which(instructions.EMULATOR), reason="needs QEMU")
@pytest.mark.parametrize("kind", ["c", "run"])
def test_the_first_frame_comes_within_five_milliseconds(plain_executable, tmp_path, kind):
    """As much as is done until then, and nothing waited for, however busy the machine is."""
    command = first_frame(plain_executable, tmp_path, kind)

    def shown(log):
        with Session([*instructions.counting(log), *command], env=environment()) as session:
            session.wait_for("╰")
            session.send("\x1b")
            session.end()

    assert instructions.instructions_while(shown)[1] < FIVE_MILLISECONDS
    assert min(waits(command) for _ in range(10)) <= 1, "it waits for something before it waits for a key"


def first_frame(executable, folder, kind):
    """A program that shows a dialog."""
    if kind == "c":
        return Program(kind, FIXTURE, executable).command("DeleteFiles", count=3)
    # In a repository, as sources are; else the folders above, whatever is in them, are looked through too.
    (folder / "one/.git").mkdir(parents=True)
    (folder / "one/Ask.dialog").write_text(dialogc.GOOD)
    return [instructions.stripped(folder), *Program(kind, folder / "one").command("Ask")[1:]]


def waits(command):
    """How often a program has waited for anything once it shows a dialog; the last time for a key."""
    with Session(command, env=environment()) as session:
        session.wait_for("╰")
        status = pathlib.Path(f"/proc/{session.process.pid}/status").read_text()
        session.send("\x1b")
        session.end()
    return int(re.search(r"^voluntary_ctxt_switches:\s*(\d+)", status, re.M)[1])
