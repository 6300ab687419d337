"""The pages of devices and text sizes list those that the program knows, with its figures."""

import re

import pytest

from dialogc import ROOT

LAYOUT = ROOT / "Sources/DialogLayout"
PAGES = ["docs/devices.md", "docs/devices.ko.md"]


def devices():
    table = re.search(r'"""\n(.*?)\n\s*"""', (LAYOUT / "Data/DeviceTable.swift").read_text(), re.S)[1]
    rows = (line.split() for line in table.splitlines())
    return {row[0]: (row[1], row[2]) for row in rows}


def text_sizes():
    source = (LAYOUT / "TextSize.swift").read_text()
    names = [name.strip() for line in re.findall(r"^  case (\w.*)$", source, re.M) for name in line.split(",")]
    styles = {style: points.split(", ") for style, points in re.findall(
        r"public static let (\w+) = TextStyle\(\s*weight: \.\w+, sizes: \[([\d, ]+)\]", source)}
    return {name: tuple(styles[style][index] for style in ["headline", "footnote", "body"])
            for index, name in enumerate(names)}


@pytest.mark.parametrize("page", PAGES)
def test_every_device_is_listed(page):
    text = (ROOT / page).read_text(encoding="utf-8")
    assert {name: (width, height) for name, width, height in re.findall(
        r"^\| `(\w+)` \| (\d+) × (\d+) \|$", text, re.M)} == devices()


@pytest.mark.parametrize("page", PAGES)
def test_every_text_size_is_listed(page):
    text = (ROOT / page).read_text(encoding="utf-8")
    assert {name: tuple(points) for name, *points in re.findall(
        r"^\| `(\w+)` \| (\d+) \| (\d+) \| (\d+) \|$", text, re.M)} == text_sizes()
