import DialogFindings
import DialogSupport
import DialogSyntax

/// Where the syntax of a file is broken. What is odd there, or missing around it, follows from that
/// and is not reported again.
struct Damage {
  /// Whole lines, in order.
  private let lines: [ByteRange]

  /// Nil where the file's syntax is in order.
  init?(_ tree: SyntaxTree) {
    let errors = tree.findings.filter { $0.severity == .error && !$0.isMended }
    if errors.isEmpty { return nil }
    let bytes = tree.file.bytes
    if tree.isUnreadable {
      lines = [ByteRange(0, bytes.count)]
    } else {
      lines = errors.reduce(into: []) { lines, error in
        let isKnown = lines.last.map { error.range.start <= $0.end } ?? false
        if !isKnown { lines.append(Damage.lines(of: error.range.bytes, in: bytes)) }
      }
    }
  }

  /// Whether a mistake stands on the line of a byte.
  func isOnLine(of offset: UInt32) -> Bool {
    firstLine(endingAfter: offset).map { lines[$0].start <= offset } ?? false
  }

  /// Whether a mistake stands in a range.
  func touches(_ range: ByteRange) -> Bool {
    firstLine(endingAfter: range.start).map { lines[$0].start < range.end } ?? false
  }

  private func firstLine(endingAfter offset: UInt32) -> Int? {
    var low = 0
    var high = lines.count
    while low < high {
      let middle = (low + high) / 2
      if lines[middle].end >= offset { high = middle } else { low = middle + 1 }
    }
    return low < lines.count ? low : nil
  }

  private static func lines(of range: ByteRange, in bytes: [UInt8]) -> ByteRange {
    var start = Int(range.start)
    var end = Int(range.end)
    while start > 0, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D { start -= 1 }
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    return ByteRange(start, end)
  }
}
