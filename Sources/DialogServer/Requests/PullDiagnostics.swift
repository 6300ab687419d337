import DialogCompiler
import DialogSupport

extension Handler {
  /// What is wrong in a document. Who asks for it is not told of open documents any more.
  static let documentDiagnostic = Handler(
    "textDocument/diagnostic",
    provides: Capability(
      "diagnosticProvider", when: { $0.client.mentions("textDocument.diagnostic") }
    ) { _, json in
      json.object { json in
        json.member("identifier", "dialogc")
        json.member("interFileDependencies", true)
        json.member("workspaceDiagnostics", true)
      }
    }
  ) { session, params throws(RequestError) in
    let document = try session.document(params)
    session.stopTelling(all: false)
    let report = FindingReport(
      of: document.path, in: session, previous: params["previousResultId"]?.string)
    return JSONAnswer.object(report.writeMembers)
  }

  /// What is wrong in all files of the open folders. Who asks for it is not told any more.
  static let workspaceDiagnostic = Handler("workspace/diagnostic") {
    session, params throws(RequestError) in
    session.stopTelling(all: true)
    var previous: [Path: (uri: DocumentURI, id: String)] = [:]
    for known in params["previousResultIds"]?.elements ?? [] {
      let uri = DocumentURI(try known.string("uri"))
      previous[Documents.path(of: uri)] = (uri, try known.string("value"))
    }
    var items: [JSONAnswer] = []
    for path in Set(session.documents.openFiles).union(previous.keys).sorted() {
      try session.checkCancellation()
      items.append(item(of: path, in: session, previous[path]))
    }
    return JSONAnswer.object { [items] in $0.member("items", items) }
  }

  private static func item(
    of path: Path, in session: Session, _ previous: (uri: DocumentURI, id: String)?
  ) -> JSONAnswer {
    let report = FindingReport(of: path, in: session, previous: previous?.id)
    let document = session.documents.open[path]
    let uri = document?.uri ?? previous?.uri ?? session.documents.uri(of: path)
    return .object { json in
      json.member("uri", uri)
      json.key("version")
      json.value(document?.version)
      report.writeMembers(to: &json)
    }
  }
}
