extension TokenTable {
  /// Finds out which `}` closes which `{`.
  ///
  /// Where they do not pair up, declarations and the indentation of lines tell which brace is
  /// missing or one too many, so that a lost brace spoils no more than its own block.
  mutating func matchBraces(_ bytes: UnsafeBufferPointer<UInt8>) {
    closings = [UInt32](repeating: 0, count: count)
    if pairUp(0..<count, endsAtDeclarations: true) { return }
    var start = 0
    for token in 1..<max(count, 1) where startsDeclaration(token) || startsTerms(token, bytes) {
      matchDeclaration(start..<token, bytes)
      start = token
    }
    matchDeclaration(start..<count - 1, bytes)
  }

  /// Whether a token begins a declaration wherever it stands: a line that starts with
  /// `alert Name {` or its like.
  func startsDeclaration(_ token: Int) -> Bool {
    guard token == 0 || followsNewline(token), let keyword = keyword(token),
      Keyword.declarations.contains(keyword), kind(token + 1) == .word, !followsNewline(token + 1)
    else { return false }
    if keyword == .translation {
      return kind(token + 2) == .word && self.keyword(token + 2) == .of
        && kind(token + 3) == .word && kind(token + 4) == .leftBrace
    }
    return kind(token + 2) == .leftBrace || kind(token + 2) == .leftParenthesis
  }

  /// Whether a token looks like the start of a glossary; a term of that name looks the same.
  private func startsTerms(_ token: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    followsNewline(token) && keyword(token) == .terms && kind(token + 1) == .leftBrace
      && indentation(of: token, bytes) == 0
  }

  private func kind(_ token: Int) -> TokenKind { kinds[min(token, count - 1)] }

  /// Pairs braces as they come; false where some are left over.
  private mutating func pairUp(
    _ range: Range<Int>, endsAtDeclarations: Bool
  ) -> Bool {
    let declarations = endsAtDeclarations ? UInt8(Keyword.declarations.count) : 0
    var open: [Int] = []
    for token in range {
      switch kinds[token] {
      case .leftBrace: open.append(token)
      case .rightBrace:
        guard let brace = open.popLast() else { return false }
        closings[brace] = UInt32(truncatingIfNeeded: token)
      case .word where keywords[token] < declarations && !open.isEmpty:
        if startsDeclaration(token) { return false }
      default: break
      }
    }
    return open.isEmpty
  }

  private mutating func matchDeclaration(
    _ range: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) {
    if pairUp(range, endsAtDeclarations: false) { return }
    let match = BraceMatcher.match(range, of: self, bytes)
    for (brace, end) in match.closings { closings[brace] = UInt32(truncatingIfNeeded: end) }
    for brace in match.unclosed { flags[brace].insert(.isUnclosed) }
    for brace in match.strays { flags[brace].insert(.isStray) }
    strays += match.strays
    for brace in match.mistyped { kinds[brace] = .rightBrace }
    mistypedBraces += match.mistyped
  }

  /// The white space, in bytes, that starts the line of a token.
  func indentation(of token: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var start = Int(starts[token])
    while start > 0, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D { start -= 1 }
    var end = start
    while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
    return end - start
  }
}

/// Which braces of a declaration belong together.
private struct BraceMatch {
  /// Where each block ends: at its `}`, or before the token where one is missing.
  var closings: [(brace: Int, end: Int)] = []
  /// `{` without `}`.
  var unclosed: [Int] = []
  /// Braces that are one too many.
  var strays: [Int] = []
  /// `{` that should be `}`.
  var mistyped: [Int] = []
}

/// Matches the braces of a declaration that has too few or too many.
private struct BraceMatcher {
  /// A block that is still open.
  private struct Block {
    let brace: Int
    let line: Line
    /// Whether something comes after the brace on its line.
    let hasContentOnLine: Bool
    /// Whether the first line below is indented deeper; nil before there is one.
    var isIndented: Bool?
  }

  private struct Line: Equatable {
    /// The index of its first token.
    var start: Int
    var indentation: Int
  }

  private var match = BraceMatch()
  private let tokens: TokenTable
  private let range: Range<Int>
  private let bytes: UnsafeBufferPointer<UInt8>
  private var open: [Block] = []
  private var line = Line(start: 0, indentation: 0)
  /// How many more `{` than `}` there are, as far as they are not dealt with yet.
  private var excess: Int

  static func match(
    _ range: Range<Int>, of tokens: TokenTable, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> BraceMatch {
    var matcher = BraceMatcher(tokens, range, bytes)
    matcher.run()
    return matcher.match
  }

  private init(_ tokens: TokenTable, _ range: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) {
    self.tokens = tokens
    self.range = range
    self.bytes = bytes
    excess = range.reduce(0) { count, token in
      switch tokens.kinds[token] {
      case .leftBrace: count + 1
      case .rightBrace: count - 1
      default: count
      }
    }
  }

  private mutating func run() {
    for token in range {
      if token == range.lowerBound || tokens.followsNewline(token) { beginLine(token) }
      switch tokens.kinds[token] {
      case .leftBrace: openBlock(token)
      case .rightBrace: closeBlock(token)
      default: break
      }
    }
    while !open.isEmpty { endUnclosed(before: range.upperBound) }
  }

  // MARK: Lines

  private mutating func beginLine(_ token: Int) {
    let indentation = tokens.indentation(of: token, bytes)
    line = Line(start: token, indentation: indentation)
    let isClosing = tokens.kinds[token] == .rightBrace
    while excess > 0, let block = open.last {
      let isShallower = indentation < block.line.indentation
      let isOver = isShallower || (!isClosing && indentation == block.line.indentation)
      guard isOver, block.isIndented ?? block.hasContentOnLine else { break }
      endUnclosed(before: token)
      excess -= 1
    }
    noteIndentation()
  }

  private mutating func noteIndentation() {
    guard let block = open.last, block.isIndented == nil else { return }
    open[open.count - 1].isIndented = line.indentation > block.line.indentation
  }

  // MARK: Braces

  private mutating func openBlock(_ token: Int) {
    if excess > 1, endsTexts(token), let block = open.popLast() {
      match.closings.append((block.brace, token))
      match.mistyped.append(token)
      excess -= 2
      return
    }
    let repeatsBrace = open.last.map { $0.brace == token - 1 } ?? false
    if repeatsBrace, excess > 0 {
      match.strays.append(token)
      excess -= 1
      return
    }
    let hasContent = token + 1 < range.upperBound && !tokens.followsNewline(token + 1)
    open.append(
      Block(brace: token, line: line, hasContentOnLine: hasContent, isIndented: nil))
  }

  /// Whether a `{` comes after a text at the end of its line, where no block begins.
  private func endsTexts(_ token: Int) -> Bool {
    guard token > range.lowerBound, !tokens.followsNewline(token),
      token + 1 == range.upperBound || tokens.followsNewline(token + 1)
    else { return false }
    return tokens.kinds[token - 1] == .string
  }

  private mutating func closeBlock(_ token: Int) {
    guard let block = open.last else {
      match.strays.append(token)
      return
    }
    if excess < 0, block.line != line, closesNothing(token, block) {
      match.strays.append(token)
      excess += 1
    } else {
      match.closings.append((block.brace, token))
      open.removeLast()
    }
  }

  /// Whether a `}` stands where the block of an earlier line would not be closed.
  private func closesNothing(_ token: Int, _ block: Block) -> Bool {
    token != line.start || (block.isIndented == true && line.indentation > block.line.indentation)
  }

  private mutating func endUnclosed(before token: Int) {
    let block = open.removeLast()
    match.closings.append((block.brace, token))
    match.unclosed.append(block.brace)
  }
}
