import DialogEditing
import DialogSupport

extension Handler {
  /// What texts say in another language.
  static let inlayHint = Handler(
    "textDocument/inlayHint", provides: "inlayHintProvider"
  ) { session, params throws(RequestError) in
    let (document, bytes) = try session.range(params)
    return document.file.inlayHints(in: bytes).map { hint in
      JSONAnswer.object { json in
        json.member(
          "position", document.text.position(at: hint.offset, in: session.encoding))
        json.member("label", hint.label)
        json.member("paddingLeft", true)
      }
    }
  }
}
