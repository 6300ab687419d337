"""The forms of Russian nouns, from OpenCorpora's dictionary as PyPI's pymorphy3-dicts-ru has it, of the words
that simplemma lists, too: those of one alone are rare."""

import functools

import pymorphy3

from noun_cells import PREDICATE, WORDS_SOURCE, cells, listed_words

SOURCES = [
    "the dictionary of OpenCorpora, revision 417150, in PyPI's pymorphy3-dicts-ru 2.4.417150.4580142",
    WORDS_SOURCE,
]
LICENCE = "CC BY-SA 3.0, OpenCorpora (https://opencorpora.org); the package around it is under the MIT licence"
LETTERS = "абвгдежзийклмнопрстуфхцчшщъыьэюя"
# The second genitive (чаю), locative (в лесу) and accusative count as the first; who is called is named.
NAMES = {"nomn": "1", "voct": "1", "gent": "2", "gen1": "2", "gen2": "2", "datv": "3", "accs": "4",
         "acc2": "4", "ablt": "5", "loct": "6", "loc1": "6", "loc2": "6"}
GENDERS = {"masc": "m", "femn": "f", "neut": "n"}
# Of what cannot come after a preposition.
PREDICATES = {"VERB", "INFN", "GRND", "PRTS", "ADJS", "PRED"}
# Names, and what texts of programs do not have.
RARE = {"Name", "Surn", "Patr", "Geox", "Orgn", "Trad", "Abbr", "Init", "Arch", "Infr", "Erro", "Dist", "Slng"}
# Words are kept by their length, as frequent ones are short; of these ends longer ones too.
LENGTH = 10
LONG_ENDS, LONG = ("ение", "ание", "ция", "тель", "ство", "ость", "тор", "арий", "тура"), 13
# Words of programs’ texts that one of them lacks, and forms.
NEW = set("""плейлист хэш лайк репост подкаст мессенджер хештег роутер стикер видеозвонок аудиофайл видеофайл подпапка
    геопозиция геолокация геометка репозиторий роуминг бэкап хаб""".split())
ALSO = {"сервера": ("m", "p14"), "сервером": ("m", "s5"), "тап": ("m", "s14"), "топик": ("m", "s14")}
# Forms of verbs that nobody uses.
NO_VERBS = {"минут"}
# Adverbs, prepositions, particles and first parts of words that it has as nouns or has not.
NOT = set("веб онлайн офлайн минимум максимум плюс минус весь том под для при".split())


def table():
    """Each form and its value; forms of other words too are left out."""
    words, forms, others = set(filter(is_kept, listed_words("ru") | NEW)), {}, set(NOT)
    dictionary = pymorphy3.MorphAnalyzer().dictionary
    # Five million forms have some tens of thousands of places in paradigms, which say all but the word.
    value_at = functools.cache(lambda *place: value(dictionary.build_tag_info(*place)))
    for spelled, place in dictionary.words.iteritems():
        form, found = spelled.replace("ё", "е"), value_at(*place)
        if found is None:
            others.add(form)
        elif is_written(form) and (found == PREDICATE or dictionary.build_normal_form(*place, spelled) in words):
            forms[form] = forms.get(form, 0) | found
    for form in NO_VERBS:
        forms[form] &= ~PREDICATE
    for form, (genders, code) in ALSO.items():
        forms[form] |= cells(genders, code)
    return {form: found for form, found in sorted(forms.items()) if found & ~PREDICATE and form not in others}


def is_kept(word):
    return 1 < len(word) <= (LONG if word.endswith(LONG_ENDS) else LENGTH)


def is_written(word):
    return all(letter in LETTERS for letter in word)


def value(tag):
    """None of other words; nothing of rare ones."""
    if tag.POS in PREDICATES:
        return PREDICATE
    if tag.POS != "NOUN":
        return None
    return noun_value(tag) if RARE.isdisjoint(tag.grammemes) else 0


def noun_value(tag):
    genders = GENDERS.get(tag.gender, "mf" if "ms-f" in tag.grammemes else "mfn")
    # What does something is a thing in programs: через загрузчик, в мастер.
    case = "14" if NAMES[tag.case] == "1" and tag.gender == "masc" else NAMES[tag.case]
    return cells(genders, ("p" if tag.number == "plur" else "s") + case)
