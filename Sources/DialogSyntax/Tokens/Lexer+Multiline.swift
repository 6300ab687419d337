import DialogSupport

/// Where `"""` was meant, or means something else than it seems to.
extension Lexer {
  /// Whether `"""` opens another text, so that the one before it is not closed: it comes after a
  /// word at the end of a line that is indented no more than the one where that text began.
  func opensAnother(at quotes: Int, after start: Int) -> Bool {
    let isAtLineEnd = quotes + 3 == bytes.count || isLineBreak(bytes[quotes + 3])
    guard isAtLineEnd, quotes - start < 10_000 else { return false }
    var lineStart = quotes
    while lineStart > start, !isLineBreak(bytes[lineStart - 1]) { lineStart -= 1 }
    guard lineStart > start else { return false }
    let line = bytes[lineStart..<quotes]
    let spaces = line.prefix { $0 == 0x20 || $0 == 0x09 }.count
    let word = line.dropFirst(spaces)
    let isWord = word.last == 0x20 && word.dropLast().allSatisfy { $0.isASCIILetter || $0 == 0x2D }
    return isWord && word.count > 1 && spaces <= indentationOfLine(at: start)
  }

  /// Reads a text of several lines that one quote opens at the end of a line, where `"""` closes it.
  mutating func lexMultilineString(withOneQuoteAt start: Int) -> Bool {
    guard position == start + 1, let end = multilineEnd(below: start) else { return false }
    tokens.append(.multilineString, start, end, [.needsDecoding, .isUnterminated])
    problems.append(.missingMultilineQuotes(ByteRange(start, start + 1)))
    position = end
    return true
  }

  /// After `"""` on a line of its own, with none but deeper lines above it.
  private func multilineEnd(below start: Int) -> Int? {
    let indentation = indentationOfLine(at: start)
    var lineStart = start + 1
    let limit = min(bytes.count, start + 10_000)
    while lineStart < limit {
      while lineStart < limit, isLineBreak(bytes[lineStart]) { lineStart += 1 }
      let line = bytes[lineStart..<limit].prefix { !isLineBreak($0) }
      let spaces = line.prefix { $0 == 0x20 || $0 == 0x09 }.count
      if spaces == line.count {
        lineStart = line.endIndex
        continue
      }
      if spaces <= indentation { return nil }
      if line.dropFirst(spaces).starts(with: [0x22, 0x22, 0x22]) { return lineStart + spaces + 3 }
      lineStart = line.endIndex
    }
    return nil
  }

  private func isLineBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}
