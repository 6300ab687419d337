"""Holds exported XLIFF against the strict schema of OASIS, which .ci/install takes from Debian."""

import pathlib
import sys

import pytest
from lxml import etree

from dialogc import ROOT, dialogc, write

PROJECTS = [ROOT / "Tests/Fixtures/Catalogs"] + sorted(
    {path.parent for path in (ROOT / "Samples").glob("*/*.dialog")})
SCHEMAS = pathlib.Path(sys.prefix) / "share/xliff"


@pytest.fixture(scope="module")
def schema():
    text = (SCHEMAS / "xliff-core-1.2-strict.xsd").read_text()
    # The one it imports lies beside it.
    text = text.replace("http://www.w3.org/2001/xml.xsd", (SCHEMAS / "xml.xsd").as_uri())
    return etree.XMLSchema(etree.fromstring(text.encode()))


def check(schema, path):
    assert schema.validate(etree.parse(path)), f"{path.name}: {schema.error_log}"


@pytest.mark.parametrize("syntax", ["foundation", "icu"])
@pytest.mark.parametrize("folder", PROJECTS, ids=lambda path: path.name)
def test_exports_are_valid(folder, syntax, schema, tmp_path):
    run = dialogc("catalog", "export", folder, "--format", "xliff", "--placeholders", syntax, "--out", tmp_path)
    assert run.returncode == 0, run.stderr
    for path in tmp_path.glob("*.xliff"):
        check(schema, path)


def test_documents_stay_valid_as_they_are_brought_up_to_date(schema, tmp_path):
    sources = tmp_path / "Sources"
    sources.mkdir()
    text = """
        project Photos { source en; locales en, ko }
        alert Ask(count: Int, album: String) {
          title {
            en by count { one "Delete it?" other "Delete {count}?" }
            ko "{count}개를 삭제할까요?" of "needs-review"
          }
          message "In “{album}” & <more>."
          button erase "Erase" destructive
          cancel
        }
        """
    out = tmp_path / "L10n"
    for changed in [text, text.replace('"Erase"', '"Erase All"'), text.replace('message "', 'message "Now: ')]:
        write(sources, Photos=changed)
        assert dialogc("catalog", "export", sources, "--format", "xliff", "--out", out).returncode == 0
        check(schema, out / "ko.xliff")
    # And what is not valid is told from what is.
    broken = (out / "ko.xliff").read_text().replace(' datatype="plaintext"', "")
    assert not schema.validate(etree.fromstring(broken.encode()))
