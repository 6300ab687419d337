import DialogFindings
import DialogSupport

extension Handler {
  static let didOpen = Handler(
    notification: "textDocument/didOpen"
  ) { session, params throws(RequestError) in
    let item = try params.member("textDocument")
    let uri = DocumentURI(try item.string("uri"))
    session.documents.open(uri, version: item["version"]?.integer, try item.string("text"))
    session.findingsMayChange(of: session.documents[uri])
  }

  static let didChange = Handler(
    notification: "textDocument/didChange"
  ) { session, params throws(RequestError) in
    let item = try params.member("textDocument")
    let document = try session.openDocument(item)
    // A change that cannot be read leaves those before it.
    defer { session.findingsMayChange(of: document) }
    session.documents.prefer(document)
    document.take(version: item["version"]?.integer)
    for change in try params.array("contentChanges") {
      try document.change(change, in: session.encoding)
    }
  }

  static let didClose = Handler(
    notification: "textDocument/didClose"
  ) { session, params throws(RequestError) in
    let document = try session.openDocument(try params.member("textDocument"))
    session.documents.close(document)
    session.tokens.forget(document.path)
    session.findingsMayChange(of: document)
  }

  /// Nothing is to be done: what is in the buffer is known.
  static let didSave = Handler(notification: "textDocument/didSave") { _, _ in }
}

extension Session {
  /// The open document of a `textDocument`.
  fileprivate func openDocument(_ item: JSONValue) throws(RequestError) -> OpenDocument {
    let uri = DocumentURI(try item.string("uri"))
    guard let document = documents[uri] else { throw .unknownDocument(uri.text) }
    return document
  }
}
