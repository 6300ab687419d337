import DialogFindings
import DialogLocales
import DialogSupport
import DialogSyntax

/// A declaration of a file, with what can be told of it alone.
final class Declaration: Sendable {
  let syntax: Syntax
  let kind: Kind
  let allowances: [Allowance]
  /// What is wrong with the allowances.
  let findings: [Diagnostic]
  /// The languages that it names, each once, as it meets them, with what the first text in each says.
  let languages: [(word: Word, text: String)]

  enum Kind: Equatable {
    /// The project, an enum, terms: what dialogs are read against.
    case besideDialogs
    case dialog(String)
    /// A block of translations of the dialog of that name.
    case translation(String)
    /// What has no name, and what is no declaration.
    case lost

    /// The dialog that it declares or translates.
    var dialogName: String? {
      switch self {
      case .dialog(let name), .translation(let name): name
      case .besideDialogs, .lost: nil
      }
    }
  }

  /// The name of the dialog that it declares.
  var dialog: String? {
    if case .dialog(let name) = kind { name } else { nil }
  }

  init(_ syntax: Syntax) {
    self.syntax = syntax
    kind = Kind(syntax)
    let collected = CollectedAllowances(of: syntax)
    (allowances, findings) = (collected.allowances, collected.findings)
    languages = syntax.languageWords()
  }

  var file: FileID { syntax.tree.id }
}

extension Syntax {
  /// What stands in the source.
  var written: String { tree.file.text(range.bytes) }

  fileprivate func languageWords() -> [(word: Word, text: String)] {
    if kind != .translation, !holds(.languageRow) { return [] }
    var words = languageRows.map { (word: $0.language, row: $0.text?.syntax) }
    if kind == .translation, let own = TranslationDeclaration(self).language {
      words.insert((own, self), at: 0)
    }
    var seen: Set<String> = []
    return words.filter { seen.insert($0.word.text).inserted }.map {
      // Only of codes that are also countries’ the text matters.
      let isCountry = LanguageTag($0.word.text).flatMap(MistakenTags.country) != nil
      return ($0.word, isCountry ? $0.row?.written ?? "" : "")
    }
  }
}

extension [Syntax] {
  /// The declarations, each that was known before as it was.
  func declarations(reusing known: [Declaration]) -> [Declaration] {
    if known.isEmpty { return map(Declaration.init) }
    let known = Dictionary(known.map { ($0.syntax, $0) }, uniquingKeysWith: { first, _ in first })
    return map { known[$0] ?? Declaration($0) }
  }
}

extension Declaration.Kind {
  fileprivate init(_ syntax: Syntax) {
    switch syntax.kind {
    case .project, .enumeration, .terms: self = .besideDialogs
    case .dialog: self = DialogDeclaration(syntax).name.map { .dialog($0.text) } ?? .lost
    case .translation:
      self = TranslationDeclaration(syntax).dialog.map { .translation($0.text) } ?? .lost
    default: self = .lost
    }
  }
}
