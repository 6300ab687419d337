import DialogEditing
import DialogFindings
import DialogSupport

extension Handler {
  /// Lays out a document.
  static let formatting = Handler(
    "textDocument/formatting", provides: "documentFormattingProvider"
  ) { session, params throws(RequestError) in
    let document = try session.document(params)
    return try document.edits(document.file.formattingEdits())
  }

  /// Lays out the lines of a range.
  static let rangeFormatting = Handler(
    "textDocument/rangeFormatting", provides: "documentRangeFormattingProvider"
  ) { session, params throws(RequestError) in
    let (document, range) = try session.range(params)
    return try document.edits(document.file.formattingEdits(in: range))
  }

  /// Lays out what a brace has closed, or the line that has ended.
  static let onTypeFormatting = Handler(
    "textDocument/onTypeFormatting",
    provides: Capability("documentOnTypeFormattingProvider") { _, json in
      json.object { json in
        json.member("firstTriggerCharacter", "}")
        json.member("moreTriggerCharacter", ["\n"])
      }
    }
  ) { session, params throws(RequestError) in
    let place = try session.place(params)
    let edits = place.file.formattingEdits(
      afterTyping: try params.string("ch"), at: place.offset)
    return try place.document.edits(edits)
  }
}

extension AskedDocument {
  /// - Parameter edits: nil of a file that does not parse, which is left alone.
  fileprivate func edits(_ edits: [TextEdit]?) throws(RequestError) -> [ClientEdit] {
    guard let edits else {
      throw .failed(
        Message(
          en: "the file has syntax errors; mend them first, then it can be laid out",
          ko: "구문 오류가 있어 서식을 맞출 수 없습니다. 먼저 오류를 고치세요"))
    }
    return edits.map { ClientEdit(range: range($0.range.bytes), text: $0.text) }
  }
}
