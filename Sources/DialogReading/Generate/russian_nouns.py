"""The forms of Russian nouns, from the dictionary of hunspell, whose flags tell how a word is declined
but not what its forms are: that follows from what they end in."""

import hunspell
from noun_cells import PREDICATE, cells

SOURCE = "Debian package hunspell-ru 1:7.5.0-1, its ru_RU.dic and ru_RU.aff, changed into the table below"
LICENCE = """\
Copyright (c) 1997-2008, Alexander I. Lebedev. All rights reserved. Redistribution and use in source and
binary forms, with or without modification, are permitted provided that the following conditions are met:
* Redistributions of source code must retain the above copyright notice, this list of conditions and the
following disclaimer. * Redistributions in binary form must reproduce the above copyright notice, this list
of conditions and the following disclaimer in the documentation and/or other materials provided with the
distribution. * Modified versions must be clearly marked as such. * The name of Alexander I. Lebedev may not
be used to endorse or promote products derived from this software without specific prior written permission.
THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND ANY EXPRESS OR IMPLIED
WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A
PARTICULAR PURPOSE ARE DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT OWNER OR CONTRIBUTORS BE LIABLE FOR ANY
DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL DAMAGES (INCLUDING, BUT NOT LIMITED TO,
PROCUREMENT OF SUBSTITUTE GOODS OR SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION)
HOWEVER CAUSED AND ON ANY THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY, OR TORT (INCLUDING
NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE OF THIS SOFTWARE, EVEN IF ADVISED OF THE
POSSIBILITY OF SUCH DAMAGE."""

LETTERS = "абвгдежзийклмнопрстуфхцчшщъыьэюя"
# Flags of nouns; those of none but plural forms are told by their ends.
FLAGS = "EFGHIJKNO"
# Those of verbs and of the short forms of adjectives, which cannot come after a preposition.
PREDICATE_FLAGS = set("BDLMPQRSTUVWY")
# Of things, and other ends of nouns that are: their accusative is the nominative.
THINGS = """файл альбом документ контакт аккаунт рецепт элемент заказ проект плейлист браузер телефон чат сайт трек
    номер адрес сервер ярлык пароль профиль каталог список экран раздел пункт объект параметр архив журнал ключ код
    символ знак билет календарь принтер сканер диск пакет модуль процесс запрос ответ отчёт образ снимок кадр ролик
    канал поток порт маршрут шаблон график текст абзац шрифт цвет фон значок логин токен виджет подкаст скриншот
    компьютер планшет смартфон монитор дисплей микрофон динамик наушник датчик замок дом урок курс тест вопрос
    результат фильтр тег слой рисунок товар магазин счёт платёж чек вклад кредит рубль доллар процент налог день час
    месяц год вечер выпуск эпизод сезон фильм поезд рейс самолёт отель тариф трафик доступ вызов звонок сигнал сбой
    кабель аккумулятор заголовок подзаголовок вход выход поиск выбор звук голос шаг знак круг вид режим""".split()
THING_ENDS = ("ение", "ание", "ство", "ция", "ость")
# Words are kept by their length, as frequent ones are short; of these ends longer ones too.
LENGTH = 10
LONG_ENDS, LONG = ("ение", "ание", "ция", "тель", "ство", "ость", "тор", "арий", "тура"), 15
# Its nouns that are pronouns, prepositions and adverbs first.
NOT = "том под минимум максимум весь эль плюс минус онлайн подряд спец".split()
# Words of user interfaces that it lacks, written as it does.
NEW = """кэш/K хэш/K токен/K лайк/K репост/K виджет/K подкаст/K стрим/K мессенджер/K хештег/K скриншот/K вебсайт/K
    роутер/K смайлик/K стикер/K флешка/I видеозвонок/O аудиофайл/K видеофайл/K подпапка/I геопозиция/I
    геолокация/I геометка/I репозиторий/K коммит/K роуминг/J подзаголовок/O снапшот/K бэкап/K хаб/K хост/K
    учётка/I плейлист/K подкастер/K стример/K"""

# In the plural of all declensions.
PLURAL = {"ам": "p3", "ям": "p3", "ами": "p5", "ями": "p5", "ах": "p6", "ях": "p6"}
FIRST = {"е": "s36", "у": "s4", "ю": "s4", "ой": "s5", "ою": "s5", "ей": "s5", "ею": "s5",
         "ёй": "s5", "ёю": "s5"} | PLURAL
MASCULINE = {"а": "s24", "я": "s24", "у": "s3", "ю": "s3", "ом": "s5", "ем": "s5", "ём": "s5", "е": "s6",
             "ы": "p14", "и": "p14", "ов": "p24", "ев": "p24", "ей": "p24"} | PLURAL
FEMININE = {"и": "s236p14", "ью": "s5", "ей": "p24"} | PLURAL
NEUTER = {"а": "s2", "я": "s2", "у": "s3", "ю": "s3", "ом": "s5", "ем": "s5", "ём": "s5", "е": "s6",
          "и": "p14", "ей": "p24", "ев": "p24"} | PLURAL
# Masculine though they end in -а.
MEN = """мужчина дедушка дядя коллега судья юноша папа слуга глава староста умница сирота левша тёзка невежа
    малышка соня""".split()

# Forms of frequent nouns that the dictionary has without what they are of.
IRREGULAR = {
    "n": """имя=s14 имени=s236 именем=s5 имен=p24 время=s14 времени=s236 временем=s5 времен=p24 писем=p24
        окон=p24 сердец=p24 суток=p24 чисел=p24 стекол=p24 облаков=p24 мест=p24 копий=p24""",
    "f": "минут=p24 секунд=p24 семей=p24 статей=p24 песен=p24 цен=p24 стран=p24 копий=p24 недель=p24",
    "mf": "денег=p24 детей=p24 людей=p24 людям=p3 людьми=p5 людях=p6 детям=p3 детьми=p5 детях=p6 дети=p1 люди=p1",
    # From лет on as they are after numbers.
    "m": """путь=s14 пути=s236p14 путем=s5 путей=p24 путям=p3 путями=p5 путях=p6 край=s14 края=s2 краю=s36 краем=s5
        крае=s6 краев=p24 друга=s24 другу=s3 сон=s14 сна=s2 ключом=s5 концом=s5 образцом=s5 сервера=p14 лет=p2
        человек=p2 раз=p2 байт=p2 бит=p2 килобайт=p2 мегабайт=p2 гигабайт=p2 терабайт=p2 грамм=p2 килограмм=p2
        ампер=p2 ватт=p2 вольт=p2 герц=p2 мегагерц=p2 солдат=p24 глаз=p24 сапог=p24 ом=p2 помидор=p2 чек=p2
        гран=p2 волос=p24""",
}


def table():
    """Each form and its value; forms of other words too are left out."""
    dictionary = hunspell.Dictionary("ru_RU", "utf-8")
    forms, others, predicates = {}, set(), set()
    for word, flags in dictionary.entries + [tuple(word.split("/")) for word in NEW.split()]:
        if flags and all(flag in FLAGS and declension(word, flag) for flag in flags):
            if word == word.lower() and is_kept(word):
                for flag in flags:
                    add(word, flag, dictionary, forms)
        else:
            add_others(word, flags, dictionary, others, predicates)
    for form in others.union(NOT):
        forms.pop(form, None)
    for form in predicates.intersection(forms):
        forms[form] |= PREDICATE
    add_irregular(forms)
    return {tuple(LETTERS.index(letter) + 1 for letter in form): value for form, value in sorted(forms.items())}


def add_others(word, flags, dictionary, others, predicates):
    is_verb = bool(flags) and "A" not in flags and not PREDICATE_FLAGS.isdisjoint(flags)
    (predicates if is_verb else others).add(word.replace("ё", "е"))
    for flag in flags:
        for _, _, form in dictionary.forms(word, flag):
            is_predicate = flag in PREDICATE_FLAGS and not (flag == "S" and form.endswith("о"))
            (predicates if is_predicate else others).add(form.replace("ё", "е"))


def add_irregular(forms):
    for genders, written in IRREGULAR.items():
        for item in written.split():
            form, codes = item.split("=")
            forms[form] = forms.get(form, 0) | cells(genders, codes)


def is_kept(word):
    letters = word.replace("ё", "е")
    length = LONG if word.endswith(LONG_ENDS) else LENGTH
    return 1 < len(word) <= length and all(letter in LETTERS for letter in letters)


def declension(word, flag):
    """Its genders, what it is itself, and the table of its endings; nil where flags of several
    declensions do not tell."""
    last = word[-1]
    if flag == "O" and last in "ыиая":
        # A plural, of which the genitive of the singular may be alike.
        return "mfn", "s2p14" if last in "ая" else "s236p14", PLURAL
    # бродяжий is an adjective, and весной an adverb.
    if word.endswith(("ий", "ой", "ей")) and flag in "OEGH":
        return None
    if last in "ая":
        return ("mf" if word in MEN else "f"), "s1", FIRST
    if last == "ь" and flag in "FN":
        return "f", "s14", FEMININE
    if last in "оеё":
        # The sea and in the sea are море, the answer and in the answer решение and решении.
        return "n", "s14" if last == "о" or word.endswith("ие") else "s146", NEUTER
    if last in "ыиуюэ" or word.endswith("ый"):
        return None
    return "m", "s14", MASCULINE


def add(word, flag, dictionary, forms):
    genders, own, endings = declension(word, flag)
    found = [(word, own)]
    for _, _, form in dictionary.forms(word, flag):
        found.append((form, code(word, form, flag, endings)))
    for form, codes in found:
        if codes:
            if word in THINGS or word.endswith(THING_ENDS):
                codes = codes.replace("s24", "s2").replace("p24", "p2")
            form = form.replace("ё", "е")
            forms[form] = forms.get(form, 0) | cells(genders, codes)


def code(word, form, flag, endings):
    """What a form is by its end; nothing where that is not known."""
    stem = word.rstrip("аяоеёьй") if word[-1] in "аяоеёьй" else word
    if endings is FIRST:
        return of_first(word, form, flag)
    if word.endswith(("ий", "ие")) and form == word[:-1] + "и":
        return "s6"
    if word.endswith("ий") and form == word[:-2] + "ии":
        return "s6p14"
    if endings is NEUTER and form in (word[:-1], word[:-1] + "й", word[:-2] + "ий"):
        return "p24"
    if word.endswith("ин") and form.startswith(word[:-2]) and len(form) <= len(word) - 1:
        return "p1" if form[-1] in "еы" else "p24"
    if word.endswith("нок") and form.endswith(("ята", "ата", "ят", "ат")):
        return "p14" if form.endswith("а") else "p24"
    ending = next((end for end in sorted(endings, key=len, reverse=True) if form.endswith(end)
                   and len(form) - len(end) <= len(stem) + 1), "")
    found = endings.get(ending, "")
    if ending in ("а", "я"):
        # Of those that the dictionary has in the plural with their singular; others have lines of their own.
        several = flag in "NG" if endings is MASCULINE else flag == "K"
        return found + ("p14" if several else "")
    return found


def of_first(word, form, flag):
    if form[-1] in "ыи" and len(form) == len(word):
        found = "s236" if form.endswith("ии") else "s2"
        return found + ("p14" if flag in "IG" else "")
    if form == word[:-1] + "ей" and word[-2] not in "иеуаоы":
        return "s5p24"
    for ending in sorted(FIRST, key=len, reverse=True):
        if form == word[:-1] + ending:
            return FIRST[ending]
    return "p24" if flag in "IG" else ""
