import DialogSupport

/// A comment between two tokens.
struct Trivia {
  let range: ByteRange
  /// Whether it is the first on its line.
  let startsLine: Bool
  let followsBlankLine: Bool
  /// Whether it is the first comment between its tokens.
  let isFirst: Bool
  /// Whether only a line's end can follow: a `//` comment.
  let endsLine: Bool
  let isFollowedByNewline: Bool
  /// Whether an empty line is between it and what comes next.
  let isFollowedByBlankLine: Bool

  /// The comments before a token, in order.
  static func comments(in tree: SyntaxTree, before token: Int) -> [Trivia] {
    let gap = tree.tokens.triviaRange(before: token)
    let bytes = tree.file.bytes
    var comments: [Trivia] = []
    var newlines = 0
    var position = Int(gap.start)
    while position < Int(gap.end) {
      guard bytes[position] == 0x2F else {
        newlines += isLineEnd(bytes, position) ? 1 : 0
        position += 1
        continue
      }
      let isLine = bytes[position + 1] == 0x2F
      let end = isLine ? lineEnd(bytes, position) : blockEnd(bytes, position, gap)
      comments.append(
        Trivia(
          range: ByteRange(position, end), startsLine: newlines > 0, followsBlankLine: newlines > 1,
          isFirst: comments.isEmpty, endsLine: isLine,
          isFollowedByNewline: countNewlines(bytes, end, gap) > 0,
          isFollowedByBlankLine: countNewlines(bytes, end, gap) > 1))
      newlines = 0
      position = end
    }
    return comments
  }

  /// Whether an empty line comes before a token.
  static func hasBlankLine(in tree: SyntaxTree, before token: Int) -> Bool {
    let gap = tree.tokens.triviaRange(before: token)
    return gap.indices.reduce(0) { $0 + (isLineEnd(tree.file.bytes, $1) ? 1 : 0) } > 1
  }

  /// The comment without spaces at its line's end.
  func text(in tree: SyntaxTree) -> ArraySlice<UInt8> {
    var text = tree.file.bytes[range.indices]
    while let last = text.last, last == 0x20 || last == 0x09 { text.removeLast() }
    return text
  }

  /// Whether a line ends with this byte; the LF of CR LF counts, its CR does not.
  private static func isLineEnd(_ bytes: [UInt8], _ offset: Int) -> Bool {
    if bytes[offset] == 0x0A { return true }
    return bytes[offset] == 0x0D && (offset + 1 == bytes.count || bytes[offset + 1] != 0x0A)
  }

  private static func lineEnd(_ bytes: [UInt8], _ start: Int) -> Int {
    var end = start
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    return end
  }

  /// A comment that is not closed ends where reading goes on.
  private static func blockEnd(_ bytes: [UInt8], _ start: Int, _ gap: ByteRange) -> Int {
    var depth = 0
    var end = start
    repeat {
      if end + 1 >= Int(gap.end) { return Int(gap.end) }
      if bytes[end] == 0x2F, bytes[end + 1] == 0x2A {
        depth += 1
        end += 2
      } else if bytes[end] == 0x2A, bytes[end + 1] == 0x2F {
        depth -= 1
        end += 2
      } else {
        end += 1
      }
    } while depth > 0
    return end
  }

  /// How many lines end between a comment's end and what comes next.
  private static func countNewlines(_ bytes: [UInt8], _ end: Int, _ gap: ByteRange) -> Int {
    var count = 0
    var i = end
    while i < Int(gap.end), bytes[i] != 0x2F {
      count += isLineEnd(bytes, i) ? 1 : 0
      i += 1
    }
    return count
  }
}
