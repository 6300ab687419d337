"""Where the sources of reading and of the rules name a language by its tag, outside the files of languages.

All that is known of a language stands in its file, so that adding one touches that file and the list of
languages. Run by hand, it prints the places.
"""

import re

from debug_build import SOURCES

LANGUAGES = SOURCES / "DialogReading/Languages"
# English and Korean have readers of their own, and are the languages of messages; other words are English too.
WORDS = {"en", "ko", "es", "he", "hi", "id", "it"}
APART = {"Data", "English", "Korean", "Languages"}


def tags():
    """The languages of the list, by which another one would be added."""
    rows = (LANGUAGES / "LanguageWords+All.swift").read_text(encoding="utf-8")
    return set(re.findall(r'^    \("(\w+)", ', rows, re.M))


def places():
    """By file: the lines that name a language by its tag in a literal."""
    named = re.compile(r'"(?:' + "|".join(sorted(tags() - WORDS)) + r')(?:-\w+)?"')
    found = {}
    for module in ("DialogReading", "DialogRules"):
        for path in sorted((SOURCES / module).rglob("*.swift")):
            if APART & set(path.relative_to(SOURCES).parts):
                continue
            text = path.read_text(encoding="utf-8")
            lines = [
                f"{path.name}:{text.count(chr(10), 0, match.start()) + 1} {match.group()}"
                for match in named.finditer(text)]
            if lines and not in_examples(text, named):
                found[path.name] = lines
    return found


def in_examples(text, named):
    """Whether a tag stands in examples of rules alone, which are texts of several lines."""
    return not named.search(re.sub(r'""".*?"""', "", text, flags=re.S))


if __name__ == "__main__":
    for lines in places().values():
        print("\n".join(lines))
