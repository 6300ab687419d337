"""What checks of several files share."""

import pytest

from terminal_program import DESK, FIXTURE, SANITIZE, Program, build, compile_program
from terminal_text import build_text_library


@pytest.fixture(scope="session")
def executable(tmp_path_factory):
    """The program that a C compiler makes of Tests/Fixtures/Terminal, with sanitizers."""
    folder = tmp_path_factory.mktemp("terminal")
    return compile_program(build(FIXTURE, folder), folder / "prog", *SANITIZE)


@pytest.fixture(params=["c", "run"])
def program(request, executable):
    """What shows the dialogs of Tests/Fixtures/Terminal: the C program, and `dialogc run`."""
    return Program(request.param, FIXTURE, executable)


@pytest.fixture(scope="session")
def desk_executable(tmp_path_factory):
    folder = tmp_path_factory.mktemp("desk")
    return compile_program(build(DESK, folder), folder / "prog", *SANITIZE)


@pytest.fixture(params=["c", "run"])
def desk(request, desk_executable):
    """What shows the dialogs of Tests/Fixtures/Desk."""
    return Program(request.param, DESK, desk_executable)


@pytest.fixture(scope="session")
def text_library(tmp_path_factory):
    """What the renderer knows of text."""
    return build_text_library(tmp_path_factory.mktemp("text"))
