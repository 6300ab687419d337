import DialogEditing
import DialogSupport

extension Handler {
  /// What can be folded away.
  static let foldingRange = Handler(
    "textDocument/foldingRange", provides: "foldingRangeProvider"
  ) { session, params throws(RequestError) in
    let document = try session.document(params)
    let byLine = session.client.has("textDocument.foldingRange.lineFoldingOnly")
    let limit = session.client.value("textDocument.foldingRange.rangeLimit")?.integer ?? .max
    let folds = document.file.foldingRanges.compactMap { fold in
      ClientFold(fold, in: document, byLine: byLine)
    }
    return Array(folds.prefix(max(limit, 0)))
  }
}

/// `FoldingRange` of the protocol.
private struct ClientFold: JSONWritable {
  let range: ClientRange
  let isComment: Bool
  let byLine: Bool

  /// Nil where nothing would be hidden.
  init?(_ fold: FoldingRange, in document: AskedDocument, byLine: Bool) {
    let whole = document.range(fold.range)
    // Where lines are folded whole, that of the closing brace stays.
    let last = whole.end.line - (byLine && fold.isClosed ? 1 : 0)
    guard last > whole.start.line else { return nil }
    range = ClientRange(
      whole.start, ClientPosition(line: last, character: whole.end.character))
    isComment = fold.isComment
    self.byLine = byLine
  }

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("startLine", range.start.line)
      if !byLine { json.member("startCharacter", range.start.character) }
      json.member("endLine", range.end.line)
      if !byLine { json.member("endCharacter", range.end.character) }
      json.member("kind", isComment ? "comment" : "region")
    }
  }
}
