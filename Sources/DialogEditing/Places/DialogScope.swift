import DialogModel
import DialogSyntax

/// What names mean in a dialog and in the blocks that translate it.
struct DialogScope {
  let dialog: Syntax
  /// The names of the types by those of the parameters.
  private(set) var parameters: [String: String] = [:]
  /// The buttons and fields, by name.
  private(set) var parts: [String: Syntax] = [:]
  private var roles: Set<String> = []

  init(_ dialog: Syntax) {
    self.dialog = dialog
    for parameter in DialogDeclaration(dialog).parameters where !parameter.syntax.isEmpty {
      let name = parameter.name.text
      if parameters[name] == nil { parameters[name] = parameter.type?.text ?? "" }
    }
    add(dialog.children)
  }

  private mutating func add(_ statements: Syntax.Children) {
    for statement in statements {
      switch statement.kind {
      case .button, .field:
        let name = statement.partName
        if let name, parts[name.text] == nil { parts[name.text] = statement }
      case .textStatement: statement.keyword.map { _ = roles.insert($0.rawValue) }
      case .blockStatement: add(statement.children)
      default: break
      }
    }
  }

  /// What the name of a translation’s row stands for: a text before a button or field, as the
  /// translation is understood.
  func row(_ name: String, isWhole: Bool) -> Symbol {
    isWhole && roles.contains(name) ? .text(name, of: dialog) : .part(name, of: dialog)
  }

  /// What a choice calls an element of its list, where it has one.
  func element(ofChoice name: String) -> String? {
    parts[name]?.attributes.first { $0.keyword == .for }?.value?.text
  }

  /// Whether a type that a parameter is given is not one of the language’s own.
  static func isEnum(_ type: String) -> Bool {
    !type.isEmpty && !type.hasPrefix("[")
      && !ParameterType.builtIn.contains { $0.keyword == type }
  }

  /// Whether it is one of the dialog’s texts.
  func hasText(_ role: String) -> Bool { roles.contains(role) }
}

extension Syntax {
  /// Whether no token belongs to it.
  var isEmpty: Bool { firstToken >= endToken }

  /// The name of a button or field; of a `cancel` without one, its keyword.
  var partName: Word? {
    if let name { return name }
    guard keyword == .cancel else { return nil }
    return Word(text: Keyword.cancel.rawValue, range: keywordRange)
  }
}
