import DialogRuntime
import DialogSupport

extension ShownDialog {
  /// The dialog as a terminal shows it, row by row, without the columns beside it; drawn by the
  /// terminals’ own renderer.
  ///
  /// - Parameters:
  ///   - columns: of the terminal, from 20.
  ///   - words: of Thai, that lines end between; see `TerminalWords`.
  ///   - isOpened: of a notification the detail view in place of the banner.
  public func drawn(columns: Int, words: [UInt32], isOpened: Bool = false) -> [String] {
    var rows = DrawnRows()
    withRendered(words: words) { shown in
      withUnsafeMutablePointer(to: &rows) { rows in
        dialog_terminal_sketch(
          shown, Int32(columns), isOpened,
          { row, length, rows in
            rows!.assumingMemoryBound(to: DrawnRows.self).pointee
              .add(UnsafeBufferPointer(start: row, count: length))
          }, rows)
      }
    }
    return rows.withoutMargin
  }
}

/// Rows of a terminal as texts.
private struct DrawnRows {
  private var rows: [String] = []

  /// The rows without the spaces that all of them begin with.
  var withoutMargin: [String] {
    let margin = rows.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.utf8.count }.min() ?? 0
    return rows.map { String($0.dropFirst(margin)) }
  }

  /// - Parameter row: UTF-8 with `ESC [ column G` and `ESC [ … m`.
  mutating func add(_ row: UnsafeBufferPointer<CChar>) {
    var cells = RowCells()
    let pieces = row.split(separator: 0x1B, omittingEmptySubsequences: false)
    for (index, piece) in pieces.enumerated() {
      var bytes = piece.map { UInt8(bitPattern: $0) }[...]
      if index > 0 {
        let end = bytes.firstIndex(where: \.isASCIILetter) ?? bytes.endIndex - 1
        if bytes[end] == UInt8(ascii: "G") {
          cells.column = (Int(String(decoding: bytes[1..<end], as: UTF8.self)) ?? 1) - 1
        }
        bytes = bytes[(end + 1)...]
      }
      for character in String(decoding: bytes, as: UTF8.self) { cells.put(character) }
    }
    rows.append(cells.text)
  }
}

/// The cells of a row, which may be written in any order.
private struct RowCells {
  /// Where the next character goes, from 0.
  var column = 0
  /// A character in the first of its cells; nil in the others.
  private var cells: [Character?] = []

  mutating func put(_ character: Character) {
    let width = max(TextWidth.columns(of: String(character)), 1)
    while cells.count < column + width { cells.append(" ") }
    cells[column] = character
    for index in stride(from: 1, to: width, by: 1) { cells[column + index] = nil }
    column += width
  }

  /// Without the spaces at its end.
  var text: String {
    var text = String(cells.compactMap { $0 })
    while text.last == " " { text.removeLast() }
    return text
  }
}
