import DialogModel
import DialogSyntax

extension EditedFile {
  /// Refuses a name that would be taken for another thing than what is renamed, or that another thing
  /// would be taken for.
  func check(_ name: String, isFreeFor symbol: Symbol) throws(RenameRefusal) {
    if !isFree(name, for: symbol) { throw .taken(name) }
  }

  private func isFree(_ name: String, for symbol: Symbol) -> Bool {
    switch symbol {
    case .parameter(_, let dialog), .element(_, _, let dialog):
      return isFreeValue(name, in: dialog)
    case .part(_, let dialog):
      let scope = DialogScope(dialog)
      return scope.parts[name] == nil && !scope.hasText(name) && name != "dismissed"
    case .enumeration:
      return DialogScope.isEnum(name) && declarations(of: .enumeration(name)).isEmpty
    case .enumCase(_, let type):
      return name != "other" && declarations(of: .enumCase(name, of: type)).isEmpty
    case .appName(_, let kind): return isFree(name, forAppName: symbol, kind)
    case .dialog: return mentions(of: .dialog(name)).isEmpty
    case .term: return mentions(of: .term(name)).isEmpty
    case .project, .text, .language, .rule: return true
    }
  }

  /// Whether no parameter and no element has a name, and no name of the app’s would be one.
  private func isFreeValue(_ name: String, in dialog: Syntax) -> Bool {
    !mentions(in: dialog).contains { mention in
      guard mention.symbol.name == name else { return false }
      switch mention.symbol {
      case .parameter, .element: return true
      case .appName(_, let kind): return kind.mayBeParameter
      default: return false
      }
    }
  }

  private func isFree(_ name: String, forAppName symbol: Symbol, _ kind: Symbol.AppName) -> Bool {
    guard mentions(of: .appName(name, kind)).isEmpty else { return false }
    if !kind.mayBeParameter { return true }
    return mentions(of: symbol).allSatisfy { mention in
      mention.dialog.map { DialogScope($0).parameters[name] == nil } ?? true
    }
  }
}

extension Symbol.AppName {
  /// Whether a parameter of the name would stand before the app’s.
  fileprivate var mayBeParameter: Bool {
    switch self {
    case .screen, .control, .deed: false
    case .thread, .identifier, .value: true
    }
  }
}
