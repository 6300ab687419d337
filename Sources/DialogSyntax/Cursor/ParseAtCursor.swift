import DialogSupport

extension SyntaxTree {
  /// Reads a file that has a word for the cursor.
  ///
  /// - Parameter cursor: the offset of the word.
  /// - Returns: what the parser expects in place of the word, and the word’s index; nil where it is in
  ///   a text or a comment.
  static func parsed(
    _ file: SourceFile, cursor: Int
  ) -> (tree: SyntaxTree, expected: [Expectation], token: Int?) {
    file.bytes.withUnsafeBufferPointer { bytes in
      var parser = Parser(bytes, file: FileID(0))
      let token = parser.tokens.starts.firstIndex(of: UInt32(cursor)).flatMap {
        parser.tokens.kinds[$0] == .word ? $0 : nil
      }
      parser.cursor = token.map { ParserCursor(token: $0) }
      parser.parseFile()
      return (parser.takeTree(of: file, findings: []), parser.cursor?.expected ?? [], token)
    }
  }
}

extension Syntax {
  /// The nodes around a byte, this one first.
  func path(to offset: UInt32) -> [Syntax] {
    var path = [self]
    while let child = path.last!.children.first(where: { $0.holds(offset) }) { path.append(child) }
    return path
  }

  private func holds(_ offset: UInt32) -> Bool {
    endToken > firstToken && range.start <= offset && offset < range.end
  }
}
