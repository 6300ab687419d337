import DialogEditing
import DialogFindings
import DialogSupport

extension Handler {
  /// What is told of the place under the pointer.
  static let hover = Handler(
    "textDocument/hover", provides: "hoverProvider"
  ) { session, params throws(RequestError) in
    let place = try session.place(params)
    return place.file.hover(at: place.offset).map { hover in
      JSONAnswer.object { json in
        json.member("contents", session.markup(hover, as: "textDocument.hover.contentFormat"))
        json.member("range", place.document.range(hover.range))
      }
    }
  }
}

extension Session {
  /// What is told, `MarkupContent` of the protocol: as Markdown where the client says that it shows it.
  ///
  /// - Parameter formats: where it says so.
  func markup(_ hover: Hover, as formats: String) -> JSONAnswer {
    let isMarked = client.names(formats).contains("markdown")
    let text = isMarked ? hover.markdown(in: language) : hover.plainText(in: language)
    return .object { json in
      json.member("kind", isMarked ? "markdown" : "plaintext")
      json.member("value", text)
    }
  }
}
