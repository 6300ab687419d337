import DialogFindings
import DialogSupport

extension Report {
  /// `path:line:column: error: message [rule]`, a line for each finding and each of its notes.
  ///
  /// The severity stays English: Xcode reads it.
  func xcodeBytes() -> [UInt8] {
    let places = Places(self)
    var lines = ""
    for finding in findings {
      let message = onOneLine(finding.message[language])
      lines += "\(xcodePlace(finding.range, places)): \(finding.severity.rawValue): "
      lines += "\(message) [\(finding.rule)]\n"
      for note in finding.notes {
        let place = xcodePlace(note.range ?? finding.range, places)
        lines += "\(place): note: \(onOneLine(note.message[language]))\n"
      }
    }
    return Array(lines.utf8)
  }

  private func xcodePlace(_ range: SourceRange, _ places: Places) -> String {
    let start = places.start(range)
    return "\(Printable.visible(places.file(range).name)):\(start.line):\(start.column)"
  }

  private func onOneLine(_ text: String) -> String {
    Printable.visible(text.split(whereSeparator: \.isNewline).joined(separator: " "))
  }
}
