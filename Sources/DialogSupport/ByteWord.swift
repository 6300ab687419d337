/// Eight bytes of a text, asked all at once.
///
/// An answer has bits where a byte is as asked, and none where no byte is. Answers are joined with `|`.
/// Where several bytes are as asked, those above the lowest may be wrong: an answer only tells whether to look closer.
public struct ByteWord {
  @usableFromInline let bits: UInt64

  @usableFromInline static let ones: UInt64 = 0x0101_0101_0101_0101
  @usableFromInline static let highest: UInt64 = 0x8080_8080_8080_8080

  /// - Parameter offset: of the first of eight bytes that are there.
  @inlinable
  public init(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) {
    bits = UnsafeRawPointer(text.baseAddress!)
      .loadUnaligned(fromByteOffset: offset, as: UInt64.self)
  }

  /// All bytes of a text shorter than eight, some twice, or letters.
  @inlinable
  public init(short text: UnsafeBufferPointer<UInt8>) {
    if text.count >= 4 {
      let start = UnsafeRawPointer(text.baseAddress!)
      let end = start.loadUnaligned(fromByteOffset: text.count - 4, as: UInt32.self)
      bits = UInt64(start.loadUnaligned(as: UInt32.self)) << 32 | UInt64(end)
    } else {
      bits = text.reduce(0x6161_6161_6161_6161) { $0 << 8 | UInt64($1) }
    }
  }

  /// Where a byte is.
  @inlinable
  public func marks(of byte: UInt8) -> UInt64 {
    let others = bits ^ (ByteWord.ones &* UInt64(byte))
    return (others &- ByteWord.ones) & ~others & ByteWord.highest
  }

  /// Where a byte is of ASCII, and less than one.
  @inlinable
  public func marks(below byte: UInt8) -> UInt64 {
    (bits &- ByteWord.ones &* UInt64(byte)) & ~bits & ByteWord.highest
  }

  /// Where a byte is not of ASCII.
  @inlinable public var marksBeyondASCII: UInt64 { bits & ByteWord.highest }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether a question about eight bytes has an answer anywhere in a text. The last eight are asked again.
  @inlinable
  @inline(__always)
  public func mayHave(_ marks: (ByteWord) -> UInt64) -> Bool {
    if count < 8 { return marks(ByteWord(short: self)) != 0 }
    var offset = 0
    while offset < count - 8 {
      if marks(ByteWord(self, at: offset)) != 0 { return true }
      offset += 8
    }
    return marks(ByteWord(self, at: count - 8)) != 0
  }
}
