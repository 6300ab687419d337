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
