public import DialogSupport

/// A part of a line, and what it means.
public struct SemanticToken: Hashable, Sendable {
  /// In bytes of the file; no line ends in it.
  public let range: ByteRange
  /// What it is.
  public let kind: Kind
  /// What else is to be said of it.
  public let modifiers: Modifiers

  /// What a part of a line can be, by the names of the protocol’s own legend, which colour themes know.
  public enum Kind: String, CaseIterable, Sendable {
    /// A rule.
    case namespace
    /// A type of the language’s.
    case type
    /// A dialog.
    case `class`
    case `enum`
    /// An element of a list, a name of the app’s.
    case variable
    case parameter
    /// A field, a language.
    case property
    /// A case, or a word that a statement takes.
    case enumMember
    /// A button.
    case method
    /// A term.
    case `struct`
    case keyword, comment, string, number
    /// What marks a placeholder, its style.
    case `operator`, macro
    /// `@allow`, `@deprecated`
    case decorator
  }

  /// What can be said of a token besides, by the names of the protocol’s own legend.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    /// A bit for each modifier.
    public let rawValue: UInt8

    /// The modifiers of some bits.
    ///
    /// - Parameter rawValue: a bit for each modifier.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// It declares what it names.
    public static let declaration = Modifiers(rawValue: 1)
    /// It is on its way out.
    public static let deprecated = Modifiers(rawValue: 2)
    /// It documents something.
    public static let documentation = Modifiers(rawValue: 4)
    /// It is the language’s or the app’s own.
    public static let defaultLibrary = Modifiers(rawValue: 8)

    /// The names, by the bits from the lowest.
    public static let names = ["declaration", "deprecated", "documentation", "defaultLibrary"]
  }
}

extension EditedFile {
  /// What the parts of the file mean, in their order.
  public var semanticTokens: [SemanticToken] {
    semanticTokens(in: ByteRange(0, source.bytes.count))
  }

  /// What the parts of a range mean, in their order: those that begin in it, and those that it begins in.
  public func semanticTokens(in range: ByteRange) -> [SemanticToken] {
    let mentions = namedTokens(in: range)
    return project.workspace.pieces(of: id)
      .filter { $0.range.start <= range.end && range.start <= $0.range.end }
      .flatMap { piece in
        var highlighter = Highlighter(piece, named: mentions, in: range)
        highlighter.collect()
        return highlighter.found
      }
  }

  /// The names in the declarations of a range, by where they start in the file.
  private func namedTokens(in range: ByteRange) -> [UInt32: SemanticToken] {
    var tokens: [UInt32: SemanticToken] = [:]
    for declaration in project.workspace.declarations(of: id) {
      let whole = place(of: declaration.range).range
      guard whole.start <= range.end, range.start <= whole.end else { continue }
      let shift = whole.start - declaration.range.start
      for mention in mentions(in: declaration) {
        let name = mention.word.range
        let place = ByteRange(name.start + shift, name.end + shift)
        if tokens[place.start] == nil { tokens[place.start] = SemanticToken(mention, at: place) }
      }
    }
    return tokens
  }
}

extension SemanticToken {
  /// Nil of what is a keyword.
  fileprivate init?(_ mention: Mention, at range: ByteRange) {
    guard let kind = Kind(mention.symbol), mention.role != .keyword else { return nil }
    if case .text = mention.symbol, mention.declares { return nil }
    var modifiers: Modifiers = mention.declares ? .declaration : []
    if case .appName = mention.symbol { modifiers.insert(.defaultLibrary) }
    if mention.isDeprecated { modifiers.insert(.deprecated) }
    self.init(range: range, kind: kind, modifiers: modifiers)
  }
}

extension SemanticToken.Kind {
  fileprivate init?(_ symbol: Symbol) {
    switch symbol {
    case .project, .rule: self = .namespace
    case .dialog: self = .class
    case .parameter: self = .parameter
    case .element, .appName: self = .variable
    case .part: self = .method
    case .text: self = .keyword
    case .enumeration: self = .enum
    case .enumCase: self = .enumMember
    case .term: self = .struct
    case .language: self = .property
    }
  }
}
