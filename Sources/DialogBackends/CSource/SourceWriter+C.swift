extension SourceWriter {
  /// A comment for people who use what follows; nothing of an empty text.
  mutating func documentation(_ text: String) {
    if text.isEmpty { return }
    let lines = CommentText.lines(text)
    if lines.count == 1 { return line("/** ", lines[0], " */") }
    line("/** ", lines[0])
    for (index, text) in lines.enumerated().dropFirst() {
      let end = index == lines.count - 1 ? " */" : ""
      if text.isEmpty, end.isEmpty { line() } else { line("    ", text, end) }
    }
  }

  /// A heading that parts the header.
  mutating func heading(_ title: String) {
    line()
    line("/* ---- \(CommentText.line(title)) ---- */")
    line()
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
