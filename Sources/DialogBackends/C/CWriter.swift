/// Builds the text of a C header.
struct CWriter {
  private(set) var text = ""
  private var indent = ""

  /// A line at the present depth; an empty one has no spaces.
  mutating func line(_ line: String = "") {
    if !line.isEmpty { text += indent + line }
    text += "\n"
  }

  /// What another writer has written.
  mutating func append(_ other: CWriter) { text += other.text }

  /// Lines that stand deeper.
  mutating func indented(_ body: (inout CWriter) -> Void) {
    indent += "  "
    body(&self)
    indent.removeLast(2)
  }

  /// `head {`, deeper lines, `tail`
  mutating func block(_ head: String, _ tail: String = "}", _ body: (inout CWriter) -> Void) {
    line(head + " {")
    indented(body)
    line(tail)
  }

  /// A comment for people who use what follows; nothing of an empty text.
  mutating func documentation(_ text: String) {
    if text.isEmpty { return }
    let lines = CComment.lines(text)
    if lines.count == 1 { return line("/** \(lines[0]) */") }
    line("/** \(lines[0])")
    for (index, text) in lines.enumerated().dropFirst() {
      let end = index == lines.count - 1 ? " */" : ""
      line(text.isEmpty && end.isEmpty ? "" : "    \(text)\(end)")
    }
  }

  /// A heading that parts the header.
  mutating func heading(_ title: String) {
    line()
    line("/* ---- \(CComment.line(title)) ---- */")
    line()
  }

  /// Pieces parted by spaces, on as many lines of 100 columns as they need, and something behind
  /// the last one. The lines after the first stand deeper.
  mutating func wrapped(_ pieces: [String], tail: String = "") {
    var current = ""
    var isFirst = true
    for (index, piece) in pieces.enumerated() {
      let piece = index == pieces.count - 1 ? piece + tail : piece
      let width = indent.utf8.count + (isFirst ? 0 : 2) + current.utf8.count + 1
      if !current.isEmpty, width + piece.utf8.count > 100 {
        line((isFirst ? "" : "  ") + current)
        (current, isFirst) = (piece, false)
      } else {
        current += current.isEmpty ? piece : " " + piece
      }
    }
    line((isFirst ? "" : "  ") + current)
  }
}
