import DialogEditing
import DialogSupport

extension Handler {
  /// The places of a name that are edited as one.
  static let linkedEditingRange = Handler(
    "textDocument/linkedEditingRange", provides: "linkedEditingRangeProvider"
  ) { session, params throws(RequestError) in
    let place = try session.place(params)
    let ranges = place.file.linkedNames(at: place.offset).map(place.document.range)
    if ranges.isEmpty { return JSONAnswer { $0.null() } }
    return JSONAnswer.object { json in
      json.member("ranges", ranges)
      json.member("wordPattern", "[A-Za-z_][A-Za-z0-9_]*")
    }
  }
}
