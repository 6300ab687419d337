/// Where to read on after a string or a comment that is never closed.
///
/// A text ends at the latest with the block around it: before a line that is indented less than
/// its own. A comment, which may stand anywhere, ends before the next declaration.
extension Lexer {
  /// The end of the line above the first one that an open text or comment can’t hold.
  func recoveryPoint(after start: Int, indentation: Int) -> Int {
    for i in start..<bytes.count where isOver(at: i, indentation: indentation) { return i }
    return bytes.count
  }

  /// Whether the line after a line end is indented less, or begins a declaration.
  func isOver(at lineEnd: Int, indentation: Int) -> Bool {
    guard isLineEnd(lineEnd) else { return false }
    let start = lineEnd + 1
    let depth = self.indentation(at: start)
    if start + depth == bytes.count || isLineEnd(start + depth) { return false }
    return depth < indentation || beginsDeclaration(at: start)
  }

  /// The indentation of the line that holds a byte; none far along a line, so that time stays linear.
  func indentationOfLine(at offset: Int) -> Int {
    var start = offset
    while start > 0, !isLineEnd(start - 1) {
      start -= 1
      if offset - start > 1_000 { return 0 }
    }
    return indentation(at: start)
  }

  private func isLineEnd(_ offset: Int) -> Bool {
    bytes[offset] == 0x0A || bytes[offset] == 0x0D
  }

  /// The spaces and tabs at an offset.
  private func indentation(at offset: Int) -> Int {
    bytes[offset...].prefix { $0 == 0x20 || $0 == 0x09 }.count
  }

  /// Whether a line starts with the keyword of a declaration.
  private func beginsDeclaration(at lineStart: Int) -> Bool {
    let word = bytes[lineStart...].prefix { $0.isASCIILetter }
    let after = lineStart + word.count
    guard after < bytes.count, bytes[after] == 0x20 else { return false }
    let keyword = keywords.find(word)
    return keyword != .max && Keyword.declarations.contains(Keyword.all[Int(keyword)])
  }
}
