public import DialogSupport

/// `project Photos { … }`
public struct ProjectDeclaration: Sendable {
  /// The node of the tree that this reads.
  public let syntax: Syntax

  /// Reads a node of this kind; of another kind nothing is found in it.
  public init(_ syntax: Syntax) { self.syntax = syntax }

  /// The declared name; nil where it is missing.
  public var name: Word? { syntax.wordAfterKeyword }
  /// The statements between the braces, in source order.
  public var statements: Syntax.Children { syntax.children }
}

/// `enum Media { photo, video }`
public struct EnumDeclaration: Sendable {
  /// The node of the tree that this reads.
  public let syntax: Syntax

  /// Reads a node of this kind; of another kind nothing is found in it.
  public init(_ syntax: Syntax) { self.syntax = syntax }

  /// The declared name; nil where it is missing.
  public var name: Word? { syntax.wordAfterKeyword }

  /// The cases in source order, each with the text of its `///` comments.
  public var cases: [(name: Word, documentation: String)] {
    syntax.children.compactMap { child in
      child.kind == .enumCase ? (child.word(child.firstToken), child.documentation) : nil
    }
  }
}

/// `terms { album { en "Album" ko "앨범" } }`
public struct TermsDeclaration: Sendable {
  /// The node of the tree that this reads.
  public let syntax: Syntax

  /// Reads a node of this kind; of another kind nothing is found in it.
  public init(_ syntax: Syntax) { self.syntax = syntax }

  /// The entries that have a text, in source order, each with the text of its `///` comments.
  public var terms: [(name: Word, text: TextSyntax, documentation: String)] {
    syntax.children.compactMap { child in
      guard child.kind == .term, let text = TextSyntax.first(in: child) else { return nil }
      return (child.word(child.keywordToken), text, child.documentation)
    }
  }
}

/// `alert Name(…) { … }`, `actionSheet …`, `notification …`
public struct DialogDeclaration: Sendable {
  /// The node of the tree that this reads.
  public let syntax: Syntax

  /// Reads a node of this kind; of another kind nothing is found in it.
  public init(_ syntax: Syntax) { self.syntax = syntax }

  /// The declared name; nil where it is missing.
  public var name: Word? { syntax.wordAfterKeyword }

  /// The parameters in source order; none where there is no list.
  public var parameters: [ParameterSyntax] {
    syntax.children.filter { $0.kind == .parameter }.map(ParameterSyntax.init)
  }

  /// From parenthesis to parenthesis.
  public var parameterListRange: SourceRange? {
    guard let last = parameters.last,
      let open = syntax.token(syntax.keywordToken + 2, of: .leftParenthesis),
      let close = syntax.token(last.syntax.endToken, of: .rightParenthesis)
    else { return nil }
    return syntax.tree.range(
      ByteRange(syntax.tree.tokens.starts[open], syntax.tree.tokens.ends[close]))
  }

  /// Where a first or a further parameter would be written, and whether there are any yet.
  public var placeForParameter: (range: SourceRange, isFirst: Bool)? {
    if let last = parameters.last { return (last.syntax.range.atEnd, false) }
    guard let name else { return nil }
    let afterName = syntax.keywordToken + 2
    if syntax.token(afterName, of: .leftParenthesis) != nil {
      return (syntax.word(afterName).range.atEnd, false)
    }
    return (name.range.atEnd, true)
  }

  /// The statements between the braces, in source order.
  public var statements: Syntax.Children { syntax.children }

  /// Between the braces; empty at the declaration's end where they are missing.
  public var body: SourceRange {
    let tokens = syntax.tree.tokens
    let all = syntax.keywordToken..<max(syntax.endToken, syntax.keywordToken)
    guard let open = all.first(where: { tokens.kinds[$0] == .leftBrace }) else {
      return syntax.range.atEnd
    }
    let last = syntax.endToken - 1
    let isClosed = last > open && tokens.kinds[last] == .rightBrace
    let end = isClosed ? tokens.starts[last] : tokens.ends[syntax.endToken - 1]
    return syntax.tree.range(ByteRange(tokens.ends[open], end))
  }
}

/// `[sensitive] name: Type`
public struct ParameterSyntax: Sendable {
  /// The node of the tree that this reads.
  public let syntax: Syntax

  /// Reads a node of this kind; of another kind nothing is found in it.
  public init(_ syntax: Syntax) { self.syntax = syntax }

  /// Whether values are kept out of what others can see, by the word `sensitive` in front.
  public var isSensitive: Bool {
    syntax.tree.tokens.keyword(syntax.firstToken) == .sensitive
      && syntax.token(syntax.firstToken + 1, of: .word) != nil
  }

  /// The name as it is written.
  public var name: Word { syntax.word(syntax.firstToken + (isSensitive ? 1 : 0)) }

  /// The type's name, with brackets where it is a list; nil where it is missing.
  public var type: Word? {
    let afterName = syntax.firstToken + (isSensitive ? 2 : 1)
    // Where the colon is missing, the type stands in its place.
    let first = afterName + (syntax.token(afterName, of: .colon) == nil ? 0 : 1)
    guard first < syntax.endToken else { return nil }
    let start = syntax.tree.tokens.range(first).start
    let range = ByteRange(start, syntax.range.end)
    let text = syntax.tree.file.text(range).filter { !$0.isWhitespace }
    return Word(text: text, range: syntax.tree.range(range))
  }
}

/// `translation ko of CloseDraft { … }`
public struct TranslationDeclaration: Sendable {
  /// The node of the tree that this reads.
  public let syntax: Syntax

  /// Reads a node of this kind; of another kind nothing is found in it.
  public init(_ syntax: Syntax) { self.syntax = syntax }

  /// The language that it translates into; nil where it is missing.
  public var language: Word? { syntax.wordAfterKeyword }

  /// The name of the dialog that it translates; nil where it is missing.
  public var dialog: Word? {
    let of = syntax.keywordToken + 2
    guard of < syntax.endToken, syntax.tree.tokens.keyword(of) == .of else { return nil }
    return syntax.token(of + 1, of: .word).map(syntax.word)
  }

  /// The texts, in source order.
  public var rows: [TranslationRow] {
    syntax.children.filter { $0.kind == .translationRow }.map(TranslationRow.init)
  }
}

/// `deleteDraft "초안 삭제"`, `reply.input "댓글"`
public struct TranslationRow: Sendable {
  /// The node of the tree that this reads.
  public let syntax: Syntax

  /// Reads a node of this kind; of another kind nothing is found in it.
  public init(_ syntax: Syntax) { self.syntax = syntax }

  /// The name as it is written.
  public var name: Word { syntax.word(syntax.keywordToken) }

  /// `input` of `reply.input`
  public var part: Word? {
    let dot = syntax.keywordToken + 1
    return syntax.token(dot, of: .dot).flatMap { syntax.token($0 + 1, of: .word) }
      .map(syntax.word)
  }

  /// The translation; nil where it is missing.
  public var text: TextSyntax? { TextSyntax.first(in: syntax) }
  /// What the translation was made from, where that is recorded.
  public var stamp: Stamp? { syntax.first(.stamp).map(Stamp.init) }
}

/// `@allow(rule, "reason")`, `@deprecated("…")`
public struct Directive: Sendable {
  /// The node of the tree that this reads.
  public let syntax: Syntax

  /// Reads a node of this kind; of another kind nothing is found in it.
  public init(_ syntax: Syntax) { self.syntax = syntax }

  /// The word after `@`; nil where it is missing.
  public var name: Word? {
    syntax.token(syntax.firstToken + 1, of: .word).map(syntax.word)
  }

  /// `group/name`
  public var rule: Word? {
    let first = syntax.firstToken + 3
    guard first + 2 < syntax.endToken, syntax.token(first + 1, of: .slash) != nil else {
      return nil
    }
    return Word(
      text: syntax.text(first) + "/" + syntax.text(first + 2),
      range: syntax.tree.range(
        ByteRange(syntax.word(first).range.start, syntax.word(first + 2).range.end)))
  }

  /// The reason or the message in quotation marks; nil where it is missing.
  public var argument: StringSyntax? { syntax.first(.string).map(StringSyntax.init) }
}
