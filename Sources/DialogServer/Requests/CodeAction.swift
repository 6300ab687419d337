import DialogEditing
import DialogFindings
import DialogSupport

extension Handler {
  /// What can be done where the cursor is.
  static let codeAction = Handler(
    "textDocument/codeAction",
    provides: Capability("codeActionProvider") { session, json in
      guard session.takesActions else { return json.value(true) }
      json.object { json in
        json.member(
          "codeActionKinds",
          ["quickfix", "refactor.rewrite", "refactor.extract", "source.fixAll.dialogc"])
      }
    }
  ) { session, params throws(RequestError) in
    let (document, bytes) = try session.range(params)
    let context = try params.member("context")
    let only = context["only"]?.strings
    // What is asked for with every move of the cursor had better come at once.
    let isAutomatic = context["triggerKind"]?.integer == 2
    let actions = document.file.actions(
      in: bytes, asking: session.language,
      mendsAll: only.map(CodeAction.Kind.fixAll.isWanted) ?? !isAutomatic
    ).filter { $0.kind.isWanted(by: only) }
    return actions.compactMap { action -> JSONAnswer? in
      if let command = action.command(in: session, document), !session.takesActions {
        return JSONAnswer { command.write(to: &$0) }
      }
      return session.takesActions ? session.write(action, in: document, context) : nil
    }
  }
}

extension Session {
  /// Whether the client takes more than commands for actions.
  fileprivate var takesActions: Bool {
    client.mentions("textDocument.codeAction.codeActionLiteralSupport")
  }

  fileprivate func write(
    _ action: CodeAction, in document: AskedDocument, _ context: JSONValue
  ) -> JSONAnswer {
    .object { [self] json in
      json.member("title", action.title(in: language))
      json.member("kind", action.kind.name)
      if action.isPreferred { json.member("isPreferred", true) }
      let mended = action.finding.map { document.told($0, in: context) } ?? []
      if !mended.isEmpty { json.member("diagnostics", mended) }
      if !action.edits.isEmpty { json.member("edit", workspaceEdit(action.edits)) }
      json.member("command", action.command(in: self, document))
    }
  }
}

extension AskedDocument {
  /// What the client was told of a finding, as it says it back.
  fileprivate func told(_ finding: Diagnostic, in context: JSONValue) -> [JSONValue] {
    let range = range(finding.range.bytes)
    return (context["diagnostics"]?.elements ?? []).filter { told in
      guard told["code"]?.string == finding.rule.name, let place = told["range"] else {
        return false
      }
      return (try? ClientRange(place)) == range
    }
  }
}

extension CodeAction {
  /// As menus have it, with a capital.
  fileprivate func title(in language: MessageLanguage) -> String {
    let text = title[language]
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  fileprivate func command(in session: Session, _ document: AskedDocument) -> ClientCommand? {
    guard let preview else { return nil }
    return ClientCommand(
      title: title(in: session.language), command: .preview,
      arguments: [
        session.documents.uri(of: document.path).text, preview.dialog, preview.language.tag,
      ])
  }
}

extension CodeAction.Kind {
  /// `CodeActionKind` of the protocol; nil of what changes nothing.
  fileprivate var name: String? {
    switch self {
    case .quickFix: "quickfix"
    case .rewrite: "refactor.rewrite"
    case .extract: "refactor.extract"
    case .fixAll: "source.fixAll.dialogc"
    case .show: nil
    }
  }

  /// Whether it is among the kinds that the client asks for, or below one of them; all are where it
  /// names none.
  fileprivate func isWanted(by kinds: [String]?) -> Bool {
    guard let kinds else { return true }
    guard let name else { return false }
    return kinds.contains { $0.isEmpty || name == $0 || name.hasPrefix($0 + ".") }
  }
}
