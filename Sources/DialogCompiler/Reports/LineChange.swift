import DialogFindings
import DialogSupport

/// Lines of a file before and after a fix-it.
struct LineChange {
  let file: SourceFile
  /// The number of the first line, from 1.
  let firstLine: Int
  let old: [ArraySlice<UInt8>]
  let new: [ArraySlice<UInt8>]

  /// The changes of a fix-it, one for edits on the same or neighbouring lines, in its order.
  static func changes(of fix: FixIt, _ places: Places) -> [LineChange] {
    var groups: [[TextEdit]] = []
    for edit in fix.edits {
      if let last = groups.last?.last, areNear(last, edit, places) {
        groups[groups.count - 1].append(edit)
      } else {
        groups.append([edit])
      }
    }
    return groups.map { LineChange($0, places.table($0[0].range), places.file($0[0].range)) }
  }

  /// How much of a line before and after edits matters at most, in bytes.
  private static let reach = 1024

  private static func areNear(_ a: TextEdit, _ b: TextEdit, _ places: Places) -> Bool {
    a.range.file == b.range.file && a.range.end <= b.range.start
      && Int(b.range.start - a.range.end) < reach
      && places.start(b.range).line <= places.end(a.range).line + 1
  }

  private init(_ edits: [TextEdit], _ table: LineTable, _ file: SourceFile) {
    self.file = file
    let first = table.lineIndex(at: Int(edits[0].range.start))
    let extent = LineChange.extent(of: edits, table)
    var changed: [UInt8] = []
    var offset = extent.bytes.lowerBound
    for edit in edits {
      changed += file.bytes[offset..<Int(edit.range.start)]
      changed += edit.text.utf8
      offset = Int(edit.range.end)
    }
    changed += file.bytes[offset..<extent.bytes.upperBound]
    let old = LineChange.lines(extent.before + file.bytes[extent.bytes] + extent.after)
    let new = LineChange.lines(extent.before + changed + extent.after)
    let same = LineChange.sameLines(old, new)
    firstLine = first + same.start + 1
    self.old = Array(old[same.start..<(old.count - same.end)])
    self.new = Array(new[same.start..<(new.count - same.end)])
  }

  /// The lines of edits, of very long ones what is near, with the marks of what is left out.
  private static func extent(
    of edits: [TextEdit], _ table: LineTable
  ) -> (bytes: Range<Int>, before: [UInt8], after: [UInt8]) {
    let first = table.bytes(ofLine: table.lineIndex(at: Int(edits[0].range.start)))
    let editsEnd = Int(edits[edits.count - 1].range.end)
    let last = table.bytes(ofLine: table.lineIndex(at: editsEnd))
    var start = max(first.startIndex, Int(edits[0].range.start) - reach)
    var end = max(min(last.endIndex, editsEnd + reach), editsEnd)
    while start > first.startIndex, first[start] & 0xC0 == 0x80 { start -= 1 }
    while end < last.endIndex, last[end] & 0xC0 == 0x80 { end += 1 }
    let mark = Array("…".utf8)
    return (start..<end, start > first.startIndex ? mark : [], end < last.endIndex ? mark : [])
  }

  private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    let table = LineTable(SourceFile(name: "", bytes: bytes))
    return table.starts.indices.map { table.bytes(ofLine: $0) }
  }

  /// How many lines at the start and at the end do not change.
  private static func sameLines(
    _ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]
  ) -> (start: Int, end: Int) {
    let shorter = min(old.count, new.count)
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old.reversed(), new.reversed()).prefix(shorter - start).prefix { $0 == $1 }.count
    return (start, end)
  }
}

extension SourcePainter {
  /// Lines of either side that are shown; more are left out.
  private static let linesShown = 6

  mutating func draw(_ change: LineChange) {
    rail()
    draw(change.old, "-", .removed, from: change.firstLine, beside: change.new)
    draw(change.new, "+", .added, from: change.firstLine, beside: change.old)
  }

  private mutating func draw(
    _ lines: [ArraySlice<UInt8>], _ sign: String, _ style: OutputStyle, from first: Int,
    beside others: [ArraySlice<UInt8>]
  ) {
    for (index, line) in lines.prefix(SourcePainter.linesShown).enumerated() {
      let isPair = lines.count == 1 && others.count == 1
      let different = isPair ? difference(of: line, from: others[0]) : line.indices
      change(sign, style, line: first + index, line, different: different)
    }
    if lines.count > SourcePainter.linesShown { omission() }
  }

  /// The part between what both lines start and end with, in whole words and scalars.
  private func difference(of line: ArraySlice<UInt8>, from other: ArraySlice<UInt8>) -> Range<Int> {
    var start = zip(line, other).prefix { $0 == $1 }.count
    while start > 0, line.splitsWord(at: start) || other.splitsWord(at: start) { start -= 1 }
    let rest = min(line.count, other.count) - start
    var end = zip(line.reversed(), other.reversed()).prefix(rest).prefix { $0 == $1 }.count
    while end > 0, line.splitsWord(at: line.count - end) || other.splitsWord(at: other.count - end)
    {
      end -= 1
    }
    return (line.startIndex + start)..<(line.endIndex - end)
  }
}

extension ArraySlice<UInt8> {
  /// Whether the byte at an index, counted from the start, and the one before it are of one word
  /// or of one scalar.
  fileprivate func splitsWord(at index: Int) -> Bool {
    guard index > 0, index < count else { return false }
    let (before, byte) = (self[startIndex + index - 1], self[startIndex + index])
    return byte & 0xC0 == 0x80 || (isWord(before) && isWord(byte))
  }

  private func isWord(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte.isASCIIDigit || byte == UInt8(ascii: "_")
  }
}
