import random
import subprocess

import pytest

from dialogc import DIALOGC
from streams import broken_stream, complaint, frame, request_methods

METHODS = request_methods()


# `streams.py COUNT` tries more of them.
@pytest.mark.parametrize("seed", range(1, 121))
def test_broken_streams_are_answered_rightly(seed):
    assert complaint(DIALOGC, broken_stream(random.Random(seed), METHODS), METHODS) is None


def test_a_header_that_is_too_long_is_answered_once():
    stream = b"Content-Length: 6" + b"A" * 5000 + b"\r\n\r\n" + frame({"jsonrpc": "2.0", "method": "exit"})
    run = subprocess.run([DIALOGC, "lsp"], input=stream, capture_output=True, timeout=20, check=False)
    assert run.stdout.count(b'"error"') == 1
