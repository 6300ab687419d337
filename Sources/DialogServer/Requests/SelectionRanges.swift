import DialogEditing
import DialogSupport

extension Handler {
  /// What is selected step by step around places.
  static let selectionRange = Handler(
    "textDocument/selectionRange", provides: "selectionRangeProvider"
  ) { session, params throws(RequestError) in
    let document = try session.document(params)
    var answers: [JSONAnswer] = []
    for position in try params.array("positions") {
      let offset = document.offset(try ClientPosition(position))
      let ranges = document.file.selectionRanges(at: offset).map(document.range)
      answers.append(JSONAnswer { $0.writeNested(ranges[...]) })
    }
    return answers
  }
}

extension JSONWriter {
  /// `SelectionRange` of the protocol: a range, and the one around it.
  fileprivate mutating func writeNested(_ ranges: ArraySlice<ClientRange>) {
    guard let first = ranges.first else { return null() }
    object { json in
      json.member("range", first)
      if ranges.count > 1 {
        json.key("parent")
        json.writeNested(ranges.dropFirst())
      }
    }
  }
}
