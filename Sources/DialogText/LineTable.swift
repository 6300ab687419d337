/// A place as people and editors count it.
public struct Position: Hashable, Sendable {
  /// From 1.
  public let line: Int
  /// From 1, in Unicode scalars.
  public let column: Int
  /// From 0, in UTF-8 bytes.
  public let offset: Int
}

/// Where the lines of a file start; made once when places of a file are asked for.
///
/// A line ends with LF, CR LF or a lone CR.
public struct LineTable: Sendable {
  private let bytes: [UInt8]
  /// Byte offset of each line's first byte; the first is 0.
  public let starts: [Int]

  public init(_ file: SourceFile) {
    bytes = file.bytes
    var starts = [0]
    bytes.withUnsafeBufferPointer { bytes in
      for i in bytes.indices {
        let loneReturn = bytes[i] == 0x0D && (i + 1 == bytes.count || bytes[i + 1] != 0x0A)
        if bytes[i] == 0x0A || loneReturn { starts.append(i + 1) }
      }
    }
    self.starts = starts
  }

  public func position(at offset: Int) -> Position {
    let offset = min(max(offset, 0), bytes.count)
    let line = lineIndex(at: offset)
    return Position(
      line: line + 1, column: scalarCount(starts[line]..<offset) + 1, offset: offset)
  }

  /// The index, from 0, of the line that holds a byte.
  public func lineIndex(at offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// The bytes of a line (index from 0) without its line end.
  public func bytes(ofLine line: Int) -> ArraySlice<UInt8> {
    let start = starts[line]
    var end = line + 1 < starts.count ? starts[line + 1] : bytes.count
    while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return bytes[start..<end]
  }

  /// Scalars that start in a range of bytes: every byte but UTF-8 continuation bytes.
  private func scalarCount(_ range: Range<Int>) -> Int {
    bytes[range].reduce(0) { $0 + ($1 & 0xC0 != 0x80 ? 1 : 0) }
  }
}
