import DialogSupport

/// Draws source lines beside their numbers, with what is meant underlined:
///
/// ```
/// 12 |   button delete destructiv
///    |                 ^^^^^^^^^^
/// ```
struct SourcePainter {
  var text: StyledOutput
  let screen: Screen
  /// The columns of the widest line number.
  var numberWidth = 1

  init(screen: Screen) {
    self.screen = screen
    text = StyledOutput(isColored: screen.isColored)
  }

  /// The columns left for a source line beside a margin.
  private func room(beside margin: String) -> Int {
    max(screen.columns - numberWidth - 4 - margin.utf8.count, 20)
  }

  /// Makes room for the numbers of lines up to this one, from 1.
  mutating func fit(lines last: Int) {
    numberWidth = String(last).utf8.count
  }

  /// The rail between numbers and source, alone on its line.
  mutating func rail() {
    text.line("\(padding) |", as: .gutter)
  }

  /// Where it is, before the lines.
  mutating func place(_ place: String) {
    text.write("\(padding)--> ", as: .gutter)
    text.line(place)
  }

  /// Says that lines are left out, or how many of what.
  mutating func omission(_ what: String = "") {
    text.line("\(padding)...\(what.isEmpty ? "" : " ")\(what)", as: .gutter)
  }

  /// A line with what belongs to its place, but under no line.
  mutating func remark(_ label: String, _ style: OutputStyle, _ message: String) {
    text.write("\(padding) = ", as: .gutter)
    text.write("\(label): ", as: style)
    text.line(indented(message, by: numberWidth + 3))
  }

  /// - Parameters:
  ///   - line: an index, from 0, of the table's lines.
  ///   - focus: the offset that is surely shown.
  ///   - margin: what is between rail and source.
  /// - Returns: the line as shown.
  @discardableResult
  mutating func source(
    line: Int, of table: LineTable, around focus: Int, margin: String = "",
    _ style: OutputStyle = .plain
  ) -> DisplayLine {
    let shown = DisplayLine(
      table.bytes(ofLine: line), around: focus, limit: room(beside: margin))
    let source = trimmed(shown.text)
    let isBlank = source.isEmpty
    text.write("\(pad(line + 1)) |\(isBlank && margin.isEmpty ? "" : " ")", as: .gutter)
    text.write(isBlank ? trimmed(margin) : margin, as: style)
    text.line(source)
    return shown
  }

  /// A line that a change takes away (`-`) or brings (`+`).
  ///
  /// - Parameters:
  ///   - number: from 1.
  ///   - different: the bytes of the line that the other side does not have.
  mutating func change(
    _ sign: String, _ style: OutputStyle, line number: Int, _ bytes: ArraySlice<UInt8>,
    different: Range<Int>
  ) {
    let shown = DisplayLine(bytes, around: different.lowerBound, limit: room(beside: ""))
    let parts = shown.parts(around: different)
    text.write("\(pad(number)) ", as: .gutter)
    text.write("\(sign) ", as: style)
    text.write(parts.before)
    text.write(parts.inside, as: style)
    text.line(trimmed(parts.after))
  }

  /// Marks under columns of the line above, which count from 0.
  mutating func marks(_ columns: Range<Int>, _ style: OutputStyle, margin: String = "") {
    text.write("\(padding) | ", as: .gutter)
    text.write(margin)
    text.write(String(repeating: " ", count: columns.lowerBound))
    text.line(String(repeating: "^", count: columns.count), as: style)
  }

  /// A stroke from the margin to a column of the line above, where a range of several lines starts
  /// or ends.
  mutating func stroke(to column: Int, _ style: OutputStyle, margin: String) {
    text.write("\(padding) | ", as: .gutter)
    text.line(margin + String(repeating: "_", count: column) + "^", as: style)
  }

  private var padding: String { String(repeating: " ", count: numberWidth) }

  private func pad(_ number: Int) -> String {
    let digits = String(number)
    return String(repeating: " ", count: max(numberWidth - digits.utf8.count, 0)) + digits
  }
}

/// Without the spaces at its end.
private func trimmed(_ text: String) -> String {
  var text = text
  while text.utf8.last == 0x20 { text.unicodeScalars.removeLast() }
  return text
}

/// A message of several lines, those after the first moved in.
func indented(_ message: String, by columns: Int) -> String {
  if Printable.isVisible(message) { return message }
  return message.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    .map { Printable.visible(String($0)) }
    .joined(separator: "\n" + String(repeating: " ", count: columns))
}
