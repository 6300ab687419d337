"""Reads the dictionaries of Debian's hunspell packages, in /usr/share/hunspell or the folder that
HUNSPELL names."""

import collections
import os
import pathlib
import re

FOLDER = pathlib.Path(os.environ.get("HUNSPELL", "/usr/share/hunspell"))


class Dictionary:
    """Words with flags of one letter, each of which names rules for endings."""

    def __init__(self, name, encoding):
        lines = (FOLDER / f"{name}.dic").read_text(encoding).splitlines()[1:]
        self.entries = [tuple((line.strip() + "/").split("/")[:2]) for line in lines]
        self.rules = collections.defaultdict(list)
        for line in (FOLDER / f"{name}.aff").read_text(encoding).splitlines():
            fields = line.split()
            if len(fields) == 5 and fields[0] == "SFX":
                stripped, added = (field.replace("0", "") for field in fields[2:4])
                self.rules[fields[1]].append((stripped, added, re.compile(f"(?:{fields[4]})$")))

    def forms(self, word, flags):
        """What a word becomes by its flags: what is taken off, what comes in its place, and both."""
        for flag in flags:
            for stripped, added, condition in self.rules[flag]:
                if condition.search(word) and word.endswith(stripped):
                    yield stripped, added, word[:len(word) - len(stripped)] + added
