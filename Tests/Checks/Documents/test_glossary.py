"""Messages, pages and samples in Korean use the words of docs/glossary.ko.md, and one style."""

import re

import pytest

from dialogc import ROOT

GLOSSARY = ROOT / "docs/glossary.ko.md"
PAGES = sorted(
    path for path in [ROOT / "README.ko.md", *(ROOT / "docs").rglob("*.ko.md"), *(ROOT / "Samples").rglob("*.md"),
                      *(ROOT / "Sources/Integrations").rglob("*.md")]
    if path != GLOSSARY)
# What stands in a source in Korean and is a message: after `ko:`, a string or several; in modules whose strings
# in Korean are all messages, any string.
STRING = r'#?"(?:[^"\\\n]|\\.)*"'
MESSAGE = re.compile(rf'\bko:\s*("""\n.*?"""|{STRING}(?:\s*\+\s*{STRING})*)', re.S)
ANY = re.compile(rf'({STRING})')
SAYING = {
    "DialogCatalogTexts", "DialogCatalogs", "DialogCompiler", "DialogEditing", "DialogModel", "DialogServer",
    "dialogc",
}
CODE = re.compile(r"^ *```.*?^ *```$|`[^`\n]*`|\]\([^)]*\)|‘[^’\n]*’|“[^”\n]*”", re.M | re.S)
# Endings of 해요체 that 합니다체 has otherwise, and of other styles; -세요 and -까요 go with both.
CASUAL = re.compile(r"[가-힣]*(?:해요|어요|아요|예요|에요|네요|나요|가요|군요|지요|죠|십시오)(?=[.!?)\s]|$)")
# A rule’s words to look for: 배지를|뱃지를.
VOCABULARY = re.compile(r"[가-힣]-?\|[가-힣]")
APART = re.compile(r"` (?:은|는|이|가|을|를|의|로|으로|와|과|에|에서)(?= )")


def unused():
    """What the glossary says not to write, with what is written instead."""
    rows = re.findall(r"^\| ([^|]+) \| [^|]+ \| [^|]+ \| ([^|]+) \|$", GLOSSARY.read_text(encoding="utf-8"), re.M)
    return {word.strip(): term for term, words in rows[1:] for word in words.split(",")}


UNUSED = unused()
PATTERN = re.compile("|".join(
    rf"(?<![A-Za-z가-힣]){re.escape(word)}" if word not in ("가이드라인", "대화 상자") else
    rf"(?<!휴먼 인터페이스 ){re.escape(word)}" for word in sorted(UNUSED, key=len, reverse=True)))


def faults(text):
    """What is not written so: words that are not used, 해요체, a particle that stands apart from code."""
    plain = CODE.sub("x", text)
    found = [f"{word[0]}: {UNUSED[word[0]]}" for word in PATTERN.finditer(plain)]
    return found + CASUAL.findall(plain) + APART.findall(text)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_a_page_uses_the_words(page):
    assert faults(page.read_text(encoding="utf-8")) == []


def test_messages_use_the_words():
    found = {}
    for path in sorted((ROOT / "Sources").rglob("*.swift")):
        folders = path.relative_to(ROOT).parts
        if "Data" in folders: continue
        text = path.read_text(encoding="utf-8")
        said = [*MESSAGE.finditer(text), *(ANY.finditer(text) if SAYING.intersection(folders) else ())]
        for message in said:
            words = re.sub(r'\\\n\s*|"\s*\+\s*"', "", message[1])
            if VOCABULARY.search(words): continue
            if wrong := faults(words):
                found[f"{path.relative_to(ROOT)}:{text.count(chr(10), 0, message.start()) + 1}"] = wrong
    assert found == {}


def test_comments_of_samples_use_the_words():
    for path in sorted((ROOT / "Samples").rglob("*")):
        if path.suffix in (".dialog", ".c", ".swift", ".py") and path.is_file():
            comments = re.findall(r"(?://|#) (.*[가-힣].*)", path.read_text(encoding="utf-8"))
            assert faults("\n".join(comments)) == [], path


def test_paragraphs_of_rules_begin_with_a_word():
    for page in (ROOT / "docs/rules").glob("*.ko.md"):
        text = re.sub(r"^```.*?^```$", "", page.read_text(encoding="utf-8"), flags=re.M | re.S)
        begun = re.findall(r"^(?:by|if|for|send|input|limit|exit|alert|enum|case|devices)[가-힣].*", text, re.M | re.I)
        assert begun == [], page


@pytest.mark.parametrize("text, found", [
    ("액션 시트를 씁니다", ["액션 시트: 동작 시트"]),
    ("입력 필드", ["입력 필드: 입력란"]),
    ("alert에는", ["alert에: 경고창"]),
    ("이렇게 해요.", ["해요"]),
    ("혹시 이것인가요?", ["이것인가요"]),
    ("이렇게 쓰십시오.", ["쓰십시오"]),
    ("`dialogc` 는 말합니다", ["` 는"]),
    ("휴먼 인터페이스 가이드라인", []),
    ("‘필드’와 `alert`는", []),
])
def test_faults_are_found(text, found):
    assert faults(text) == found
