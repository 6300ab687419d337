import DialogSyntax

extension CompletionScope {
  /// What a declaration or statement looks like; nil where the keyword is all of it.
  func skeleton(of keyword: Keyword) -> Snippet? {
    switch keyword {
    case .project:
      "project \(1, "Name") {\n  app \"\(2)\"\n  source \(3, "en")\n  locales \(4, "en, ko")\n}"
    case .enum: "enum \(1, "Name") { \(2, "first"), \(3, "second") }"
    case .terms: .of("terms {\n  \(1, "name") ", text, "\n}")
    case .translation:
      "translation \(1, target) of \(2, "Name") {\n  \(3, "title") \"\(4)\"\n}"
    case .alert:
      .of("alert \(1, "Name") {\n  title ", text, "\n  button \(1, "ok") ", text, "\n  cancel\n}")
    case .actionSheet:
      .of(
        "actionSheet \(1, "Name") {\n  source \(2, "button")\n  choice \(3, "choice") ", text,
        "\n  cancel\n}")
    case .notification:
      .of(
        "notification \(1, "Name") {\n  delivery \(2, "local")\n  category \(3, "event")\n  title ",
        text, "\n  body ", text, "\n}")
    case .allow: "allow(\(1, "group/name"), \"\(2, "reason")\")"
    case .deprecated: "deprecated(\"\(1, "reason")\")"
    default: skeleton(ofStatement: keyword)
    }
  }

  private func skeleton(ofStatement keyword: Keyword) -> Snippet? {
    switch keyword {
    case .app, .title, .subtitle, .message, .body, .hiddenPreview, .description:
      .of("\(keyword.rawValue) ", text)
    case .button, .choice, .action: .of("\(keyword.rawValue) \(1, "name") ", text)
    case .field: .of("field \(1, "name") ", text)
    case .detail: .of("detail {\n  action \(1, "name") ", text, "\n}")
    case .rules: "rules {\n  \(1, "group/name") \(2, "off")\n}"
    case .notifications: "notifications {\n  permission \(1, "Alert")\n  settings \(2, "Screen")\n}"
    default: nil
    }
  }

  func skeleton(ofAttribute keyword: Keyword) -> Snippet? {
    switch keyword {
    case .for: "for \(1, "element") in \(2, "list")"
    case .input: .of("input ", text, " send ", text)
    case .send: .of("send ", text)
    default: nil
    }
  }

  /// The language that a translation is likely into.
  private var target: String { (locales.first { $0 != source } ?? source).tag }

  /// An empty text in the project’s languages; in a language’s own text, of that one.
  var text: Snippet {
    if locales.count < 2 { return "\"\(1)\"" }
    return languages { index, _ in "\"\(index + 1)\"" }
  }

  /// A block of the project’s languages: on one line up to two, else on a line each.
  func languages(_ row: (Int, String) -> Snippet) -> Snippet {
    let isLong = locales.count > 2
    var block: Snippet = isLong ? "{" : "{ "
    for (index, locale) in locales.enumerated() {
      block.append(Snippet(isLong ? "\n  " : index > 0 ? "  " : ""))
      block.append(Snippet(locale.tag + " "))
      block.append(row(index, locale.tag))
    }
    block.append(isLong ? "\n}" : " }")
    return block
  }
}
