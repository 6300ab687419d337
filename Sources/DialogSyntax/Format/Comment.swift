public import DialogSupport

/// A comment between two tokens.
public struct Comment: Hashable, Sendable {
  /// From its first slash to its end, without the line’s.
  public let range: ByteRange
  /// How it is written.
  public let style: Style
  /// Whether it is the first on its line.
  public let startsLine: Bool

  /// How a comment is written.
  public enum Style: Hashable, Sendable {
    /// `// …`
    case line
    /// `/// …`, of what follows.
    case documentation
    /// `/* … */`
    case block
  }
}

extension SyntaxTree {
  /// The comments between a token and the one before it, in order.
  public func comments(before token: Int) -> [Comment] {
    let gap = tokens.triviaRange(before: token)
    guard file.bytes[gap.indices].contains(UInt8(ascii: "/")) else { return [] }
    return Trivia.comments(in: self, before: token).map { comment in
      Comment(
        range: comment.range, style: style(of: comment),
        startsLine: comment.startsLine || (comment.isFirst && token == 0))
    }
  }

  private func style(of comment: Trivia) -> Comment.Style {
    if !comment.endsLine { return .block }
    let slashes = file.bytes[comment.range.indices].prefix { $0 == UInt8(ascii: "/") }.count
    return slashes == 3 ? .documentation : .line
  }
}
