"""What the checks of Swift artifacts share."""

import os

import pytest

import swift_frameworks


@pytest.fixture(scope="session")
def stand_ins(tmp_path_factory):
    """A folder with the modules of the stand-ins, compiled, which is the same for all workers."""
    base = tmp_path_factory.getbasetemp()
    folder = (base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / "frameworks"
    folder.mkdir(exist_ok=True)
    return swift_frameworks.modules(folder)
