#!/usr/bin/env python3
"""Makes ../Data/ThaiWordsData.swift. With --check tells whether it is up to date.

Needs Debian 12's package libicu72.
"""

import sys

import icu_data
import word_list
from swift_file import header, static_string, write

SCRIPT = "Sources/DialogLanguage/Generate/generate_thai.py"
FIRST, LETTERS = 0xE01, 80
COLUMNS = 96


def branches(words):
    """The words as a graph in which equal endings are one. A list of branches for each node, the
    first one's where words begin: (letter, whether a word ends behind it, the number of the node
    behind it or 0)."""
    root = {}
    for word in words:
        node = root
        for letter in word:
            node = node.setdefault(letter, {})
        node[""] = {}
    nodes, numbers = [[]], {}

    def number(node):
        found = tuple((letter, "" in node[letter], number(node[letter]))
                      for letter in sorted(node) if letter)
        if found and found not in numbers:
            numbers[found] = len(nodes)
            nodes.append(found)
        return numbers.get(found, 0)

    assert number(root) == len(nodes) - 1
    nodes[0] = nodes.pop()
    return nodes


def table(nodes):
    """The branches, each as a number of four characters."""
    starts = [0]
    for node in nodes:
        starts.append(starts[-1] + len(node))
    text = ""
    for node in nodes:
        for letter, is_word, target in node:
            code = ord(letter) - FIRST
            assert 0 <= code < LETTERS
            code = (starts[target] * LETTERS + code) * 4 + is_word * 2 + (letter == node[-1][0])
            assert code < 1 << 24
            text += "".join(chr(0x30 + (code >> shift & 63)) for shift in (18, 12, 6, 0))
    return text


def words():
    data = table(branches(word_list.words("thaidict")))
    lines = [data[start:start + COLUMNS] for start in range(0, len(data), COLUMNS)]
    text = header(SCRIPT, [icu_data.SOURCE + ", its thaidict"], icu_data.LICENCE)
    text += "\n" + static_string(
        "thaiWordsData",
        ["The words of Thai as a graph: a branch is four characters of six bits above 0x30, high ones",
         "first. Its number is the sum of 1 where it is the last of its node, 2 where a word ends with",
         f"it, 4 times the letter from U+{FIRST:04X}, and {4 * LETTERS} times the branch at which the node behind it",
         "begins, 0 where there is none. Words begin at branch 0."],
        "\\##\n".join(lines))
    return write("ThaiWordsData.swift", text)


if __name__ == "__main__":
    sys.exit(0 if words() else 1)
