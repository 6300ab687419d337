"""Everyday words in all their forms, and the words that are one slip of a key from them and right.

A slip loses a letter inside of a word, adds or exchanges one, or turns two round: the one the reader of texts
looks for (`EverydayWords`).
"""

import functools
import pathlib
import re
from collections import Counter, defaultdict

import morfeusz2
import pymorphy3
from simplemma.strategies.dictionaries.dictionary_factory import DefaultDictionaryFactory

from noun_cells import text_of

LANGUAGES = {
    "de": "German", "fr": "French", "es": "Spanish", "it": "Italian", "pt": "Portuguese", "nl": "Dutch",
    "sv": "Swedish", "da": "Danish", "nb": "Norwegian", "pl": "Polish", "cs": "Czech", "ru": "Russian",
    "uk": "Ukrainian", "tr": "Turkish", "fi": "Finnish", "hu": "Hungarian",
}
SHORTEST = 7
# Verbs of some languages have hundreds of forms, of which texts have few.
MOST_FORMS = 16
# Letters of fewer words are those of other alphabets.
RAREST = 3
LETTERS = re.compile(r"[^\W\d_]+")


def table(language):
    """The letters of the words, and for each word whether slips are told from it."""
    forms = _forms(language)
    listed = _listed(language)
    targets = {word for word in _targets(forms, listed) if len(word) >= SHORTEST and LETTERS.fullmatch(word)}
    own = {word for pair in forms for word in pair}
    known = own.union(listed, *_forms("en"))
    is_formed = _formed(language, own)
    letters = sorted(filter(str.isalpha, set().union(*known)))
    right = {slip for target in targets for slip in _slips(target, letters) if slip in known or is_formed(slip)}
    right -= targets
    uses = Counter(letter for word in targets | right for letter in set(word))
    letters = "".join(sorted(letter for letter, count in uses.items() if count >= RAREST))
    assert len(letters) < 64
    words = dict.fromkeys(right, 0) | dict.fromkeys(targets, 1)
    return letters, {word: value for word, value in words.items() if set(word) <= set(letters)}


def _forms(language):
    """Forms and the words that they are of."""
    lower = functools.cache(lambda word: text_of(word).lower())
    return [(text_of(form).lower(), lower(word))
            for form, word in DefaultDictionaryFactory().get_dictionary(language).items()]


def _formed(language, words):
    """Whether another dictionary knows a word: simplemma lacks many forms of Slavic verbs."""
    if language == "ru":
        return pymorphy3.MorphAnalyzer().word_is_known
    if language == "pl":
        morfeusz = morfeusz2.Morfeusz()
        # Words with letters in a row that no listed one has need not be asked of: that is slow, and it takes slips
        # apart into a beginning and another word.
        rows = {row for word in words for row in _rows(word)}
        return lambda word: rows.issuperset(_rows(word)) and any(form[2][2] != "ign" for form in morfeusz.analyse(word))
    return lambda word: False


def _rows(word):
    return [word[place:place + 4] for place in range(len(word) - 3)]


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


def _targets(forms, listed):
    """The listed words that are known, with the other forms of each where they are few."""
    lemmas = {word for form, word in forms if form in listed} | {word for _, word in forms if word in listed}
    by_lemma = defaultdict(set)
    for form, word in forms:
        if word in lemmas:
            by_lemma[word] |= {form, word}
    for found in by_lemma.values():
        yield from found if len(found) <= MOST_FORMS else found & listed
