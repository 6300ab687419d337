import DialogFindings
import DialogSupport

/// A recursive-descent parser that writes nodes in preorder.
///
/// Where blocks end is known beforehand, and statements end with their line: after a mistake the
/// rest of its line is skipped, so that one mistake gives one finding and what stands around it is
/// read as if nothing had happened.
struct Parser {
  let bytes: UnsafeBufferPointer<UInt8>
  var tokens = TokenTable()
  /// What the lexer found.
  let problems: [Lexer.Problem]
  let file: FileID
  var nodes = NodeTable()
  /// What was found, each with the index of the first token after its line.
  var findings: [(finding: Diagnostic, quietUntil: Int)] = []
  /// The next token.
  private(set) var position = 0
  /// Where the innermost open block ends: at its `}`, or at the token in front of which it is missing.
  private(set) var limit: Int
  /// How many texts are open around the next token.
  var depth = 0
  /// The first token after the line of a mistake, on which all else follows from it.
  var quietUntil = 0
  /// Where the last block without a `}` ended.
  private(set) var unclosedEnd = -1
  /// Whether the last finding guesses what a misspelt keyword should be.
  var isGuess = false
  /// Strays that close a block without a `{`, and those passed over, of the ones that findings may
  /// tell of: no more than findings are.
  private(set) var usedStrays: Set<Int> = []
  /// The last stray that a finding may tell of.
  private let lastToldStray: Int
  /// The place among the strays of the first that is not after the next token.
  private var strayCursor = 0
  /// Where an editor’s cursor is, and what is expected there; nil where nobody asks.
  var cursor: ParserCursor?
  /// The line that was asked for last.
  private var knownLine = Line(start: 0, end: 0, indentation: 0)

  init(_ bytes: UnsafeBufferPointer<UInt8>, file: FileID) {
    self.bytes = bytes
    self.file = file
    problems = Lexer.lex(bytes, into: &tokens)
    limit = tokens.count - 1
    // A declaration has about two tokens for each node.
    nodes.reserveCapacity(tokens.count / 2 + 4)
    lastToldStray = tokens.strays.prefix(SyntaxLimits.findings).last ?? -1
    skipStrays()
  }

  // MARK: Looking

  var kind: TokenKind { tokens.kinds[position] }
  var keyword: Keyword? { tokens.keyword(position) }
  /// Whether nothing is left in the innermost open block or, outside all, in the file.
  var isAtEnd: Bool { position >= limit }

  func kind(after count: Int) -> TokenKind {
    tokens.kinds[min(position + count, tokens.count - 1)]
  }

  func isAt(_ kind: TokenKind) -> Bool { self.kind == kind && !isAtEnd }
  func isAt(_ keyword: Keyword) -> Bool { self.keyword == keyword && !isAtEnd }

  /// Whether the statement that holds the token before ends in front of the next one.
  var isAtStatementEnd: Bool {
    isAtEnd || kind == .semicolon || tokens.followsNewline(position)
  }

  func isFollowedByNewline(_ token: Int) -> Bool {
    token + 1 < tokens.count && tokens.followsNewline(token + 1)
  }

  func text(_ token: Int) -> String {
    String(decoding: bytes[tokens.range(token).indices], as: UTF8.self)
  }

  /// The text of a token as messages show it: the start of a long one.
  func shown(_ token: Int) -> String { shown(tokens.range(token)) }

  func shown(_ range: ByteRange) -> String {
    let limit = 24
    let start = bytes[range.indices].prefix(4 * limit)
    let line = String(decoding: start, as: UTF8.self).prefix { !$0.isNewline }
    let isWhole = line.utf8.count == range.indices.count && line.count <= limit
    return isWhole ? String(line) : line.prefix(limit) + "…"
  }

  func range(_ token: Int) -> SourceRange { SourceRange(file, tokens.range(token)) }

  /// The empty range where the token before ends.
  var placeAfterPrevious: SourceRange {
    position == 0 ? range(0).atStart : range(position - 1).atEnd
  }

  /// A line: its first token, the first one after it, and the white space, in bytes, that starts it.
  struct Line {
    let start: Int
    let end: Int
    let indentation: Int
  }

  /// The line of a token, none before those asked for earlier; found once for all its tokens.
  mutating func line(of token: Int) -> Line {
    if token < knownLine.end, token >= knownLine.start { return knownLine }
    var start = token
    while start > 0, !tokens.followsNewline(start) { start -= 1 }
    var end = token + 1
    while end < tokens.count, !tokens.followsNewline(end) { end += 1 }
    let indentation = tokens.indentation(of: start, bytes)
    knownLine = Line(start: start, end: min(end, tokens.count - 1), indentation: indentation)
    return knownLine
  }

  // MARK: Moving

  mutating func advance() {
    guard !isAtEnd else { return }
    position += 1
    skipStrays()
  }

  private mutating func skipStrays() {
    if tokens.strays.isEmpty { return }
    while tokens.flags[position].contains(.isStray) { position += 1 }
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

  /// Reads the next word as a keyword.
  mutating func correct(to keyword: Keyword) { tokens.correct(position, to: keyword) }

  // MARK: Blocks

  /// Reads `{ … }` with `body`, which stops at the end of the block, or earlier where the block is
  /// not closed.
  mutating func block(_ body: (inout Parser) -> Void) {
    let brace = position
    let end = Int(tokens.closings[brace])
    let isLost = lacksBrace(brace)
    advance()
    if isLost {
      let outer = limit
      limit = min(end, outer)
      body(&self)
      limit = outer
      reportUnclosed(brace)
      unclosedEnd = position
    } else {
      within(end, body)
      if !tokens.flags[brace].contains(.isUnclosed) { advance() }
    }
  }

  /// Whether a block has no `}`, and no text or comment that is not closed has swallowed it.
  func lacksBrace(_ brace: Int) -> Bool {
    let end = Int(tokens.closings[brace])
    return tokens.flags[brace].contains(.isUnclosed)
      && !tokens.flags[end - 1].contains(.isUnterminated)
      && !tokens.flags[end].contains(.followsUnterminated)
  }

  /// Reads a block whose `{` is missing but whose `}` is there; false where it is not.
  mutating func blockWithoutBrace(_ body: (inout Parser) -> Void) -> Bool {
    guard let end = strayEnd() else { return false }
    // Python’s colon stands where the brace is missing.
    let isColon = isAt(.colon) && position + 1 < end && tokens.followsNewline(position + 1)
    reportExpected(
      .sign("{"),
      fixes: [
        isColon
          ? .replace(range(position), with: " {", .safe)
          : .insert(" {", at: placeAfterPrevious, .safe)
      ])
    if isColon { advance() }
    useStray(end)
    within(end, body)
    return true
  }

  /// Reads what stands in front of a token, and skips what is left of it.
  mutating func within(_ end: Int, _ body: (inout Parser) -> Void) {
    let outer = limit
    limit = min(end, outer)
    body(&self)
    if position < limit { position = limit }
    limit = outer
    skipStrays()
  }

  /// The strays passed over follow from what was reported there.
  mutating func useStrays() {
    while strayCursor < tokens.strays.count, tokens.strays[strayCursor] < position {
      useStray(tokens.strays[strayCursor])
      strayCursor += 1
    }
  }

  /// The `}` that would close a block opened after the token before: one too many on the same
  /// line, or on a line that is indented as far.
  mutating func strayEnd() -> Int? {
    guard position > 0, let stray = nextStray() else { return nil }
    let line = line(of: position - 1)
    let isOnLine = stray < line.end
    let isAligned =
      tokens.followsNewline(stray) && tokens.indentation(of: stray, bytes) == line.indentation
    return isOnLine || isAligned ? stray : nil
  }

  /// The next `}` in the block that closes nothing.
  mutating func nextStray() -> Int? {
    while strayCursor < tokens.strays.count, tokens.strays[strayCursor] < position {
      strayCursor += 1
    }
    guard strayCursor < tokens.strays.count else { return nil }
    let stray = tokens.strays[strayCursor]
    return stray <= limit && tokens.kinds[stray] == .rightBrace ? stray : nil
  }

  /// A stray closes what lost its `{`.
  mutating func useStray(_ token: Int) {
    if token <= lastToldStray { usedStrays.insert(token) }
  }

  private mutating func reportUnclosed(_ brace: Int) {
    if findings.count >= SyntaxLimits.findings { return }
    let line = line(of: brace)
    let isOnLine = position <= line.end && position > brace + 1
    let text = isOnLine ? " }" : "\n" + String(repeating: " ", count: line.indentation) + "}"
    if position == unclosedEnd, closeToo(text) { return }
    report(
      .missingClosingBrace(opening: range(brace), at: placeAfterPrevious, text: text), goesOn: true)
  }

  /// The finding of a block that ends at the same place inserts the braces of those around it too;
  /// not where they are too many to be meant.
  private mutating func closeToo(_ text: String) -> Bool {
    changeBrace { edit in
      let isLong = edit.text.utf8.count > 1_000
      return isLong ? edit : TextEdit(replace: edit.range, with: edit.text + text)
    }
  }

  /// The `}` of the block that was read last is missing in front of the next token.
  mutating func closeHere() {
    let place = range(position)
    _ = changeBrace { _ in .insert("} ", at: place) }
  }

  /// Changes the fix of the last finding, if it inserts a brace.
  private mutating func changeBrace(_ change: (TextEdit) -> TextEdit) -> Bool {
    guard let finding = findings.last?.finding,
      finding.rule == RuleDescription.syntaxMissingBrace.id,
      let fix = finding.fixes.first
    else { return false }
    findings[findings.count - 1].finding.fixes = [fix.replacing(edits: [change(fix.edits[0])])]
    return true
  }
}
