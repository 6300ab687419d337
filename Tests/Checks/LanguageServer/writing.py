"""What the conversations about writing have in common."""

PROJECT = "project P { source en; locales en, ko }\n"
ALBUM = PROJECT + """alert DeleteAlbum(album: String) {
  purpose destructive
  title { en "Delete “{album}”?"  ko "앨범 {album:을/를} 삭제할까요?" }
  message "Its photos stay."
  button deleteAlbum { en "Delete Album"  ko "앨범 삭제" } destructive
  cancel
}
"""
LITERALS = {"textDocument": {"codeAction": {"codeActionLiteralSupport": {"codeActionKind": {"valueSet": []}}}}}


def hover(server, text):
    """What is told where the cursor stands in a text."""
    document, place = server.open(text)
    return server.request("textDocument/hover", server.at(document, place))


def complete(server, text):
    """What may stand where the cursor does, by label."""
    document, place = server.open(text)
    items = server.request("textDocument/completion", server.at(document, place))["items"]
    return {item["label"]: item for item in items}


def actions(server, document, place, **context):
    """What can be done in a range, by title."""
    found = server.findings(document)
    offered = server.request("textDocument/codeAction", {
        "textDocument": {"uri": document}, "range": place, "context": {"diagnostics": found, **context}})
    return {action["title"]: action for action in offered}


def after(text, edits):
    """A text of characters of one unit each, after edits of the document."""
    lines = text.split("\n")
    starts = [sum(len(line) + 1 for line in lines[:index]) for index in range(len(lines))]

    def at(place):
        return starts[place["line"]] + place["character"]

    for edit in sorted(edits, key=lambda edit: at(edit["range"]["start"]), reverse=True):
        text = text[:at(edit["range"]["start"])] + edit["newText"] + text[at(edit["range"]["end"]):]
    return text
