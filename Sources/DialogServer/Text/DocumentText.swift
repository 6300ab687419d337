import DialogSupport

/// The text of a document, and where its lines start, kept up as it is edited.
///
/// A line ends with LF, CR LF or a lone CR and with nothing else, as in the protocol and in `LineTable`.
struct DocumentText {
  private(set) var bytes: [UInt8]
  /// The offset of each line’s first byte; the first is 0.
  private(set) var lineStarts: [Int]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    lineStarts = [0]
    lineStarts += DocumentText.starts(in: bytes, 0..<bytes.count)
  }

  /// Where lines start after the line ends in a part of the bytes.
  private static func starts(in bytes: [UInt8], _ part: Range<Int>) -> [Int] {
    var starts: [Int] = []
    bytes.withUnsafeBufferPointer { bytes in
      for index in part {
        let byte = bytes[index]
        let isLoneReturn =
          byte == 0x0D && (index + 1 == bytes.count || bytes[index + 1] != 0x0A)
        if byte == 0x0A || isLoneReturn { starts.append(index + 1) }
      }
    }
    return starts
  }

  /// Takes an edit.
  mutating func replace(_ range: Range<Int>, with text: String) {
    let grown = text.utf8.count - range.count
    // A CR in front of the edit and an LF after it may become one line end, or two.
    let first = lineIndex(at: max(range.lowerBound - 1, 0))
    let last = lineIndex(at: min(range.upperBound + 1, bytes.count))
    let end = last + 1 < lineStarts.count ? lineStarts[last + 1] : bytes.count
    bytes.replaceSubrange(range, with: text.utf8)
    // The start after the last line stays one, but for how far it moves.
    let searched = lineStarts[first]..<(end + grown)
    var fresh = DocumentText.starts(in: bytes, searched)
    if last + 1 < lineStarts.count, fresh.last == end + grown { fresh.removeLast() }
    if grown != 0 {
      lineStarts.withUnsafeMutableBufferPointer { starts in
        for line in (last + 1)..<max(starts.count, last + 1) { starts[line] += grown }
      }
    }
    lineStarts.replaceSubrange((first + 1)..<(last + 1), with: fresh)
  }

  // MARK: Places

  /// The index, from 0, of the line that a byte is in.
  func lineIndex(at offset: Int) -> Int {
    lineStarts.partitioningIndex { $0 > offset } - 1
  }

  /// The bytes of a line, by its index from 0, without its end.
  func line(_ index: Int) -> Range<Int> {
    let start = lineStarts[index]
    var end = index + 1 < lineStarts.count ? lineStarts[index + 1] : bytes.count
    while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return start..<end
  }

  /// The offset of a place; beyond the end of a line or of the text that end, within a character its
  /// start.
  func offset(of position: ClientPosition, in encoding: PositionEncoding) -> Int {
    guard position.line < lineStarts.count else { return bytes.count }
    let line = line(position.line)
    return bytes.withUnsafeBufferPointer { bytes in
      var units = 0
      var start = line.lowerBound
      while start < line.upperBound {
        units += encoding.units(ofLead: bytes[start])
        var next = start + 1
        if encoding == .utf8 {
          while next < line.upperBound, bytes[next] & 0xC0 == 0x80 {
            (units, next) = (units + 1, next + 1)
          }
        } else {
          while next < line.upperBound, bytes[next] & 0xC0 == 0x80 { next += 1 }
        }
        if units > position.character { return start }
        start = next
      }
      return start
    }
  }

  /// The place of an offset; after the last byte that of the end.
  func position(at offset: Int, in encoding: PositionEncoding) -> ClientPosition {
    let offset = min(max(offset, 0), bytes.count)
    let line = lineIndex(at: offset)
    let start = lineStarts[line]
    let character = bytes.withUnsafeBufferPointer { bytes in
      bytes[start..<offset].reduce(0) { $0 + encoding.units(ofLead: $1) }
    }
    return ClientPosition(line: line, character: character)
  }

  /// The bytes between two places; those of the later to the earlier where they are told so.
  func bytes(of range: ClientRange, in encoding: PositionEncoding) -> Range<Int> {
    let start = offset(of: range.start, in: encoding)
    let end = offset(of: range.end, in: encoding)
    return min(start, end)..<max(start, end)
  }

  func range(of bytes: ByteRange, in encoding: PositionEncoding) -> ClientRange {
    ClientRange(
      position(at: Int(bytes.start), in: encoding), position(at: Int(bytes.end), in: encoding))
  }
}
