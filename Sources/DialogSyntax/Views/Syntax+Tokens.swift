public import DialogSupport

/// A token of a node with its text, as the typed views hand it out.
public struct Word: Hashable, Sendable {
  /// The characters as they are written.
  public let text: String
  /// Where they stand.
  public let range: SourceRange

  /// A word that is put together from several tokens, or stands in no source.
  public init(text: String, range: SourceRange) {
    self.text = text
    self.range = range
  }
}

extension Syntax {
  /// The first token after the directives: the keyword of a declaration or statement.
  public var keywordToken: Int { keywordPlace.token }

  /// The first token after the directives, and where the node after them stands; `end` of the node where
  /// none does. Every pass asks, so nodes are looked at where they lie.
  private var keywordPlace: (token: Int, child: Int) {
    var (token, child) = (firstToken, index + 1)
    let end = Int(tree.nodes.ends[index])
    while child < end, tree.nodes.kinds[child] == .directive {
      token = Int(tree.nodes.endTokens[child])
      child = Int(tree.nodes.ends[child])
    }
    return (token, child)
  }

  /// The keyword as it is meant, a misspelt one corrected.
  public var keyword: Keyword? {
    let token = keywordToken
    return token < endToken ? tree.tokens.keyword(token) : nil
  }

  /// The keyword as it is written.
  public var keywordRange: SourceRange { tree.range(tree.tokens.range(keywordToken)) }

  /// What a token of the tree says.
  func text(_ token: Int) -> String { tree.file.text(tree.tokens.range(token)) }

  /// A token of the tree with its text.
  public func word(_ token: Int) -> Word {
    Word(text: text(token), range: tree.range(tree.tokens.range(token)))
  }

  /// The token where it belongs to this node and is of a kind.
  func token(_ token: Int, of kind: TokenKind) -> Int? {
    token < endToken && tree.tokens.kinds[token] == kind ? token : nil
  }

  /// The word after the keyword, not one that begins a child.
  var wordAfterKeyword: Word? {
    let (keyword, child) = keywordPlace
    var place = keyword + 1
    if child < Int(tree.nodes.ends[index]), Int(tree.nodes.firstTokens[child]) == place {
      guard tree.nodes.kinds[child] == .skipped else { return nil }
      place = Int(tree.nodes.endTokens[child])
    }
    return token(place, of: .word).map(word)
  }

  /// The nodes of directives before a declaration or statement.
  public var directives: [Directive] {
    // Few have any, and every declaration and statement is asked.
    let first = index + 1
    guard first < Int(tree.nodes.ends[index]), tree.nodes.kinds[first] == .directive else {
      return []
    }
    return children.prefix { $0.kind == .directive }.map(Directive.init)
  }

  /// The text of the `///` comments before the node, line by line without the slashes.
  public var documentation: String {
    var token = firstToken
    // Semicolons that divide nothing are left out when the file is laid out.
    while !tree.tokens.flags[token].contains(.followsDocumentation) {
      guard token > 0, tree.tokens.kinds[token - 1] == .semicolon else { return "" }
      token -= 1
    }
    let trivia = tree.file.text(tree.tokens.triviaRange(before: token))
    let lines = trivia.utf8.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    return lines.compactMap(Syntax.documentationLine).joined(separator: "\n")
  }

  private static func documentationLine(_ line: Substring.UTF8View) -> Substring? {
    let comment = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    guard comment.prefix(while: { $0 == UInt8(ascii: "/") }).count == 3 else { return nil }
    var text = comment.dropFirst(3)
    // Blanks at a line's end cannot be seen, and formatting takes them away.
    while let last = text.last, last == UInt8(ascii: " ") || last == UInt8(ascii: "\t") {
      text.removeLast()
    }
    return Substring(text.first == UInt8(ascii: " ") ? text.dropFirst() : text)
  }
}
