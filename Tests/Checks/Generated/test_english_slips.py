"""Slips of a key in everyday English words are told, and words that hunspell’s dictionaries know are hardly ever told
to be one: many of those that are, nobody would miss (calender, notwork)."""

import functools
import json
import re
import subprocess

from dialogc import ROOT, dialogc

# Of the dictionaries’ words, every so many are read: a debug build is slow.
EVERY = 8

DIALOG = """alert Words{number} {{
  title "Something Odd Happened"
  message "The app does not know what is meant by {text} here."
  button ok
}}
"""


def told(words, folder, each=1):
    """The words that are told to be misspelt, so many of which stand in a text."""
    texts = [" ".join(words[place:place + each]) for place in range(0, len(words), each)]
    source = "".join(DIALOG.format(number=number, text=text) for number, text in enumerate(texts))
    (folder / "Words.dialog").write_text(source, "utf-8")
    report = json.loads(dialogc("check", folder, "--diagnostics", "json", cwd=folder).stdout)
    return {re.search(r"‘(\w+)’", finding["message"])[1]
            for finding in report["diagnostics"] if finding["rule"] == "l10n/spelling"}


@functools.cache
def known():
    """The words of the American and the British dictionary."""
    words = set()
    for name in ("en_US", "en_GB"):
        files = [f"/usr/share/hunspell/{name}.{kind}" for kind in ("dic", "aff")]
        output = subprocess.run(["unmunch", *files], capture_output=True, check=True).stdout
        words.update(output.decode("utf-8", "replace").split("\n"))
    return words


def test_words_of_the_dictionaries_are_right(tmp_path):
    words = sorted(word for word in known() if re.fullmatch("[a-z]{6,}", word))[::EVERY]
    assert len(words) > 20_000
    assert len(told(words, tmp_path, each=10)) * 1000 <= len(words)


def test_slips_in_everyday_words_are_told(tmp_path):
    lines = (ROOT / "Sources/DialogReading/Generate/everyday_words.tsv").read_text("utf-8").splitlines()
    listed = next(line for line in lines if line.startswith("en\t")).split("\t")[1].split()
    slips = set()
    for word in listed:
        if len(word) > 7 and word in known():
            middle = len(word) // 2
            start, rest = word[:middle], word[middle:]
            # A letter left out, one there twice, two turned round.
            slips |= {start + rest[1:], start + rest[0] + rest, start + rest[1] + rest[0] + rest[2:]}
    slips = sorted(slips - known() - set(listed))
    assert len(slips) > 500
    assert len(told(slips, tmp_path)) >= 0.9 * len(slips)
