public import DialogSupport

/// What the grammar allows where an editor’s cursor is, found by the parser itself: it reads the
/// declaration around the cursor with a word in the cursor’s place, and tells what it expects there.
public struct SyntaxAtCursor: Sendable {
  /// What may stand in the cursor’s place; nothing in texts and comments.
  public let expected: [Expectation]
  /// The bytes of the file that what is chosen takes the place of: the word around the cursor, or
  /// nothing.
  public let replaced: ByteRange
  /// The nodes around the cursor, the file first. Their tree has a word for the cursor, and is of the
  /// declaration alone.
  public let ancestors: [Syntax]
  /// Whether nothing but white space stands before the word on its line.
  public let startsLine: Bool
  /// The word around the cursor as the file has it; empty where there is none.
  public let written: String
  /// The offset in the tree of the word that stands for the cursor.
  private let word: Int

  /// - Parameter offset: of the cursor, in the file’s bytes; after the end it is the end.
  public init(in file: SourceFile, at offset: Int) {
    let piece = Piece(of: file.bytes, around: min(offset, file.bytes.count))
    let cursor = SourceFile(name: file.name, bytes: piece.bytes)
    let (tree, expected, token) = SyntaxTree.parsed(cursor, cursor: piece.word)
    self.expected = expected
    replaced = piece.replaced
    written = file.text(piece.replaced)
    word = piece.word
    startsLine = token.map { tree.tokens.followsNewline($0) || $0 == 0 } ?? false
    ancestors = tree.root.path(to: UInt32(piece.word))
  }

  /// The innermost node of a kind around the cursor.
  public func innermost(_ kind: NodeKind) -> Syntax? { ancestors.last { $0.kind == kind } }

  /// The language of the text around the cursor, as it is written; nil of the source language’s.
  public var language: String? {
    for node in ancestors.reversed() {
      switch node.kind {
      case .languageRow: return LanguageRow(syntax: node).language.text
      case .translation: return TranslationDeclaration(node).language?.text
      default: continue
      }
    }
    return nil
  }

  /// A name of the tree as the file has it.
  public func name(_ word: Word) -> String {
    word.text == SyntaxAtCursor.mark ? written : word.text
  }

  /// The words before the cursor’s in a node, keywords and names alike.
  public func words(of node: Syntax) -> [String] {
    (node.firstToken..<node.endToken).filter {
      node.tree.tokens.kinds[$0] == .word && node.tree.tokens.starts[$0] < UInt32(word)
    }.map(node.text)
  }
}
