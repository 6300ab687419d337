"""Words that are Russian and not Ukrainian, of those that Russian texts of the project have, in all their forms."""

import pathlib
import re

import pymorphy3
from simplemma.strategies.dictionaries.dictionary_factory import DefaultDictionaryFactory

import russian_nouns
from noun_cells import text_of

SOURCES = [
    "Russian words of this project: terms.tsv, DialogSamples/Texts/Russian.swift, Languages/Russian.swift",
    russian_nouns.SOURCES[0],
    "the Ukrainian words in PyPI's simplemma 2.0.0, MIT, which are not here",
]
FOLDER = pathlib.Path(__file__).parents[2]
TEXTS = ["DialogSamples/Texts/Russian.swift", "DialogReading/Languages/Russian.swift"]
# Letters that Ukrainian lacks tell by themselves.
RUSSIAN_LETTERS = set("ыэъ")
VERBS = {"VERB", "INFN", "PRTF", "PRTS", "GRND"}
NAMES = {"Name", "Surn", "Patr", "Geox", "Orgn", "Abbr"}
# What Ukrainian has, too, though it is not listed there.
BOTH = set("""софт драйвер девайс апдейт апгрейд прокат трек онлайн офлайн плейлист скриншот вебсайт пуск парка облом
    кот стол рост под тан тана рен рено порой обнова сет емейл правка минута сред среда""".split())
# Others that texts of programs have all the time.
FREQUENT = set("""скачать отклонить платёж после принять получатель отправитель покупка корзина скидка оплатить оплачен
    истек истекла просрочен доставлен доставка отслеживать рядом соседи зарядка выключить включить перезагрузить
    сохраненный изменения вернуть возвращать прекратить отслеживание сожаление случилось получилось невозможен
    недоступен ошибаться попытка попытаться неверный правильный введенный ввести введите вводить придумать
    напомнить напоминание завтра вечером утром сообщить собеседник звонок позвонить перевод счет счета кошелек
    списание списать баланс рейс посадка опоздание задержка задержан отменен отменен перенесен поезд билет багаж
    урок задание ответ вопрос упражнение рецепт еда тренировка шаги сон сердце врач лекарство записаться лечение
    нажать нажмите выбрать выберите следующий предыдущий последний первый каждый другой некоторый доступный
    обязательный успешно готово загружен удален добавлен создан обновлен открыт закрыт включен выключен подключен
    разрешение доступ учетный запись войти выйти вход выход зарегистрироваться забыли пожалуйста спасибо
    здравствуйте привет извините""".split())
SHORT = set("из или что как где нет его ему кто".split())
SHORTEST, LONGEST = 4, 14


def table():
    """Each form, and a value that says nothing."""
    ukrainian, morphology, forms = ukrainian_words() | BOTH, pymorphy3.MorphAnalyzer(), set()
    for word in russian_words():
        parse = morphology.parse(word)[0]
        if parse.is_known and not NAMES & parse.tag.grammemes:
            forms.update(form.word.replace("ё", "е") for form in parse.lexeme if is_russian(form, ukrainian))
    forms |= SHORT
    return {form: 1 for form in sorted(forms) if is_kept(form) and form not in ukrainian}


def is_russian(form, ukrainian):
    """Forms of a noun of both may be of both, too: драйверах."""
    return form.tag.POS in VERBS or form.normal_form not in ukrainian


def is_kept(form):
    is_long = SHORTEST <= len(form) <= LONGEST
    return form in SHORT or (is_long and set(form) <= set(russian_nouns.LETTERS) - RUSSIAN_LETTERS)


def russian_words():
    texts = [(FOLDER / path).read_text() for path in TEXTS]
    texts += terms("ru")
    return FREQUENT.union(word for text in texts for word in re.findall("[а-яё]{4,}", text.lower()))


def ukrainian_words():
    listed = DefaultDictionaryFactory().get_dictionary("uk")
    words = {text_of(word).lower() for pair in listed.items() for word in pair}
    return words.union(word for text in terms("uk") for word in re.findall("[а-яіїєґ’']+", text.lower()))


def terms(language):
    rows = (FOLDER / "DialogLocales/Generate/terms.tsv").read_text().splitlines()
    return [row.split("\t")[2] for row in rows if row.startswith(language + "\t")]
