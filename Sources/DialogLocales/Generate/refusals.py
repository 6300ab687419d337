"""What is said of an answer that is not taken, a line a language, as text for RefusalTable.swift."""

import pathlib

from collect_terms import PACKAGES

TEXTS = pathlib.Path(__file__).parent / "refusals.tsv"
SOURCE = "{} {} (PyPI)".format(*PACKAGES["django"])
LICENCE = PACKAGES["django"][2]


def table():
    """`de<tab>required=…<tab>email=…`, in the order of the tags."""
    lines = TEXTS.read_text(encoding="utf-8").splitlines()
    return "\n".join(line for line in lines if not line.startswith("#"))
