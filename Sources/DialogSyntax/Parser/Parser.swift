public import DialogText

extension SyntaxTree {
  /// Reads a file. Never fails: what is wrong stands in `findings`, and the rest is in the tree.
  public static func parse(_ file: SourceFile, id: FileID) -> SyntaxTree {
    file.bytes.withUnsafeBufferPointer { bytes in
      let (tokens, problems) = Lexer.lex(bytes)
      var parser = Parser(bytes: bytes, tokens: tokens, file: id)
      parser.parseFile()
      let findings: [Diagnostic]
      if let problem = EncodingProblem.first(in: bytes) {
        findings = [.encoding(problem, in: id)]
      } else {
        findings = parser.allFindings(problems)
      }
      return SyntaxTree(
        file: file, id: id, tokens: parser.tokens, nodes: parser.nodes, findings: findings)
    }
  }
}

/// A recursive-descent parser that writes nodes in preorder.
///
/// Statements end with their line. After a mistake the rest of its line is skipped, so that one
/// mistake gives one finding and what stands around it is read as if nothing had happened.
struct Parser {
  let bytes: UnsafeBufferPointer<UInt8>
  private(set) var tokens: TokenTable
  let file: FileID
  var nodes = NodeTable()
  var findings: [Diagnostic] = []
  /// The next token.
  var position = 0
  /// How many texts are open around the next token.
  var depth = 0
  /// Whether a closing brace is missing somewhere. Where none is, a line that looks like the start
  /// of a declaration is what its place makes of it: a case, a term or a row of that name.
  private let lacksClosingBrace: Bool

  /// Whether a block that the file's end leaves open is reported.
  private var hasUnclosedBlock = false

  /// More findings than anyone reads; a file with as many is likely no dialog file at all.
  static let findingLimit = 200

  /// Deeper than anyone writes by hand, shallow enough for any thread's stack.
  static let depthLimit = 64

  init(bytes: UnsafeBufferPointer<UInt8>, tokens: TokenTable, file: FileID) {
    self.bytes = bytes
    self.tokens = tokens
    self.file = file
    lacksClosingBrace =
      tokens.kinds.reduce(0) { $0 + ($1 == .leftBrace ? 1 : $1 == .rightBrace ? -1 : 0) } > 0
  }

  // MARK: Looking

  var kind: TokenKind { tokens.kinds[position] }
  var keyword: Keyword? { tokens.keyword(position) }
  var isAtEnd: Bool { kind == .endOfFile }

  func kind(after count: Int) -> TokenKind {
    tokens.kinds[min(position + count, tokens.count - 1)]
  }

  func isAt(_ kind: TokenKind) -> Bool { self.kind == kind }
  func isAt(_ keyword: Keyword) -> Bool { self.keyword == keyword }

  /// Whether the statement that holds the token before ends in front of the next one.
  var isAtStatementEnd: Bool {
    switch kind {
    case .endOfFile, .rightBrace, .semicolon: true
    default: tokens.followsNewline(position)
    }
  }

  func isFollowedByNewline(_ token: Int) -> Bool {
    token + 1 < tokens.count && tokens.followsNewline(token + 1)
  }

  func text(_ token: Int) -> String {
    String(decoding: bytes[tokens.range(token).indices], as: UTF8.self)
  }

  func range(_ token: Int) -> SourceRange { SourceRange(file, tokens.range(token)) }

  /// The empty range behind the token before.
  var placeBehind: SourceRange {
    position == 0 ? range(0).atStart : range(position - 1).atEnd
  }

  // MARK: Moving

  mutating func advance() {
    if !isAtEnd { position += 1 }
  }

  mutating func take(_ kind: TokenKind) -> Bool {
    guard isAt(kind) else { return false }
    advance()
    return true
  }

  mutating func take(_ keyword: Keyword) -> Bool {
    guard isAt(keyword) else { return false }
    advance()
    return true
  }

  /// Takes a token that stands on the line of the one before.
  mutating func takeOnLine(_ kind: TokenKind) -> Bool {
    !tokens.followsNewline(position) && take(kind)
  }

  mutating func takeOnLine(_ keyword: Keyword) -> Bool {
    !tokens.followsNewline(position) && take(keyword)
  }

  /// Writes a node around what `body` reads.
  mutating func node(_ kind: NodeKind, _ body: (inout Parser) -> Void) {
    let node = nodes.begin(kind, at: position)
    body(&self)
    nodes.finish(node, before: position)
  }

  // MARK: Recovering

  mutating func report(_ finding: Diagnostic) {
    if findings.count < Parser.findingLimit { findings.append(finding) }
  }

  /// Reports a block that is still open; at the file's end only the innermost one, since the end
  /// closes none of those around it either.
  mutating func reportUnclosed(_ brace: Int, of what: String) {
    if isAtEnd, hasUnclosedBlock { return }
    hasUnclosedBlock = isAtEnd
    report(.missingClosingBrace(opening: range(brace), at: placeBehind, of: what))
  }

  /// Skips what remains of a statement, blocks in it as a whole.
  mutating func skipStatement() {
    guard !isAtStatementEnd else { return }
    node(.skipped) { parser in
      repeat { parser.skipBalanced() } while !parser.isAtStatementEnd
    }
  }

  /// Reports what stands where a statement should begin, and skips it.
  mutating func refuseStatement(_ expected: Message) {
    report(.expected(expected, found: text(position), at: range(position)))
    skipFromStart()
  }

  /// Skips a statement of which nothing was read yet; never the brace that ends its block.
  mutating func skipFromStart() {
    guard !isAt(.rightBrace), !isAtEnd else { return }
    node(.skipped) { $0.skipBalanced() }
    skipStatement()
  }

  /// Skips one token, or a bracketed run of them.
  mutating func skipBalanced() {
    var open = 0
    repeat {
      switch kind {
      case .leftBrace, .leftParenthesis, .leftBracket: open += 1
      case .rightBrace, .rightParenthesis, .rightBracket: open -= 1
      case .endOfFile: return
      default: break
      }
      advance()
    } while open > 0 && !startsLostDeclaration
  }

  /// Whether what follows may lie outside the block that is open: something is wrong before it, or
  /// the braces of the file do not match.
  var mayHaveLostBrace: Bool { lacksClosingBrace || !findings.isEmpty }

  /// Whether the next token begins a declaration although a block is still open.
  var startsLostDeclaration: Bool { mayHaveLostBrace && looksLikeDeclaration }

  /// Whether the next token begins a line that starts with `alert Name {` or its like.
  private var looksLikeDeclaration: Bool {
    guard tokens.followsNewline(position) || position == 0, let keyword,
      Keyword.declarations.contains(keyword)
    else { return false }
    switch keyword {
    case .terms: return kind(after: 1) == .leftBrace && isAtLineStart
    case .translation: return kind(after: 1) == .word && kind(after: 2) == .word
    default:
      let opens = kind(after: 2) == .leftBrace || kind(after: 2) == .leftParenthesis
      return kind(after: 1) == .word && opens
    }
  }

  /// Whether the next token is the first character of its line.
  private var isAtLineStart: Bool {
    let start = Int(tokens.starts[position])
    return start == 0 || bytes[start - 1] == 0x0A || bytes[start - 1] == 0x0D
  }

  /// Reports a misspelt keyword and reads it as the one that is meant, where there is one.
  mutating func correctKeyword(among candidates: [Keyword]) -> Keyword? {
    guard isAt(.word) else { return nil }
    let name = text(position)
    guard let meant = Spelling.nearest(to: name, in: candidates.map(\.rawValue)),
      let keyword = Keyword(rawValue: meant)
    else { return nil }
    report(.misspelled(name, meant: meant, at: range(position)))
    tokens.correct(position, to: keyword)
    return keyword
  }

  // MARK: Names

  /// Reads a name; `what` says what it names.
  mutating func expectName(_ what: Message) -> Bool {
    if !tokens.followsNewline(position), takeName() { return true }
    reportExpected(what)
    return false
  }

  /// Takes a word as a name, which has no hyphens; tags and the names of rules may have them.
  mutating func takeName() -> Bool {
    guard isAt(.word) else { return false }
    if bytes[tokens.range(position).indices].contains(0x2D) {
      report(.hyphenInName(text(position), at: range(position)))
    }
    advance()
    return true
  }

  mutating func reportExpected(_ what: Message, fixes: [FixIt] = []) {
    report(.expected(what, found: foundHere, at: placeOfMistake, fixes: fixes))
  }

  /// The token that stands where another was expected; where the line ends, the place behind it.
  var placeOfMistake: SourceRange {
    isAtStatementEnd && !isAt(.rightBrace) && !isAt(.semicolon) ? placeBehind : range(position)
  }

  /// What stands where something else was expected; nil at a line's end.
  var foundHere: String? {
    isAtEnd || tokens.followsNewline(position) ? nil : text(position)
  }
}
