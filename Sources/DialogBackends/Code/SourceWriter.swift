/// Writes source code, line by line.
struct SourceWriter {
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
  mutating func append(_ other: SourceWriter) { bytes += other.bytes }

  /// Lines that stand deeper.
  mutating func indented(_ body: (inout SourceWriter) -> Void) { indented(by: 1, body) }

  /// `head {`, deeper lines, `tail`
  mutating func block(_ head: String, _ tail: String = "}", _ body: (inout SourceWriter) -> Void) {
    line(head + " {")
    indented(body)
    line(tail)
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
  mutating func indented(by steps: Int, _ body: (inout SourceWriter) -> Void) {
    let outer = indent
    indent += String(repeating: "  ", count: steps)
    body(&self)
    indent = outer
  }
}
