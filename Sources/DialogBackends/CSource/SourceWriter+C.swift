extension SourceWriter {
  /// A comment for people who use what follows, each text on lines of its own; nothing of empty ones.
  mutating func documentation(_ texts: String...) {
    var isFirst = true
    var isOpen = false
    for text in texts where !text.isEmpty {
      CommentText.forEachLine(text) { line in
        if !isFirst { endLine() }
        isOpen = isFirst || !line.isEmpty
        if isOpen { startLine() }
        if isOpen { append(isFirst ? "/** " : "    ") }
        append(line)
        isFirst = false
      }
    }
    if isFirst { return }
    if !isOpen { startLine() }
    append(isOpen ? " */" : "     */")
    endLine()
  }

  /// A heading that parts the header.
  mutating func heading(_ title: String) {
    line()
    line("/* ---- \(CommentText.line(title)) ---- */")
    line()
  }

  /// A function's head: its arguments on lines of their own where they do not fit.
  ///
  /// - Parameter start: its result and its name.
  mutating func head(_ start: SourceText, _ arguments: [String], tail: SourceText) {
    startLine()
    let content = bytes.count
    append(start)
    append("(")
    let first = bytes.count
    for (index, argument) in arguments.enumerated() {
      if index > 0 { append(", ") }
      append(argument)
    }
    append(")")
    append(tail)
    if bytes.count - content > 100 {
      cut(to: first)
      endLine()
      indented(by: 2) { $0.wrapped(arguments, hanging: 0, separator: ",", tail: ")\(tail)") }
    } else {
      endLine()
    }
  }
}
