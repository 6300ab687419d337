#!/usr/bin/env python3
"""Makes Tests/Fixtures/Korean/Words.txt: how kiwipiepy, a morphological analyser, reads the Korean
words of the project's own dialogs; DialogReadingTests holds DialogReading to it.

Run by hand, with kiwipiepy 0.24.1 from PyPI, as installing it takes longer (17 s, 100 MB) than a
check in CI may: the words stay as they are until somebody adds to them.

    korean_words.py                 writes the fixture
    korean_words.py CORPUS OUT      writes the words of a folder of JSON, dialogs whose
                                    `translations` have `ko`; with DIALOGC_KOREAN_WORDS=OUT the test
                                    reads them as well

A line is a word and how it is read, after a tab: `지우 시었 습니다`, stem, what comes before the ending,
and ending; `앨범= ㅂ니다`, the same of a noun with 이다; `사진+을`, noun and particles; nothing of other
words. `!` and a reason come after what DialogReading reads otherwise, and is known to.
"""

import collections
import json
import pathlib
import re
import sys

import kiwipiepy

ROOT = pathlib.Path(__file__).resolve().parents[3]
FIXTURE = ROOT / "Tests/Fixtures/Korean/Words.txt"
VALUE = "\ufffc"
WORD = re.compile(r"[가-힣]+")
EDGES = re.compile(r"^[^\w\ufffc]+|[^\w\ufffc]+$")
QUOTED = re.compile(r'"((?:[^"\\]|\\.)*)"')
LETTERS = {"ᆫ": "ㄴ", "ᆯ": "ㄹ", "ᆷ": "ㅁ", "ᆸ": "ㅂ"}
PAST = {"었": "었", "았": "었", "였": "었", "시": "시", "으시": "시", "겠": "겠"}

# What kiwi reads wrongly in these texts, and why.
CORRECTIONS = {
    "거기서": ("", "is short for 거기에서; 서 goes with four nouns"),
    "걸었습니다": ("걸 었 습니다", "걷다 for 걸다, in 전화를 걸었습니다 too"),
    "겁니다": ("걸 ㅂ니다", "것 for 걸다"),
    "기다": ("", "is the end of a word"),
    "내려받기": ("내려받 기", "has the noun in its dictionary, which is the verb's"),
    "드시나요": ("들 시 나요", "드시다, eat, for 들다, in 마음에 드시나요"),
    "린다": ("", "is the name of a person"),
    "마이그레이션해야": ("마이그레이션하 어야", "does not know the noun"),
    "많아도": ("많 어도", "has the adverb, which is the same form"),
    "모음을": ("모음+을", "takes the particle into the noun"),
    "무언가를": ("무언가+를", "takes ㄴ가 for an ending"),
    "소리치고는": ("", "takes 치고 for a particle"),
    "어디서나": ("어디서+나", "is short for 어디에서나"),
    "여기서": ("", "is short for 여기에서"),
    "여기서는": ("여기서+는", "is short for 여기에서는"),
    "여기서도": ("여기서+도", "is short for 여기에서도"),
    "이어서": ("잇 어서", "has the adverb, which is the same form"),
    "즐겨찾기": ("즐겨찾 기", "has the noun in its dictionary, which is the verb's"),
    "텐데요": ("테 ㄴ데요", "is 터 with 이다, which are one syllable"),
    "푸셨네요": ("풀 시었 네요", "푸다 for 풀다"),
    "할게": ("하 ㄹ게", "것이 for the ending"),
    "해도": ("하 어도", "takes 해 for a noun"),
}

# What DialogReading can't tell, and why.
KNOWN = {
    "막을": "막 is a noun as well: 자막을",
    "허용할지만": "지 and 만 look like 지만, which ㄹ may come before: 들지만",
}

# Texts that show a wrong particle, and parts of words that rules list.
LEFT_OUT = frozenset(
    "메시지을 소식를 캘린더을 를 을 습니다 니다 는데 는다 라고 린다 인다 입니다 예요 셔서 에서야 이라 건"
    .split())


def own_texts():
    """The texts of the samples, the fixtures and the rules' examples."""
    for path in sorted([*ROOT.glob("Samples/**/*.dialog"), *ROOT.glob("Tests/Fixtures/**/*.dialog")]):
        yield from quoted(path)
    for line in (ROOT / "Tests/Fixtures/Translations/ko.jsonl").read_text().splitlines():
        yield json.loads(line)["good"]
    for path in sorted(ROOT.glob("Tests/Fixtures/Localization/*.txt")):
        yield from path.read_text(encoding="utf-8").splitlines()
    for path in sorted(ROOT.glob("Sources/DialogRules/**/*.swift")):
        yield from quoted(path)


def quoted(path):
    for line in path.read_text(encoding="utf-8").replace("⟦", "").replace("⟧", "").splitlines():
        if not line.lstrip().startswith("//"):
            yield from (match[1] for match in QUOTED.finditer(line))


def corpus_texts(folder):
    for path in sorted(folder.glob("*.json")):
        dialogs = json.loads(path.read_text(encoding="utf-8"))
        for dialog in dialogs if isinstance(dialogs, list) else []:
            texts = dialog["translations"].get("ko", {})
            yield from strings([value for key, value in texts.items() if key != "sameAsEnglish"])


def strings(value):
    if isinstance(value, str):
        yield value.replace("%@", VALUE)
    elif value:
        for part in value.values() if isinstance(value, dict) else value:
            yield from strings(part)


def readings(texts):
    """Each word that is all Hangul, with kiwi's reading in most of the texts."""
    kiwi = kiwipiepy.Kiwi()
    found = collections.defaultdict(collections.Counter)
    for text in texts:
        for line in re.split(r"\\n|\n", text):
            line = re.sub(r"\\?\([^()]*\)|\{[^{}]*\}", VALUE, line)
            if re.search("[가-힣]", line) and "*" not in line:
                for word, tokens in words(kiwi, line):
                    found[word][reading(kiwi, word, tokens)] += 1
    return {word: max(sorted(counts, key=str), key=lambda key: counts[key])
            for word, counts in sorted(found.items())}


def words(kiwi, line):
    """The words between spaces with their morphemes, without what is only a part of one."""
    tokens = kiwi.tokenize(line.replace(VALUE, "X"))
    for match in re.finditer(r"\S+", line):
        word = EDGES.sub("", match[0])
        start = match.start() + match[0].index(word)
        own = [(token.form, token.tag.split("-")[0]) for token in tokens
               if start <= token.start < start + len(word)]
        is_word = WORD.fullmatch(word) and word not in LEFT_OUT
        if is_word and own and not own[0][1].startswith(("E", "J", "X", "VCP", "Z")):
            yield word, own


def reading(kiwi, word, morphemes):
    """Of one word, as a line of the fixture has it; empty where it is neither inflected nor has a
    particle."""
    rest = list(morphemes)
    after = ""
    while rest[1:] and rest[-1] in (("요", "JX"), ("만", "JX")) and rest[-2][1].startswith("E"):
        after = rest.pop()[0] + after
    # kiwi has the parts of 는지, 는데 and 라고.
    if rest[-2:] in ([("는", "ETM"), ("지", "NNB")], [("는", "ETM"), ("데", "NNB")],
                     [("라", "EC"), ("고", "JKQ")], [("라", "EF"), ("고", "JKQ")]):
        rest[-2:] = [(rest[-2][0] + rest[-1][0], "EC")]
    if rest[-1] == ("이라고", "JKQ"):
        rest[-1:] = [("이", "VCP"), ("라고", "EC")]
    if rest[-1] == ("라고", "JKQ") and rest[-2][1] in ("VV", "XSV"):
        rest[-1] = ("라고", "EC")
    if rest[-1][1] in ("EF", "EC", "ETN", "ETM") and len(rest) > 1:
        return inflected(kiwi, word, rest, after)
    rest, particles = list(morphemes), ""
    while rest and rest[-1][1].startswith("J"):
        particles = rest.pop()[0] + particles
    if WORD.fullmatch(particles) and rest and not rest[-1][1].startswith(("V", "EF")):
        return f"{word.removesuffix(particles)}+{particles}"
    return ""


def inflected(kiwi, word, morphemes, after):
    """Stem, what comes before the ending, ending."""
    *rest, (ending, _) = morphemes
    before = ""
    while rest and rest[-1][1] == "EP" and rest[-1][0] in PAST:
        before = PAST[rest.pop()[0]] + before
    mark = ""
    if rest and rest[-1][1] == "VCP":
        rest.pop()
        mark = "="
    stem = kiwi.join(rest).replace(" ", "") if rest else ""
    # After a vowel 이 is often left out, and nothing tells the noun from a stem.
    if mark and word.startswith(stem) and word[len(stem):][:1] not in tuple("이입인일였여예임"):
        mark = ""
    ending = plain(ending).replace("예요", "에요") + after
    # kiwi takes 시 and ㅂ시오 apart, 시 and 오, and has 으시다 in one with 세요.
    if ending in ("ㅂ시오", "오") and before.endswith("시"):
        before, ending = before[:-1], {"ㅂ시오": "십시오", "오": "시오"}[ending]
    return " ".join(part for part in (stem + mark, before, ending) if part)


def plain(ending):
    """An ending as dictionaries have it after vowels: ㄹ까요 of 을까요, 면 of 으면, 어요 of 아요."""
    ending = "".join(LETTERS.get(letter, letter) for letter in ending)
    for full, short in (("을", "ㄹ"), ("은", "ㄴ"), ("읍", "ㅂ"), ("으", "")):
        if ending.startswith(full) and len(ending) > 1 and ending not in ("으나",):
            return short + ending[1:]
    return ending


def lines(found):
    for word, read in found.items():
        read = CORRECTIONS.get(word, (read,))[0]
        known = f"\t! {KNOWN[word]}" if word in KNOWN else ""
        yield f"{word}\t{read}{known}" if read or known else word


def main():
    if len(sys.argv) == 3:
        path, texts = pathlib.Path(sys.argv[2]), corpus_texts(pathlib.Path(sys.argv[1]))
    else:
        path, texts = FIXTURE, own_texts()
    path.write_text("\n".join(lines(readings(texts))) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
