/// What of a comment is written so far.
private struct Documentation {
  var isFirst = true
  /// Whether the last line has something in it.
  var isOpen = false
}

extension SourceWriter {
  /// A comment for people who use what follows, each text on lines of its own; nothing of empty ones.
  ///
  /// - Parameters:
  ///   - line: the first line, of a text that is shown on one.
  ///   - remark: the last line, of words that no comment has to fear.
  mutating func documentation(line: String = "", _ texts: String..., remark: String = "") {
    var state = Documentation()
    if !line.isEmpty { documentationLine(line, &state) }
    for text in texts where !text.isEmpty {
      CommentText.forEachLine(text) { line in
        startDocumentationLine(isEmpty: line.isEmpty, &state)
        append(line)
      }
    }
    if !remark.isEmpty {
      startDocumentationLine(isEmpty: false, &state)
      append(remark)
    }
    endDocumentation(state)
  }

  private mutating func documentationLine(_ text: String, _ state: inout Documentation) {
    var text = text
    if !text.withUTF8(CommentText.isPlain) { text = CommentText.line(text) }
    startDocumentationLine(isEmpty: text.isEmpty, &state)
    append(text)
  }

  private mutating func startDocumentationLine(isEmpty: Bool, _ state: inout Documentation) {
    if !state.isFirst { endLine() }
    state.isOpen = state.isFirst || !isEmpty
    if state.isOpen {
      startLine()
      append(state.isFirst ? "/** " : "    ")
    }
    state.isFirst = false
  }

  private mutating func endDocumentation(_ state: Documentation) {
    if state.isFirst { return }
    if !state.isOpen { startLine() }
    append(state.isOpen ? " */" : "     */")
    endLine()
  }

  /// A heading that parts the header.
  mutating func heading(_ title: String) {
    line()
    append("/* ---- ", CommentText.line(title), " ---- */")
    endLine()
    line()
  }

  /// A function's head: its arguments on lines of their own where they do not fit.
  ///
  /// - Parameters:
  ///   - tail: what stands after the parenthesis.
  ///   - start: writes its result and its name.
  mutating func head(
    _ arguments: [String], tail: String, _ start: (inout SourceWriter) -> Void
  ) {
    startLine()
    let content = size
    start(&self)
    append("(")
    let first = size
    for index in arguments.indices {
      if index > 0 { append(", ") }
      append(arguments[index])
    }
    append(")", tail)
    if size - content > 100 {
      cut(to: first)
      endLine()
      indented(by: 2) { $0.wrapped(arguments, hanging: 0, separator: ",", tail: ")\(tail)") }
    } else {
      endLine()
    }
  }
}
