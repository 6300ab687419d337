import DialogSupport

/// Where lines break in a valid file, and how deep they are indented; one entry a token.
struct Layout {
  /// What is between two tokens.
  enum Gap { case none, space, twoSpaces, line }

  /// What a token begins.
  private enum Start: UInt8 { case nothing, arm, enumCase, statement, declaration }

  private let tree: SyntaxTree
  /// How many blocks of several lines are open.
  private(set) var depths: [Int]
  /// Whether a token is left out: semicolons that a line's end replaces.
  private(set) var isDropped: [Bool]
  private var starts: [Start]
  /// Whether a token is the first or the last of a block of several lines.
  private var isBlockEdge: [Bool]
  /// Whether the innermost block around a token is written over several lines.
  private var isInLongBlock: [Bool]

  init(_ tree: SyntaxTree) {
    self.tree = tree
    let count = tree.tokens.count
    depths = [Int](repeating: 0, count: count)
    isDropped = [Bool](repeating: false, count: count)
    starts = [Start](repeating: .nothing, count: count)
    isBlockEdge = [Bool](repeating: false, count: count)
    isInLongBlock = [Bool](repeating: true, count: count)
    markStarts(tree.root)
    markBlocks()
    markSemicolons()
  }

  // MARK: Marking

  private mutating func markStarts(_ node: Syntax) {
    for child in node.children {
      let start = start(of: child, in: node)
      if start.rawValue > starts[child.firstToken].rawValue { starts[child.firstToken] = start }
      if child.kind == .directive, child.endToken < node.endToken {
        starts[child.endToken] = .statement
      }
      markStarts(child)
    }
  }

  private func start(of child: Syntax, in parent: Syntax) -> Start {
    switch (parent.kind, child.kind) {
    case (.file, _): .declaration
    case (_, .arm), (_, .languageRow): .arm
    case (_, .enumCase), (.enumeration, .directive): .enumCase
    case (_, .directive), (.dialog, .parameter): .nothing
    case (_, .term), (_, .translationRow), (_, .ruleSetting): .statement
    case (.project, _), (.dialog, _), (.blockStatement, _): .statement
    default: .nothing
    }
  }

  /// A block whose braces stand on different lines is written over several lines.
  private mutating func markBlocks() {
    let lines = LineTable(tree.file)
    let closing = closingBraces()
    var open: [(close: Int, isLong: Bool)] = []
    var depth = 0
    for token in 0..<tree.tokens.count {
      if let block = open.last, block.close == token {
        open.removeLast()
        depth -= block.isLong ? 1 : 0
        isBlockEdge[token] = block.isLong
      }
      depths[token] = depth
      isInLongBlock[token] = open.last?.isLong ?? true
      guard closing[token] >= 0 else { continue }
      let isEmpty = tree.tokens.kinds[(token + 1)..<closing[token]].allSatisfy { $0 == .semicolon }
      let isLong = line(token, lines) != line(closing[token], lines) && !isEmpty
      open.append((closing[token], isLong))
      depth += isLong ? 1 : 0
      if isLong { isBlockEdge[token + 1] = true }
    }
  }

  private func line(_ token: Int, _ lines: LineTable) -> Int {
    lines.lineIndex(at: Int(tree.tokens.starts[token]))
  }

  /// For each `{` the index of its `}`; −1 for other tokens.
  private func closingBraces() -> [Int] {
    var closing = [Int](repeating: -1, count: tree.tokens.count)
    var open: [Int] = []
    for (token, kind) in tree.tokens.kinds.enumerated() {
      if kind == .leftBrace { open.append(token) }
      if kind == .rightBrace, let brace = open.popLast() { closing[brace] = token }
    }
    return closing
  }

  /// Of semicolons in a row the first stays, if any does.
  private mutating func markSemicolons() {
    let kinds = tree.tokens.kinds
    for (token, kind) in kinds.enumerated() where kind == .semicolon {
      let next = kinds[token...].firstIndex { $0 != .semicolon }!
      isDropped[token] = kinds[token - 1] == .semicolon || !divides(token, before: next)
      if isDropped[token], isBlockEdge[token] { isBlockEdge[token + 1] = true }
    }
  }

  /// Whether a semicolon is between two statements of a one-line block, or two cases of an enum
  /// on a line.
  private func divides(_ token: Int, before next: Int) -> Bool {
    let before = tree.tokens.kinds[token - 1]
    if before == .leftBrace { return false }
    if starts[next] == .enumCase {
      return before != .comma && !(token...next).contains { tree.tokens.followsNewline($0) }
    }
    return starts[next] == .statement && !isInLongBlock[token]
  }

  // MARK: Asking

  /// How far a line that starts with a token is indented; the rest of a list goes one further.
  func depth(of token: Int) -> Int {
    depths[token] + (isContinuation(token) ? 1 : 0)
  }

  /// How far a comment on the line above a token is indented.
  func commentDepth(before token: Int) -> Int {
    let isAtClosingBrace = isBlockEdge[token] && tree.tokens.kinds[token] == .rightBrace
    return depth(of: token) + (isAtClosingBrace ? 1 : 0)
  }

  private func isContinuation(_ token: Int) -> Bool {
    starts[token] == .nothing && !isBlockEdge[token] && tree.tokens.kinds[token] != .endOfFile
  }

  func gap(before token: Int) -> Gap {
    guard token > 0 else { return .none }
    if isBlockEdge[token] || tree.tokens.kinds[token] == .endOfFile { return .line }
    switch starts[token] {
    case .declaration: return .line
    case .statement: return breaksLine(before: token) ? .line : .space
    case .arm, .enumCase: return armGap(before: token)
    case .nothing: return innerGap(before: token)
    }
  }

  /// Whether a statement begins a line: in a block of several lines each does.
  private func breaksLine(before token: Int) -> Bool {
    isInLongBlock[token] || followsNewline(token)
  }

  /// The token before another, of those that stay.
  private func previous(_ token: Int) -> Int {
    var previous = token - 1
    while previous > 0, isDropped[previous] { previous -= 1 }
    return previous
  }

  /// Whether a line ends between a token and the one before it, of those that stay.
  private func followsNewline(_ token: Int) -> Bool {
    (previous(token) + 1...token).contains { tree.tokens.followsNewline($0) }
  }

  private func armGap(before token: Int) -> Gap {
    if followsNewline(token) { return .line }
    switch tree.tokens.kinds[previous(token)] {
    case .leftBrace, .comma, .semicolon: return .space
    default: return .twoSpaces
    }
  }

  private func innerGap(before token: Int) -> Gap {
    let before = tree.tokens.kinds[previous(token)]
    if before == .comma, tree.tokens.followsNewline(token) { return .line }
    switch (before, tree.tokens.kinds[token]) {
    case (.leftBrace, .rightBrace): return .none
    case (.at, _), (.leftParenthesis, _), (.leftBracket, _), (.slash, _), (.dot, _): return .none
    case (_, .leftParenthesis), (_, .rightParenthesis), (_, .rightBracket): return .none
    case (_, .comma), (_, .colon), (_, .semicolon), (_, .slash), (_, .dot): return .none
    default: return .space
    }
  }

  /// Whether a blank line goes before a token: one between declarations, and those of the source,
  /// but none at the edges of a block.
  func isBlankLineBefore(_ token: Int) -> Bool {
    if starts[token] == .declaration { return true }
    return !isBlockEdge[token] && Trivia.hasBlankLine(in: tree, before: token)
  }

  func isBlankLine(before comment: Trivia, _ token: Int) -> Bool {
    guard comment.isFirst else { return comment.followsBlankLine }
    if token > 0, tree.tokens.kinds[token - 1] == .leftBrace { return false }
    return comment.followsBlankLine || starts[token] == .declaration
  }
}
