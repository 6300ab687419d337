import DialogFindings
import DialogLocales
import DialogSupport

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
    note(.declaration)
    if let keyword, Keyword.declarations.contains(keyword) { return keyword }
    if let meant = correctKeyword(among: Keyword.declarations) { return meant }
    if isAtEnd { reportExpected(.declaration) } else { reportExpectedFirst(.declaration) }
    return nil
  }

  /// To the next token that begins a declaration at the start of a line.
  private mutating func skipToDeclaration() {
    repeat { skipBalanced() } while !isAtEnd && !startsDeclaration
    useStrays()
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

  /// `{ … }` with a statement on each line, or several divided by `;`. A statement starts with one
  /// of the keywords or, without them, with any word.
  mutating func parseBlock(
    startingWith keywords: [Keyword]? = nil, _ statement: (inout Parser) -> Void
  ) {
    let body = { (parser: inout Parser) in parser.parseStatements(keywords, statement) }
    if !isAt(.leftBrace) {
      if blockWithoutBrace(body) { return }
      reportExpected(.sign("{"))
      while !isAtStatementEnd, !isAt(.leftBrace) { advance() }
    }
    if isAt(.leftBrace) { block(body) } else { skipIndentedLines() }
  }

  /// What a block without its braces may hold.
  private mutating func skipIndentedLines() {
    let indentation = line(of: position - 1).indentation
    while !isAtEnd, tokens.followsNewline(position), line(of: position).indentation > indentation {
      skipLine()
    }
  }

  private mutating func parseStatements(
    _ keywords: [Keyword]?, _ statement: (inout Parser) -> Void
  ) {
    while true {
      while take(.semicolon) {}
      if isAtEnd { return }
      let start = position
      statement(&self)
      if !isAtStatementEnd { endStatement(keywords) }
      if position == start { skipBalanced() }
    }
  }

  /// What follows a statement on its line is a mistake; another statement is read all the same.
  private mutating func endStatement(_ keywords: [Keyword]?) {
    let startsStatement = isAt(.word) && keywords.map { $0.contains { isAt($0) } } ?? true
    let isStatement = startsStatement && (isFollowedByContent || isCancelAfterAttribute)
    let margin = String(repeating: " ", count: line(of: position).indentation)
    report(
      .expectedEndOfLine(
        found: shown(position), at: range(position), after: placeAfterPrevious,
        lineStart: isStatement ? "\n" + margin : nil))
    if !isStatement { skipStatement() }
  }

  /// `destructive cancel`: what is destroyed or taken by Return does not cancel.
  private var isCancelAfterAttribute: Bool {
    isAt(.cancel) && ["destructive", "default"].contains(text(position - 1))
      && (isFollowedByNewline(position) || [.semicolon, .rightBrace].contains(kind(after: 1)))
  }

  /// Whether a word or a text follows the next token on its line.
  var isFollowedByContent: Bool {
    if isFollowedByNewline(position) { return false }
    switch kind(after: 1) {
    case .word, .string, .multilineString, .leftBrace: return true
    default: return false
    }
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
    note(.directiveName)
    guard isAt(.word) else { return reportExpected(.directiveName) }
    let directive = directiveKeyword()
    advance()
    if take(.leftParenthesis) {
      if let directive { parseDirectiveArguments(isAllow: directive == .allow) }
    } else if directive != nil {
      reportExpected(.sign("("))
    }
    closeDirective(isKnown: directive != nil)
  }

  private mutating func directiveKeyword() -> Keyword? {
    if let keyword, Keyword.directives.contains(keyword) { return keyword }
    let name = text(position)
    let known = Keyword.directives.map(\.rawValue)
    let meant = ForeignWords.directives[name] ?? Spelling.nearest(to: name, in: known)
    report(.unknownDirective(name, meant: meant, at: range(position)), goesOn: true)
    guard let keyword = meant.flatMap(Keyword.init) else { return nil }
    correct(to: keyword)
    return keyword
  }

  private mutating func parseDirectiveArguments(isAllow: Bool) {
    if isAllow {
      note(.ruleName)
      guard takeRuleName() else { return reportExpected(.ruleName) }
      guard take(.comma) else {
        return report(.missingReason(at: placeAfterPrevious), goesOn: isAt(.rightParenthesis))
      }
    }
    guard isAt(.string) else { return reportExpected(.reason) }
    node(.string) { $0.advance() }
  }

  private mutating func closeDirective(isKnown: Bool) {
    if isKnown, !isQuiet, !isAt(.rightParenthesis) {
      reportExpected(
        .sign(")"), fixes: isAtStatementEnd ? [.insert(")", at: placeAfterPrevious, .safe)] : [])
    }
    while !isAt(.rightParenthesis), !isAtStatementEnd, !isAt(.leftBrace) { advance() }
    _ = take(.rightParenthesis)
  }

  /// `group/name`
  mutating func takeRuleName() -> Bool {
    guard isAt(.word), kind(after: 1) == .slash, kind(after: 2) == .word,
      touchesNext(position), touchesNext(position + 1)
    else { return false }
    for _ in 0..<3 { advance() }
    return true
  }

  private func touchesNext(_ token: Int) -> Bool { tokens.ends[token] == tokens.starts[token + 1] }

  // MARK: Declarations

  private mutating func parseEnum() {
    _ = expectName(.enumName, isType: true)
    parseBlock { parser in
      parser.parseDirectives()
      repeat {
        parser.note(.caseName)
        guard parser.isAt(.word) else {
          parser.reportExpectedFirst(.caseName)
          return parser.skipLine()
        }
        parser.node(.enumCase) { _ = $0.takeName() }
      } while parser.takeComma() && parser.isAt(.word)
    }
  }

  /// Reads a comma, or goes on without one where another word follows on the line.
  mutating func takeComma() -> Bool {
    if takeOnLine(.comma) { return true }
    guard isAt(.word), !isAtStatementEnd, !isAtNextStatement else { return false }
    report(.missingComma(before: text(position), at: range(position), after: placeAfterPrevious))
    return true
  }

  private mutating func parseTerms() {
    parseBlock { parser in
      parser.node(.term) { parser in
        parser.parseDirectives()
        guard parser.expectFirstName(.termName) else { return }
        parser.expectText()
      }
    }
  }

  private mutating func parseTranslation() {
    let lacksLanguage = isAt(.of) && kind(after: 1) == .word && kind(after: 2) == .leftBrace
    if !isAtStatementEnd { note(.languageTag) }
    if lacksLanguage || !isAt(.word) {
      reportExpected(.languageTag)
    } else {
      advance()
    }
    if !take(.of) {
      let isName =
        isAt(.word) && !isAtStatementEnd && kind(after: 1) == .leftBrace
        && MistakenTags.tag(text(position - 1)) != nil
      reportExpected(
        .keyword(.of), fixes: isName ? [.insert(" of", at: placeAfterPrevious, .safe)] : [])
      if !isAtStatementEnd, tokens.keyword(position + 1) == .of { for _ in 0..<2 { advance() } }
    }
    _ = expectName(.dialogName)
    parseBlock { parser in
      parser.node(.translationRow) { parser in
        parser.parseDirectives()
        guard parser.expectFirstName(.partName) else { return }
        if parser.takeOnLine(.dot) { _ = parser.expectName(.partOfButton) }
        parser.expectTextWithStamp()
      }
    }
  }

  /// A name at the start of a statement.
  private mutating func expectFirstName(_ what: Expectation) -> Bool {
    note(what)
    if takeName() { return true }
    reportExpectedFirst(what)
    skipLine()
    return false
  }

  private mutating func parseDialog(_ keyword: Keyword) {
    skipRepeatedKeyword()
    _ = expectName(.dialogName, isType: true)
    parseParameterList()
    let statements = Keyword.statements(of: keyword)
    parseBlock(startingWith: statements) {
      $0.parseStatement(of: keyword, allowed: statements)
    }
  }

  /// `alert alert Name`
  private mutating func skipRepeatedKeyword() {
    guard let keyword, Keyword.declarations.contains(keyword), !isAtStatementEnd,
      kind(after: 1) == .word, !isFollowedByNewline(position)
    else { return }
    reportExpected(.dialogName)
    node(.skipped) { $0.advance() }
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
