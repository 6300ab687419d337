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
    right = {word for word in Neighbours(targets).of(known - targets) if LETTERS.fullmatch(word)}
    right |= _formed(language, targets, own) - targets
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


def _formed(language, targets, words):
    """Words one slip from a target that another dictionary knows: simplemma lacks many forms of Slavic verbs."""
    if language == "ru":
        known = pymorphy3.MorphAnalyzer().word_is_known
    elif language == "pl":
        morfeusz = morfeusz2.Morfeusz()
        # Words with letters in a row that no listed one has need not be asked of: that is slow, and it takes slips
        # apart into a beginning and another word.
        rows = {row for word in words for row in _rows(word)}

        def known(word):
            return rows.issuperset(_rows(word)) and any(form[2][2] != "ign" for form in morfeusz.analyse(word))
    else:
        return set()
    letters = sorted({letter for word in targets for letter in word})
    return {word for target in targets for word in _slips(target, letters) if known(word)}


def _rows(word):
    return [word[place:place + 4] for place in range(len(word) - 3)]


def _slips(word, letters):
    for place in range(1, len(word)):
        start, rest = word[:place], word[place:]
        yield start + rest[1:]
        yield start + rest[1:2] + rest[0] + rest[2:]
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


class Neighbours:
    """Tells the words that are one slip from some."""

    def __init__(self, targets):
        self.targets = targets
        self.shortened = {word[:place] + word[place + 1:] for word in targets for place in range(1, len(word))}
        self.blanked = {word[:place] + "_" + word[place + 1:] for word in targets for place in range(1, len(word))}
        # A slip keeps the first half of a word or, beside its first letter, what follows the letter after that.
        self.starts, self.ends = set(), set()
        for word in targets:
            first, last = (len(word) - 1) // 2, (len(word) + 1) // 2
            self.starts.update(word[:place] for place in range(first, last + 1))
            self.ends.update(word[0] + word[place:] for place in range(first, last + 3))

    def of(self, words):
        for word in words:
            half = len(word) // 2
            keeps_half = word[:half] in self.starts or word[:1] + word[half + 1:] in self.ends
            if keeps_half and (word in self.shortened or self._is_slip(word)):
                yield word

    def _is_slip(self, word):
        for place in range(1, len(word)):
            start, letter, rest = word[:place], word[place], word[place + 1:]
            if (
                start + rest in self.targets or start + "_" + rest in self.blanked
                or start + rest[:1] + letter + rest[1:] in self.targets
            ):
                return True
        return False
