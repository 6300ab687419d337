"""Git knows which files are made by scripts, and leaves the bytes of sources alone."""

import re
import subprocess

from dialogc import ROOT

FILES = [name for name in subprocess.run(
    ["git", "ls-files"], cwd=ROOT, check=True, capture_output=True, text=True).stdout.splitlines()
    if (ROOT / name).is_file()]
MADE = re.compile(r"^\W*(Made|made|Generated) (by|from) |에서 생성한 문서", re.M)


def attributes(name):
    """Files by what an attribute is for them."""
    told = subprocess.run(
        ["git", "check-attr", "--stdin", "-z", name], cwd=ROOT, check=True, capture_output=True,
        input="\0".join(FILES).encode()).stdout.decode().split("\0")
    return dict(zip(told[0::3], told[2::3], strict=False))


def test_what_is_made_by_scripts_is_known():
    generated = attributes("linguist-generated")
    for name in FILES:
        is_script = "/Generate/" in name and not name.endswith(".tsv")
        if name.endswith((".swift", ".h", ".md", ".tsv")) and not is_script:
            top = (ROOT / name).read_text(encoding="utf-8")[:300]
            assert bool(MADE.search(top)) == (generated[name] == "set"), name


def test_sources_have_the_same_bytes_everywhere():
    ends = attributes("eol")
    text = attributes("text")
    for name in FILES:
        if name.endswith(".dialog"):
            assert ends[name] == "lf" or text[name] == "unset", name
