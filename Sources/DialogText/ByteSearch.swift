extension RandomAccessCollection where Element == UInt8, Index == Int {
  /// Where a text's UTF-8 first occurs.
  ///
  /// - Parameter start: the first offset that counts, in bytes.
  /// - Returns: the offsets of its bytes; nil where it does not occur, or is empty.
  @inlinable
  public func range(of text: some StringProtocol, from start: Int = 0) -> Range<Int>? {
    let needle = text.utf8
    let length = needle.count
    guard let first = needle.first, let last = needle.dropFirst(length - 1).first else {
      return nil
    }
    var place = Swift.max(start, startIndex)
    while place + length <= endIndex {
      // Many letters of a script share their first byte, few their last.
      if self[place] == first, self[place + length - 1] == last,
        self[place..<place + length].elementsEqual(needle)
      {
        return place..<place + length
      }
      place += 1
    }
    return nil
  }

  /// Whether a text's UTF-8 occurs.
  @inlinable
  public func contains(_ text: some StringProtocol) -> Bool { range(of: text) != nil }
}

extension BidirectionalCollection where Element == UInt8 {
  /// Whether the bytes begin with a text's UTF-8.
  @inlinable
  public func hasPrefix(_ text: some StringProtocol) -> Bool { starts(with: text.utf8) }

  /// Whether the bytes end in a text's UTF-8.
  @inlinable
  public func hasSuffix(_ text: some StringProtocol) -> Bool {
    let suffix = text.utf8
    return count >= suffix.count && self.suffix(suffix.count).elementsEqual(suffix)
  }
}
