/// A table that dialogc wrote: lines, each of words; what they mean is told by the first.
private struct DialogDefinition: Sendable {
  private let all: [Substring]

  /// What holds for all dialogs.
  static let project = DialogDefinition(projectTable)

  init(_ table: StaticString) {
    let text = table.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
    all = text.utf8.split(separator: UInt8(ascii: "\n")).map { Substring($0) }
  }

  /// What follows the first words of all lines that begin with them.
  func lines(_ words: String) -> [Substring] {
    // By bytes: a text may begin with a mark that joins the space before it.
    let start = words.utf8.count
    return all.filter { line in
      line.utf8.starts(with: words.utf8)
        && line.utf8.dropFirst(start).first == UInt8(ascii: " ")
    }.map { Substring($0.utf8.dropFirst(start + 1)) }
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
