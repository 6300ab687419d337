#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension RandomAccessCollection where Element == UInt8, Index == Int {
  /// Where a text's UTF-8 first occurs.
  ///
  /// - Parameter start: the first offset that counts, in bytes.
  /// - Returns: the offsets of its bytes; nil where it does not occur, or is empty.
  @inlinable
  public func range(of text: some StringProtocol, from start: Int = 0) -> Range<Int>? {
    var text = String(text)
    let (first, from) = (startIndex, Swift.max(start, startIndex))
    let place = text.withUTF8 { text in
      let search = { (own: UnsafeBufferPointer<UInt8>) in own.place(of: text, from: from - first) }
      return withContiguousStorageIfAvailable(search) ?? Array(self).withUnsafeBufferPointer(search)
    }
    return place.map { first + $0..<first + $0 + text.utf8.count }
  }

  /// Whether a text's UTF-8 occurs.
  @inlinable
  public func contains(_ text: some StringProtocol) -> Bool { range(of: text) != nil }
}

extension UnsafeBufferPointer<UInt8> {
  /// Where other bytes first occur from an offset on; nil where they do not, or are none.
  @usableFromInline
  func place(of bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    // Many letters of a script share their first byte, few their last.
    guard let last = bytes.last else { return nil }
    var end = start + bytes.count - 1
    while end < count {
      end = place(of: last, from: end, before: count) + 1
      if end <= count, has(bytes, at: end - bytes.count) { return end - bytes.count }
    }
    return nil
  }

  /// Where a byte first occurs in a part of the bytes; the part's end where it does not.
  public func place(of byte: UInt8, from start: Int, before end: Int) -> Int {
    guard start < end, let part = baseAddress.map({ UnsafeRawPointer($0 + start) }),
      let found = memchr(part, Int32(byte), end - start)
    else { return end }
    return start + (UnsafeRawPointer(found) - part)
  }
}

extension String.UTF8View {
  /// Whether a byte occurs; eight are looked at at once.
  public func contains(_ byte: UInt8) -> Bool {
    // What fills up the last word of a short text is a letter.
    guard !byte.isASCIILetter else { return contains { $0 == byte } }
    let isThere = withContiguousStorageIfAvailable { text in text.mayHave { $0.marks(of: byte) } }
    return isThere ?? contains { $0 == byte }
  }

  /// Whether the bytes begin with a text's UTF-8.
  public func hasPrefix(_ text: String) -> Bool { hasPrefix(text.utf8) }

  /// Whether the bytes end in a text's UTF-8.
  public func hasSuffix(_ text: String) -> Bool { hasSuffix(text.utf8) }

  /// Whether the bytes begin with others.
  public func hasPrefix(_ bytes: some Collection<UInt8>) -> Bool {
    let length = bytes.count
    return count >= length && hasSame(bytes, length, from: 0)
  }

  /// Whether the bytes end in others.
  public func hasSuffix(_ bytes: some Collection<UInt8>) -> Bool {
    let length = bytes.count
    return count >= length && hasSame(bytes, length, from: count - length)
  }

  /// Whether the bytes are others, as many.
  public func equals(_ bytes: some Collection<UInt8>) -> Bool {
    let length = bytes.count
    return count == length && hasSame(bytes, length, from: 0)
  }

  private func hasSame(_ bytes: some Collection<UInt8>, _ length: Int, from start: Int) -> Bool {
    let isSame = withContiguousStorageIfAvailable { own in
      bytes.withContiguousStorageIfAvailable { own.has($0, at: start) }
    }
    return isSame.flatMap { $0 } ?? dropFirst(start).starts(with: bytes)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether other bytes stand at an offset, from which there must be as many.
  public func has(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
    guard let part = bytes.baseAddress, let own = baseAddress else { return true }
    return memcmp(own + start, part, bytes.count) == 0
  }
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

extension [UInt8] {
  /// Another text's UTF-8 in place of a text's, wherever that occurs.
  public func replacing(_ text: String, with other: String) -> [UInt8] {
    var (result, place) = ([UInt8](), 0)
    result.reserveCapacity(count)
    while let found = range(of: text, from: place) {
      result += self[place..<found.lowerBound]
      result += other.utf8
      place = found.upperBound
    }
    return result + self[place...]
  }

  /// How many bytes two texts begin with alike.
  public func commonPrefix(with other: [UInt8]) -> Int {
    let limit = Swift.min(count, other.count)
    return withUnsafeBufferPointer { own in
      other.withUnsafeBufferPointer { other in
        var length = 0
        while length < limit, own[length] == other[length] { length += 1 }
        return length
      }
    }
  }

  /// How many bytes two texts end with alike, of those after the first `prefix` ones.
  public func commonSuffix(with other: [UInt8], from prefix: Int) -> Int {
    let limit = Swift.min(count, other.count) - prefix
    return withUnsafeBufferPointer { own in
      other.withUnsafeBufferPointer { other in
        var length = 0
        while length < limit, own[own.count - 1 - length] == other[other.count - 1 - length] {
          length += 1
        }
        return length
      }
    }
  }
}
