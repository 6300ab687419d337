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

  /// A line of several pieces at the present depth.
  mutating func line(_ first: String, _ second: String, _ third: String = "") {
    bytes += indent.utf8
    bytes += first.utf8
    bytes += second.utf8
    bytes += third.utf8
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
    if pieces.allSatisfy(\.isEmpty), tail.isEmpty || pieces.isEmpty { return line() }
    var start = bytes.count
    bytes += indent.utf8
    var content = bytes.count
    for (index, piece) in pieces.enumerated() {
      let length = piece.utf8.count + (index == pieces.count - 1 ? tail.utf8.count : 0)
      if bytes.count > content, bytes.count - start + 1 + length > 100 {
        bytes.append(UInt8(ascii: "\n"))
        start = bytes.count
        bytes += indent.utf8
        content = bytes.count
        bytes += hanging.utf8
      } else if bytes.count > content {
        bytes.append(UInt8(ascii: " "))
      }
      bytes += piece.utf8
    }
    bytes += tail.utf8
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Lines that stand deeper by some steps.
  mutating func indented(by steps: Int, _ body: (inout SourceWriter) -> Void) {
    let outer = indent
    indent += String(repeating: "  ", count: steps)
    body(&self)
    indent = outer
  }
}
