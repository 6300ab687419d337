public import DialogSupport
import DialogSyntax

extension EditedFile {
  /// What is selected around an offset, step by step: a word, its placeholder, the text, what is
  /// between the quotes and with them, a statement, a block, a declaration with its comments, the file.
  /// Each is larger than the one before and has all of it.
  public func selectionRanges(at offset: Int) -> [ByteRange] {
    let place = place(at: offset)
    var ranges = place.innerRanges + place.nodes.reversed().flatMap(place.ranges)
    ranges = ranges.map(place.piece.range) + [ByteRange(0, source.bytes.count)]
    var grown: [ByteRange] = [ByteRange(clamped(offset), clamped(offset))]
    for range in ranges where range.isLarger(than: grown[grown.count - 1]) { grown.append(range) }
    return grown[0].isEmpty && grown.count > 1 ? Array(grown.dropFirst()) : grown
  }

  private func clamped(_ offset: Int) -> Int { min(max(offset, 0), source.bytes.count) }
}

extension ByteRange {
  fileprivate func isLarger(than other: ByteRange) -> Bool {
    start <= other.start && other.end <= end && self != other
  }
}

extension Place {
  /// What stands around the place within a token or a comment, the smallest first.
  fileprivate var innerRanges: [ByteRange] {
    switch spot {
    case .space: return []
    case .word(let token): return [tree.tokens.range(token)]
    case .comment(let comment): return [comment.range]
    case .string(let token, let spot):
      let range = tree.tokens.range(token)
      let quotes = tree.tokens.kinds[token] == .multilineString ? 3 : 1
      let isClosed = !tree.tokens.isUnterminated(token)
      let text = ByteRange(Int(range.start) + quotes, Int(range.end) - (isClosed ? quotes : 0))
      return ranges(of: spot) + [wordAround(in: text), text, range].compactMap(\.self)
    }
  }

  private func ranges(of spot: StringSpot) -> [ByteRange] {
    guard case .placeholder(let spot) = spot else { return [] }
    let inner = ByteRange(spot.name.start, spot.style?.end ?? spot.name.end)
    let part = spot.isInStyle ? spot.style ?? spot.name : spot.name
    let whole = ByteRange(inner.start - 1, inner.end + (spot.isClosed ? 1 : 0))
    return [part, inner, whole]
  }

  /// The word of a text around the place; nil between words.
  private func wordAround(in text: ByteRange) -> ByteRange? {
    var (start, end) = (offset, offset)
    while start > Int(text.start), isLetter(start - 1) { start -= 1 }
    while end < Int(text.end), isLetter(end) { end += 1 }
    return start == end ? nil : ByteRange(start, end)
  }

  /// Whether a byte belongs to a word: all but the signs of ASCII, so that words of every script count.
  private func isLetter(_ index: Int) -> Bool {
    let byte = tree.file.bytes[index]
    return byte >= 0x80 || byte.isASCIILetter || byte.isASCIIDigit || byte == 0x5F
  }

  /// A node, its block without the braces, and with what documents it.
  fileprivate func ranges(_ node: Syntax) -> [ByteRange] {
    if node.kind == .file { return [] }
    let whole = node.range.bytes
    let comments = tree.comments(before: node.firstToken)
    let documented = comments.first { $0.style == .documentation }
      .map { ByteRange($0.range.start, whole.end) }
    return [blockContent(of: node), block(of: node), whole, documented].compactMap(\.self)
  }

  private func block(of node: Syntax) -> ByteRange? {
    braces(of: node).map { ByteRange(tree.tokens.starts[$0.open], tree.tokens.ends[$0.close]) }
  }

  private func blockContent(of node: Syntax) -> ByteRange? {
    braces(of: node).map { ByteRange(tree.tokens.ends[$0.open], tree.tokens.starts[$0.close]) }
  }

  /// The braces of a node’s own block.
  private func braces(of node: Syntax) -> (open: Int, close: Int)? {
    let last = node.endToken - 1
    guard last > node.firstToken, tree.tokens.kinds[last] == .rightBrace else { return nil }
    var depth = 0
    for token in (node.firstToken...last).reversed() {
      switch tree.tokens.kinds[token] {
      case .rightBrace: depth += 1
      case .leftBrace: depth -= 1
      default: break
      }
      if depth == 0 { return (token, last) }
    }
    return nil
  }
}
