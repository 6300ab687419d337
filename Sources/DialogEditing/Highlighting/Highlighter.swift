import DialogModel
import DialogSupport
import DialogSyntax

/// Tells what the tokens and comments of a piece of a file mean.
struct Highlighter {
  let piece: FilePiece
  let tree: SyntaxTree
  /// The names of the file, by where they start in it.
  private let named: [UInt32: SemanticToken]
  private let range: ByteRange
  private(set) var found: [SemanticToken] = []

  init(_ piece: FilePiece, named: [UInt32: SemanticToken], in range: ByteRange) {
    self.piece = piece
    self.named = named
    self.range = range
    tree = piece.tree
  }

  mutating func collect() {
    let words = keywords(in: range)
    let first = max(tree.firstToken(from: Int(range.start) - piece.start) - 1, 0)
    for token in first..<tree.tokens.count {
      let place = piece.range(tree.tokens.range(token))
      if piece.range(tree.tokens.triviaRange(before: token)).start > range.end { break }
      for comment in tree.comments(before: token) {
        add(
          comment.range, .comment, comment.style == .documentation ? .documentation : [])
      }
      if place.end >= range.start, place.start <= range.end { add(token, words) }
    }
  }

  private mutating func add(_ token: Int, _ words: [UInt32: SemanticToken.Kind]) {
    let bytes = tree.tokens.range(token)
    switch tree.tokens.kinds[token] {
    case .word: addWord(bytes, words[bytes.start])
    case .number: add(bytes, .number)
    case .at: add(bytes, .decorator)
    case .string, .multilineString: addString(token)
    default: break
    }
  }

  private mutating func addWord(_ bytes: ByteRange, _ kind: SemanticToken.Kind?) {
    if let name = named[piece.range(bytes).start] {
      found.append(name)
    } else if let kind {
      let isOwn = kind == .type || kind == .enumMember
      add(bytes, kind, isOwn ? .defaultLibrary : [])
    }
  }

  // MARK: Texts

  private mutating func addString(_ token: Int) {
    let bytes = tree.tokens.range(token)
    var start = bytes.start
    for (name, style, whole) in placeholders(of: token) {
      add(ByteRange(start, whole.start), .string)
      add(ByteRange(whole.start, whole.start + 1), .operator)
      if let token = named[piece.range(name).start] { found.append(token) }
      if let style { add(style, .macro) }
      add(ByteRange(whole.end - 1, whole.end), .operator)
      start = whole.end
    }
    add(ByteRange(start, bytes.end), .string)
  }

  private func placeholders(
    of token: Int
  ) -> [(name: ByteRange, style: ByteRange?, whole: ByteRange)] {
    guard tree.file.bytes[tree.tokens.range(token).indices].contains(UInt8(ascii: "{")) else {
      return []
    }
    return tree.placeholders(ofString: token)
  }

  /// Adds what stands on each line of a range.
  private mutating func add(
    _ bytes: ByteRange, _ kind: SemanticToken.Kind, _ modifiers: SemanticToken.Modifiers = []
  ) {
    var start = bytes.indices.lowerBound
    for index in bytes.indices
    where tree.file.bytes[index] == 0x0A || tree.file.bytes[index] == 0x0D {
      addLine(start, index, kind, modifiers)
      start = index + 1
    }
    addLine(start, bytes.indices.upperBound, kind, modifiers)
  }

  private mutating func addLine(
    _ start: Int, _ end: Int, _ kind: SemanticToken.Kind, _ modifiers: SemanticToken.Modifiers
  ) {
    let place = piece.range(ByteRange(start, max(start, end)))
    guard !place.isEmpty, place.end > range.start, place.start < range.end else { return }
    found.append(SemanticToken(range: place, kind: kind, modifiers: modifiers))
  }
}
