"""Everyday words in all their forms, and the words that are one slip of a key from them and right.

A slip loses a letter inside of a word, adds or exchanges one, or turns two round: the one the reader of texts
looks for (`EverydayWords`).
"""

import pathlib
import re
from collections import Counter, defaultdict

import morfeusz2
import pymorphy3

import english_words
import listed_forms

LANGUAGES = {
    "en": "English", "de": "German", "fr": "French", "es": "Spanish", "it": "Italian", "pt": "Portuguese",
    "nl": "Dutch", "sv": "Swedish", "da": "Danish", "nb": "Norwegian", "pl": "Polish", "cs": "Czech", "ru": "Russian",
    "uk": "Ukrainian", "tr": "Turkish", "fi": "Finnish", "hu": "Hungarian",
}
SHORTEST = 7
# Verbs of some languages have hundreds of forms, of which texts have few.
MOST_FORMS = 16
# Letters of fewer words are those of other alphabets.
RAREST = 3
LETTERS = re.compile(r"[^\W\d_]+")


def table(language):
    """The letters of the words, and for each word which slips are told from it: none, all, or turned letters alone."""
    forms, words = listed_forms.in_lower_case(language)
    listed = _listed(language)
    if language == "en":
        listed |= english_words.everyday()
    frequent = {word for word in _targets(forms, words, listed) if LETTERS.fullmatch(word)}
    targets = {word for word in frequent if len(word) >= SHORTEST}
    own = set(forms).union(words)
    if language == "en":
        own |= english_words.lemmas()
    known = own.union(listed, *listed_forms.in_lower_case("en"))
    formed = _formed(language, own)
    letters = sorted(filter(str.isalpha, set().union(*known)))
    right = set()
    for target in targets:
        slips = set(_slips(target, letters))
        right |= (slips & known) | formed(slips - known)
    shorter = {word for word in frequent if len(word) == SHORTEST - 1}
    turned = {slip for word in shorter for slip in _turned(word)}
    right |= (turned & known) | formed(turned - known)
    right -= targets | shorter
    uses = Counter(letter for word in targets | shorter | right for letter in set(word))
    letters = "".join(sorted(letter for letter, count in uses.items() if count >= RAREST))
    assert len(letters) < 64
    words = dict.fromkeys(right, 0) | dict.fromkeys(targets, 1) | dict.fromkeys(shorter, 2)
    return letters, {word: value for word, value in words.items() if set(word) <= set(letters)}


def _formed(language, words):
    """Which of some words another dictionary knows: simplemma lacks many forms of Slavic verbs."""
    if language == "ru":
        morphology = pymorphy3.MorphAnalyzer()
        return lambda asked: set(filter(morphology.word_is_known, asked))
    if language == "pl":
        morfeusz = morfeusz2.Morfeusz()
        # Words with letters in a row that no listed one has need not be asked of: that is slow, and it takes slips
        # apart into a beginning and another word.
        rows = {row for part in _parts(words) for row in _rows(part)}
        return lambda asked: {word for word in asked if rows.issuperset(_rows(word))
                              and any(form[2][2] != "ign" for form in morfeusz.analyse(word))}
    return lambda asked: set()


def _parts(words):
    """Parts of words with all their rows: far fewer than words, as these share beginnings and ends."""
    while words:
        yield from {word[:8] for word in words}
        words = {word[5:] for word in words if len(word) > 8}


def _rows(word):
    return [word[place:place + 4] for place in range(len(word) - 3)]


def _turned(word):
    for place in range(1, len(word) - 1):
        yield word[:place] + word[place + 1] + word[place] + word[place + 2:]


def _slips(word, letters):
    for place in range(1, len(word) + 1):
        start, rest = word[:place], word[place:]
        yield start + rest[1:]
        yield start + rest[1:2] + rest[:1] + rest[2:]
        for letter in letters:
            yield start + letter + rest
            yield start + letter + rest[1:]


def _listed(language):
    path = pathlib.Path(__file__).with_name("everyday_words.tsv")
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith(language + "\t"):
            return set(line.split("\t")[1].split())
    raise KeyError(language)


def _targets(forms, words, listed):
    """The listed words that are known, with the other forms of each where they are few."""
    lemmas = {word for form, word in zip(forms, words) if form in listed} | listed.intersection(words)
    by_lemma = defaultdict(set)
    for form, word in zip(forms, words):
        if word in lemmas:
            by_lemma[word] |= {form, word}
    for found in by_lemma.values():
        yield from found if len(found) <= MOST_FORMS else found & listed
