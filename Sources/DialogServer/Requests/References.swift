import DialogEditing
import DialogSupport

extension Handler {
  /// All places that name a thing.
  static let references = Handler(
    "textDocument/references", provides: "referencesProvider"
  ) { session, params throws(RequestError) in
    let place = try session.place(params)
    let declaring = params[path: "context", "includeDeclaration"]?.flag ?? true
    return place.file.references(at: place.offset, declaring: declaring).map {
      session.location(($0.path, $0.range))
    }
  }

  /// The places of a document that name a thing.
  static let documentHighlight = Handler(
    "textDocument/documentHighlight", provides: "documentHighlightProvider"
  ) { session, params throws(RequestError) in
    let place = try session.place(params)
    return place.file.highlights(at: place.offset).map { highlight in
      JSONAnswer.object { json in
        json.member("range", place.document.range(highlight.range))
        // Where it is declared counts as written, elsewhere it is read.
        json.member("kind", highlight.declares ? 3 : 2)
      }
    }
  }
}
