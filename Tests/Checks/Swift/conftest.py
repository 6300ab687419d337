"""What the checks of Swift artifacts share."""

import pytest

import swift_frameworks


@pytest.fixture(scope="session")
def stand_ins(tmp_path_factory):
    """A folder with the modules of the stand-ins, compiled."""
    return swift_frameworks.modules(tmp_path_factory.mktemp("frameworks"))
