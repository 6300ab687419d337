import pytest

from conversation import LanguageServer


@pytest.fixture
def server(tmp_path):
    """A server in an empty folder, initialized by a client that can do little."""
    with LanguageServer(tmp_path) as server:
        server.initialize()
        yield server


@pytest.fixture
def started(tmp_path):
    """A server in an empty folder that was told nothing yet."""
    with LanguageServer(tmp_path) as server:
        yield server
