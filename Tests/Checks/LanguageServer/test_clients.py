"""The server as pytest-lsp has it, a client that people of other servers write, with what each editor says of
itself."""

import pytest
import pytest_lsp
from lsprotocol import types
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities

from dialogc import DIALOGC

pytestmark = pytest.mark.asyncio

SOURCE = """\
alert DiskFull(disk: String) {
  purpose problem
  title { en "{disk} is full!!"  ko "{disk} 디스크가 가득 찼습니다!!" }
     button ok
}
"""
URI = "file:///w/%ED%95%9C%EA%B8%80.dialog"


@pytest_lsp.fixture(
    config=ClientServerConfig(server_command=[DIALOGC, "lsp"]),
    params=["visual_studio_code", "neovim", "emacs"])
async def client(request, lsp_client: LanguageClient):
    capabilities = client_capabilities(request.param)
    # Editors say that they can be asked this; the client of pytest-lsp leaves the answer to the test.
    lsp_client.feature(types.CLIENT_REGISTER_CAPABILITY)(lambda _: None)
    await lsp_client.initialize_session(types.InitializeParams(capabilities=capabilities, root_uri="file:///w"))
    document = types.TextDocumentItem(uri=URI, language_id="dialog", version=1, text=SOURCE)
    lsp_client.text_document_did_open(types.DidOpenTextDocumentParams(text_document=document))
    yield
    await lsp_client.shutdown_session()


DOCUMENT = types.TextDocumentIdentifier(uri=URI)


def at(words):
    line = next(line for line in SOURCE.splitlines() if words in line)
    return types.Position(line=SOURCE.splitlines().index(line), character=line.index(words))


def place(words):
    return {"text_document": DOCUMENT, "position": at(words)}


async def test_findings_go_out_under_the_clients_uri(client):
    await client.wait_for_notification("textDocument/publishDiagnostics")
    assert "text/ending-punctuation" in {finding.code for finding in client.diagnostics[URI]}


async def test_hover(client):
    hover = await client.text_document_hover_async(types.HoverParams(**place("purpose")))
    assert "purpose" in hover.contents.value


async def test_completion(client):
    answer = await client.text_document_completion_async(types.CompletionParams(**place("purpose")))
    items = getattr(answer, "items", answer)
    assert {"purpose", "message"} & {item.label for item in items}
    assert all(item.text_edit for item in items)


async def test_definition_and_references(client):
    definition = await client.text_document_definition_async(types.DefinitionParams(**place("disk} is")))
    assert [definition] if not isinstance(definition, list) else definition
    context = types.ReferenceContext(include_declaration=True)
    references = await client.text_document_references_async(
        types.ReferenceParams(context=context, **place("disk: String")))
    assert len(references) == 3


async def test_rename(client):
    edit = await client.text_document_rename_async(types.RenameParams(new_name="volume", **place("disk: String")))
    edits = [each for edits in (edit.changes or {}).values() for each in edits]
    edits += [each for change in edit.document_changes or [] for each in change.edits]
    assert {each.new_text for each in edits} == {"volume"} and len(edits) == 3


async def test_formatting(client):
    options = types.FormattingOptions(tab_size=2, insert_spaces=True)
    edits = await client.text_document_formatting_async(
        types.DocumentFormattingParams(text_document=DOCUMENT, options=options))
    assert len(edits) == 1 and edits[0].range.start.line == 3


async def test_symbols_folding_and_tokens(client):
    symbols = await client.text_document_document_symbol_async(
        types.DocumentSymbolParams(text_document=DOCUMENT))
    assert symbols[0].name == "DiskFull"
    folds = await client.text_document_folding_range_async(types.FoldingRangeParams(text_document=DOCUMENT))
    assert (folds[0].start_line, folds[0].end_line) in [(0, 4), (0, 3)]
    tokens = await client.text_document_semantic_tokens_full_async(
        types.SemanticTokensParams(text_document=DOCUMENT))
    assert len(tokens.data) % 5 == 0 and len(tokens.data) > 20


async def test_code_actions(client):
    await client.wait_for_notification("textDocument/publishDiagnostics")
    mark = at("!!\"")
    actions = await client.text_document_code_action_async(types.CodeActionParams(
        text_document=DOCUMENT, range=types.Range(start=mark, end=mark),
        context=types.CodeActionContext(diagnostics=list(client.diagnostics[URI]))))
    assert any(getattr(action, "edit", None) for action in actions)
