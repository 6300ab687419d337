/// Where to read on behind a string or a comment that is never closed.
extension Lexer {
  /// An open `"""` ends at the latest with the block around it: in front of a line that is indented
  /// less than its own.
  func recoveryPoint(behindStringAt start: Int) -> Int {
    var lineStart = start
    while lineStart > 0, !isLineEnd(lineStart - 1) { lineStart -= 1 }
    return recoveryPoint(behind: start, indentation: indentation(at: lineStart))
  }

  /// An open comment ends in front of the next declaration.
  func recoveryPoint(behindCommentAt start: Int) -> Int {
    recoveryPoint(behind: start, indentation: 0)
  }

  /// The end of the line above the first one that is indented less, or that begins a declaration.
  private func recoveryPoint(behind start: Int, indentation: Int) -> Int {
    var i = start
    while i < bytes.count {
      guard isLineEnd(i) else {
        i += 1
        continue
      }
      let end = i
      while i < bytes.count, isLineEnd(i) { i += 1 }
      let depth = self.indentation(at: i)
      let isBlank = i + depth == bytes.count || isLineEnd(i + depth)
      if !isBlank, depth < indentation || beginsDeclaration(at: i) { return end }
    }
    return bytes.count
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
    let behind = lineStart + word.count
    guard behind < bytes.count, bytes[behind] == 0x20 else { return false }
    let keyword = keywords.find(word)
    return keyword != .max && Keyword.declarations.contains(Keyword.all[Int(keyword)])
  }
}
