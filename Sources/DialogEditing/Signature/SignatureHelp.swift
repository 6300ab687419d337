public import DialogFindings
import DialogModel
import DialogSyntax

/// The parameters of a dialog, while one of them is written or used.
public struct SignatureHelp: Sendable {
  /// `DeleteItems(count: Int, kind: Media)`
  public let label: String
  /// In their order.
  public let parameters: [Parameter]
  /// The one that the cursor is at; nil where it is at none.
  public let active: Int?

  /// A parameter of a dialog.
  public struct Parameter: Sendable {
    /// As it stands in the label.
    public let label: String
    /// What its type means, and what its author says of it.
    public let meaning: Message
  }
}

extension EditedFile {
  /// The parameters of the dialog around a place: while its list is written, and in texts, conditions
  /// and selections, where they are used.
  ///
  /// - Parameter offset: of the cursor, in bytes.
  public func signatureHelp(at offset: Int) -> SignatureHelp? {
    let scope = CompletionScope(self, at: offset)
    guard let name = scope.nameOfDialog else { return nil }
    let parameters = scope.parameters
    if let placeholder = scope.placeholder {
      return help(name, parameters, parameters.firstIndex { $0.name == placeholder.name }, scope)
    }
    if let parameter = scope.cursor.innermost(.parameter) {
      let others = scope.declaration?.children.filter { $0.kind == .parameter } ?? []
      return help(name, parameters, others.firstIndex { $0 == parameter }, scope)
    }
    let isUsed = scope.cursor.expected.contains {
      switch $0 {
      case .conditionName, .selectorName, .listName, .badgeName, .initialValue: true
      default: false
      }
    }
    return isUsed ? help(name, parameters, nil, scope) : nil
  }

  private func help(
    _ name: String, _ parameters: [CompletionScope.Parameter], _ active: Int?,
    _ scope: CompletionScope
  ) -> SignatureHelp? {
    let shown = parameters.map { parameter in
      let meaning = parameter.type?.meaning ?? .verbatim("")
      let lines = parameter.documentation.isEmpty ? "" : parameter.documentation + "\n"
      return SignatureHelp.Parameter(
        label: "\(parameter.name): \(parameter.typeName)",
        meaning: Message(
          en: lines + meaning.english, ko: KoreanMessage(lines + meaning.korean)))
    }
    if shown.isEmpty, active == nil { return nil }
    let list = shown.map(\.label).joined(separator: ", ")
    return SignatureHelp(
      label: "\(name)(\(list))", parameters: shown,
      active: active.flatMap { $0 < shown.count ? $0 : nil })
  }
}

extension CompletionScope {
  /// The name of the dialog around the cursor, or of the one that the translation around it is of.
  fileprivate var nameOfDialog: String? {
    switch declaration?.kind {
    case .dialog: DialogDeclaration(declaration!).name?.text
    case .translation: TranslationDeclaration(declaration!).dialog?.text
    default: nil
    }
  }
}
