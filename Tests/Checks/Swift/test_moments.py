"""Dialogs end once, and nothing stands still, whatever happens beside them: something else comes or goes, a window
closes, a text is being composed, the task is cancelled. Permission and consent are asked for in their order.

`moments` is a project and what is played with it, on a run loop that does what the main actor has to do, as in an app.
"""

import pathlib
import subprocess

from swift_frameworks import SIX, program
from swift_project import SwiftProject

MOMENTS = pathlib.Path(__file__).parent / "moments"


def test_nothing_is_lost_or_stands_still(stand_ins, tmp_path):
    project = SwiftProject(MOMENTS, tmp_path)
    made = program([project.path, *sorted(MOMENTS.glob("*.swift"))], tmp_path / "play", stand_ins, *SIX,
                   held=project.path)
    run = subprocess.run([made], capture_output=True, text=True, timeout=60)
    assert (run.returncode, run.stdout) == (0, ""), (run.stdout + run.stderr)[-3000:]
