/// Takes a text apart in one pass over its UTF-8. Whatever reads words or sentences, of whatever language,
/// is made of its tokens.
public struct TextTokenizer {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var place = 0

  /// - Parameter bytes: valid UTF-8.
  public init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// The next token; nil at the end. Tokens and nothing else make up the text.
  public mutating func next() -> TextToken? {
    guard place < bytes.count else { return nil }
    let start = place
    let kind = take()
    if kind == .letters || kind == .digits { while kindHere == kind { place += length } }
    return TextToken(kind: kind, range: start..<place)
  }

  private mutating func take() -> TextToken.Kind {
    let kind = kindHere ?? .other
    place += length
    return kind
  }

  @inline(__always)
  private var kindHere: TextToken.Kind? {
    guard place < bytes.count else { return nil }
    let byte = bytes[place]
    return byte < 0x80 ? byte.tokenKind : bytes.scalar(at: place).scalar.tokenKind
  }

  /// The bytes of the scalar here.
  @inline(__always)
  private var length: Int { bytes[place] < 0x80 ? 1 : bytes.scalar(at: place).length }
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
