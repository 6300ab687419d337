"""Inputs that nobody would write end no run in the middle; `fuzz.py` makes as many as one wants."""

import os

import fuzz


def test_inputs_that_nobody_would_write():
    kinds, wrong = fuzz.fuzz(int(os.environ.get("DIALOGC_FUZZ_RUNS", "200")))
    assert wrong == []
    assert {"check", "check_many", "build", "format", "format_many", "export", "import"} == set(kinds)
