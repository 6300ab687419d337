import DialogFindings
import DialogSupport

extension SyntaxTree {
  /// Reads a file by this language's rules alone, taking its bytes for UTF-8.
  static func parsed(_ file: SourceFile, id: FileID = FileID(0)) -> SyntaxTree {
    file.bytes.withUnsafeBufferPointer { bytes in
      var parser = Parser(bytes, file: id)
      parser.parseFile()
      return parser.takeTree(of: file, findings: parser.collectedFindings)
    }
  }
}

extension Parser {
  /// The tree that was parsed; of the parser nothing is left.
  mutating func takeTree(of source: SourceFile, findings: [Diagnostic]) -> SyntaxTree {
    SyntaxTree(
      file: source, id: file, tokens: exchange(&tokens, with: TokenTable()),
      nodes: exchange(&nodes, with: NodeTable()), findings: findings)
  }
}
