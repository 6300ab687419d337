extension Parser {
  /// `button save "Save" default`; a `cancel` may leave out its name.
  mutating func parseButton(_ keyword: Keyword) {
    let attributes = buttonAttributes(keyword)
    if keyword != .cancel {
      guard expectName(.buttonName(keyword)) else { return skipStatement() }
    } else if isAtCancelName(attributes) {
      _ = expectName(.buttonName(keyword))
    }
    parseTextAndAttributes(attributes)
  }

  mutating func parseField() {
    guard expectName(.fieldName) else { return skipStatement() }
    parseTextAndAttributes(Keyword.fieldAttributes)
  }

  private func buttonAttributes(_ keyword: Keyword) -> [Keyword] {
    switch keyword {
    case .cancel: Keyword.cancelAttributes
    case .choice: Keyword.choiceAttributes
    case .action: Keyword.actionAttributes
    default: Keyword.buttonAttributes
    }
  }

  /// Whether the word after `cancel` is its name: every word but an attribute or a `by` block;
  /// those too where a text follows them.
  private func isAtCancelName(_ attributes: [Keyword]) -> Bool {
    guard isAt(.word), !isAtStatementEnd, !isAtCursor else { return false }
    guard let keyword, attributes.contains(keyword) || keyword == .by else { return true }
    let next = kind(after: 1)
    let isOnLine = !tokens.followsNewline(min(position + 1, tokens.count - 1))
    return isOnLine && (next == .string || next == .multilineString || next == .leftBrace)
  }

  /// One text and any attributes, in any order, to the statement's end.
  private mutating func parseTextAndAttributes(_ attributes: [Keyword]) {
    var hasText = false
    while !isAtStatementEnd || isAfterUnclosed(attributes) || (!hasText && isAtLostLanguages) {
      if passCursor(.attribute(attributes, orText: !hasText)) { continue }
      if !hasText, isAtText || isAt(.by) || isAt(.colon) || isAtLostLanguages {
        expectText()
        hasText = true
        if isAfterUnclosed(attributes) { closeHere() }
      } else if let keyword = attributeKeyword(among: attributes) {
        node(.attribute) { parser in
          parser.advance()
          parser.parseAttribute(keyword)
        }
      } else {
        if !(isAt(.word) && keyword != nil) {
          reportExpected(.attribute(attributes, orText: !hasText))
          skipStatement()
        }
        return
      }
    }
  }

  /// Whether an attribute stands on the line of a `}` that is missing.
  private func isAfterUnclosed(_ attributes: [Keyword]) -> Bool {
    position == unclosedEnd && attributes.contains { isAt($0) }
  }

  private mutating func attributeKeyword(among attributes: [Keyword]) -> Keyword? {
    if let keyword, attributes.contains(keyword) { return keyword }
    return correctKeyword(among: attributes)
  }

  private mutating func parseAttribute(_ keyword: Keyword) {
    switch keyword {
    case .if:
      if isAtCursor, !isAtStatementEnd { note(.keyword(.not)) }
      if !isAtStatementEnd { _ = take(.not) }
      _ = expectName(.conditionName)
    case .for:
      guard expectName(.variableName) else { return }
      if !isAtStatementEnd { note(.keyword(.in)) }
      guard takeOnLine(.in) else {
        let isList = isAt(.word) && !isAtStatementEnd && tokens.keyword(position + 1) != .in
        return reportExpected(
          .keyword(.in), fixes: isList ? [.insert(" in", at: placeAfterPrevious, .safe)] : [])
      }
      _ = expectName(.listName)
    case .limit:
      if !isAtStatementEnd { note(.count) }
      if !takeOnLine(.number) { reportExpected(.count) }
    case .keyboard, .content:
      _ = expectName(.word(of: keyword))
    case .initial:
      if !isAtStatementEnd { note(.initialValue) }
      if isAtText { expectText() } else { _ = expectName(.initialValue) }
    case .input, .send:
      expectText()
    case .opens: parseDestination()
    default: break
    }
  }
}
