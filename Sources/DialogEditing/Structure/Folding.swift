public import DialogSupport
import DialogSyntax

/// A part of a file that can be folded away, in bytes: what is hidden behind the rest of the line that it
/// starts on.
public struct FoldingRange: Hashable, Sendable {
  /// From after the sign that opens it to before the one that closes it.
  public let range: ByteRange
  /// Whether it is a comment.
  public let isComment: Bool
  /// Whether the line on which it ends goes on with the sign that closes it, and stays to be seen.
  public let isClosed: Bool
}

extension EditedFile {
  /// Blocks, lists of parameters, texts of several lines, comments: what spans lines, in its order.
  public var foldingRanges: [FoldingRange] {
    project.workspace.pieces(of: id).flatMap { piece in
      var folder = Folder(piece: piece)
      folder.collect()
      return folder.found
    }
  }
}

private struct Folder {
  let piece: FilePiece
  private(set) var found: [FoldingRange] = []
  /// After the last parenthesis that is open; lists do not nest.
  private var parenthesis: UInt32?
  private var run: [Comment] = []

  init(piece: FilePiece) { self.piece = piece }

  private var tree: SyntaxTree { piece.tree }

  mutating func collect() {
    for token in 0..<tree.tokens.count {
      for comment in tree.comments(before: token) { add(comment) }
      endRun()
      add(token)
    }
    found.sort { ($0.range.start, $1.range.end) < ($1.range.start, $0.range.end) }
  }

  private mutating func add(_ token: Int) {
    let range = tree.tokens.range(token)
    switch tree.tokens.kinds[token] {
    case .leftBrace:
      guard let end = tree.tokens.closing(of: token) else { return }
      fold(ByteRange(range.end, tree.tokens.range(end).start), isClosed: true)
    case .leftParenthesis: parenthesis = range.end
    case .rightParenthesis:
      if let start = parenthesis { fold(ByteRange(start, range.start), isClosed: true) }
      parenthesis = nil
    case .multilineString where !tree.tokens.isUnterminated(token):
      fold(ByteRange(range.start + 3, range.end - 3), isClosed: true)
    default: break
    }
  }

  private mutating func add(_ comment: Comment) {
    if comment.style == .block {
      endRun()
      let opening = ByteRange(comment.range.start + 2, comment.range.end)
      return fold(opening, isComment: true, isClosed: false)
    }
    if let last = run.last, last.style != comment.style || hasBlankLine(last, comment) { endRun() }
    if comment.startsLine { run.append(comment) }
  }

  private func hasBlankLine(_ a: Comment, _ b: Comment) -> Bool {
    let gap = tree.file.bytes[Int(a.range.end)..<Int(b.range.start)]
    // A line’s end may be two bytes.
    let ends = gap.filter { $0 == 0x0A }.count
    return ends > 1 || (ends == 0 && gap.filter { $0 == 0x0D }.count > 1)
  }

  private mutating func endRun() {
    if run.count > 1 {
      fold(
        ByteRange(lineEnd(run[0]), run[run.count - 1].range.end), isComment: true, isClosed: false)
    }
    run = []
  }

  private func lineEnd(_ comment: Comment) -> UInt32 { comment.range.end }

  private mutating func fold(_ range: ByteRange, isComment: Bool = false, isClosed: Bool) {
    let spansLines = tree.file.bytes[range.indices].contains { $0 == 0x0A || $0 == 0x0D }
    guard spansLines else { return }
    found.append(FoldingRange(range: piece.range(range), isComment: isComment, isClosed: isClosed))
  }
}
