import DialogFindings
import DialogSupport

extension Parser {
  /// Reports what is wrong here. What else is odd on the line follows from it, unless the parser
  /// knows its way after the finding.
  mutating func report(_ finding: Diagnostic, goesOn: Bool = false) {
    guard position >= quietUntil else { return doubtGuess() }
    // A value that is missing at the end of the guess’s own line is doubtful too.
    if isGuess, finding.range.start < tokens.starts[min(quietUntil, tokens.count - 1)] {
      return doubtGuess()
    }
    if findings.count >= SyntaxLimits.findings { return }
    isGuess = false
    if !goesOn { quietUntil = lineEnd(after: finding) }
    // The lexer has more to say of characters it does not know.
    if kind == .unknown, finding.range == range(position) { return }
    findings.append((finding, goesOn ? position : quietUntil))
  }

  /// The first token after the line of a finding at the next token. Where the file breaks off on that
  /// line, there is none: that nothing is closed follows from it too.
  private mutating func lineEnd(after finding: Diagnostic) -> Int {
    let isAfterLine =
      tokens.followsNewline(position) && finding.range.start < tokens.starts[position]
    let end = isAfterLine ? position : line(of: position).end
    let breaksOff = end == tokens.count - 1 && (end == position || !tokens.followsNewline(end))
    return breaksOff ? tokens.count : end
  }

  /// What follows a misspelt keyword does not fit the word that seemed to be meant.
  private mutating func doubtGuess() {
    guard isGuess else { return }
    isGuess = false
    findings[findings.count - 1].finding.fixes = []
  }

  /// Whether a mistake further ahead on the line has been reported.
  var isQuiet: Bool { position < quietUntil }

  /// Skips what remains of a statement, blocks in it as a whole.
  mutating func skipStatement() {
    if !isAtStatementEnd { skipLine() }
  }

  /// Skips a token and what remains of its statement.
  mutating func skipLine() {
    guard !isAtEnd else { return }
    node(.skipped) { parser in
      repeat { parser.skipBalanced() } while !parser.isAtStatementEnd
    }
  }

  /// Skips one token, or a block.
  mutating func skipBalanced() {
    guard isAt(.leftBrace) else { return advance() }
    let brace = position
    within(Int(tokens.closings[brace])) { _ in }
    if !tokens.flags[brace].contains(.isUnclosed) { advance() }
  }

  /// Reports a misspelt keyword and reads it as the one that is meant, where there is one.
  mutating func correctKeyword(among candidates: [Keyword]) -> Keyword? {
    guard isAt(.word) else { return nil }
    let name = text(position)
    guard ForeignWords.needless[name] == nil,
      let keyword = ForeignWords.keyword(for: name, among: candidates)
        ?? Spelling.nearest(to: name, in: candidates.map(\.rawValue)).flatMap(Keyword.init)
    else { return nil }
    let isHeard = !isQuiet
    if hasForeignValue(of: keyword) {
      // The form is read as a whole: `keyboardType emailAddress`.
      report(.foreign(name, meant: keyword.rawValue, at: range(position)))
    } else {
      report(.misspelled(name, meant: keyword.rawValue, at: range(position)))
    }
    isGuess = isHeard
    correct(to: keyword)
    return keyword
  }

  /// Whether a value of another language follows the word that stands for a keyword.
  private func hasForeignValue(of keyword: Keyword) -> Bool {
    guard keyword == .keyboard || keyword == .content, position + 1 < tokens.count,
      kind(after: 1) == .word
    else { return false }
    return ForeignWords.values[keyword]?[text(position + 1)] != nil
  }

  // MARK: Names

  /// Reads a name; `what` says what it names.
  ///
  /// - Parameter isType: whether the name is a declaration’s, which has a capital by custom.
  mutating func expectName(_ what: Expectation, isType: Bool = false) -> Bool {
    if !tokens.followsNewline(position) { note(what) }
    if !tokens.followsNewline(position), takeName(isType: isType) { return true }
    reportExpected(what)
    return false
  }

  /// Takes a word as a name, which has no hyphens; tags and the names of rules may have them.
  mutating func takeName(isType: Bool = false) -> Bool {
    guard isAt(.word) else { return false }
    if bytes[tokens.range(position).indices].contains(0x2D) {
      report(.hyphenInName(text(position), isType: isType, at: range(position)), goesOn: true)
    }
    advance()
    return true
  }

  /// Reports what should stand here: in place of a token, or after the last one of a line.
  mutating func reportExpected(_ what: Expectation, fixes: [FixIt] = []) {
    note(what)
    let isAtLineEnd = isAtStatementEnd && !isAt(.semicolon)
    report(
      .expected(
        what, found: isAtLineEnd ? nil : shown(position),
        at: isAtLineEnd ? placeAfterPrevious : range(position),
        fixes: fixes))
  }

  /// Reports what should stand in place of the first token of a statement.
  mutating func reportExpectedFirst(_ what: Expectation) {
    note(what)
    report(.expected(what, found: shown(position), at: range(position)))
  }
}
