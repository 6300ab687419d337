public import DialogSyntax

/// A name where it stands, and what it stands for.
public struct Mention: Hashable, Sendable {
  /// What it stands for.
  public let symbol: Symbol
  /// The name; places count from the start of the piece of the file that it is in.
  public let word: Word
  /// What it does there.
  public let role: Role
  /// The statement, parameter, case or row that it is in; the declaration where it is its name.
  public let node: Syntax
  /// The declaration of the dialog that it is in, or that is translated where it is.
  public let dialog: Syntax?

  /// What a name does where it stands.
  public enum Role: Hashable, Sendable {
    /// It declares what it names.
    case declaration
    /// It names what is declared elsewhere.
    case use
    /// The keyword of a `cancel` without a name, which is called cancel.
    case keyword
    /// A button’s name, which is also that of the term that it takes its text from.
    case term
  }
}

extension Mention {
  /// Whether it declares what it names.
  public var declares: Bool { role == .declaration || role == .keyword }

  /// Whether it declares what `@deprecated` stands before.
  public var isDeprecated: Bool {
    declares && node.directives.contains { $0.name?.text == Keyword.deprecated.rawValue }
  }

  /// The term that a button takes its text from, where this is the button’s name.
  public var term: String? {
    guard case .part(let name, _) = symbol, declares, node.kind == .button, node.textSyntax == nil
    else { return nil }
    return node.keyword == .cancel ? Keyword.cancel.rawValue : name
  }

  /// The button that takes its text from a term, where this is the term as the button’s name.
  public var taker: Symbol? {
    guard role == .term, let dialog, let name = node.partName else { return nil }
    return .part(name.text, of: dialog)
  }
}
