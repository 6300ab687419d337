#!/usr/bin/env python3
"""Collects what applications put on their buttons into terms.tsv, which generate.py reads.

Downloads the wheels of PACKAGES with pip, some 200 MB. Every string whose English text is a term is
one vote for its translation.
"""

import collections
import gettext
import io
import itertools
import json
import pathlib
import re
import struct
import subprocess
import sys
import tempfile
import zipfile

from swift_file import write

FOLDER = pathlib.Path(__file__).parent
# Package, version, licence of the strings.
PACKAGES = {
    "chromium": ("PyQt6-WebEngine-Qt6", "6.8.1", "Chromium's strings, BSD-3-Clause"),
    "homeassistant": ("home-assistant-frontend", "20241127.8", "Apache-2.0"),
    "django": ("Django", "5.1.4", "BSD-3-Clause"),
    "wagtail": ("wagtail", "6.3.1", "BSD-3-Clause"),
    "allauth": ("django-allauth", "65.21.1", "MIT"),
    "postman": ("django-postman", "4.6", "BSD-3-Clause"),
}
# The English texts of each term, in lower case.
ENGLISH = {
    "cancel": ["cancel"], "ok": ["ok"], "delete": ["delete"], "done": ["done"], "save": ["save"],
    "close": ["close"], "remove": ["remove"], "discard": ["discard"], "edit": ["edit"],
    "share": ["share"], "open": ["open"], "retry": ["retry", "try again"],
    "continue": ["continue"], "allow": ["allow"], "dontAllow": ["don't allow"],
    "notNow": ["not now"], "settings": ["settings"], "signIn": ["sign in", "log in"],
    "signOut": ["sign out"], "logOut": ["log out"], "reset": ["reset"], "erase": ["erase"],
    "replace": ["replace"], "send": ["send"], "reply": ["reply"], "view": ["view"],
    "ignore": ["ignore"], "undo": ["undo"], "yes": ["yes"], "no": ["no"],
}
TERM = {text: name for name, texts in ENGLISH.items() for text in texts}
# Tags that the sources spell otherwise.
TAGS = {"no": "nb", "zh-CN": "zh-Hans", "zh-TW": "zh-Hant", "pt": "pt-PT", "es-419": "es-419",
        "iw": "he", "tl": "fil", "sr-latn": "sr-Latn", "zh-hans": "zh-Hans", "zh-hant": "zh-Hant",
        "ms-MY": "ms", "az-AZ": "az"}


def cleaned(text):
    """Without the letter that a keyboard chooses it with: `&Save`, `취소(&C)`."""
    text = re.sub(r"\s*\(&\w\)", "", text).replace("&", "").strip()
    return text if re.fullmatch(r"[^<>{}$%\d\n\t:]{1,40}", text) else None


def term(english):
    text = cleaned(english or "")
    return TERM.get(text.lower().replace("’", "'")) if text else None


def canonical(tag):
    tag = TAGS.get(tag.replace("_", "-"), tag.replace("_", "-"))
    return TAGS.get(tag, tag)


def chromium(archive):
    packs = {pathlib.Path(n).stem: pak(archive.read(n)) for n in archive.namelist()
             if re.search(r"_locales/[\w-]+\.pak$", n)}
    for language, strings in packs.items():
        if language.startswith("en"):
            continue
        for key, english in packs["en-US"].items():
            yield language, term(english), strings.get(key)


def pak(data):
    """Chromium's resource pack, version 5: identifiers to texts."""
    version, encoding, count, aliases = struct.unpack_from("<IIHH", data)
    assert version == 5 and encoding & 255 == 1
    entries = [struct.unpack_from("<HI", data, 12 + 6 * i) for i in range(count + 1)]
    texts = {key: data[start:end].decode("utf-8", "replace")
             for (key, start), (_, end) in itertools.pairwise(entries)}
    for index in range(aliases):
        key, entry = struct.unpack_from("<HH", data, 12 + 6 * (count + 1) + 4 * index)
        texts[key] = texts[entries[entry][0]]
    return texts


def homeassistant(archive):
    groups = collections.defaultdict(dict)
    for name in archive.namelist():
        match = re.search(r"static/translations/((?:[\w-]+/)?)([\w-]+)-[0-9a-f]{32}\.json$", name)
        if match:
            groups[match[1]][match[2]] = json.loads(archive.read(name))
    for group in groups.values():
        for language, strings in group.items():
            for key, english in group["en"].items():
                if not language.startswith("en"):
                    yield language, term(english), strings.get(key)


def catalogs(archive):
    for name in archive.namelist():
        match = re.search(r"locale/([\w@]+)/LC_MESSAGES/django\.mo$", name)
        if match and not match[1].startswith("en"):
            strings = gettext.GNUTranslations(io.BytesIO(archive.read(name)))._catalog
            for english, text in strings.items():
                if isinstance(english, str):
                    # A context stands before the text, after U+0004.
                    yield match[1], term(english.split("\x04")[-1]), text


READERS = {"chromium": chromium, "homeassistant": homeassistant, "django": catalogs,
           "wagtail": catalogs, "allauth": catalogs, "postman": catalogs}


def download(source, folder):
    package, version, _ = PACKAGES[source]
    subprocess.run([sys.executable, "-m", "pip", "download", "-q", "--no-deps",
                    "--only-binary=:all:", "-d", folder / source, f"{package}=={version}"], check=True)
    [wheel] = (folder / source).iterdir()
    return zipfile.ZipFile(wheel)


def votes_cast(folder):
    votes = collections.Counter()
    for source, read in READERS.items():
        for language, name, text in read(download(source, folder)):
            text = cleaned(text) if name and text else None
            if text:
                votes[canonical(language), name, text, source] += 1
    return votes


def main():
    with tempfile.TemporaryDirectory() as folder:
        votes = votes_cast(pathlib.Path(folder))
    lines = [f"{language}\t{name}\t{text}\t{source}\t{count}"
             for (language, name, text, source), count in sorted(votes.items())]
    header = [f"# {s}: {p} {v} (PyPI), {licence}" for s, (p, v, licence) in PACKAGES.items()]
    content = "\n".join(["# Made by collect_terms.py: language, term, text, source, votes.",
                         *header, *lines]) + "\n"
    return write(FOLDER / "terms.tsv", content)


if __name__ == "__main__":
    sys.exit(0 if main() else 1)
