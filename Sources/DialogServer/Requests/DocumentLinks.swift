import DialogEditing
import DialogSupport

extension Handler {
  /// Rules that lead to their pages, addresses, files.
  static let documentLink = Handler(
    "textDocument/documentLink",
    provides: Capability("documentLinkProvider") { _, json in
      json.object { $0.member("resolveProvider", false) }
    }
  ) { session, params throws(RequestError) in
    let document = try session.document(params)
    return document.file.links.compactMap { link in
      session.address(of: link.target).map { target in
        JSONAnswer.object { json in
          json.member("range", document.range(link.range))
          json.member("target", target)
        }
      }
    }
  }
}

extension Session {
  /// Nil of the page of a rule where there is none.
  fileprivate func address(of target: DocumentLink.Target) -> String? {
    switch target {
    case .rule(let rule): page(of: rule)
    case .url(let address): address
    case .file(let path): documents.uri(of: path).text
    }
  }
}
