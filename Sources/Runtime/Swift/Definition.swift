/// A table that dialogc wrote: lines, each of words; what they mean is told by the first.
private struct DialogDefinition: Sendable {
  private let table: StaticString

  init(_ table: StaticString) { self.table = table }

  /// What follows the first words of all lines that begin with them.
  func lines(_ words: String) -> [Substring] {
    let text = table.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
    let start = Array((words + " ").utf8)
    // By bytes: a text may begin with a mark that joins the space before it.
    return text.utf8.split(separator: UInt8(ascii: "\n")).filter { $0.starts(with: start) }
      .map { Substring($0.dropFirst(start.count)) }
  }

  /// What follows the first words of the line that begins with them; nil where none does.
  func line(_ words: String) -> Substring? { lines(words).first }

  /// The texts of a place, and the languages that they are in.
  func texts(_ place: String) -> [(language: String, text: Substring)] {
    lines(place).map { line in
      let end = line.utf8.firstIndex(of: UInt8(ascii: " ")) ?? line.endIndex
      return (String(line[..<end]), Substring(line.utf8[end...].dropFirst()))
    }
  }
}

extension Substring {
  fileprivate var words: [String] { split(separator: " ").map(String.init) }
}
