"""Links between the pages of the project lead somewhere, to their headings too."""

import re
import subprocess
import urllib.parse

import pytest

from dialogc import ROOT

LINK = re.compile(r"(?<!!)\[(?:[^\[\]]|\[[^\]]*\])*\]\(([^)\s]+)\)")
CODE = re.compile(r"^```.*?^```$|`[^`\n]*`", re.M | re.S)
PAGES = subprocess.run(
    ["git", "ls-files", "--cached", "--others", "--exclude-standard", "*.md"], cwd=ROOT, check=True,
    capture_output=True, text=True).stdout.splitlines()


def anchors(path):
    """As GitHub makes them of headings, and those written out."""
    text = path.read_text(encoding="utf-8")
    found = set(re.findall(r'<a id="([^"]+)">', text))
    for heading in re.findall(r"^#+ (.*)$", re.sub(r"^```.*?^```$", "", text, flags=re.M | re.S), re.M):
        plain = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading).lower()
        found.add(re.sub(r"[^\w\- ]", "", plain).replace(" ", "-"))
    return found


@pytest.mark.parametrize("page", [page for page in PAGES if (ROOT / page).exists()])
def test_links_lead_somewhere(page):
    path = ROOT / page
    text = CODE.sub(lambda code: "" if code[0].startswith("```") else "`x`", path.read_text(encoding="utf-8"))
    for target in LINK.findall(text):
        if urllib.parse.urlsplit(target).scheme:
            continue
        file, _, anchor = urllib.parse.unquote(target).partition("#")
        other = (path.parent / file).resolve() if file else path
        assert other.exists(), target
        assert not anchor or anchor in anchors(other), target
