"""Words that are told to be Russian in Ukrainian texts are no words of Ukrainian, as hunspell's dictionary knows."""

import pathlib
import subprocess
import sys

GENERATE = pathlib.Path(__file__).parents[3] / "Sources/DialogReading/Generate"
PROGRAM = "import russian_leftovers; print(*russian_leftovers.table(), sep='\\n')"


def test_are_no_words_of_ukrainian():
    words = subprocess.run(
        [sys.executable, "-c", PROGRAM], cwd=GENERATE, check=True, capture_output=True, text=True, timeout=300).stdout
    assert words.count("\n") > 5_000
    known = subprocess.run(
        ["hunspell", "-d", "uk_UA", "-i", "utf-8", "-G"],
        input=words, check=True, capture_output=True, text=True, timeout=300).stdout
    assert known.split() == []
