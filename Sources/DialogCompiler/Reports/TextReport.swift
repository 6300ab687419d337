import DialogFindings
import DialogSupport

/// Tells findings to people: what is wrong, the source with the place underlined, what else is
/// worth knowing, what would mend it; what several dialogs share, once.
struct TextReport {
  private let report: Report
  private let places: Places
  private var painter: SourcePainter

  /// The lines shown after the first and before the last of a range that has more.
  private static let linesShown = (before: 2, after: 1)

  /// How many more places are told of what several dialogs share.
  private static let placesShown = 10

  init(_ report: Report, screen: Screen) {
    self.report = report
    places = Places(report)
    painter = SourcePainter(screen: screen)
  }

  func bytes() -> [UInt8] {
    var report = self
    let groups = FindingGroup.groups(of: self.report.findings, in: self.report.language)
    for group in groups { report.write(group) }
    report.writeSummary()
    return report.painter.text.bytes
  }

  private mutating func write(_ group: FindingGroup) {
    write(group.first)
    writePlaces(group.others)
    painter.text.line()
  }

  private mutating func write(_ finding: Diagnostic) {
    painter.fit(lines: lastLine(of: finding))
    let label = ReportWords.severity(finding.severity)[report.language]
    let style = style(of: finding.severity)
    painter.text.write("\(label)[\(finding.rule)]", as: style)
    painter.text.line(": \(indented(finding.message[report.language], by: 2))", as: .strong)
    writePlace(finding.range, style)
    for note in finding.notes where note.range == nil {
      painter.remark(ReportWords.note[report.language], .note, note.message[report.language])
    }
    for note in finding.notes { write(note) }
    for fix in finding.fixes { write(fix, of: finding) }
  }

  /// Where the same is found in other dialogs: the first places, and how many there are besides.
  private mutating func writePlaces(_ others: [Diagnostic]) {
    if others.isEmpty { return }
    painter.text.write(ReportWords.note[report.language], as: .note)
    painter.text.line(": \(ReportWords.same(others.count)[report.language])")
    for other in others.prefix(TextReport.placesShown) { painter.place(place(of: other.range)) }
    let rest = others.count - TextReport.placesShown
    if rest > 0 { painter.omission(ReportWords.more(rest)[report.language]) }
  }

  /// `a.dialog:2:10`; of a file without text the name alone.
  private func place(of range: SourceRange) -> String {
    let file = places.file(range)
    let name = Printable.visible(file.name)
    if file.bytes.isEmpty { return name }
    let start = places.start(range)
    return "\(name):\(start.line):\(start.column)"
  }

  private mutating func write(_ note: Diagnostic.Note) {
    guard let range = note.range else { return }
    painter.text.write(ReportWords.note[report.language], as: .note)
    painter.text.line(": \(indented(note.message[report.language], by: 2))")
    writePlace(range, .note)
  }

  /// Changes of another file than the finding's say where they are.
  private mutating func write(_ fix: FixIt, of finding: Diagnostic) {
    painter.text.write(ReportWords.help(fix.applicability)[report.language], as: .help)
    painter.text.line(": \(indented(fix.title[report.language], by: 2))")
    let own = places.file(finding.range).name
    for change in LineChange.changes(of: fix, places) {
      if change.file.name != own {
        painter.place("\(Printable.visible(change.file.name)):\(change.firstLine)")
      }
      painter.draw(change)
    }
  }

  /// The place and the source there; of a file without text the name alone.
  private mutating func writePlace(_ range: SourceRange, _ style: OutputStyle) {
    painter.place(place(of: range))
    if places.file(range).bytes.isEmpty { return }
    painter.rail()
    let table = places.table(range)
    let lines = table.lines(of: range)
    if lines.count == 1 {
      let line = painter.source(line: lines.lowerBound, of: table, around: Int(range.start))
      painter.marks(line.columns(of: range.bytes.indices), style)
    } else {
      drawSeveral(lines, of: table, range, style)
    }
  }

  /// A range of several lines: a stroke from the first place along the margin to the last. A range
  /// that starts its first line needs no stroke there.
  private mutating func drawSeveral(
    _ lines: ClosedRange<Int>, of table: LineTable, _ range: SourceRange, _ style: OutputStyle
  ) {
    let indentation = table.bytes(ofLine: lines.lowerBound).prefix { $0 == 0x20 || $0 == 0x09 }
    let startsLine = indentation.endIndex >= Int(range.start)
    let first = painter.source(
      line: lines.lowerBound, of: table, around: Int(range.start), margin: startsLine ? "/ " : "  ",
      style)
    if !startsLine {
      let column = first.columns(of: range.bytes.indices).lowerBound
      painter.stroke(to: column + 1, style, margin: " ")
    }
    drawMiddle(lines, of: table, style)
    let last = painter.source(
      line: lines.upperBound, of: table, around: Int(range.end), margin: "| ", style)
    let columns = last.columns(of: table.starts[lines.upperBound]..<Int(range.end))
    painter.stroke(to: columns.upperBound, style, margin: "|")
  }

  /// The lines between the first and the last, or some at either end.
  private mutating func drawMiddle(
    _ lines: ClosedRange<Int>, of table: LineTable, _ style: OutputStyle
  ) {
    let middle = Array(lines.dropFirst().dropLast())
    let (before, after) = TextReport.linesShown
    let isShort = middle.count <= before + after + 1
    for line in isShort ? middle[...] : middle.prefix(before) {
      painter.source(line: line, of: table, around: table.starts[line], margin: "| ", style)
    }
    if isShort { return }
    painter.omission()
    for line in middle.suffix(after) {
      painter.source(line: line, of: table, around: table.starts[line], margin: "| ", style)
    }
  }

  private mutating func writeSummary() {
    let counts = Severity.allCases.reversed().compactMap { severity in
      ReportWords.count(report.count(severity), severity)?[report.language]
    }
    if let heaviest = report.findings.map(\.severity).max() {
      painter.text.line(counts.joined(separator: ", "), as: style(of: heaviest))
    }
  }

  private func lastLine(of finding: Diagnostic) -> Int {
    let ranges =
      [finding.range] + finding.notes.compactMap(\.range)
      + finding.fixes.flatMap { $0.edits.map(\.range) }
    return ranges.map { places.table($0).lineIndex(at: Int($0.end)) + 1 }.max() ?? 1
  }

  private func style(of severity: Severity) -> OutputStyle {
    switch severity {
    case .error: .error
    case .warning: .warning
    case .note: .note
    }
  }
}

extension LineTable {
  /// The lines that a range touches, by index; a line end that it ends with belongs to its line.
  func lines(of range: SourceRange) -> ClosedRange<Int> {
    let first = lineIndex(at: Int(range.start))
    var last = lineIndex(at: Int(range.end))
    if last > first, starts[last] == Int(range.end) { last -= 1 }
    return first...last
  }
}
