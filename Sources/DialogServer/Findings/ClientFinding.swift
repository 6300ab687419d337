import DialogCompiler
import DialogEditing
import DialogFindings
import DialogSupport

/// A finding as the client is told of it, `Diagnostic` of the protocol.
struct ClientFinding: JSONWritable {
  let finding: Diagnostic
  let session: Session
  /// The tree whose files the finding names.
  let tree: ProjectTree<EditorFiles>

  func write(to json: inout JSONWriter) {
    let places = finding.notes.filter { $0.range != nil }
    let areRelated = session.client.has("textDocument.publishDiagnostics.relatedInformation")
    json.object { json in
      json.member("range", location(finding.range).range)
      json.member("severity", severity)
      json.member("code", finding.rule.name)
      if let page = session.page(of: finding.rule) {
        json.member("codeDescription", object: { $0.member("href", page) })
      }
      json.member("source", "dialogc")
      json.member("message", message(withPlaces: !areRelated))
      if finding.rule.isOfUnused { json.member("tags", [1]) }
      if areRelated, !places.isEmpty { json.member("relatedInformation", places.map(related)) }
    }
  }

  private var severity: Int {
    switch finding.severity {
    case .error: 1
    case .warning: 2
    case .note: 3
    }
  }

  /// The sentence, and those of notes; of such with a place only where the client shows no others.
  private func message(withPlaces: Bool) -> String {
    let notes = finding.notes.filter { withPlaces || $0.range == nil }
    return ([finding.message] + notes.map(\.message)).map { $0[session.language] }
      .joined(separator: "\n")
  }

  private func related(_ note: Diagnostic.Note) -> JSONAnswer {
    .object { json in
      json.member("location", location(note.range!))
      json.member("message", note.message[session.language])
    }
  }

  private func location(_ range: SourceRange) -> ClientLocation {
    session.location((tree.path(of: range.file), range.bytes))
  }
}

extension Session {
  /// Where the documentation of a rule is; nil where this program came without it.
  func page(of rule: RuleID) -> String? {
    host.documentation.map { $0 + rule.documentLink(language) }
  }
}

extension RuleID {
  /// Whether its findings are of what has no use, which editors show paler. Names of rules say it, and
  /// never change.
  fileprivate var isOfUnused: Bool { name.contains("unused") }
}
