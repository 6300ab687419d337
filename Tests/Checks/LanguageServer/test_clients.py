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


async def test_findings_go_out_under_the_clients_uri(client):
    await client.wait_for_notification("textDocument/publishDiagnostics")
    assert "text/ending-punctuation" in {finding.code for finding in client.diagnostics[URI]}


async def test_formatting(client):
    options = types.FormattingOptions(tab_size=2, insert_spaces=True)
    edits = await client.text_document_formatting_async(
        types.DocumentFormattingParams(text_document=DOCUMENT, options=options))
    assert len(edits) == 1 and edits[0].range.start.line == 3
