"""Names of things of everyday life in some languages: by hand, and those of emoji in CLDR."""

import functools
import pathlib
import re
import unicodedata
import xml.etree.ElementTree as ElementTree
from collections import defaultdict

import listed_forms

SOURCE = "names of emoji in CLDR 41, Debian package unicode-cldr-core 41-0.1"
LICENCE = "Unicode-3.0, https://www.unicode.org/license.txt"
ANNOTATIONS = pathlib.Path("/usr/share/unicode/cldr/common")
LANGUAGES = {
    "de": "German", "fr": "French", "es": "Spanish", "it": "Italian", "pt": "Portuguese", "nl": "Dutch",
    "sv": "Swedish", "pl": "Polish", "ru": "Russian", "tr": "Turkish", "ar": "Arabic", "he": "Hebrew", "th": "Thai",
    "ko": "Korean", "ja": "Japanese", "zh-Hans": "SimplifiedChinese", "zh-Hant": "TraditionalChinese",
}
INFLECTED = ["en", "de", "fr", "es", "it", "pt", "nl", "sv", "pl", "ru", "tr"]
# Plurals that are not listed are made of words.
PLURALS_IN_S = ["en", "fr"]
# Where a sign alone is part of many words.
OF_SEVERAL_SIGNS = ["ko", "zh-Hans", "zh-Hant"]
SHORTEST_FORM = 3
# Verbs have more forms than things.
MOST_FORMS = 20
# What CLDR says of emoji, and tells nothing of things.
NOT_OF_THINGS = set("water french game science zodiac face flavoring sta show farming hot cold red green blue".split())
# What may be any thing: no thing is told from it.
ANY = -1


class Thing:
    def __init__(self, line):
        cells = line.split("\t") + [""] * len(LANGUAGES)
        self.kind, self.emoji = cells[0], set() if cells[2] == "-" else set(cells[2].split())
        self.words = {"en": cells[1].split()} | {
            language: cell.split() for language, cell in zip(LANGUAGES, cells[3:], strict=False)}
        self.name = self.words["en"][0].lstrip("-")


def read():
    """The things, and which are kin, by their numbers."""
    lines = pathlib.Path(__file__).with_name("everyday_things.tsv").read_text(encoding="utf-8").splitlines()
    lines = [line for line in lines if line and not line.startswith("#")]
    things = [Thing(line) for line in lines if not line.startswith("kin\t")]
    numbers = {thing.name: number for number, thing in enumerate(things)}
    assert len(numbers) == len(things)
    kin = defaultdict(set)
    for line in lines:
        if line.startswith("kin\t"):
            group = {numbers[name] for name in line.split("\t")[1].split()}
            for number in group:
                kin[number] |= group - {number}
    return things, kin


def table(language, things):
    """Words of a language with the things that each may be, and whether it names one for sure."""
    annotations = _annotations(language)
    written = {word.lstrip("-") for thing in things for word in thing.words[language]}
    forms = _forms(language, written | annotations.uses.keys() | set(annotations.titles.values()))
    sure, near = defaultdict(set), defaultdict(set)
    for number, thing in enumerate(things):
        words = thing.words[language]
        dropped = {word[1:] for word in words if word[0] == "-"}
        names = [word for word in words if word[0] not in "-?"]
        given, others = annotations.names(thing.emoji) if language != "en" else ([], annotations.words(thing.emoji))
        names += [word for word in given if word not in dropped]
        for word in names:
            found = sure if len(word) > 1 or language not in OF_SEVERAL_SIGNS else near
            for form in _all_forms(word, forms, language):
                (near if form in dropped or _is_of_verb(form, word, language) else found)[_spaced(form)].add(number)
        for word in [*dropped, *others]:
            for form in _all_forms(word, forms, language):
                near[_spaced(form)].add(number)
        for word in words:
            if word[0] == "?":
                near[word[1:]] = {ANY}
    return sure, near


def joined(sure, near, kin):
    """A value for each word: the thing it may be, twice, and one more where it is for sure. A word of several things
    makes these kin where it names them, else it may be anything."""
    values = {}
    for word in sorted({**sure, **near}):
        named, found = sure.get(word, set()), sure.get(word, set()) | near.get(word, set())
        for number in found if named else []:
            kin[number] |= found - {number, ANY}
        first = min(named or found)
        is_any = not named and (ANY in found or bool(found - kin[first] - {first}))
        values[word] = 0 if is_any else (first + 1) * 2 + (1 if named else 0)
    return values


def korean_name(thing):
    words = thing.words["ko"]
    names = [word for word in words if word[0] not in "-?"] or _annotations("ko").names(thing.emoji)[0]
    return (names or [word[1:] for word in words] or _annotations("ko").words(thing.emoji))[0].split()[-1]


def _spaced(word):
    return word.replace("_", " ").replace("-", " ") if word.isascii() else word.replace("_", " ")


def _is_of_verb(form, word, language):
    """English forms as of boating."""
    return language == "en" and any(form.endswith(end) and not word.endswith(end) for end in ("ing", "ed"))


def _forms(language, words):
    """The forms of words; of Arabic ones, how an end is written before others."""
    if language == "ar":
        return {"ة": "ت"}
    forms = defaultdict(set)
    if language in INFLECTED:
        for form, word in zip(*listed_forms.in_lower_case(language)):
            if word in words:
                forms[word].add(form)
    return forms


def _all_forms(word, forms, language):
    if "ة" in forms:
        return {word, word[:-1] + "ت"} if word.endswith("ة") else {word}
    # Some are told for words of which they are no form.
    others = {form for form in forms.get(word, ()) if _plain(form)[:1] == _plain(word)[:1]}
    found = {word} | ({form for form in others if len(form) >= SHORTEST_FORM} if len(others) <= MOST_FORMS else set())
    return found | {word + "s"} if word.isascii() and language in PLURALS_IN_S else found


@functools.cache
def _annotations(language):
    return _Annotations(language)


def _plain(word):
    return unicodedata.normalize("NFD", word)


class _Annotations:
    """What CLDR calls emoji."""

    def __init__(self, language):
        self.keywords, self.titles, self.uses = {}, {}, defaultdict(set)
        name = {"zh-Hans": "zh", "zh-Hant": "zh_Hant"}.get(language, language)
        self.spaced = name not in ("ja", "zh", "zh_Hant", "th")
        self.joins = name in ("ja", "zh", "zh_Hant", "th", "ko", "de", "nl", "sv")
        for folder in ("annotations", "annotationsDerived"):
            for each in ElementTree.parse(ANNOTATIONS / folder / f"{name}.xml").getroot().iter("annotation"):
                emoji = each.get("cp").replace("\ufe0f", "")
                if each.get("type") == "tts":
                    self.titles[emoji] = each.text.strip().lower()
                else:
                    words = [word.strip().lower() for word in each.text.split("|")]
                    self.keywords[emoji] = words
                    for word in words:
                        self.uses[word].add(emoji)

    def names(self, emoji):
        """Words for things that are what emoji are called, or part of it, and are said of no others; and words of them
        that may be others too."""
        names, others = [], []
        for each in sorted(emoji):
            title = self.titles.get(each, "")
            parts = re.split(r"[\s-]+", title) if self.spaced else [title]
            found = [title] * (len(parts) == 1) + [
                word for word in self.keywords.get(each, [])
                if word != title and (word in parts or (self.joins and title.endswith(word)))]
            for word in found:
                is_name = all(unicodedata.category(letter)[0] in "LM" for letter in word) and self.uses[word] <= emoji
                (names if is_name else others).append(word)
            others += [word for word in self.keywords.get(each, []) if self.uses[word] <= emoji]
        return list(dict.fromkeys(names)), [word for word in dict.fromkeys(others) if word not in names]

    def words(self, emoji):
        """All that is said of emoji."""
        found = [word for each in sorted(emoji) for word in [self.titles[each], *self.keywords[each]]]
        return [word for word in dict.fromkeys(found) if word not in NOT_OF_THINGS]
