import DialogFindings
import DialogSyntax

/// The declarations of dialogs and of their translations, put together by name. Of two dialogs of one
/// name the first one counts.
struct Arrangement {
  /// In source order.
  private(set) var sources: [DialogSource] = []
  /// The places of the sources by name.
  private(set) var index: [String: Int] = [:]
  /// Dialogs whose names are taken.
  private var repeated: [Declaration] = []
  /// Translations of dialogs that no file declares.
  private var orphans: [Declaration] = []

  init(_ files: [[Declaration]]) {
    for file in files {
      for declaration in file { addDialog(declaration) }
    }
    for file in files {
      for declaration in file { addTranslation(declaration) }
    }
  }

  var hasMisfits: Bool { !repeated.isEmpty || !orphans.isEmpty }

  private mutating func addDialog(_ declaration: Declaration) {
    guard case .dialog(let name) = declaration.kind else { return }
    if index[name] != nil {
      repeated.append(declaration)
    } else {
      index[name] = sources.count
      sources.append(DialogSource(declaration))
    }
  }

  private mutating func addTranslation(_ declaration: Declaration) {
    guard case .translation(let name) = declaration.kind else { return }
    if let place = index[name] {
      sources[place].add(declaration)
    } else {
      orphans.append(declaration)
    }
  }

  /// What is wrong with how declarations go together, and with their allowances.
  func findings(_ surroundings: Lowering, _ files: [[Declaration]]) -> [Diagnostic] {
    var lowering = surroundings
    lowering.findings = []
    for file in files {
      for declaration in file { lowering.findings += declaration.findings }
    }
    for declaration in repeated {
      lowering.reportRepeated(declaration, first: sources[index[declaration.name]!].declaration)
    }
    let known = sources.map(\.name)
    for declaration in orphans {
      lowering.reportUnknownDialog(of: TranslationDeclaration(declaration.syntax), known: known)
    }
    return lowering.findings
  }
}

extension Declaration {
  fileprivate var name: String { kind.dialogName ?? "" }
}

extension Lowering {
  fileprivate mutating func reportRepeated(_ declaration: Declaration, first: Declaration) {
    guard let name = DialogDeclaration(declaration.syntax).name.map(Name.init),
      let first = DialogDeclaration(first.syntax).name.map(Name.init)
    else { return }
    about(dialog: name.text) { lowering in
      lowering.checkStyle(name, .upperCamelCase)
      lowering.report(.duplicate(name, first: first))
    }
  }
}
