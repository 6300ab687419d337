"""What forms of nouns are: numbers that `NounLexicon` reads; and which words are looked at."""

import listed_forms

WORDS_SOURCE = "the words that others are forms of in PyPI's simplemma 2.0.0, MIT"

# Genders, then cases in the singular, then in the plural, from the lowest bit; then whether it is a form of
# a word too that cannot stand after a preposition, a verb.
GENDERS = "mfn"
CASES = "123456"
PREDICATE = 1 << 15


def listed_words(language):
    _, words = listed_forms.lines(language)
    return set(words.split("\n"))


def cells(genders, code):
    """Digits after `s` are cases in the singular, after `p` in the plural: `s14p2`."""
    value = sum(1 << GENDERS.index(gender) for gender in genders)
    for character in code:
        if character in "sp":
            start = 3 if character == "s" else 9
        else:
            value |= 1 << start + CASES.index(character)
    return value
