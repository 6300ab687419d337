/// Takes a text apart in one pass over its UTF-8. Whatever reads words or sentences, of whatever language,
/// is made of its tokens.
public struct TextTokenizer {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var place = 0

  /// - Parameter bytes: valid UTF-8.
  public init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// The next token; nil at the end. Tokens and nothing else make up the text.
  public mutating func next() -> TextToken? {
    guard let (kind, length) = scalarHere else { return nil }
    let start = place
    place += length
    if kind == .letters || kind == .digits {
      while let (next, length) = scalarHere, next == kind { place += length }
    }
    return TextToken(kind: kind, range: start..<place)
  }

  /// What the scalar here is, and its length in bytes; nil at the end.
  @inline(__always)
  private var scalarHere: (kind: TextToken.Kind, length: Int)? {
    guard place < bytes.count else { return nil }
    if bytes[place] < 0x80 { return (bytes[place].tokenKind, 1) }
    let (scalar, length) = bytes.scalar(at: place)
    return (scalar.tokenKind, length)
  }
}

/// The tokens of a text, and the sentences that they make up.
public struct TextTokens: Sendable {
  /// In order; together they are the text.
  public let all: [TextToken]
  /// The text’s UTF-8.
  public let bytes: [UInt8]

  /// - Parameter text: with U+FFFC for each placeholder.
  public init(_ text: String) { self.init(Array(text.utf8)) }

  /// - Parameter bytes: valid UTF-8.
  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
    all = bytes.withUnsafeBufferPointer { buffer in
      var tokens: [TextToken] = []
      tokens.reserveCapacity(buffer.count / 3 + 2)
      var tokenizer = TextTokenizer(buffer)
      while let token = tokenizer.next() { tokens.append(token) }
      return tokens
    }
  }

  /// A token, by its place among them.
  public subscript(index: Int) -> TextToken { all[index] }

  /// The characters of a token.
  public func text(_ index: Int) -> String { text(index..<index + 1) }

  /// The characters of tokens in a row.
  public func text(_ range: Range<Int>) -> String {
    range.isEmpty ? "" : String(decoding: bytes[bytesOf(range)], as: UTF8.self)
  }

  /// The characters before the first token of some kinds.
  public func textBefore(_ isBound: (TextToken.Kind) -> Bool) -> String {
    text(0..<(all.firstIndex { isBound($0.kind) } ?? all.count))
  }

  /// The bytes of tokens in a row, in the text; empty ones stand where the first would.
  public func bytesOf(_ range: Range<Int>) -> Range<Int> {
    let start = range.lowerBound < all.count ? all[range.lowerBound].range.lowerBound : bytes.count
    return start..<(range.isEmpty ? start : all[range.upperBound - 1].range.upperBound)
  }

  func scalar(at index: Int) -> Unicode.Scalar {
    bytes.withUnsafeBufferPointer { $0.scalar(at: all[index].range.lowerBound).scalar }
  }
}
