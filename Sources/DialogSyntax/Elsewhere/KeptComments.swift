import DialogSupport

extension ForeignPiece {
  /// The comments in the piece that its rewriting leaves out, as they are written before it: each on a
  /// line of its own, or on one line where something stands before the piece.
  func comments(in file: SourceFile) -> String {
    guard !rewriting.text.isEmpty else { return "" }
    return file.bytes.withUnsafeBufferPointer { bytes in
      let line = bytes[..<range.lowerBound].reversed().prefix { $0 != 0x0A && $0 != 0x0D }
      let isFirst = line.allSatisfy { $0 <= 0x20 }
      let margin = String(decoding: line.reversed(), as: UTF8.self)
      return LooseLexer(bytes, range).filter { isLeftOut($0) }.map { comment in
        if comment.text.contains(where: \.isNewline) || !isFirst {
          return "/*\(comment.text)*/" + (isFirst ? "\n\(margin)" : " ")
        }
        let words = comment.text.split(separator: " ", omittingEmptySubsequences: true)
        return "// \(words.joined(separator: " "))\n\(margin)"
      }.joined()
    }
  }

  private func isLeftOut(_ token: LooseToken) -> Bool {
    token.kind == .comment && token.text.contains { !$0.isWhitespace }
      && !rewriting.text.contains(token.text)
  }
}
