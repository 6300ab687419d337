#!/usr/bin/env python3
"""Collects how forms refuse an answer into refusals.tsv, which generate.py reads.

Downloads Django's wheel with pip.
"""

import gettext
import io
import pathlib
import re
import sys
import tempfile

from collect_terms import PACKAGES, canonical, download
from swift_file import write

FOLDER = pathlib.Path(__file__).parent
ENGLISH = {
    "required": "This field is required.", "email": "Enter a valid email address.",
    "url": "Enter a valid URL.", "whole": "Enter a whole number.", "number": "Enter a number.",
    "value": "Enter a valid value.",
}
# CLDR's `zh` and `pt` are these.
TAGS = {"zh-Hans": "zh", "pt-BR": "pt"}


def texts(archive):
    """Language to name to text, with one blank between words and none at the end."""
    for path in archive.namelist():
        match = re.search(r"django/conf/locale/([\w@]+)/LC_MESSAGES/django\.mo$", path)
        if not match or match[1].startswith("en_"):
            continue
        strings = gettext.GNUTranslations(io.BytesIO(archive.read(path)))._catalog
        tag = canonical(match[1])
        found = {name: " ".join(strings.get(english, "").split()) for name, english in ENGLISH.items()}
        yield TAGS.get(tag, tag), {name: text for name, text in found.items() if text}


def main():
    with tempfile.TemporaryDirectory() as folder:
        found = dict(texts(download("django", pathlib.Path(folder)))) | {"en": ENGLISH}
    package, version, licence = PACKAGES["django"]
    lines = ["# Made by collect_refusals.py: language, then name=text.",
             f"# {package} {version} (PyPI), {licence}"]
    for language, entries in sorted(found.items(), key=lambda entry: entry[0].encode()):
        fields = [f"{name}={entries[name]}" for name in ENGLISH if name in entries]
        if fields:
            lines.append("\t".join([language, *fields]))
    return write(FOLDER / "refusals.tsv", "\n".join(lines) + "\n")


if __name__ == "__main__":
    sys.exit(0 if main() else 1)
