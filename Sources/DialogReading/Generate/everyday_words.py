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
    letters = sorted(set().union(*frequent))
    formed, likely = _formed(language, own, letters)
    right = _strange(known, targets, set(letters))
    for target in targets:
        right |= known.intersection(_slips(target, lambda *_: letters)) | formed(_slips(target, likely))
    shorter = {word for word in frequent if len(word) == SHORTEST - 1}
    turned = {slip for word in shorter for slip in _turned(word)}
    right |= (turned & known) | formed(turned - known)
    right -= targets | shorter
    uses = Counter(letter for word in targets | shorter | right for letter in set(word))
    letters = "".join(sorted(letter for letter, count in uses.items() if count >= RAREST))
    assert len(letters) < 64
    words = dict.fromkeys(right, 0) | dict.fromkeys(targets, 1) | dict.fromkeys(shorter, 2)
    return letters, {word: value for word, value in words.items() if set(word) <= set(letters)}


def _formed(language, words, letters):
    """Which of some words another dictionary knows, as simplemma lacks many forms of Slavic verbs, and which letters
    are worth asking for between two parts of a word."""
    if language == "ru":
        morphology = pymorphy3.MorphAnalyzer()
        return lambda asked: set(filter(morphology.word_is_known, asked)), lambda *_: letters
    if language == "pl":
        morfeusz = morfeusz2.Morfeusz()
        rows = Rows(words)
        return lambda asked: {word for word in asked if rows.are_those_of(word)
                              and any(form[2][2] != "ign" for form in morfeusz.analyse(word))}, rows.between
    return lambda asked: set(), lambda *_: letters


class Rows:
    """Letters in a row that words have. Of other words a dictionary need not be asked: that is slow, and Morfeusz
    takes them apart into a beginning and another word."""

    LENGTH = 4

    def __init__(self, words):
        self.rows = {row for part in _parts(words) for row in self._of(part)}
        self.letters = set(filter(str.isalpha, "".join(self.rows)))
        self.after, self.before = defaultdict(set), defaultdict(set)
        for row in self.rows:
            self.after[row[:-1]].add(row[-1])
            self.before[row[1:]].add(row[0])

    def _of(self, word):
        return [word[place:place + self.LENGTH] for place in range(len(word) - self.LENGTH + 1)]

    def are_those_of(self, word):
        return self.rows.issuperset(self._of(word))

    def between(self, start, rest):
        """The letters that may stand between two parts of a word."""
        last, first = start[1 - self.LENGTH:], rest[:self.LENGTH - 1]
        after = self.after[last] if len(last) == self.LENGTH - 1 else self.letters
        before = self.before[first] if len(first) == self.LENGTH - 1 else self.letters
        return self.letters & after & before


def _parts(words):
    """Parts of words with all their rows: far fewer than words, as these share beginnings and ends."""
    while words:
        yield from {word[:8] for word in words}
        words = {word[5:] for word in words if len(word) > 8}


def _turned(word):
    for place in range(1, len(word) - 1):
        yield word[:place] + word[place + 1] + word[place] + word[place + 2:]


def _slips(word, between):
    """The slips in a word, where `between` says which letters may stand between two parts of it."""
    for place in range(1, len(word) + 1):
        start, rest = word[:place], word[place:]
        yield start + rest[1:]
        yield start + rest[1:2] + rest[:1] + rest[2:]
        for end in (rest, rest[1:]):
            for letter in between(start, end):
                yield start + letter + end


def _strange(known, targets, letters):
    """The known words that are a slip from a target by a letter that no target has: far fewer than all such slips."""
    gaps = {target[:place] + "\0" + target[place + 1:] for target in targets for place in range(1, len(target))}
    lengths = {len(target) + more for target in targets for more in (0, 1)}
    found = set()
    for word in known:
        if len(word) not in lengths or letters.issuperset(word):
            continue
        place, *others = [place for place, letter in enumerate(word) if letter not in letters]
        start, rest = word[:place], word[place + 1:]
        if place and not others and word[place].isalpha() and (start + rest in targets or start + "\0" + rest in gaps):
            found.add(word)
    return found


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
