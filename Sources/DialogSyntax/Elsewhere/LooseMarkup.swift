import DialogFindings

/// Writes an element of XML, HTML or JSX as declarations and statements: `<Button>Retry</Button>`,
/// `<string name="title">…</string>`.
struct LooseMarkup {
  let source: LooseSource
  let element: MarkupElement
  /// What the block around it knows.
  let known: [Keyword]

  /// The statements that it is; nil where it can't be told.
  func statements() -> Rewriting? {
    guard let lines = lines(element), !lines.isEmpty else { return nil }
    return .word("<\(element.name)>", keyword(of: lines[0]), lines.joined(separator: "\n"))
  }

  /// The dialog that it is.
  func declaration() -> Rewriting? {
    guard let keyword = ForeignWords.declarations[element.name],
      keyword == .alert || keyword == .actionSheet
    else { return nil }
    let known = keyword == .alert ? Keyword.alertStatements : Keyword.actionSheetStatements
    let inner = LooseMarkup(source: source, element: element, known: known)
    guard let lines = inner.contentLines(element) else { return nil }
    return LooseDialog(keyword: keyword, statements: inner.texts(of: element) + lines)
      .rewritten("<\(element.name)>")
  }

  private func keyword(of line: String) -> String { String(line.prefix { $0 != " " }) }

  // MARK: Elements

  private func lines(_ element: MarkupElement) -> [String]? {
    if ["string", "plurals"].contains(element.name) { return resource(element).map { [$0] } }
    guard let keyword = ForeignWords.elements[element.name] else {
      return ForeignWords.declarations[element.name] != nil ? nil : contentLines(element)
    }
    guard let own = ForeignWords.counterpart(of: keyword, among: known) else { return nil }
    return line(own, element).map { [$0] }
  }

  /// The lines of what an element holds, which itself says nothing.
  private func contentLines(_ element: MarkupElement) -> [String]? {
    var lines: [String] = []
    for content in element.contents {
      switch content {
      case .element(let inner):
        guard let own = self.lines(inner) else { return nil }
        lines += own
      case .expression: return nil
      case .text(let text):
        if text != " " { return nil }
      }
    }
    return lines
  }

  private func line(_ keyword: Keyword, _ element: MarkupElement) -> String? {
    if [.title, .message, .body, .subtitle].contains(keyword) {
      return element.text.map { "\(keyword.rawValue) \(quoted($0))" }
    }
    let labels = ["title", "label", "text", "placeholder"].compactMap { element.attributes[$0] }
    guard let text = element.text ?? labels.first else { return nil }
    let roles = ForeignWords.roleLabels.compactMap { element.attributes[$0] }
    let isCancel = keyword == .cancel || roles.contains("cancel")
    let attributes = roles.compactMap { ForeignWords.roles[$0] }
    let element = LooseElement(
      source: source, keyword: isCancel ? .cancel : keyword, attributes: attributes)
    return element.written([.token(literal(text))])
  }

  /// The texts that stand in attributes: `<Dialog title="…" message="…">`.
  private func texts(of element: MarkupElement) -> [String] {
    [("title", Keyword.title), ("message", .message), ("description", .message)].compactMap {
      (name, keyword) in
      element.attributes[name].map { "\(keyword.rawValue) \(quoted($0))" }
    }
  }

  // MARK: Resources

  /// `<string name="delete_title">…</string>`, `<plurals name="title">…</plurals>`
  private func resource(_ element: MarkupElement) -> String? {
    guard let name = element.attributes["name"]?.split(separator: "_").last,
      let keyword = Keyword(rawValue: String(name)), known.contains(keyword)
    else { return nil }
    if element.name == "string" {
      return element.text.map { "\(keyword.rawValue) \(quoted($0))" }
    }
    return arms(element).map { "\(keyword.rawValue) \($0)" }
  }

  /// `<item quantity="one">…</item>` and its like, by the first parameter.
  private func arms(_ element: MarkupElement) -> String? {
    guard let selector = source.parameters.first else { return nil }
    let arms = element.elements.compactMap { item -> String? in
      guard let quantity = item.attributes["quantity"], let text = item.text else { return nil }
      return "\(quantity) \(quoted(text).filled(with: source.parameters))"
    }
    guard !arms.isEmpty, arms.count == element.elements.count else { return nil }
    return "by \(selector) { \(arms.joined(separator: "  ")) }"
  }

  // MARK: Texts

  private func quoted(_ text: String) -> String { source.quoted(literal(text)) }

  private func literal(_ text: String) -> LooseToken {
    LooseToken(kind: .text, text: text, range: 0..<0, followsNewline: false)
  }
}

/// A dialog that is declared all at once.
struct LooseDialog {
  let keyword: Keyword
  /// What it says, each on a line of its own.
  let statements: [String]

  /// - Parameter word: what stands for the declaration in the source.
  func rewritten(_ word: String) -> Rewriting? {
    guard let title = statements.first(where: { $0.hasPrefix("title ") }),
      let name = LooseElement.name(for: String(title.dropFirst("title ".count)))
    else { return nil }
    var lines = statements
    if keyword == .alert {
      if lines.contains(where: { $0.hasSuffix(" destructive") }) {
        lines.insert("purpose destructive", at: 0)
      }
      if !lines.contains(where: { $0.hasPrefix("button ") || $0.hasPrefix("cancel") }) {
        lines.append("button ok")
      }
    }
    let body = lines.map { "  \($0)\n" }.joined()
    return .word(word, keyword.rawValue, "\(keyword.rawValue) \(name.capitalizedFirst) {\n\(body)}")
  }
}
