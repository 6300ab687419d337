import shutil
import urllib.parse

import pytest

from conversation import LanguageServer
from dialogc import GOOD


def test_findings_come_as_one_types(server):
    document, place = server.open(GOOD.replace("title", "⟦titel⟧"))
    found = server.findings(document, 1)
    assert [finding["range"] for finding in found] == [place]
    assert all(finding["source"] == "dialogc" for finding in found)
    version = server.change(document, GOOD)
    assert server.findings(document, version) == []


def test_a_rule_has_its_page(server):
    document, _ = server.open("alert {")
    finding = server.findings(document)[0]
    group, name = finding["code"].split("/")
    assert finding["codeDescription"]["href"].endswith(f"rules/{group}.md#{name}")
    assert finding["severity"] == 1


@pytest.mark.parametrize("encoding", ["utf-8", "utf-16", "utf-32", None])
@pytest.mark.parametrize("line_end", ["\n", "\r\n", "\r"])
def test_places_are_counted_as_the_client_does(tmp_path, encoding, line_end):
    general = {"general": {"positionEncodings": [encoding]}} if encoding else {}
    with LanguageServer(tmp_path) as server:
        server.initialize(general)
        text = "// 한\u2028글\n" + GOOD.replace("title", "/* 😀한글 */ ⟦titel⟧")
        document, place = server.open(text.replace("\n", line_end))
        assert [finding["range"] for finding in server.findings(document)] == [place]


def test_edits_are_applied_by_ranges(server):
    text = GOOD.replace("Item", "😀⟦한⟧")
    document, place = server.open(text)
    assert server.findings(document, 1) == []
    version = server.change(document, '"', place)
    assert server.findings(document, version) != []
    assert server.findings(document, server.change(document, "한", place)) == []


def test_places_beyond_the_end_are_clamped(server):
    document, _ = server.open(GOOD.removesuffix("}\n"))
    assert server.findings(document, 1) != []
    end = {"line": 99, "character": 99}
    version = server.change(document, "}\n", {"start": end, "end": end})
    assert server.findings(document, version) == []
    past = {"line": 1, "character": 999}
    version = server.change(document, ' "', {"start": past, "end": past})
    found = server.findings(document, version)
    assert found[0]["range"]["start"]["line"] == 1


def test_findings_go_out_under_the_clients_own_uri(tmp_path):
    folder = tmp_path / "대화 상자"
    folder.mkdir()
    (folder / "Other.dialog").write_text("alert {")
    encoded = "file://" + urllib.parse.quote(str(folder), safe="/").lower().replace("%20", "%20")
    with LanguageServer(tmp_path) as server:
        server.initialize(folders=[encoded])
        assert server.findings(encoded + "/Other.dialog")
        own = encoded.replace("/", "%2F").replace("file:%2F%2F%2F", "file:///") + "/%4Fther.dialog"
        server.open("alert {", uri=own)
        assert server.findings(encoded + "/Other.dialog") == []
        assert server.findings(own)


def test_what_is_no_file_is_checked_by_itself(server):
    (server.folder / "Ask.dialog").write_text(GOOD)
    first, _ = server.open(GOOD, uri="untitled:Untitled-1")
    second, _ = server.open(GOOD + "alert {", uri="untitled:Untitled-2")
    assert server.findings(first) == []
    assert len(server.findings(second)) == 1
    server.close(second)
    assert server.findings(second) == []


def test_a_closed_document_counts_as_it_is_saved(tmp_path):
    (tmp_path / "Saved.dialog").write_text(GOOD)
    with LanguageServer(tmp_path) as server:
        server.initialize()
        document, _ = server.open("alert {", "Saved.dialog")
        assert server.findings(document, 1)
        server.close(document)
        assert server.findings(document) == []


def test_findings_of_documents_that_are_no_more_are_withdrawn(tmp_path):
    path = tmp_path / "Gone.dialog"
    path.write_text("alert {")
    with LanguageServer(tmp_path) as server:
        server.initialize()
        assert server.findings(server.uri("Gone.dialog"))
        path.unlink()
        server.notify("workspace/didChangeWatchedFiles", {"changes": [{"uri": server.uri("Gone.dialog"), "type": 3}]})
        assert server.findings(server.uri("Gone.dialog")) == []
        unsaved, _ = server.open("alert {", "Unsaved.dialog")
        assert server.findings(unsaved)
        server.close(unsaved)
        assert server.findings(unsaved) == []


def test_findings_of_a_folder_that_is_no_more_are_withdrawn(tmp_path):
    below = tmp_path / "gone" / "below"
    below.mkdir(parents=True)
    for path in [tmp_path / "gone" / "Unopened.dialog", below / "Opened.dialog", tmp_path / "Kept.dialog"]:
        path.write_text("alert {")
    with LanguageServer(tmp_path) as server:
        server.initialize()
        unopened, kept = server.uri("gone/Unopened.dialog"), server.uri("Kept.dialog")
        for uri in [unopened, kept, server.uri("gone/below/Opened.dialog")]:
            assert server.findings(uri)
        opened, _ = server.open("alert {", "gone/below/Opened.dialog")
        assert server.findings(opened, 1)
        shutil.rmtree(tmp_path / "gone")
        # Editors tell of the folder alone.
        server.notify("workspace/didChangeWatchedFiles", {"changes": [{"uri": server.uri("gone"), "type": 3}]})
        assert server.findings(unopened) == []
        # What is open still stands in the editor, to be saved again; it goes when it is closed.
        assert server.findings(opened, server.change(opened, GOOD)) == []
        assert server.findings(opened, server.change(opened, "alert {"))
        server.close(opened)
        # Of what is closed no version is named; the first version may have been told again for the folder.
        gone = server.wait_for(lambda message: message["params"].get("uri") == opened
                               and message["params"].get("version") is None)
        assert gone["params"]["diagnostics"] == []
        server.shut_down()
        assert [note for note in server.notifications if note["params"].get("uri") == kept] == []


def test_a_folder_that_came_anew_is_read_again(tmp_path):
    folder = tmp_path / "folder"
    with LanguageServer(tmp_path) as server:
        server.initialize()
        for _ in range(2):
            folder.mkdir()
            (folder / "A.dialog").write_text("alert {")
            server.notify("workspace/didChangeWatchedFiles", {"changes": [{"uri": server.uri("folder"), "type": 1}]})
            assert server.findings(server.uri("folder/A.dialog"))
            shutil.rmtree(folder)
            server.notify("workspace/didChangeWatchedFiles", {"changes": [{"uri": server.uri("folder"), "type": 3}]})
            # Where the first check of the folder saw the file as well, what was found in it comes twice.
            while server.findings(server.uri("folder/A.dialog")):
                pass


def test_files_of_a_project_are_read_together(tmp_path):
    (tmp_path / "Project.dialog").write_text('project Photos\nterm item "Item"\n')
    (tmp_path / "below").mkdir()
    (tmp_path / "below" / "Ask.dialog").write_text(GOOD)
    with LanguageServer(tmp_path) as server:
        server.initialize(folders=[server.uri("below")])
        document, _ = server.open(GOOD + GOOD, "below/Ask.dialog")
        assert server.findings(document, 1)
