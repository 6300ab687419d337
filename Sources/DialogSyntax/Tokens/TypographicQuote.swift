import DialogSupport

/// The curly, low and angular quotes that are easily typed where the language wants straight ones, those
/// of full width and the brackets of Chinese and Japanese.
enum TypographicQuote {
  private static let european: [[UInt8]] = ["“", "”", "„", "«", "»"].map { Array($0.utf8) }
  private static let paired: [(open: [UInt8], close: [UInt8])] = [
    ("＂", "＂"), ("「", "」"), ("『", "』"),
  ].map { (Array($0.utf8), Array($1.utf8)) }

  /// The length in bytes of the quote that stands at an offset, or 0.
  static func length(in bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int {
    guard bytes[offset] >= 0x80 else { return 0 }
    return (european + paired.map(\.open)).first { bytes[offset...].starts(with: $0) }?.count ?? 0
  }

  /// The length in bytes of a quote at an offset that closes what one at another opens, or 0.
  static func closingLength(
    in bytes: UnsafeBufferPointer<UInt8>, at offset: Int, openedAt start: Int
  ) -> Int {
    guard bytes[offset] >= 0x80 else { return 0 }
    let own = paired.first { bytes[start...].starts(with: $0.open) }?.close
    let closing = own.map { [$0] } ?? european
    return closing.first { bytes[offset...].starts(with: $0) }?.count ?? 0
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The curly quote that was meant to close a text: the last one that closes nothing in it.
  func curlyClosing(in range: Range<Int>) -> ByteRange? {
    var depth = 0
    var found: ByteRange?
    for offset in range.dropLast(2) where self[offset] == 0xE2 && self[offset + 1] == 0x80 {
      switch self[offset + 2] {
      case 0x9C, 0x9E: depth += 1
      case 0x9D where depth > 0: depth -= 1
      case 0x9D: found = ByteRange(offset, offset + 3)
      default: break
      }
    }
    return found
  }
}
