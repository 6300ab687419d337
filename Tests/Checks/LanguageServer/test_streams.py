import random

import pytest

from dialogc import DIALOGC
from streams import broken_stream, complaint, request_methods

METHODS = request_methods()


# `streams.py COUNT` tries more of them.
@pytest.mark.parametrize("seed", range(1, 121))
def test_broken_streams_are_answered_rightly(seed):
    assert complaint(DIALOGC, broken_stream(random.Random(seed), METHODS), METHODS) is None
