/// Builds the text of a C header.
struct CWriter {
  /// What is written: UTF-8.
  private(set) var bytes: [UInt8] = []
  private var indent = ""

  /// A line at the present depth; an empty one has no spaces.
  mutating func line(_ line: String = "") {
    if !line.isEmpty {
      bytes += indent.utf8
      bytes += line.utf8
    }
    bytes.append(UInt8(ascii: "\n"))
  }

  /// What another writer has written.
  mutating func append(_ other: CWriter) { bytes += other.bytes }

  /// Lines that stand deeper.
  mutating func indented(_ body: (inout CWriter) -> Void) { indented(by: 1, body) }

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

  /// Pieces separated by spaces, on as many lines of 100 columns as they need, and something after
  /// the last one.
  ///
  /// - Parameter hanging: how much deeper the lines after the first stand.
  mutating func wrapped(_ pieces: [String], hanging: String = "  ", tail: String = "") {
    var current = ""
    for (index, piece) in pieces.enumerated() {
      let piece = index == pieces.count - 1 ? piece + tail : piece
      if !current.isEmpty, indent.utf8.count + current.utf8.count + 1 + piece.utf8.count > 100 {
        line(current)
        current = hanging + piece
      } else {
        current += current.isEmpty ? piece : " " + piece
      }
    }
    line(current)
  }

  /// Lines that stand deeper by some steps.
  mutating func indented(by steps: Int, _ body: (inout CWriter) -> Void) {
    let outer = indent
    indent += String(repeating: "  ", count: steps)
    body(&self)
    indent = outer
  }

  /// A function's head: its arguments on lines of their own where they do not fit.
  mutating func head(_ result: String, _ name: String, _ arguments: [String], tail: String) {
    let separated = arguments.dropLast().map { $0 + "," } + arguments.suffix(1)
    let start = "\(result) \(name)("
    let whole = start + separated.joined(separator: " ") + ")" + tail
    if whole.utf8.count <= 100 { return line(whole) }
    line(start)
    indented(by: 2) { $0.wrapped(separated, hanging: "", tail: ")" + tail) }
  }
}
