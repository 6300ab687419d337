import DialogText

extension Parser {
  /// Whether a text begins here.
  var isAtText: Bool {
    switch kind {
    case .string, .multilineString, .leftBrace: true
    case .word: isAtSelection
    default: false
    }
  }

  private var isAtSelection: Bool {
    isAt(.by) && kind(after: 1) == .word && kind(after: 2) == .leftBrace
  }

  /// A string, a `by` block or a block of languages.
  mutating func expectText() {
    if isAt(.leftBrace), !tokens.followsNewline(position) {
      node(.languages) { $0.parseArms(of: "text") { $0.parseLanguageRow() } }
    } else {
      expectPattern()
    }
  }

  /// A string or a `by` block, and the hash of what it translates.
  mutating func expectTextWithStamp() {
    expectPattern()
    parseStamp()
  }

  /// A string or a `by` block.
  private mutating func expectPattern() {
    let isHere = !tokens.followsNewline(position)
    if isHere, isAt(.string) || isAt(.multilineString) {
      node(.string) { $0.advance() }
    } else if isHere, isAt(.by) {
      parseSelection()
    } else {
      reportExpected(.text)
    }
  }

  private mutating func parseStamp() {
    guard isAt(.of), !isAtStatementEnd else { return }
    node(.stamp) { parser in
      parser.advance()
      if !parser.takeOnLine(.string) { parser.reportExpected(.hash) }
    }
  }

  private mutating func parseLanguageRow() {
    node(.languageRow) { parser in
      guard parser.isAt(.word) else {
        parser.reportExpected(.languageTag)
        return parser.skipArm()
      }
      parser.advance()
      parser.expectTextWithStamp()
    }
  }

  /// `by count { one "…" other "…" }`
  private mutating func parseSelection() {
    node(.selection) { parser in
      parser.advance()
      guard parser.expectName(.selectorName) else { return parser.skipStatement() }
      guard parser.isAt(.leftBrace) else {
        return parser.reportExpected(
          .quoted("{"), fixes: [.insert(" {", at: parser.placeBehind)])
      }
      parser.parseArms(of: "by") { $0.parseArm() }
    }
  }

  private mutating func parseArm() {
    node(.arm) { parser in
      guard parser.take(.number) || parser.takeName() else {
        parser.reportExpected(.armKey)
        return parser.skipArm()
      }
      parser.expectPattern()
    }
  }

  /// `{ arm arm … }`; arms may follow one another on a line.
  private mutating func parseArms(of what: String, _ arm: (inout Parser) -> Void) {
    let brace = position
    guard depth < Parser.depthLimit else {
      report(.tooDeep(at: range(brace)))
      return skipBalanced()
    }
    depth += 1
    defer { depth -= 1 }
    advance()
    while true {
      while take(.semicolon) {}
      if take(.rightBrace) { return }
      if isAtEnd || startsLostDeclaration || startsLostStatement(brace) {
        return reportUnclosed(brace, of: what)
      }
      let start = position
      arm(&self)
      if position == start { skipBalanced() }
    }
  }

  /// Whether the next token begins a dialog's statement although a text is still open: its line is
  /// indented no deeper than the one that opened the text.
  private func startsLostStatement(_ brace: Int) -> Bool {
    guard mayHaveLostBrace, tokens.followsNewline(position), let keyword,
      indentation(of: position) <= indentation(of: brace)
    else { return false }
    switch keyword {
    case .title, .message, .body, .subtitle, .hiddenPreview:
      return isAtTextBehindKeyword
    case .button, .choice, .action, .field:
      return kind(after: 1) == .word
    case .cancel:
      return kind(after: 1) != .string || isFollowedByNewline(position)
    default: return false
    }
  }

  /// The white space, in bytes, that starts the line of a token.
  private func indentation(of token: Int) -> Int {
    var lineStart = Int(tokens.starts[token])
    while lineStart > 0, bytes[lineStart - 1] != 0x0A, bytes[lineStart - 1] != 0x0D {
      lineStart -= 1
    }
    return bytes[lineStart...].prefix { $0 == 0x20 || $0 == 0x09 }.count
  }

  private var isAtTextBehindKeyword: Bool {
    kind(after: 1) == .string || kind(after: 1) == .leftBrace || kind(after: 1) == .word
  }

  /// Skips what remains of an arm on its line.
  private mutating func skipArm() {
    guard !isAt(.rightBrace), !isAtEnd else { return }
    node(.skipped) { parser in
      repeat { parser.skipBalanced() } while !parser.isAtStatementEnd && !parser.isAt(.word)
    }
  }
}
