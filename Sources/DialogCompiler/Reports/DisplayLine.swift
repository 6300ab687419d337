import DialogSupport

/// A line of a source as a terminal shows it: tabs reach their stops, what cannot be seen is
/// written out, and a line too long is cut to what surrounds the place in question.
struct DisplayLine {
  var text: String { before + shown(0, starts.count - 1) + after }

  /// What is shown between the marks of what is cut away: UTF-8.
  private var utf8: [UInt8] = []
  /// Where each scalar shown starts: in `utf8`, in bytes of the file, and its column from 0; then
  /// the end.
  private var starts: [Int] = []
  private var offsets: [Int] = []
  private var columns: [Int] = []
  /// The marks of what is cut away.
  private var before = ""
  private var after = ""

  private static let tabStop = 4
  /// Bytes looked at before and after the place in question for each column: what is farther is
  /// shown of no text without piles of combining marks.
  private static let reachOfColumn = 4

  /// - Parameters:
  ///   - bytes: the line without its end, with its indices in the file.
  ///   - focus: the offset that is surely shown.
  ///   - limit: the columns there are.
  init(_ bytes: ArraySlice<UInt8>, around focus: Int, limit: Int) {
    let window = DisplayLine.window(of: bytes, around: focus, limit: limit)
    var cells = readCells(of: window)[...]
    let cutsStart = window.startIndex > bytes.startIndex
    let cutsEnd = window.endIndex < bytes.endIndex
    let width = cells.last.map { $0.column + $0.width } ?? 0
    var (hasMoreBefore, hasMoreAfter) = (cutsStart, cutsEnd)
    if width > limit || cutsStart || cutsEnd {
      let kept = DisplayLine.kept(cells, around: focus, limit: max(limit - 2, 1))
      hasMoreBefore = hasMoreBefore || kept.lowerBound > 0
      hasMoreAfter = hasMoreAfter || kept.upperBound < cells.count
      cells = cells[kept]
    }
    show(cells, hasMoreBefore, hasMoreAfter, end: cells.last?.end ?? bytes.startIndex)
  }

  /// The columns of a range of bytes, clamped to what is shown; never empty: a place between two
  /// scalars or after the line has one column, and a mark that combines that of its base.
  func columns(of range: Range<Int>) -> Range<Int> {
    var first = index(of: range.lowerBound)
    let last = max(index(of: range.upperBound), first)
    if first < last {
      while first > 0, columns[first] == columns[last] { first -= 1 }
    }
    return columns[first]..<max(columns[last], columns[first] + 1)
  }

  /// The text before a range of bytes, in it and after it.
  func parts(around range: Range<Int>) -> (before: String, inside: String, after: String) {
    let first = index(of: range.lowerBound)
    let last = max(index(of: range.upperBound), first)
    return (
      before + shown(0, first), shown(first, last), shown(last, starts.count - 1) + after
    )
  }

  /// What the scalars from one to another are shown as.
  private func shown(_ first: Int, _ last: Int) -> String {
    String(decoding: utf8[starts[first]..<starts[last]], as: UTF8.self)
  }

  /// The first scalar shown that starts at an offset or after it.
  private func index(of offset: Int) -> Int {
    offsets.dropLast().partitioningIndex { $0 >= offset }
  }

  private mutating func show(
    _ cells: ArraySlice<Cell>, _ before: Bool, _ after: Bool, end: Int
  ) {
    let shift = (cells.first?.column ?? 0) - (before ? 1 : 0)
    starts = cells.map(\.start) + [cells.last.map { $0.start + $0.length } ?? 0]
    self.before = before ? "…" : ""
    self.after = after ? "…" : ""
    offsets = cells.map(\.offset) + [end]
    let endColumn = cells.last.map { $0.column + $0.width - shift } ?? (before ? 1 : 0)
    columns = cells.map { $0.column - shift } + [endColumn]
  }

  private struct Cell {
    /// From the first byte of the file to after the last.
    let offset: Int
    let end: Int
    /// What it is shown as, in the line's `utf8`.
    let start: Int
    let length: Int
    let column: Int
    let width: Int
  }

  private static func window(
    of bytes: ArraySlice<UInt8>, around focus: Int, limit: Int
  ) -> ArraySlice<UInt8> {
    let reach = limit * reachOfColumn
    var start = max(bytes.startIndex, min(focus, bytes.endIndex) - reach)
    var end = min(bytes.endIndex, max(focus, bytes.startIndex) + reach)
    while start > bytes.startIndex, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    while end < bytes.endIndex, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return bytes[start..<end]
  }

  /// Reads a line, and writes out in `utf8` what is shown of it.
  private mutating func readCells(of line: ArraySlice<UInt8>) -> [Cell] {
    var cells: [Cell] = []
    cells.reserveCapacity(line.count)
    utf8.reserveCapacity(line.count)
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = line.makeIterator()
    var offset = line.startIndex
    var scanner = TextWidthScanner()
    while true {
      let (scalar, length): (Unicode.Scalar, Int)
      switch parser.parseScalar(from: &iterator) {
      case .valid(let units): (scalar, length) = (Unicode.UTF8.decode(units), units.count)
      case .error(let count): (scalar, length) = ("\u{FFFD}", count)
      case .emptyInput: return cells
      }
      let (column, start) = (scanner.columns, utf8.count)
      write(scalar, &scanner)
      cells.append(
        Cell(
          offset: offset, end: offset + length, start: start, length: utf8.count - start,
          column: column, width: scanner.columns - column))
      offset += length
    }
  }

  private mutating func write(_ scalar: Unicode.Scalar, _ scanner: inout TextWidthScanner) {
    if 0x20..<0x7F ~= scalar.value {
      scanner.take(scalar)
      return utf8.append(UInt8(scalar.value))
    }
    let tabStop = DisplayLine.tabStop
    let text =
      scalar == "\t"
      ? String(repeating: " ", count: tabStop - scanner.columns % tabStop)
      : Printable.visible(scalar)
    for shown in text.unicodeScalars { scanner.take(shown) }
    utf8 += text.utf8
  }

  /// The cells shown of a line that is too long: from its start where the place in question is
  /// near it, else with a third of the columns before that place.
  private static func kept(_ cells: ArraySlice<Cell>, around focus: Int, limit: Int) -> Range<Int> {
    let column = cells.first { $0.end > focus }?.column ?? cells.last.map { $0.column + $0.width }
    guard let column else { return 0..<0 }
    let start = column < limit * 2 / 3 ? 0 : column - limit / 3
    let first = cells.firstIndex { $0.column >= start } ?? cells.count
    let after = cells.firstIndex { $0.column + $0.width > start + limit } ?? cells.count
    return first..<max(first, after)
  }
}
