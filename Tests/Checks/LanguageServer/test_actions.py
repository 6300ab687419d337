"""What can be done where the cursor is, through the server's pipes."""

import pytest

from conversation import LanguageServer
from writing import ALBUM, LITERALS, PROJECT, actions, after


def done(folder, text, title, **params):
    """A text after the action of a title where the cursor stands."""
    with LanguageServer(folder) as server:
        server.initialize(LITERALS, **params)
        document, place = server.open(text)
        edits = actions(server, document, place)[title]["edit"]["changes"]
        assert list(edits) == [document]
        return after(text.replace("⟦⟧", ""), edits[document])


def test_actions_of_a_finding(tmp_path):
    with LanguageServer(tmp_path) as server:
        server.initialize(LITERALS)
        text = 'alert Leave {\n  title: "Leave?"\n  button leave "Leave"\n  cancel\n}\n'
        document, place = server.open(text.replace(":", "⟦⟧:"))
        action = actions(server, document, place)["Remove ‘:’"]
        assert action["kind"] == "quickfix" and action["isPreferred"]
        assert action["diagnostics"][0]["code"] == "syntax/unexpected"
        assert after(text, action["edit"]["changes"][document]) == text.replace(":", "")


def test_all_that_is_safe_is_mended_at_once(tmp_path):
    with LanguageServer(tmp_path) as server:
        server.initialize(LITERALS)
        text = 'alert Leave {\n  title: "Leave?"\n  button leave: "Leave"\n  cancel\n}\n'
        document, _ = server.open(text)
        end = {"line": 9, "character": 0}
        found = actions(server, document, {"start": end, "end": end}, only=["source.fixAll"])
        assert [action["kind"] for action in found.values()] == ["source.fixAll.dialogc"]
        assert after(text, next(iter(found.values()))["edit"]["changes"][document]) == text.replace(":", "")


def test_actions_are_of_versions_where_the_client_takes_them(tmp_path):
    with LanguageServer(tmp_path) as server:
        server.initialize(LITERALS | {"workspace": {"workspaceEdit": {"documentChanges": True}}})
        document, place = server.open(ALBUM.replace("message", "mess⟦⟧age"), version=7)
        titles = actions(server, document, place)
        edit = titles["Add the missing languages (ko)"]["edit"]["documentChanges"][0]
        assert edit["textDocument"] == {"uri": document, "version": 7}
        assert "Convert to an action sheet" in titles
        assert titles["Preview DeleteAlbum"]["command"]["arguments"] == [document, "DeleteAlbum", "en"]



def test_what_comes_to_light_is_mended_too(tmp_path):
    text = 'alert Full {\n  purpose problem\n  title “The disk is full!!”\n  button ok\n}\n'
    with LanguageServer(tmp_path) as server:
        server.initialize(LITERALS)
        document, _ = server.open(text)
        start = {"line": 0, "character": 0}
        place = {"start": start, "end": start}
        action = actions(server, document, place, only=["source.fixAll.dialogc"])["Mend all that is safe to mend"]
        assert after(text, action["edit"]["changes"][document]) == text.replace("“", '"').replace("!!”", '!"')
        # Editors that ask with every move of the cursor are not made to wait for it.
        server.change(document, text)
        assert "Mend all that is safe to mend" not in actions(server, document, place, triggerKind=2)
        server.change(document, text)
        assert "Mend all that is safe to mend" in actions(server, document, place, triggerKind=1)


def test_languages_that_lack_are_added(tmp_path):
    text = ALBUM.replace("message", "mess⟦⟧age")
    assert done(tmp_path, text, "Add the missing languages (ko)") == ALBUM.replace(
        '"Its photos stay."', '{ en "Its photos stay."  ko "Its photos stay." }')


def test_an_alert_is_made_an_action_sheet(tmp_path):
    text = 'alert Cl⟦⟧ose {\n  title "Close?"\n  button save "Save"\n  cancel\n}\n'
    assert done(tmp_path, text, "Convert to an action sheet") == (
        'actionSheet Close {\n  source closeButton\n  title "Close?"\n  choice save "Save"\n  cancel\n}\n')


def test_a_term_is_extracted(tmp_path):
    text = 'alert A {\n  title "Saved"\n  button sh⟦⟧ow "Show File"\n  cancel\n}\n'
    assert done(tmp_path, text, "Extract the term ‘show’") == (
        'alert A {\n  title "Saved"\n  button show\n  cancel\n}\n\nterms {\n  show "Show File"\n}\n')


@pytest.mark.parametrize(("locale", "title", "reason"), [
    ("en", "Allow button/yes-no here", "why it is right here"),
    ("ko", "여기에서 button/yes-no 허용", "여기에서는 이대로 두는 이유")])
def test_a_finding_is_allowed_with_a_reason(tmp_path, locale, title, reason):
    text = 'alert Share {\n  purpose permission\n  title "Share?"\n  button share "Y⟦⟧es"\n  cancel\n}\n'
    assert done(tmp_path, text, title, locale=locale) == text.replace("⟦⟧", "").replace(
        "  button", f'  @allow(button/yes-no, "{reason}")\n  button')


def test_clients_that_know_commands_alone_are_offered_those(server):
    document, place = server.open(PROJECT + 'alert A {\n  title "Sa⟦⟧ved"\n  button ok\n}\n')
    assert actions(server, document, place)["Preview A"]["command"] == "dialogc.preview"
