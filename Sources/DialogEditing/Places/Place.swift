import DialogSupport
public import DialogSyntax

/// What stands at an offset of a file, as far as its tokens and nodes tell, in files with mistakes too.
///
/// Places are those of the piece’s tree; `piece.range` makes places in the file of them.
///
/// ```
/// button delete if can⟦⟧Delete       spot: word; nodes: file, dialog, button, attribute
/// title "Delete {co⟦⟧unt} Items?"     spot: string, in a placeholder; nodes: …, textStatement, string
/// button ⟦⟧                           spot: space; nodes: file, dialog
/// ```
public struct Place: Sendable {
  /// The piece of the file around the offset.
  public let piece: FilePiece
  /// In the piece’s tree.
  public let offset: Int
  /// What the offset is in or touches.
  public let spot: Spot
  /// The nodes whose tokens the offset is in, between or touches, the innermost last; the first is the
  /// piece’s root.
  public let nodes: [Syntax]
  /// The last token that begins before the offset; nil where none does.
  public let tokenBefore: Int?

  /// What an offset can be in or touch.
  public enum Spot: Sendable {
    /// Between tokens, or at a sign such as a brace.
    case space
    /// In a word or a number, or at its edge; a token of the tree.
    case word(Int)
    /// Between the quotes of a string, a token of the tree.
    case string(Int, StringSpot)
    /// In a comment; right after one on the same line, too.
    case comment(Comment)
  }

  /// What of a string an offset is in.
  public enum StringSpot: Sendable {
    /// What is shown as it stands, or an escape.
    case text
    /// After a `{`, whether or not it is closed.
    case placeholder(PlaceholderSpot)
  }

  /// Finds out what stands at an offset.
  ///
  /// - Parameter offset: in the file; one beyond the piece is taken for its nearest end.
  public init(in piece: FilePiece, at offset: Int) {
    self.piece = piece
    let tree = piece.tree
    let inner = min(max(offset - piece.start, 0), tree.file.bytes.count)
    self.offset = inner
    let after = tree.firstToken(from: inner)
    tokenBefore = after > 0 ? after - 1 : nil
    spot = Spot(at: inner, of: tree, after: after)
    nodes = tree.nodes(at: inner)
  }

  /// What it stands in.
  public var tree: SyntaxTree { piece.tree }

  /// The innermost node of one of these kinds that the place is in.
  public func node(_ kinds: NodeKind...) -> Syntax? { nodes.last { kinds.contains($0.kind) } }

  /// The declaration that the place is in; nil between declarations.
  public var declaration: Syntax? { nodes.count > 1 ? nodes[1] : nil }

  /// The word that the place is in or touches.
  public var word: Word? {
    guard case .word(let token) = spot else { return nil }
    let range = tree.tokens.range(token)
    return Word(text: tree.file.text(range), range: tree.range(range))
  }
}

extension SyntaxTree {
  /// The first token that begins at an offset or after it.
  func firstToken(from offset: Int) -> Int {
    tokens.starts[..<tokens.count].partitioningIndex { Int($0) >= offset }
  }

  /// The nodes that an offset is in or touches, the innermost last. Of two that touch at the offset it
  /// is in the later one.
  func nodes(at offset: Int) -> [Syntax] {
    var path = [root]
    while let next = path[path.count - 1].child(at: offset) { path.append(next) }
    return path
  }
}

extension Syntax {
  fileprivate func child(at offset: Int) -> Syntax? {
    var found: Syntax?
    for child in children where child.endToken > child.firstToken {
      let range = child.range
      if Int(range.start) > offset { break }
      if offset <= Int(range.end) { found = child }
    }
    return found
  }
}

extension Place.Spot {
  /// - Parameter after: the first token that begins at the offset or after it.
  fileprivate init(at offset: Int, of tree: SyntaxTree, after: Int) {
    let tokens = tree.tokens
    if after < tokens.count, Int(tokens.starts[after]) == offset, tokens.isWord(after) {
      self = .word(after)
    } else if after > 0, offset <= Int(tokens.ends[after - 1]), tokens.isWord(after - 1) {
      self = .word(after - 1)
    } else if after > 0, tokens.isInString(after - 1, offset) {
      self = .string(after - 1, Place.StringSpot(at: offset, of: tree, token: after - 1))
    } else if after < tokens.count, let comment = tree.comment(at: offset, before: after) {
      self = .comment(comment)
    } else {
      self = .space
    }
  }
}

extension SyntaxTree {
  fileprivate func comment(at offset: Int, before token: Int) -> Comment? {
    comments(before: token).first { comment in
      let end = Int(comment.range.end)
      let isBefore = isClosed(comment) ? offset < end : offset <= end
      return Int(comment.range.start) < offset && isBefore
    }
  }

  /// Whether a comment ends with a sign of its own, after which another thing may stand.
  private func isClosed(_ comment: Comment) -> Bool {
    comment.style == .block && comment.range.indices.count >= 4
      && file.bytes[comment.range.indices].suffix(2).elementsEqual("*/".utf8)
  }
}

extension TokenTable {
  fileprivate func isWord(_ token: Int) -> Bool {
    kinds[token] == .word || kinds[token] == .number
  }

  fileprivate func isInString(_ token: Int, _ offset: Int) -> Bool {
    guard kinds[token] == .string || kinds[token] == .multilineString else { return false }
    return offset < Int(ends[token]) || (isUnterminated(token) && offset == Int(ends[token]))
  }
}
