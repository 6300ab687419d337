/// The curly, low and angular quotes that are easily typed where the language wants straight ones.
enum TypographicQuote {
  private static let quotes: [[UInt8]] = ["“", "”", "„", "«", "»"].map { Array($0.utf8) }

  /// The length in bytes of the quote that stands at an offset, or 0.
  static func length(in bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int {
    guard bytes[offset] >= 0x80 else { return 0 }
    return quotes.first { bytes[offset...].starts(with: $0) }?.count ?? 0
  }
}
