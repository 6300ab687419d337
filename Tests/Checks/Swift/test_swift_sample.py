"""Samples/Swift is built as its README says, in a copy, against the stand-ins."""

import shutil
import subprocess

from dialogc import ROOT, dialogc


def test_the_sample_is_built(tmp_path):
    for path in ("Samples/Swift", "Samples/Photos", "Tests/Frameworks"):
        shutil.copytree(ROOT / path, tmp_path / path, ignore=shutil.ignore_patterns(".build", "PhotosDialogs.swift"))
    sample = tmp_path / "Samples/Swift"
    made = dialogc("build", "../Photos", "--emit", "swift", "--out", "Sources/PhotosApp", cwd=sample)
    assert made.returncode == 0, made.stderr
    run = subprocess.run(["swift", "build"], cwd=sample, capture_output=True, text=True, timeout=540)
    assert run.returncode == 0, (run.stdout + run.stderr)[-3000:]
    assert "warning:" not in run.stdout + run.stderr, (run.stdout + run.stderr)[-3000:]
