"""Checks artifacts in pseudo-languages, and the records that ‘format --stamp’ writes."""

import json
import re
import subprocess
import unicodedata

import pytest

from dialogc import ROOT, contents, dialogc, write

SAMPLES = sorted(path.parent for path in (ROOT / "Samples").glob("*/*.dialog"))
KINDS = ["accented", "double", "rtl", "bounded"]


def artifact(folder, out, *options):
    run = dialogc("build", folder, "--emit", "json", "--out", out, *options)
    assert run.returncode == 0, run.stderr
    return json.loads(next(out.glob("*.json")).read_text())


def leaves(parts):
    """The runs of parts between which a text chooses."""
    arms = [part["arms"] for part in parts if isinstance(part, dict) and "select" in part]
    return [leaf for arm in arms for body in arm.values() for leaf in leaves(body)] or [parts]


def texts(value):
    """Every text of an artifact: languages with their parts."""
    if isinstance(value, dict):
        if value and all(isinstance(v, dict) and "parts" in v for v in value.values()):
            yield value
        else:
            for child in value.values():
                yield from texts(child)
    elif isinstance(value, list):
        for child in value:
            yield from texts(child)


def words(leaf):
    return "".join(part for part in leaf if isinstance(part, str))


def values(leaf):
    return [json.dumps(part) for part in leaf if isinstance(part, dict)]


def plain(text):
    """Without what right-to-left languages have around values."""
    return re.sub("[\u2066-\u2069]", "", text)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("folder", sorted(set(SAMPLES)), ids=lambda path: path.name)
def test_each_text_is_rewritten_and_its_values_stay(kind, folder, tmp_path):
    before = artifact(folder, tmp_path / "before")
    after = artifact(folder, tmp_path / "after", "--pseudo", kind)
    source, (pseudo,) = before["project"]["sourceLocale"], after["project"]["locales"]
    pairs = list(zip(texts(before), texts(after), strict=True))
    assert pairs
    for original, rewritten in pairs:
        assert list(rewritten) == [pseudo]
        old, new = leaves(original[source]["parts"]), leaves(rewritten[pseudo]["parts"])
        for was, now in zip(old, new, strict=True):
            assert values(was) == values(now)
            check_rewritten(kind, words(was), plain(words(now)))


def check_rewritten(kind, was, now):
    if kind == "bounded":
        assert now == (f"[# {was} #]" if was or now else "")
    elif kind == "accented":
        assert len(now) == len(was)
        assert not re.search("[a-zA-Z]", now)
        for old, new in zip(was, now):
            assert old == new or (unicodedata.east_asian_width(new) in "NA" and new.isalpha())
            assert old.isupper() == new.isupper()
    elif kind == "rtl":
        assert re.sub("[\u200f\u202e\u202c]", "", now) == was
        assert now.count("\u202e") == now.count("\u202c")
    elif re.search(r"\w", was):
        assert len(now) >= len(was) + len(re.findall(r"[^\W\d]", was))


@pytest.mark.parametrize("kind", KINDS)
def test_c_in_a_pseudo_language_compiles(kind, tmp_path):
    run = dialogc("build", ROOT / "Samples/Rides", "--emit", "c", "--out", tmp_path, "--pseudo", kind)
    assert run.returncode == 0, run.stderr
    (tmp_path / "main.c").write_text('#include "Rides.h"\nint main(void) { return 0; }\n')
    flags = ["-std=c99", "-Wall", "-Wextra", "-Wpedantic", "-Werror", "-Wconversion"]
    subprocess.run(["cc", *flags, "-o", "main", "main.c"], cwd=tmp_path, check=True)


def test_no_other_pseudo_language(tmp_path):
    run = dialogc("build", ROOT / "Samples/Mail", "--emit", "c", "--out", tmp_path, "--pseudo", "upside")
    assert run.returncode == 2 and "accented, double, rtl, bounded" in run.stderr


ASK = """\
alert Ask(count: Int) {
  title {
    en by count { one "Delete an item?"  other "Delete {count} items?" }
    ko "항목 {count}개를 삭제할까요?"
    de by count { one "Ein Objekt löschen?"  other "{count} Objekte löschen?" } of "1c0ffee5"
  }
  button delete destructive
  cancel
}
"""


def test_stamps_are_written_once_and_found_stale_later(tmp_path):
    write(tmp_path, Ask=ASK, Other="translation ja of Ask {\n  title \"{count}件を削除しますか？\"\n}\n")
    listed = dialogc("format", "--stamp", "--check", ".", cwd=tmp_path)
    assert listed.returncode == 1 and listed.stdout == "Ask.dialog\nOther.dialog\n"
    assert contents(tmp_path)["Ask.dialog"].decode() == ASK
    assert dialogc("format", "--stamp", ".", cwd=tmp_path).returncode == 0
    ask, other = (contents(tmp_path)[f"{name}.dialog"].decode() for name in ["Ask", "Other"])
    stamp = re.search('할까요\\?" of ("[0-9a-f]{8}")', ask).group(1)
    assert f"しますか？\" of {stamp}" in other
    assert 'of "1c0ffee5"' in ask and ask.count(" of ") == 2
    assert dialogc("format", "--stamp", "--check", ".", cwd=tmp_path).returncode == 0
    stale = dialogc("check", ".", "--diagnostics", "json", cwd=tmp_path)
    found = [f["locale"] for f in json.loads(stale.stdout)["diagnostics"] if f["rule"] == "l10n/stale"]
    assert found == ["de"]
    write(tmp_path, Ask=ask.replace("Delete an item?", "Delete one item?"))
    stale = dialogc("check", ".", "--diagnostics", "json", cwd=tmp_path)
    found = [f["locale"] for f in json.loads(stale.stdout)["diagnostics"] if f["rule"] == "l10n/stale"]
    assert sorted(found) == ["de", "ja", "ko"]


def test_a_file_that_does_not_parse_is_not_stamped(tmp_path):
    write(tmp_path, Ask=ASK.removesuffix("}\n"))
    run = dialogc("format", "--stamp", ".", cwd=tmp_path)
    assert run.returncode == 1 and "syntax/" in run.stderr
    assert contents(tmp_path)["Ask.dialog"].decode() == ASK.removesuffix("}\n")
