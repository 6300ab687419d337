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
      let tokens = Lexer.lex(bytes).0
      let token = tokens.starts.firstIndex(of: UInt32(cursor)).flatMap {
        tokens.kinds[$0] == .word ? $0 : nil
      }
      var parser = Parser(bytes: bytes, tokens: tokens, file: FileID(0))
      parser.cursor = token.map { ParserCursor(token: $0) }
      parser.parseFile()
      let tree = SyntaxTree(
        file: file, id: FileID(0), tokens: parser.tokens, nodes: parser.nodes, findings: [])
      return (tree, parser.cursor?.expected ?? [], token)
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
