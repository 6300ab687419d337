"""Forms of words, and the words that they are of, in PyPI's simplemma."""

from simplemma.strategies.dictionaries.dictionary_factory import DefaultDictionaryFactory


def lines(language):
    """Forms, a line each, and the words that they are of, a line each."""
    # Languages have millions of forms. The view that simplemma gives of its bytes decodes each when it is asked: all
    # at once takes a tenth of that.
    forms = DefaultDictionaryFactory().get_dictionary(language)._dict
    return b"\n".join(forms).decode(), b"\n".join(forms.values()).decode()


def in_lower_case(language):
    """Two lists of the same order: forms, and the words that they are of."""
    return [text.lower().split("\n") for text in lines(language)]
