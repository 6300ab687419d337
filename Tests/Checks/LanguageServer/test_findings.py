import contextlib
import threading

import pytest

from conversation import LanguageServer, ServerError
from dialogc import GOOD, WARNED

BAD = "alert {"
RELATED = {"textDocument": {"publishDiagnostics": {"relatedInformation": True}}}
PULLS = {"textDocument": {"diagnostic": {"relatedDocumentSupport": False}}}


def pull(server, document, previous=None):
    params = {"textDocument": {"uri": document}}
    return server.request("textDocument/diagnostic", {
        **params, **({"previousResultId": previous} if previous else {})})


def pull_all(server, previous=()):
    items = server.request("workspace/diagnostic", {"previousResultIds": list(previous)})["items"]
    return {item["uri"]: item for item in items}


def test_related_places_are_told(tmp_path):
    (tmp_path / "A.dialog").write_text(GOOD)
    (tmp_path / "B.dialog").write_text(GOOD)
    with LanguageServer(tmp_path) as server:
        server.initialize(RELATED)
        found = server.findings(server.uri("B.dialog"))
        related = found[0]["relatedInformation"][0]
        assert related["location"]["uri"] == server.uri("A.dialog")
        assert related["location"]["range"]["start"] == {"line": 0, "character": 6}
        assert "\n" not in found[0]["message"]


def test_clients_without_related_places_read_them(tmp_path):
    (tmp_path / "A.dialog").write_text(GOOD + GOOD)
    with LanguageServer(tmp_path) as server:
        server.initialize()
        found = server.findings(server.uri("A.dialog"))
        assert "relatedInformation" not in found[0] and "\n" in found[0]["message"]


def test_what_has_no_use_is_tagged(server):
    document, _ = server.open(WARNED)
    assert [finding.get("tags") for finding in server.findings(document)] == [[1]]


def test_messages_are_korean_for_koreans(tmp_path):
    with LanguageServer(tmp_path) as server:
        server.initialize(locale="ko")
        document, _ = server.open(WARNED)
        finding = server.findings(document)[0]
        assert "매개변수" in finding["message"]
        assert finding["codeDescription"]["href"].endswith("name.ko.md#unused-parameter")


def test_findings_follow_changes_of_other_files(tmp_path):
    (tmp_path / "A.dialog").write_text(GOOD)
    with LanguageServer(tmp_path) as server:
        server.initialize()
        document, place = server.open(GOOD.replace("Ask", "⟦Ask⟧"), "B.dialog")
        assert server.findings(document, 1)
        first, place = server.open(GOOD.replace("Ask", "⟦Ask⟧"), "A.dialog")
        server.change(first, "Other", place)
        assert server.findings(document) == []


def test_findings_are_pulled_and_not_pushed_then(tmp_path):
    with LanguageServer(tmp_path) as server:
        provider = server.initialize(PULLS)["capabilities"]["diagnosticProvider"]
        assert provider == {"identifier": "dialogc", "interFileDependencies": True, "workspaceDiagnostics": True}
        document, _ = server.open(BAD)
        report = pull(server, document)
        assert report["kind"] == "full" and len(report["items"]) == 1
        assert pull(server, document, report["resultId"]) == {"kind": "unchanged", "resultId": report["resultId"]}
        version = server.change(document, GOOD)
        assert pull(server, document, report["resultId"])["items"] == []
        server.change(document, BAD)
        assert pull(server, document, report["resultId"])["kind"] == "unchanged"
        assert version == 2
        server.shut_down()
        told = [note for note in server.notifications if note["method"] == "textDocument/publishDiagnostics"]
        assert not told or told[-1]["params"]["diagnostics"] == []


def test_a_client_that_cannot_pull_is_offered_nothing(started):
    assert "diagnosticProvider" not in started.initialize()["capabilities"]


def test_all_files_are_pulled(tmp_path):
    (tmp_path / "A.dialog").write_text(BAD)
    (tmp_path / "B.dialog").write_text(GOOD)
    with LanguageServer(tmp_path) as server:
        server.initialize(PULLS)
        all_of_it = pull_all(server)
        assert {uri: len(item["items"]) for uri, item in all_of_it.items()} == {
            server.uri("A.dialog"): 1, server.uri("B.dialog"): 0}
        known = [{"uri": uri, "value": item["resultId"]} for uri, item in all_of_it.items()]
        assert {item["kind"] for item in pull_all(server, known).values()} == {"unchanged"}
        (tmp_path / "A.dialog").unlink()
        server.notify("workspace/didChangeWatchedFiles", {"changes": [{"uri": server.uri("A.dialog"), "type": 3}]})
        gone = pull_all(server, known)[server.uri("A.dialog")]
        assert gone["kind"] == "full" and gone["items"] == []


def test_clients_that_pull_are_asked_to_do_so_again(tmp_path):
    with LanguageServer(tmp_path) as server:
        server.initialize({**PULLS, "workspace": {"diagnostics": {"refreshSupport": True}}})
        assert pull_all(server) == {}
        (tmp_path / "New.dialog").write_text(BAD)
        server.notify("workspace/didChangeWatchedFiles", {"changes": [{"uri": server.uri("New.dialog"), "type": 1}]})
        server.reply(server.wait_for_method("workspace/diagnostic/refresh"))
        assert list(pull_all(server)) == [server.uri("New.dialog")]


def test_folders_come_and_go(tmp_path):
    for name in ["one", "two"]:
        (tmp_path / name).mkdir()
        (tmp_path / name / "A.dialog").write_text(BAD)
    with LanguageServer(tmp_path) as server:
        server.initialize(folders=[server.uri("one")])
        assert server.findings(server.uri("one/A.dialog"))
        folders = {name: {"uri": server.uri(name), "name": name} for name in ["one", "two"]}
        server.notify("workspace/didChangeWorkspaceFolders", {
            "event": {"added": [folders["two"]], "removed": [folders["one"]]}})
        assert server.findings(server.uri("one/A.dialog")) == []
        assert server.findings(server.uri("two/A.dialog"))


def test_a_folder_below_its_project_is_read_with_it(tmp_path):
    (tmp_path / "Project.dialog").write_text("project Photos {\n}\n" + GOOD + GOOD)
    below = tmp_path / "below"
    below.mkdir()
    (below / "Ask.dialog").write_text(GOOD)
    with LanguageServer(tmp_path) as server:
        server.initialize(folders=[server.uri("below")])
        document, _ = server.open((below / "Ask.dialog").read_text(), "below/Ask.dialog")
        assert [finding["code"] for finding in server.findings(document, 1)] == ["name/duplicate"]
        server.shut_down()
        # What is wrong elsewhere in the project is not of the folder.
        told = {note["params"]["uri"] for note in server.notifications if "uri" in note["params"]}
        assert told <= {document}


def test_projects_in_a_folder_are_told_apart(tmp_path):
    for name in ["Photos", "Mail"]:
        (tmp_path / name).mkdir()
        (tmp_path / name / "Project.dialog").write_text(f"project {name} {{\n}}\n" + GOOD)
    with LanguageServer(tmp_path) as server:
        server.initialize()
        document, _ = server.open(f"project Mail {{\n}}\n{GOOD}", "Mail/Project.dialog")
        assert server.findings(document, 1) == []
        server.change(document, f"project Photos {{\n}}\n{GOOD}")
        found = server.findings(server.uri("Photos/Project.dialog"))
        assert [finding["code"] for finding in found] == ["name/duplicate"]


def test_files_are_watched_where_the_client_can(tmp_path):
    with LanguageServer(tmp_path) as server:
        server.initialize({"workspace": {"didChangeWatchedFiles": {"dynamicRegistration": True}}})
        request = server.wait_for_method("client/registerCapability")
        registration = request["params"]["registrations"][0]
        assert registration["method"] == "workspace/didChangeWatchedFiles"
        assert registration["registerOptions"]["watchers"] == [
            {"globPattern": "**/*.dialog"}, {"globPattern": "**", "kind": 4}]
        server.reply(request)
        (tmp_path / "New.dialog").write_text(BAD)
        server.notify("workspace/didChangeWatchedFiles", {"changes": [{"uri": server.uri("New.dialog"), "type": 1}]})
        assert server.findings(server.uri("New.dialog"))


def long_project(folder, projects=3, dialogs=400):
    for project in range(projects):
        (folder / f"p{project}").mkdir()
        text = "".join(GOOD.replace("Ask", f"Ask{number}") for number in range(dialogs))
        (folder / f"p{project}" / "All.dialog").write_text(f"project P{project} {{\n}}\n{text}")


def test_a_long_first_check_shows_its_progress(tmp_path):
    long_project(tmp_path, dialogs=600)
    with LanguageServer(tmp_path) as server:
        server.initialize({"window": {"workDoneProgress": True}})
        request = server.wait_for_method("window/workDoneProgress/create")
        server.reply(request)
        values = []
        while not values or values[-1]["kind"] != "end":
            progress = server.wait_for_method("$/progress")["params"]
            assert progress["token"] == request["params"]["token"]
            values.append(progress["value"])
        assert [value["kind"] for value in values] == ["begin", "report", "report", "report", "end"]
        assert [value.get("percentage") for value in values] == [0, 33, 66, 100, None]


def test_clients_without_progress_are_not_asked(tmp_path):
    long_project(tmp_path, projects=1, dialogs=300)
    with LanguageServer(tmp_path) as server:
        server.initialize()
        server.shut_down()
        assert server.requests == []


def test_requests_are_cancelled(tmp_path):
    long_project(tmp_path, projects=1, dialogs=300)
    with LanguageServer(tmp_path) as server:
        server.initialize()
        pulled = server.ask("workspace/diagnostic", {"previousResultIds": []})
        later = server.ask("textDocument/formatting", {"textDocument": {"uri": server.uri("p0/All.dialog")}})
        server.notify("$/cancelRequest", {"id": later})
        server.notify("$/cancelRequest", {"id": "never asked"})
        assert server.answer(later)["error"]["code"] == -32800
        assert "result" in server.answer(pulled)


def test_requests_are_taken_back_while_all_is_checked_anew(tmp_path):
    long_project(tmp_path, projects=1, dialogs=1800)
    with LanguageServer(tmp_path) as server:
        server.initialize()
        project, _ = server.open((tmp_path / "p0/All.dialog").read_text(), "p0/All.dialog")
        assert server.findings(project, 1) == []
        # Other languages concern every dialog.
        place = {"start": {"line": 1, "character": 0}, "end": {"line": 1, "character": 0}}
        tokens = {"textDocument": {"uri": project}}
        with server.at_once():
            version = server.change(project, "  source en\n  locales en, ko\n", place)
            asked = [server.ask("textDocument/semanticTokens/full", tokens) for _ in range(20)]
            for each in asked[:-1]:
                server.notify("$/cancelRequest", {"id": each})
        codes = [server.answer(each).get("error", {}).get("code") for each in asked]
        assert codes[1:-1] == [-32800] * 18 and codes[-1] is None
        assert server.findings(project, version)


def test_answers_about_what_has_changed_meanwhile_are_dropped(tmp_path):
    long_project(tmp_path, projects=1, dialogs=300)
    with LanguageServer(tmp_path) as server:
        server.initialize()
        document, _ = server.open(GOOD)
        server.findings(document, 1)
        # One write, so that the change waits when the request is begun; something before takes its time.
        server.ask("workspace/diagnostic", {"previousResultIds": []})
        asked = server.ask("textDocument/formatting", {"textDocument": {"uri": document}})
        server.change(document, BAD)
        assert server.answer(asked).get("error", {}).get("code") == -32801


def test_a_burst_of_changes_is_told_once(server):
    document, place = server.open(GOOD.replace("Item", "Ite⟦m⟧"))
    server.findings(document, 1)
    for _ in range(200):
        version = server.change(document, "m", place)
    assert server.findings(document, version) == []
    told = [note["params"]["version"] for note in server.notifications
            if note["method"] == "textDocument/publishDiagnostics"]
    assert told == sorted(told) and len(told) < 150


def test_a_client_that_does_not_read_is_still_heard(tmp_path):
    with LanguageServer(tmp_path) as server:
        server.initialize()
        body = GOOD * 40
        writer = threading.Thread(target=lambda: [server.open(body, f"F{number}.dialog") for number in range(30)])
        writer.start()
        writer.join(60)
        assert not writer.is_alive()
        with contextlib.suppress(ServerError):
            server.request("nothing")


@pytest.mark.parametrize("params", [None, {}, {"textDocument": {}}, {"textDocument": {"uri": 1}}, []])
def test_requests_without_their_parameters_are_refused(server, params):
    with pytest.raises(ServerError) as caught:
        server.request("textDocument/formatting", params)
    assert caught.value.code == -32602


def test_documents_that_are_not_known_are_refused(server):
    with pytest.raises(ServerError) as caught:
        pull(server, server.uri("Nowhere.dialog"))
    assert caught.value.code == -32602
