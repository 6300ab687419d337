"""Words that are found without their marks are no words without them, as simplemma's dictionaries know."""

import pathlib
import re
import unicodedata

import pytest
import simplemma

LANGUAGES = pathlib.Path(__file__).parents[3] / "Sources/DialogReading/Languages"
LISTS = {
    "Czech": "cs", "Danish": "da", "Finnish": "fi", "German": "de", "Hungarian": "hu", "Norwegian": "nb",
    "Romanian": "ro", "Slovak": "sk", "Swedish": "sv",
}
# A participle of several persons, whom dialogs do not set up: nastaveni is written for settings.
KNOWN = {"Czech": ["nastaveni"]}


def plain(word):
    """A word without its marks."""
    word = word.translate(str.maketrans("øłđı", "oldi"))
    return "".join(c for c in unicodedata.normalize("NFD", word) if not unicodedata.combining(c))


def pairs(language):
    """What the language's file has as misspelt, with what is meant."""
    text = (LANGUAGES / f"{language}.swift").read_text(encoding="utf-8")
    found = re.search(r'\bmisspelt: """(.*?)"""', text, re.DOTALL).group(1)
    return [item.split("=") for item in found.replace("\\\n", " ").split()]


@pytest.mark.parametrize("language", LISTS)
def test_are_no_words_without_marks(language):
    marked = [word for word, right in pairs(language) if word == plain(right.lower())]
    assert marked
    assert [word for word in marked if simplemma.is_known(word, LISTS[language])] == KNOWN.get(language, [])
