public import DialogSupport
public import DialogSyntax

/// One mistake in a file: a token lost, written twice or misspelt.
public struct Mutation: Sendable, CustomStringConvertible {
  public enum Kind: String, Sendable, CaseIterable { case delete, duplicate, misspell }

  public let kind: Kind
  public let token: Int
  /// The file with the mistake.
  public let file: SourceFile
  /// The token’s place in the file without the mistake.
  public let range: ByteRange
  private let text: String

  public var description: String { "\(file.name): \(kind.rawValue) ‘\(text)’ at \(range.start)" }

  /// The mistakes that a token can have; only words can be misspelt.
  public static func all(of token: Int, in tree: SyntaxTree) -> [Mutation] {
    Kind.allCases.compactMap { Mutation($0, token, in: tree) }
  }

  private init?(_ kind: Kind, _ token: Int, in tree: SyntaxTree) {
    let range = tree.tokens.range(token)
    var text = Array(tree.file.bytes[range.indices])
    switch kind {
    case .delete: text = []
    case .duplicate: text += [0x20] + text
    case .misspell:
      guard tree.tokens.kinds[token] == .word, text.count > 2 else { return nil }
      text = Mutation.misspell(text)
    }
    self.kind = kind
    self.token = token
    self.range = range
    self.text = tree.file.text(range)
    var bytes = tree.file.bytes
    bytes.replaceSubrange(range.indices, with: text)
    file = SourceFile(name: tree.file.name, bytes: bytes)
  }

  /// Two letters in the middle change places, or one of two equal ones is lost.
  private static func misspell(_ word: [UInt8]) -> [UInt8] {
    var word = word
    let middle = word.count / 2
    if word[middle] == word[middle - 1] {
      word.remove(at: middle)
    } else {
      word.swapAt(middle, middle - 1)
    }
    return word
  }
}
