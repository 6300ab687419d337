"""Inputs that nobody would write end no run in the middle; `fuzz.py` makes as many as one wants."""

import os

import fuzz


def test_inputs_that_nobody_would_write():
    kinds, wrong = fuzz.fuzz(int(os.environ.get("DIALOGC_FUZZ_RUNS", "300")))
    assert wrong == []
    assert {"check", "build", "format", "export", "import"} <= set(kinds)
