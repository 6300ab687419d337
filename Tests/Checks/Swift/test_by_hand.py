"""The dialogs of Samples/Photos by hand and by their artifact: what docs/swift.md says of both holds, and is played.

`byhand` has them as they are commonly written in SwiftUI, and the same view with the artifact.
"""

import json
import pathlib
import re
import subprocess

import pytest

from dialogc import ROOT
from swift_frameworks import SIX, program
from swift_project import SwiftProject

BY_HAND = pathlib.Path(__file__).parent / "byhand"


@pytest.fixture(scope="module")
def seen(stand_ins, tmp_path_factory):
    """What was seen by way, language, button and what was done."""
    folder = tmp_path_factory.mktemp("byhand")
    project = SwiftProject(ROOT / "Samples/Photos", folder)
    made = program([project.path, *sorted(BY_HAND.glob("*.swift"))], folder / "play", stand_ins, *SIX)
    run = subprocess.run([made], capture_output=True, check=True, timeout=60)
    lines = map(json.loads, run.stdout.splitlines())
    return {(line["way"], line["language"], line["button"], line["how"]): line for line in lines}


def pair(seen, button, how, language="en"):
    return [seen[way, language, button, how] for way in ("hand", "dialogs")]


def test_one_is_no_plural(seen):
    hand, dialogs = pair(seen, "Delete Items", "show")
    assert (hand["title"], dialogs["title"]) == ("Delete 1 photos?", "Delete this photo?")


def test_a_computed_string_is_not_translated(seen):
    hand, dialogs = pair(seen, "Delete Album", "show", "ko")
    assert (hand["title"], dialogs["title"]) == ("Delete “한강”?", "앨범 한강을 삭제할까요?")


def test_sizes_are_written_as_the_person_reads_them(seen):
    hand, dialogs = pair(seen, "Download", "show")
    assert "2500 MB, and 1 MB is free" in hand["message"]
    assert "2.5 GB, and 1.5 MB is free" in dialogs["message"]


def test_return_does_not_delete_and_is_not_nothing(seen):
    hand, dialogs = pair(seen, "Delete Items", "return")
    assert (hand.get("default"), hand["told"], dialogs["told"]) == (None, "", "cancel")


def test_a_dialog_that_follows_a_dialog_is_shown(seen):
    hand, dialogs = pair(seen, "Delete Items", "press")
    assert (hand["told"], dialogs["told"]) == ("delete", "delete")
    assert (hand.get("title"), dialogs["title"]) == (None, "Not Enough Storage")


def test_leaving_is_told(seen):
    for button in ("More", "Delete Album"):
        hand, dialogs = pair(seen, button, "leave")
        assert (hand["told"], dialogs["told"]) == ("", "cancel")


def test_a_title_is_shown_where_there_is_one(seen):
    hand, dialogs = pair(seen, "Move", "show")
    assert (hand["visibility"], dialogs["visibility"]) == ("automatic", "visible")
    hand, dialogs = pair(seen, "More", "show")
    assert (hand["title"], dialogs["title"], dialogs["visibility"]) == ("Options", "", "hidden")


def test_a_list_has_its_limit_and_a_cancel(seen):
    hand, dialogs = pair(seen, "Move", "show")
    assert hand["actions"].split("|") == [*"abcdefg", "Create Album"]
    assert dialogs["actions"].split("|") == [*"abcdef", "Create Album", "Cancel"]


def test_what_destroys_stands_on_top_of_a_sheet(seen):
    hand, dialogs = pair(seen, "More", "show")
    assert hand["actions"].split("|")[-1] == dialogs["actions"].split("|")[0] == "Delete Photo"


def test_buttons_have_identifiers(seen):
    hand, dialogs = pair(seen, "Delete Items", "show")
    assert (hand["identifiers"], dialogs["identifiers"]) == ("0", "2")


def lines(name):
    """Lines of code, without comments and blank ones."""
    text = (BY_HAND / name).read_text(encoding="utf-8")
    return len([line for line in text.splitlines() if line.strip() and not line.strip().startswith("//")])


def test_the_page_tells_the_lines():
    page = (ROOT / "docs/swift.md").read_text(encoding="utf-8")
    told = re.search(r"<!-- lines -->(\d+)\D+(\d+)", page)
    assert tuple(map(int, told.groups())) == (lines("PhotosByHand.swift"), lines("PhotosByDialogs.swift"))
