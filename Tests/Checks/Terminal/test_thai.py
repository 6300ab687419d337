"""Checks of the terminal: lines of Thai end between words, where ICU ends them."""

import ctypes
import re

import pytest

import dialogc
import thai_texts
from terminal_checks import check_frame
from terminal_program import SANITIZE, Program, build, compile_program

PROJECT = """\
project Words {{
  guidelines 2022
  source th
  locales th
}}

{dialogs}
"""
DIALOG = """\
alert {name} {{
  purpose inform
  title "แจ้งให้ทราบ"
  message {{ th {thai} }}
  button ok "ตกลง"
}}
"""


def write_project(folder, texts):
    """A project that has each of some texts, as the language writes it, as a message."""
    folder.mkdir()
    dialogs = [DIALOG.format(name=f"Dialog{i}", thai=text) for i, text in enumerate(texts)]
    (folder / "Words.dialog").write_text(PROJECT.format(dialogs="\n".join(dialogs)), encoding="utf-8")
    return folder


def words_of(source):
    """The words that a terminal artifact has, for C; None where it has none."""
    found = re.search(r"dialog_words\[\] = \{(.*?)\};", source.read_text(), re.S)
    numbers = [int(number, 16) for number in found[1].split(",")] if found else []
    return (ctypes.c_uint32 * len(numbers))(*numbers) if numbers else None


@pytest.fixture
def use_words(text_library):
    kept = []  # as long as C uses them

    def use(words):
        kept.append(words)
        text_library.library.check_use_words(words)
        return text_library
    yield use
    text_library.library.check_use_words(None)


# The words that an artifact has of the dictionary


def test_each_text_of_a_project_has_the_words_that_icu_finds(tmp_path, use_words):
    texts = thai_texts.texts()
    folder = write_project(tmp_path / "project", [f'"{text}"' for text in texts])
    words = words_of(build(folder, tmp_path))
    assert len(texts) > 700 and len(words) < 10_000
    lines = use_words(words)
    wrong = [text for text in texts if lines.call("words", text) != thai_texts.words(text, "\x01")]
    assert not wrong


def test_each_line_ends_where_icu_ends_it(tmp_path, use_words):
    texts = thai_texts.SENTENCES
    folder = write_project(tmp_path / "project", [f'"{text}"' for text in texts])
    lines = use_words(words_of(build(folder, tmp_path)))
    for text in texts:
        allowed, longest = thai_texts.ends(text), max(map(len, text.split(" ")))
        for columns in range(14, min(longest + 2, 60)):
            place = 0
            for line in lines.call("lines", text, ctypes.c_int(columns)).split("\x01")[1:]:
                assert text.startswith(line, place)
                place += len(line)
                place += len(text[place:]) - len(text[place:].lstrip(" "))
                assert place in allowed, text[:place] + "|" + text[place:]


@pytest.mark.parametrize("parameters,thai,said", [
    # A value stands for no letters, a choice for those of one of its arms.
    ("count: Int", 'by count { 1 "ลบไฟล์นี้หรือไม่"  other "ลบ {count} ไฟล์หรือไม่" }',
     ["ลบไฟล์นี้หรือไม่", "ลบ 3 ไฟล์หรือไม่"]),
    ("isOn: Bool", 'by isOn { true "เปิดการแจ้งเตือนต่างๆ"  false "ปิดการแจ้งเตือนต่างๆ" }',
     ["เปิดการแจ้งเตือนต่างๆ", "ปิดการแจ้งเตือนต่างๆ"]),
    ("when: Date", '"นั่งตากลมริมทะเล{when:relative}"',
     ["นั่งตากลมริมทะเล3 ชั่วโมงที่ผ่านมา", "3 สัปดาห์ที่ผ่านมา", "ในอีก 2 นาที"]),
    ("size: Bytes, names: [String]", '"เหลือพื้นที่ {size} ของ{names:list}"',
     ["เหลือพื้นที่ 512 ไบต์ ของ 1, 2 และ 3"]),
])
def test_values_and_choices_have_their_words(tmp_path, use_words, parameters, thai, said):
    folder = write_project(tmp_path / "project", [thai])
    path = folder / "Words.dialog"
    path.write_text(path.read_text().replace(
        "alert Dialog0 {", f"alert Dialog0({parameters}) {{"))
    lines = use_words(words_of(build(folder, tmp_path)))
    for text in said:
        assert lines.call("words", text) == thai_texts.words(text, "\x01")


def test_nothing_is_kept_where_no_thai_is(tmp_path):
    source = tmp_path / "project"
    source.mkdir()
    (source / "Ask.dialog").write_text(dialogc.GOOD)
    built = build(source, tmp_path)
    assert words_of(built) is None and "#define DIALOG_WORDS NULL" in built.read_text()


def test_a_value_that_is_unknown_ends_lines_between_syllables(tmp_path, use_words):
    folder = write_project(tmp_path / "project", ['"ลบไฟล์หรือไม่"'])
    lines = use_words(words_of(build(folder, tmp_path)))
    value = "เทศบาลนครเชียงรายเปิดแสดงดอกไม้"
    for columns in range(8, 30):
        found = lines.call("lines", "ลบไฟล์ " + value, ctypes.c_int(columns)).split("\x01")[1:]
        assert "".join(found).replace(" ", "") == "ลบไฟล์" + value
        for line in found[2:]:
            assert not re.match("[ฯะัาำิ-ฺๅๆ็-๎]", line) and found[0] == "ลบไฟล์"
    assert lines.call("lines", value, ctypes.c_int(20)).split("\x01")[1:] == [
        "เทศบาลนครเชียงรายเปิด", "แสดงดอกไม้"]


# On screen


def shown_lines(session):
    """The rows of texts in a box, above its buttons."""
    rows = [row.strip() for row in session.lines()]
    rows = [row[1:-1].strip() for row in rows[:next(i for i, row in enumerate(rows) if "├" in row)]
            if row.startswith("│")]
    return [row for row in rows if row]


@pytest.mark.parametrize("columns", [24, 30, 36, 44, 52, 60, 80, 120])
@pytest.mark.parametrize("dialog,values", [
    ("DeleteFiles", {"count": 3}), ("NoConnection", {}),
    ("ReplaceFile", {"name": "report.pdf", "size": "1500000", "changed": "2026-11-21T09:30"}),
])
def test_lines_on_the_screen_end_between_words(program, columns, dialog, values):
    plain = program.ask(dialog, "--locale", "th", "--plain", **values).stderr.decode()
    texts = plain.split("\n\n")[0].split("\n")
    with program.show(dialog, "--locale", "th", rows=40, columns=columns, **values) as session:
        session.wait_for("├")
        lines = shown_lines(session)
        check_frame(session)
        session.send("\x1b")
        assert session.end() == 1
    for text in texts:
        place, allowed = 0, thai_texts.ends(text)
        while place < len(text):
            line = lines.pop(0)
            assert text.startswith(line, place)
            place += len(line)
            place += len(text[place:]) - len(text[place:].lstrip(" "))
            assert place in allowed, text[:place] + "|" + text[place:]
    assert not lines


def test_sentences_on_the_screen(tmp_path):
    """The C program with the sanitizers, and `dialogc run`, draw the same."""
    texts = thai_texts.SENTENCES[:12]
    folder = write_project(tmp_path / "project", [f'"{text}"' for text in texts])
    executable = compile_program(build(folder, tmp_path), tmp_path / "prog", *SANITIZE)
    for index, text in enumerate(texts):
        allowed = thai_texts.ends(text)
        for columns in 28, 44:
            drawn = []
            for kind in "c", "run":
                program = Program(kind, folder, executable)
                with program.show(f"Dialog{index}", "--locale", "th", rows=30, columns=columns) as session:
                    session.wait_for("├")
                    drawn.append(shown_lines(session))
                    session.send("\r")
                    assert session.end() == 0
            assert drawn[0] == drawn[1]
            place = 0
            for line in drawn[0][1:]:
                place = text.index(line, place) + len(line)
                place += len(text[place:]) - len(text[place:].lstrip(" "))
                assert place in allowed, text[:place] + "|" + text[place:]
            assert place == len(text)
