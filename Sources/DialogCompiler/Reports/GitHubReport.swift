import DialogFindings
import DialogSupport

extension Report {
  /// `::error file=…,line=…,col=…,endColumn=…,title=rule::message`, a line for each
  /// finding, with its notes after the message.
  func gitHubBytes() -> [UInt8] {
    let places = Places(self)
    var lines = ""
    for finding in findings {
      let properties = gitHubProperties(of: finding, places)
        .map { "\($0)=\(gitHubEscaped($1, also: [":": "%3A", ",": "%2C"]))" }
      let message = gitHubMessage(of: finding, places)
      lines += "::\(gitHubCommand(finding.severity)) \(properties.joined(separator: ","))"
      lines += "::\(gitHubEscaped(message))\n"
    }
    return Array(lines.utf8)
  }

  private func gitHubCommand(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }

  /// Columns only where the range is of one line: GitHub takes them for that alone.
  private func gitHubProperties(of finding: Diagnostic, _ places: Places) -> [(String, String)] {
    let (start, end) = (places.start(finding.range), places.end(finding.range))
    let extent =
      start.line == end.line
      ? [("col", String(start.column)), ("endColumn", String(end.column))]
      : [("endLine", String(end.line))]
    return [("file", places.file(finding.range).name), ("line", String(start.line))] + extent
      + [("title", finding.rule.name)]
  }

  private func gitHubMessage(of finding: Diagnostic, _ places: Places) -> String {
    let notes = finding.notes.map { note in
      let place = note.range.map { range in
        "\(places.file(range).name):\(places.start(range).line): "
      }
      return "\n\(place ?? "")\(note.message[language])"
    }
    return finding.message[language] + notes.joined()
  }

  /// As the commands of GitHub's runner are read: `%`, CR and LF everywhere, `:` and `,` in
  /// properties. Other controls, which would act on the terminal that shows the log, are written out.
  private func gitHubEscaped(_ text: String, also more: [Unicode.Scalar: String] = [:]) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": escaped += "%25"
      case "\r": escaped += "%0D"
      case "\n": escaped += "%0A"
      default: escaped += more[scalar] ?? Printable.visible(scalar)
      }
    }
    return escaped
  }
}
