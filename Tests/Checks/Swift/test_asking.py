"""Whatever a SwiftUI view asks for, in whatever order and however soon, is shown in the end; nothing is lost.

`asking` plays courses by chance: dialogs that are set while others are shown, come, go or were not yet shown, in two
places of a view; presses, ways of leaving and handlers that ask for the next.
"""

import pathlib
import subprocess

from dialogc import ROOT
from swift_frameworks import SIX, program
from swift_project import SwiftProject

COURSES = 2000


def test_what_is_asked_for_is_shown(stand_ins, tmp_path):
    project = SwiftProject(ROOT / "Samples/Photos", tmp_path)
    main = pathlib.Path(__file__).parent / "asking/main.swift"
    made = program([project.path, main], tmp_path / "play", stand_ins, *SIX)
    run = subprocess.run([made, str(COURSES)], capture_output=True, text=True, timeout=200)
    assert (run.returncode, run.stdout) == (0, ""), (run.stdout + run.stderr)[-3000:]
