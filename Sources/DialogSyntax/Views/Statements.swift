import DialogSupport

extension Syntax {
  /// The word or number after a statement's keyword: `purpose destructive`, `guidelines 2022`.
  public var value: Word? {
    let token = keywordToken + 1
    guard token < endToken else { return nil }
    switch tree.tokens.kinds[token] {
    case .word, .number: return word(token)
    default: return nil
    }
  }

  /// The words of a list statement: `locales en, ko`.
  public var listElements: [Word] {
    (keywordToken + 1..<max(endToken, keywordToken + 1))
      .filter { tree.tokens.kinds[$0] == .word }.map(word)
  }

  /// A rule setting's rule and what it is set to.
  public var ruleSetting: (rule: Word, setting: Word)? {
    guard firstToken + 3 < endToken else { return nil }
    let rule = tree.range(ByteRange(range.start, tree.tokens.ends[firstToken + 2]))
    let name = text(firstToken) + "/" + text(firstToken + 2)
    return (Word(text: name, range: rule), word(firstToken + 3))
  }

  /// The attributes of a button, field, badge or medium, or of when a dialog is shown.
  public var attributes: [Attribute] {
    var all: [Attribute] = []
    for child in children where child.kind == .attribute { all.append(Attribute(child)) }
    return all
  }

  /// The name of a button or field; nil for a `cancel` without one.
  public var name: Word? { wordAfterKeyword }

  /// The name after a medium's kind.
  public var mediaName: Word? { token(keywordToken + 2, of: .word).map(word) }

  /// The name after `showing`: `opens CommentScreen showing comment`.
  public var shownName: Word? { token(keywordToken + 3, of: .word).map(word) }

  /// The first text of a statement.
  public var textSyntax: TextSyntax? { TextSyntax.first(in: self) }

  /// A sound's file.
  public var soundFile: StringSyntax? { first(.string).map(StringSyntax.init) }

  /// The length after a sound's file.
  public var duration: Word? { token(keywordToken + 2, of: .number).map(word) }
}

/// `required`, `keyboard email`, `if not canReset`, `for album in albums`
public struct Attribute: Sendable {
  /// The node of the tree that this reads.
  public let syntax: Syntax

  /// Reads a node of this kind; of another kind nothing is found in it.
  public init(_ syntax: Syntax) { self.syntax = syntax }

  /// The keyword as it is meant; nil where it is none.
  public var keyword: Keyword? { syntax.keyword }

  /// The word or number after the keyword.
  public var value: Word? { syntax.value }

  /// `if not canReset`
  public var isNegated: Bool { condition.map { $0.range != value?.range } ?? false }

  /// The name after `if` or `if not`.
  public var condition: Word? {
    let last = syntax.endToken - 1
    return last > syntax.firstToken ? syntax.token(last, of: .word).map(syntax.word) : nil
  }

  /// The list of `for album in albums`.
  public var list: Word? { syntax.token(syntax.firstToken + 3, of: .word).map(syntax.word) }

  /// The text after the keyword, where it has one: `send "Send"`.
  public var text: TextSyntax? { TextSyntax.first(in: syntax) }
}
