import DialogText

extension Parser {
  mutating func parseFile() {
    node(.file) { parser in
      while !parser.isAtEnd { parser.parseDeclaration() }
    }
  }

  /// `[directives] keyword …`, or what stands in its place.
  private mutating func parseDeclaration() {
    let node = nodes.begin(.skipped, at: position)
    parseDirectives()
    if let keyword = declarationKeyword() {
      nodes.kinds[node] = declarationKind(keyword)
      parseDeclaration(keyword)
    } else {
      skipToDeclaration()
    }
    nodes.finish(node, before: position)
  }

  private func declarationKind(_ keyword: Keyword) -> NodeKind {
    switch keyword {
    case .project: .project
    case .enum: .enumeration
    case .terms: .terms
    case .translation: .translation
    default: .dialog
    }
  }

  /// The keyword that begins a declaration here, or that was likely meant.
  private mutating func declarationKeyword() -> Keyword? {
    if let keyword, Keyword.declarations.contains(keyword) { return keyword }
    if let meant = correctKeyword(among: Keyword.declarations) { return meant }
    report(.expectedDeclaration(found: foundHere ?? text(position), at: range(position)))
    return nil
  }

  /// To the next token that begins a declaration at the start of a line.
  private mutating func skipToDeclaration() {
    repeat { skipBalanced() } while !isAtEnd && !startsDeclaration
  }

  private var startsDeclaration: Bool {
    guard tokens.followsNewline(position) else { return false }
    if isAt(.at) { return true }
    return keyword.map(Keyword.declarations.contains) ?? false
  }

  private mutating func parseDeclaration(_ keyword: Keyword) {
    advance()
    switch keyword {
    case .project: parseProject()
    case .enum: parseEnum()
    case .terms: parseTerms()
    case .translation: parseTranslation()
    default: parseDialog(keyword)
    }
  }

  // MARK: Blocks

  /// `{ … }` with a statement on each line, or several divided by `;`.
  mutating func parseBlock(of keyword: Keyword, _ statement: (inout Parser) -> Void) {
    guard openBlock(of: keyword) else { return }
    let brace = position - 1
    while true {
      while take(.semicolon) {}
      if take(.rightBrace) { return }
      if isAtEnd || startsLostDeclaration {
        return reportUnclosed(brace, of: keyword.rawValue)
      }
      let start = position
      statement(&self)
      endStatement()
      if position == start { skipBalanced() }
    }
  }

  /// Reads `{`, or goes on without it where a block clearly follows.
  private mutating func openBlock(of keyword: Keyword) -> Bool {
    if take(.leftBrace) { return true }
    let fix = FixIt.insert(" {", at: placeBehind)
    reportExpected(.quoted("{"), fixes: [fix])
    let isBlockNext = tokens.followsNewline(position) && isAt(.word) && !startsLostDeclaration
    if !isBlockNext { skipStatement() }
    return isBlockNext
  }

  /// What follows a statement on its line is a mistake.
  private mutating func endStatement() {
    guard !isAtStatementEnd else { return }
    report(.expectedEndOfLine(found: text(position), at: range(position), behind: placeBehind))
    if !(isAt(.word) && keyword != nil) { skipStatement() }
  }

  // MARK: Directives

  /// `@allow(rule, "reason")`, `@deprecated("…")`
  mutating func parseDirectives() {
    while isAt(.at) {
      node(.directive) { parser in
        parser.advance()
        parser.parseDirective()
      }
    }
  }

  private mutating func parseDirective() {
    guard isAt(.word) else { return reportExpected(.directiveName) }
    let name = text(position)
    let isKnown = keyword.map(Keyword.directives.contains) ?? false
    if !isKnown { report(.unknownDirective(name, at: range(position))) }
    let isAllow = isAt(.allow)
    advance()
    guard take(.leftParenthesis) else {
      if isKnown { reportExpected(.quoted("(")) }
      return
    }
    let findingsBefore = findings.count
    if isKnown { parseDirectiveArguments(isAllow: isAllow) }
    closeDirective(isReported: !isKnown || findings.count > findingsBefore)
  }

  private mutating func parseDirectiveArguments(isAllow: Bool) {
    if isAllow {
      guard takeRuleName() else { return reportExpected(.ruleName) }
      guard take(.comma) else { return report(.missingReason(at: range(position).atStart)) }
    }
    guard isAt(.string) else { return reportExpected(.reason) }
    node(.string) { $0.advance() }
  }

  /// Reads `)`. What stands in front of it is a mistake and skipped.
  private mutating func closeDirective(isReported: Bool) {
    if take(.rightParenthesis) { return }
    if !isReported { reportExpected(.quoted(")")) }
    while !isAt(.rightParenthesis), !isAtEnd, !tokens.followsNewline(position) { advance() }
    _ = take(.rightParenthesis)
  }

  /// `group/name`
  mutating func takeRuleName() -> Bool {
    guard isAt(.word), kind(after: 1) == .slash, kind(after: 2) == .word,
      touchesNext(position), touchesNext(position + 1)
    else { return false }
    position += 3
    return true
  }

  private func touchesNext(_ token: Int) -> Bool { tokens.ends[token] == tokens.starts[token + 1] }

  // MARK: Declarations

  private mutating func parseEnum() {
    _ = expectName(.enumName)
    parseBlock(of: .enum) { parser in
      parser.parseDirectives()
      guard parser.isAt(.word) else { return parser.refuseStatement(.caseName) }
      repeat {
        parser.node(.enumCase) { _ = $0.takeName() }
      } while parser.takeOnLine(.comma) && parser.isAt(.word)
    }
  }

  private mutating func parseTerms() {
    parseBlock(of: .terms) { parser in
      parser.node(.term) { parser in
        parser.parseDirectives()
        guard parser.takeName() else { return parser.refuseStatement(.termName) }
        parser.expectText()
      }
    }
  }

  private mutating func parseTranslation() {
    guard take(.word) else { return reportExpected(.languageTag) }
    if take(.of) {
      _ = expectName(.dialogName)
    } else {
      reportExpected(.quoted("of"))
    }
    parseBlock(of: .translation) { parser in
      parser.node(.translationRow) { parser in
        parser.parseDirectives()
        guard parser.takeName() else { return parser.refuseStatement(.partName) }
        if parser.takeOnLine(.dot) { _ = parser.expectName(.partName) }
        parser.expectTextWithStamp()
      }
    }
  }

  private mutating func parseDialog(_ keyword: Keyword) {
    if expectName(.dialogName), isAt(.leftParenthesis) { parseParameters() }
    let statements = Keyword.statements(of: keyword)
    parseBlock(of: keyword) { $0.parseStatement(of: keyword, allowed: statements) }
  }

  // MARK: Parameters

  private mutating func parseParameters() {
    advance()
    while !isAt(.rightParenthesis) {
      guard isAt(.word) else { break }
      parseParameter()
      if !take(.comma) { break }
    }
    if take(.rightParenthesis) { return }
    reportExpected(.closingParenthesis, fixes: [.insert(")", at: placeBehind)])
    while !isAt(.rightParenthesis), !isAt(.leftBrace), !isAtEnd, !tokens.followsNewline(position) {
      advance()
    }
    _ = take(.rightParenthesis)
  }

  /// `[sensitive] name: Type`
  private mutating func parseParameter() {
    node(.parameter) { parser in
      if parser.isAt(.sensitive), parser.kind(after: 1) == .word { parser.advance() }
      _ = parser.takeName()
      if !parser.take(.colon) {
        let hasType = parser.isAt(.word) || parser.isAt(.leftBracket)
        parser.report(.missingType(at: parser.placeBehind, hasType: hasType))
        guard hasType else { return }
      }
      let isList = parser.take(.leftBracket)
      guard parser.take(.word) else { return parser.reportExpected(.typeName) }
      if isList, !parser.take(.rightBracket) { parser.reportExpected(.quoted("]")) }
    }
  }
}

extension Keyword {
  /// The statements that the block of a dialog's keyword may hold.
  static func statements(of keyword: Keyword) -> [Keyword] {
    switch keyword {
    case .actionSheet: actionSheetStatements
    case .notification: notificationStatements
    default: alertStatements
    }
  }
}
