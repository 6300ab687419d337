import DialogText

/// Lines of a file before and after a fix-it.
struct LineChange {
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

  private static func areNear(_ a: TextEdit, _ b: TextEdit, _ places: Places) -> Bool {
    a.range.file == b.range.file && a.range.end <= b.range.start
      && places.start(b.range).line <= places.end(a.range).line + 1
  }

  private init(_ edits: [TextEdit], _ table: LineTable, _ file: SourceFile) {
    let first = table.lineIndex(at: Int(edits[0].range.start))
    let last = table.lineIndex(at: Int(edits[edits.count - 1].range.end))
    let extent = table.starts[first]..<table.bytes(ofLine: last).endIndex
    var changed: [UInt8] = []
    var offset = extent.lowerBound
    for edit in edits {
      changed += file.bytes[offset..<Int(edit.range.start)]
      changed += edit.text.utf8
      offset = Int(edit.range.end)
    }
    changed += file.bytes[offset..<max(extent.upperBound, offset)]
    let old = (first...last).map { table.bytes(ofLine: $0) }
    let lines = LineTable(SourceFile(name: "", bytes: changed))
    let new = lines.starts.indices.map { lines.bytes(ofLine: $0) }
    let same = LineChange.sameLines(old, new)
    firstLine = first + same.start + 1
    self.old = Array(old[same.start..<(old.count - same.end)])
    self.new = Array(new[same.start..<(new.count - same.end)])
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
    let pair = zip(change.old.first ?? [], change.new.first ?? [])
    let common = pair.prefix { $0 == $1 }.count
    draw(change.old, "-", .removed, from: change.firstLine, common)
    draw(change.new, "+", .added, from: change.firstLine, common)
  }

  private mutating func draw(
    _ lines: [ArraySlice<UInt8>], _ sign: String, _ style: TextStyle, from first: Int,
    _ focus: Int
  ) {
    for (index, line) in lines.prefix(SourcePainter.linesShown).enumerated() {
      change(sign, style, line: first + index, line, around: line.startIndex + focus)
    }
    if lines.count > SourcePainter.linesShown { omission() }
  }
}
