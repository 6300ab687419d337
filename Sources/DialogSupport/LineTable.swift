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
  /// The scalars before each block of bytes: a column far along a line costs no more than one
  /// near its start.
  private let scalarsBefore: [Int]

  private static let blockLength = 1024

  /// Finds the lines of a file.
  public init(_ file: SourceFile) {
    bytes = file.bytes
    (starts, scalarsBefore) = LineTable.index(file.bytes)
  }

  /// The place of a byte, by its offset; after the last byte that of the file’s end.
  public func position(at offset: Int) -> Position {
    let offset = min(max(offset, 0), bytes.count)
    let line = lineIndex(at: offset)
    return Position(line: line + 1, column: scalarCount(starts[line], offset) + 1, offset: offset)
  }

  /// The index, from 0, of the line that holds a byte.
  public func lineIndex(at offset: Int) -> Int {
    starts.partitioningIndex { $0 > offset } - 1
  }

  /// The bytes of a line (index from 0) without its line end.
  public func bytes(ofLine line: Int) -> ArraySlice<UInt8> {
    let start = starts[line]
    var end = line + 1 < starts.count ? starts[line + 1] : bytes.count
    while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return bytes[start..<end]
  }

  /// The scalars between two offsets.
  private func scalarCount(_ start: Int, _ end: Int) -> Int {
    let blocks = (start + LineTable.blockLength - 1) / LineTable.blockLength
    let last = end / LineTable.blockLength
    guard blocks < last else { return scalars(in: start..<end) }
    return scalars(in: start..<(blocks * LineTable.blockLength))
      + scalarsBefore[last] - scalarsBefore[blocks]
      + scalars(in: (last * LineTable.blockLength)..<end)
  }

  private func scalars(in range: Range<Int>) -> Int {
    bytes[range].reduce(0) { $0 + LineTable.scalarStarts($1) }
  }

  /// 1 for every byte but UTF-8 continuation bytes.
  private static func scalarStarts(_ byte: UInt8) -> Int { byte & 0xC0 != 0x80 ? 1 : 0 }

  private static func index(_ bytes: [UInt8]) -> (starts: [Int], scalarsBefore: [Int]) {
    var starts = [0]
    var scalarsBefore: [Int] = []
    var scalars = 0
    bytes.withUnsafeBufferPointer { bytes in
      for i in bytes.indices {
        if i % blockLength == 0 { scalarsBefore.append(scalars) }
        scalars += scalarStarts(bytes[i])
        let loneReturn = bytes[i] == 0x0D && (i + 1 == bytes.count || bytes[i + 1] != 0x0A)
        if bytes[i] == 0x0A || loneReturn { starts.append(i + 1) }
      }
      if bytes.count % blockLength == 0 { scalarsBefore.append(scalars) }
    }
    return (starts, scalarsBefore)
  }
}
