extension Parser {
  /// A statement of the block that `owner` opens.
  mutating func parseStatement(of owner: Keyword, allowed: [Keyword]) {
    let node = nodes.begin(.skipped, at: position)
    parseDirectives()
    if let keyword = statementKeyword(of: owner, allowed: allowed) {
      nodes.kinds[node] = statementKind(keyword, in: owner)
      advance()
      parseStatement(keyword, kind: nodes.kinds[node])
    } else {
      skipUnknownStatement()
    }
    nodes.finish(node, before: position)
  }

  /// Skips a statement; where it seems to stand in a block whose opening line is lost, that block.
  private mutating func skipUnknownStatement() {
    let indentation = line(of: position).indentation
    if let end = nextStray(), tokens.followsNewline(end),
      tokens.indentation(of: end, bytes) < indentation
    {
      useStray(end)
      return within(end) { _ in }
    }
    skipBalanced()
    skipStatement()
  }

  /// The keyword that begins a statement here, or that was likely meant.
  private mutating func statementKeyword(of owner: Keyword, allowed: [Keyword]) -> Keyword? {
    note(.statement(of: owner, allowed: allowed))
    if let keyword, !isAtEnd, allowed.contains(keyword) { return keyword }
    if let keyword, !isAtEnd, isRefused(keyword, in: owner) { return keyword }
    guard isAt(.word) else {
      let isAtEndOfFile = kind == .endOfFile
      let found = isAtEndOfFile ? nil : shown(position)
      let place = isAtEndOfFile ? placeAfterPrevious : range(position)
      report(.expectedStatement(found: found, at: place, allowed: allowed))
      return nil
    }
    if let meant = counterpart(among: allowed) {
      let name = text(position)
      report(
        keyword?.dialogOfElement.map {
          .ofOtherDialog(name, of: $0, meant: meant.rawValue, in: owner, at: range(position))
        } ?? .misspelled(name, meant: meant.rawValue, at: range(position)))
      correct(to: meant)
      return meant
    }
    if let meant = correctKeyword(among: allowed) { return meant }
    report(.unknownStatement(text(position), of: owner, at: range(position), allowed: allowed))
    return nil
  }

  /// What the block calls a statement that other dialogs call by the word here.
  private func counterpart(among allowed: [Keyword]) -> Keyword? {
    guard let keyword else { return nil }
    let alike: [[Keyword]] = [[.button, .choice, .action], [.message, .body]]
    return alike.first { $0.contains(keyword) }?.first { allowed.contains($0) }
  }

  private func isRefused(_ keyword: Keyword, in owner: Keyword) -> Bool {
    let isDialog = owner == .alert || owner == .actionSheet || owner == .notification
    return isDialog && Keyword.refusedStatements.contains(keyword)
  }

  private func statementKind(_ keyword: Keyword, in owner: Keyword) -> NodeKind {
    switch keyword {
    case .app, .title, .subtitle, .message, .body, .hiddenPreview, .description: .textStatement
    case .locales, .devices: .listStatement
    case .notifications, .rules, .detail: .blockStatement
    case .button, .choice, .action, .cancel: .button
    case .field: .field
    case .sound: .sound
    case .badge: .badge
    case .media: .media
    case .opens: .destination
    case .shown: .occasion
    case _ where Keyword.refusedStatements.contains(keyword): .refusedStatement
    default: .wordStatement
    }
  }

  private mutating func parseStatement(_ keyword: Keyword, kind: NodeKind) {
    switch kind {
    case .textStatement: expectText()
    case .listStatement: parseList(keyword)
    case .blockStatement: parseBlockStatement(keyword)
    case .button: parseButton(keyword)
    case .field: parseField()
    case .sound: parseSound()
    case .badge: parseBadge()
    case .media: parseMedia()
    case .destination: parseDestination()
    case .occasion: parseOccasion()
    case .refusedStatement: skipStatement()
    default: if keyword != .undoable { parseWord(keyword) }
    }
  }

  // MARK: Words

  /// A statement's one word or number.
  private mutating func parseWord(_ keyword: Keyword) {
    if !isAtStatementEnd { note(.word(of: keyword)) }
    if !isAtStatementEnd, isAt(.word) || isAt(.number) { return advance() }
    reportExpected(.word(of: keyword))
    skipStatement()
  }

  /// `locales en, ko`; the list may go on after a comma on the next line.
  private mutating func parseList(_ keyword: Keyword) {
    var isFirst = true
    repeat {
      if !isFirst || !isAtStatementEnd { note(.listElement(of: keyword)) }
      let isOver = isFirst ? isAtStatementEnd : tokens.followsNewline(position) && isAtNextStatement
      guard isAt(.word), !isOver else {
        reportExpected(.listElement(of: keyword))
        return skipStatement()
      }
      isFirst = false
      advance()
    } while takeComma()
  }

  /// Whether what follows is not the rest of a list but another statement of a project.
  var isAtNextStatement: Bool {
    guard let keyword else { return false }
    return Keyword.projectStatements.contains(keyword) && isFollowedByContent
  }

  // MARK: Blocks

  private mutating func parseBlockStatement(_ keyword: Keyword) {
    switch keyword {
    case .rules: parseRules()
    case .detail: parseStatements(of: .detail, allowed: Keyword.detailStatements)
    default: parseStatements(of: .notifications, allowed: Keyword.projectNotificationStatements)
    }
  }

  private mutating func parseStatements(of owner: Keyword, allowed: [Keyword]) {
    parseBlock(startingWith: allowed) { $0.parseStatement(of: owner, allowed: allowed) }
  }

  /// `rules { … }`, `rules 0.2`, `rules 0.2 { … }`
  private mutating func parseRules() {
    if !isAtStatementEnd { note(.word(of: .rules)) }
    if !isAtStatementEnd, take(.number), !isAt(.leftBrace) || isAtStatementEnd { return }
    parseBlock { $0.parseRuleSetting() }
  }

  private mutating func parseRuleSetting() {
    node(.ruleSetting) { parser in
      parser.note(.ruleName)
      guard parser.takeRuleName() else {
        parser.reportExpectedFirst(.ruleName)
        return parser.skipLine()
      }
      if !parser.isAtStatementEnd { parser.note(.ruleSetting) }
      if parser.isAt(.word), !parser.isAtStatementEnd { return parser.advance() }
      parser.reportExpected(.ruleSetting)
      parser.skipStatement()
    }
  }

  mutating func parseProject() {
    _ = expectName(.projectName, isType: true)
    parseStatements(of: .project, allowed: Keyword.projectStatements)
  }

  // MARK: Notifications

  /// `sound default`, `sound none`, `sound "chime.caf" 2s`
  private mutating func parseSound() {
    if isAt(.string), !isAtStatementEnd {
      node(.string) { $0.advance() }
      if !isAtStatementEnd { _ = take(.number) }
    } else {
      parseWord(.sound)
    }
  }

  /// `badge unread clearedBy Comments`
  private mutating func parseBadge() {
    guard expectName(.badgeName) else { return skipStatement() }
    guard isAtAttribute(.clearedBy) else { return }
    node(.attribute) { parser in
      parser.advance()
      _ = parser.expectName(.screenName)
    }
  }

  /// `media image attachment`, `media map car live`
  private mutating func parseMedia() {
    if !isAtStatementEnd { note(.mediaKind) }
    guard !isAtStatementEnd, isAt(.word) else {
      reportExpected(.mediaKind)
      return skipStatement()
    }
    advance()
    guard expectName(.mediaName) else { return skipStatement() }
    if isAtAttribute(.live) { node(.attribute) { $0.advance() } }
  }

  /// Whether the keyword that may follow a statement’s value stands on its line.
  private mutating func isAtAttribute(_ keyword: Keyword) -> Bool {
    if isAtStatementEnd { return false }
    note(.keyword(keyword))
    return isAt(keyword)
  }

  // MARK: Places and times

  /// `opens CommentScreen showing comment`, after the keyword
  mutating func parseDestination() {
    guard expectName(.screenName) else { return skipStatement() }
    if isAtAttribute(.showing), take(.showing) { _ = expectName(.shownName) }
  }

  /// `shown onFirstNeed after placeOrder`
  private mutating func parseOccasion() {
    parseWord(.shown)
    guard isAtAttribute(.after) else { return }
    node(.attribute) { parser in
      parser.advance()
      _ = parser.expectName(.deedName)
    }
  }
}

extension Keyword {
  /// The kind of dialog whose word for a button it is.
  fileprivate var dialogOfElement: Keyword? {
    switch self {
    case .button: .alert
    case .choice: .actionSheet
    case .action: .notification
    default: nil
    }
  }
}
