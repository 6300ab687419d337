"""Reads the files of WordNet 3.0: Debian package wordnet-base 1:3.0, in /usr/share/wordnet or the
folder that WORDNET names."""

import collections
import os
import pathlib
import re

FOLDER = pathlib.Path(os.environ.get("WORDNET", "/usr/share/wordnet"))
SOURCE = "WordNet 3.0, Debian package wordnet-base 1:3.0-37"
LICENCE = """\
WordNet 3.0 license. This software and database is being provided to you, the LICENSEE, by
Princeton University under the following license. By obtaining, using and/or copying this
software and database, you agree that you have read, understood, and will comply with these
terms and conditions.: Permission to use, copy, modify and distribute this software and database
and its documentation for any purpose and without fee or royalty is hereby granted, provided that
you agree to comply with the following copyright notice and statements, including the
disclaimer, and that the same appear on ALL copies of the software, database and documentation,
including modifications that you make for internal use or for distribution. WordNet 3.0
Copyright 2006 by Princeton University. All rights reserved. THIS SOFTWARE AND DATABASE IS
PROVIDED "AS IS" AND PRINCETON UNIVERSITY MAKES NO REPRESENTATIONS OR WARRANTIES, EXPRESS OR
IMPLIED. BY WAY OF EXAMPLE, BUT NOT LIMITATION, PRINCETON UNIVERSITY MAKES NO REPRESENTATIONS OR
WARRANTIES OF MERCHANT- ABILITY OR FITNESS FOR ANY PARTICULAR PURPOSE OR THAT THE USE OF THE
LICENSED SOFTWARE, DATABASE OR DOCUMENTATION WILL NOT INFRINGE ANY THIRD PARTY PATENTS,
COPYRIGHTS, TRADEMARKS OR OTHER RIGHTS. The name of Princeton University or Princeton may not be
used in advertising or publicity pertaining to distribution of the software and/or database.
Title to copyright in this software, database and any associated documentation shall at all times
remain with Princeton University and LICENSEE agrees to preserve same."""

PARTS = {"noun": "n", "verb": "v", "adj": "a", "adv": "r"}
# Frames of verbs that take no object (the manual page wninput, “Verb Frames”).
INTRANSITIVE = {1, 2, 3, 4, 5, 6, 7, 12, 13, 22, 23, 27, 28, 32, 33, 34, 35}
PLANTS_AND_ANIMALS = {"05", "20"}


def lines(name):
    for line in (FOLDER / name).read_text(encoding="latin-1").splitlines():
        if line and not line.startswith(" "):
            yield line


class Synset:
    def __init__(self, line):
        fields = line.split(" | ")[0].split()
        self.offset, self.lexicographer = fields[0], fields[1]
        count = int(fields[3], 16)
        # Adjectives may bear a marker of their place: galore(ip).
        self.words = [re.sub(r"\(\w+\)$", "", w) for w in fields[4 : 4 + 2 * count : 2]]
        place = 4 + 2 * count
        place += 1 + 4 * int(fields[place])
        self.frames = collections.defaultdict(set)
        if place < len(fields):
            self.read_frames(fields[place + 1 :])

    def read_frames(self, fields):
        for frame, word in zip(fields[1::3], fields[2::3]):
            index = int(word, 16)
            for name in self.words if index == 0 else [self.words[index - 1]]:
                self.frames[name.lower()].add(int(frame))


def synsets(part):
    return {s.offset: s for s in map(Synset, lines(f"data.{part}"))}


def senses(part):
    """Lemma to the offsets of its synsets, commonest first."""
    result = {}
    for line in lines(f"index.{part}"):
        fields = line.split()
        result[fields[0]] = fields[-int(fields[2]) :]
    return result


def tag_counts():
    """How often a lemma stands for a part of speech in the texts that WordNet's makers tagged."""
    counts = collections.Counter()
    for line in lines("cntlist.rev"):
        key, _, count = line.split()
        lemma, rest = key.split("%")
        counts[lemma, " nvara"[int(rest[0])]] += int(count)
    return counts


def exceptions(part):
    """Irregular form to its base forms."""
    return {fields[0]: fields[1:] for fields in map(str.split, lines(f"{part}.exc"))}
