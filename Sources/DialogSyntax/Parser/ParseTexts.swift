import DialogFindings
import DialogSupport

extension Parser {
  /// Whether a text begins here.
  var isAtText: Bool {
    guard !isAtEnd else { return false }
    switch kind {
    case .string, .multilineString, .leftBrace: return true
    case .word: return isAt(.by) && kind(after: 1) == .word && kind(after: 2) == .leftBrace
    default: return false
    }
  }

  /// A string, a `by` block or a block of languages.
  mutating func expectText() {
    skipColon()
    if !tokens.followsNewline(position) { note(.text) }
    if isAt(.leftBrace), !tokens.followsNewline(position) {
      node(.languages) { $0.parseArms(.languageTag) { $0.parseLanguageRow() } }
    } else if isAt(.leftBracket) || isAt(.leftParenthesis), let end = strayEnd() {
      parseLanguages(afterWrongBracketUntil: end)
    } else if isAtLostLanguages {
      node(.languages) {
        _ = $0.blockWithoutBrace { $0.parseRows(.languageTag) { $0.parseLanguageRow() } }
      }
    } else {
      expectPattern()
    }
  }

  /// `[ en "…" }`
  private mutating func parseLanguages(afterWrongBracketUntil end: Int) {
    let bracket = range(position)
    report(
      .expected(
        .sign("{"), found: shown(position), at: bracket,
        fixes: [.replace(bracket, with: "{", .safe)]),
      goesOn: true)
    useStray(end)
    node(.languages) { parser in
      parser.advance()
      parser.within(end) { $0.parseRows(.languageTag) { $0.parseLanguageRow() } }
    }
  }

  /// A string or a `by` block, and the hash of what it translates.
  mutating func expectTextWithStamp() {
    skipColon()
    expectPattern()
    parseStamp()
  }

  /// Whether a block of languages begins here, or on an indented line below, without its brace.
  var isAtLostLanguages: Bool {
    mutating get {
      guard isAt(.word), isAtArm, let end = strayEnd() else { return false }
      return !tokens.followsNewline(position)
        || line(of: position).indentation > tokens.indentation(of: end, bytes)
    }
  }

  /// A string or a `by` block.
  private mutating func expectPattern() {
    let isHere = !tokens.followsNewline(position)
    if isHere { note(.pattern) }
    if isHere, isAt(.string) || isAt(.multilineString) {
      node(.string) { $0.advance() }
    } else if isHere, isAt(.by) {
      parseSelection()
    } else {
      reportExpected(.text)
    }
  }

  /// A colon in front of a text, as other formats have it.
  private mutating func skipColon() {
    guard isAt(.colon), !isAtStatementEnd else { return }
    report(.needlessColon(at: range(position)), goesOn: true)
    advance()
  }

  private mutating func parseStamp() {
    guard isAt(.of), !isAtStatementEnd else { return }
    node(.stamp) { parser in
      parser.advance()
      if !parser.takeOnLine(.string) { parser.reportExpected(.hash) }
    }
  }

  // MARK: Arms

  private mutating func parseLanguageRow() {
    node(.languageRow) { parser in
      guard parser.isAt(.word), !parser.isAt(.of) else {
        return parser.reportExpectedFirst(.languageTag)
      }
      parser.advance()
      parser.expectTextWithStamp()
    }
  }

  /// `by count { one "…" other "…" }`
  private mutating func parseSelection() {
    node(.selection) { parser in
      parser.advance()
      _ = parser.expectName(.selectorName)
      if parser.isAt(.leftBrace) {
        parser.parseArms(.armKey) { $0.parseArm() }
      } else if !parser.blockWithoutBrace({ $0.parseRows(.armKey) { $0.parseArm() } }) {
        parser.reportExpected(.sign("{"))
      }
    }
  }

  private mutating func parseArm() {
    node(.arm) { parser in
      guard parser.take(.number) || parser.takeName() else {
        return parser.reportExpectedFirst(.armKey)
      }
      parser.skipColon()
      parser.expectPattern()
    }
  }

  /// `{ arm arm … }`; arms may follow one another on a line.
  private mutating func parseArms(_ what: Expectation, _ arm: (inout Parser) -> Void) {
    guard depth < SyntaxLimits.depth else {
      report(.tooDeep(at: range(position)))
      return skipBalanced()
    }
    depth += 1
    defer { depth -= 1 }
    let isUnclosed = lacksBrace(position)
    block { $0.parseRows(what, isUnclosed: isUnclosed, arm) }
  }

  /// Arms to the end of their block or, where it is not closed, to a word that begins none.
  private mutating func parseRows(
    _ what: Expectation, isUnclosed: Bool = false, _ row: (inout Parser) -> Void
  ) {
    var commas: [SourceRange] = []
    while take(.semicolon) {}
    if isAtEnd, !isUnclosed { return reportExpectedFirst(what) }
    while true {
      while isAt(.semicolon) || isAt(.comma) {
        if isAt(.comma) { commas.append(range(position)) }
        advance()
      }
      if isAtEnd || (isUnclosed && isAtOtherWord) { break }
      let start = position
      note(what)
      row(&self)
      if isQuiet { skipToArm(from: start) }
    }
    if !commas.isEmpty { report(.needlessCommas(commas), goesOn: true) }
  }

  /// Skips what remains of an arm with a mistake, up to the next arm or line.
  private mutating func skipToArm(from start: Int) {
    if position > start, isAtEnd || isAtStatementEnd || isAtArm { return }
    node(.skipped) { parser in
      repeat { parser.skipBalanced() } while !parser.isAtStatementEnd && !parser.isAtArm
    }
  }

  /// Whether a keyword begins no arm but goes on with the statement around the block.
  private var isAtOtherWord: Bool { isAt(.word) && keyword != nil && !isAtArm }

  private var isAtArm: Bool {
    guard isAt(.word) || isAt(.number), !isFollowedByNewline(position) else { return false }
    switch kind(after: 1) {
    case .string, .multilineString: return true
    case .word: return tokens.keyword(position + 1) == .by
    default: return false
    }
  }
}
