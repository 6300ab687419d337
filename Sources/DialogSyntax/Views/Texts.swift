public import DialogSupport

/// A string, a `by` block or a block of languages.
public enum TextSyntax: Sendable {
  case string(StringSyntax)
  case selection(SelectionSyntax)
  case languages(LanguagesSyntax)

  init?(_ syntax: Syntax) {
    switch syntax.kind {
    case .string: self = .string(StringSyntax(syntax))
    case .selection: self = .selection(SelectionSyntax(syntax))
    case .languages: self = .languages(LanguagesSyntax(syntax))
    default: return nil
    }
  }

  static func first(in parent: Syntax) -> TextSyntax? {
    for child in parent.children {
      if let text = TextSyntax(child) { return text }
    }
    return nil
  }

  /// The node of the tree, whichever of them it is.
  public var syntax: Syntax {
    switch self {
    case .string(let string): string.syntax
    case .selection(let selection): selection.syntax
    case .languages(let languages): languages.syntax
    }
  }
}

/// `"…"` or `"""…"""`
public struct StringSyntax: Sendable {
  /// The node of the tree that this reads.
  public let syntax: Syntax

  /// Reads a node of this kind.
  public init(_ syntax: Syntax) { self.syntax = syntax }

  /// The string with its quotes.
  public var range: SourceRange { syntax.range }

  /// Whether the text is just the bytes between its quotes.
  public var isVerbatim: Bool {
    !syntax.tree.tokens.flags[syntax.firstToken].contains(.needsDecoding)
  }

  /// The bytes between the quotes of a verbatim string.
  public var contentRange: ByteRange {
    let token = syntax.tree.tokens.range(syntax.firstToken)
    return ByteRange(token.start + 1, token.end - 1)
  }

  /// The runs of characters, escapes and placeholders between the quotes.
  public var segments: [StringLiteral.Segment] {
    let tree = syntax.tree
    if isVerbatim { return contentRange.isEmpty ? [] : [.verbatim(contentRange)] }
    return tree.file.bytes.withUnsafeBufferPointer { bytes in
      StringLiteral.decode(
        bytes, token: tree.tokens.range(syntax.firstToken),
        isMultiline: tree.tokens.kinds[syntax.firstToken] == .multilineString
      ).segments
    }
  }

  /// The text with placeholders as they are written.
  public var plainText: String {
    segments.reduce(into: "") { text, segment in
      switch segment {
      case .verbatim(let range), .placeholder(_, _, let range):
        text += syntax.tree.file.text(range)
      case .escape(let scalar, _): text.unicodeScalars.append(scalar)
      }
    }
  }
}

/// `by count { one "…" other "…" }`
public struct SelectionSyntax: Sendable {
  /// The node of the tree that this reads.
  public let syntax: Syntax

  /// Reads a node of this kind.
  public init(_ syntax: Syntax) { self.syntax = syntax }

  /// The name after `by`; nil where it is missing.
  public var selector: Word? {
    syntax.token(syntax.firstToken + 1, of: .word).map(syntax.word)
  }

  /// A key, and the text where it is there.
  public var arms: [(key: Word, text: TextSyntax?)] {
    syntax.children.compactMap { child in
      guard child.kind == .arm, child.endToken > child.firstToken else { return nil }
      return (child.word(child.firstToken), TextSyntax.first(in: child))
    }
  }
}

/// `{ en "…" ko "…" }`
public struct LanguagesSyntax: Sendable {
  /// The node of the tree that this reads.
  public let syntax: Syntax

  init(_ syntax: Syntax) { self.syntax = syntax }

  /// The languages with their texts, in source order.
  public var rows: Rows { Rows(children: syntax.children) }

  /// A language and what it says, row by row.
  public struct Rows: Sequence, IteratorProtocol, Sendable {
    var children: Syntax.Children

    /// The next row that names a language; nil after the last.
    public mutating func next() -> LanguageRow? {
      while let child = children.next() {
        if child.kind == .languageRow, child.endToken > child.firstToken {
          return LanguageRow(syntax: child)
        }
      }
      return nil
    }
  }
}

/// `ko "…" of "…"`
public struct LanguageRow: Sendable {
  /// The node of the tree that this reads, of a row that names a language.
  public let syntax: Syntax

  /// Reads a row that names a language.
  public init(syntax: Syntax) { self.syntax = syntax }

  /// The language’s tag as it is written.
  public var language: Word { syntax.word(syntax.firstToken) }
  /// What is said in it; nil where that is missing.
  public var text: TextSyntax? { TextSyntax.first(in: syntax) }
  /// The text of the row’s `///` comments, without the slashes.
  public var documentation: String { syntax.documentation }

  /// What the translation was made from, where that is recorded.
  public var stamp: Stamp? {
    // The last child: most rows have only a text.
    var last: Syntax?
    for child in syntax.children { last = child }
    return last.flatMap { $0.kind == .stamp ? Stamp($0) : nil }
  }
}

/// `of "…"`
public struct Stamp: Sendable {
  let syntax: Syntax

  init(_ syntax: Syntax) { self.syntax = syntax }

  /// What is between its quotes, and the string's place.
  public var hash: Word? {
    guard let token = syntax.token(syntax.firstToken + 1, of: .string) else { return nil }
    let word = syntax.word(token)
    return Word(text: String(word.text.dropFirst().dropLast()), range: word.range)
  }
}

extension Syntax {
  /// The rows of all texts in it, language by language.
  public var languageRows: [LanguageRow] {
    guard holds(.languageRow) else { return [] }
    return descendants.compactMap { syntax in
      let isRow = syntax.kind == .languageRow && syntax.endToken > syntax.firstToken
      return isRow ? LanguageRow(syntax: syntax) : nil
    }
  }
}
