"""Helix builds the grammar and finds the queries and the server."""

import os
import re
import shutil
import subprocess

from dialogc import DIALOGC, ROOT, environment

# Debian's, unpacked by .ci/install.
HELIX = ROOT / ".venv/share/debian/hx"
OWN = ROOT / "Sources/Integrations/Editors/Helix"


def test_health(tmp_path):
    folder = tmp_path / "helix"
    shutil.copytree(OWN / "queries", folder / "runtime/queries")
    (folder / "runtime/grammars").mkdir()
    settings = (OWN / "languages.toml").read_text(encoding="utf-8").replace("PATH/Grammar", f"{ROOT}/Grammar")
    (folder / "languages.toml").write_text(f'use-grammars = {{ only = ["dialog"] }}\n{settings}')
    env = environment(
        XDG_CONFIG_HOME=str(tmp_path), HOME=str(tmp_path), HELIX_RUNTIME=str(folder / "runtime"),
        PATH=f"{os.path.dirname(DIALOGC)}{os.pathsep}{os.environ['PATH']}")
    built = subprocess.run([HELIX, "--grammar", "build"], env=env, capture_output=True, text=True, timeout=120)
    assert built.returncode == 0, built.stdout + built.stderr
    health = subprocess.run([HELIX, "--health", "dialog"], env=env, capture_output=True, text=True, timeout=60)
    told = re.sub(r"\x1b\[[0-9;]*m", "", health.stdout)
    assert f"✓ dialogc: {DIALOGC}" in told or "✓ dialogc" in told
    for part in ["Tree-sitter parser", "Highlight queries", "Textobject queries", "Indent queries"]:
        assert f"{part}: ✓" in told, told
