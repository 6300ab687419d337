import DialogFindings
import DialogLocales
import DialogModel
import DialogSyntax

extension CompletionScope {
  /// Ways to begin a text.
  ///
  /// - Parameter withLanguages: whether a block of languages may stand here.
  func addTexts(withLanguages: Bool, to list: inout CompletionList) {
    if let name = nameOfText {
      for term in terms(named: name) where withLanguages || locales.count < 2 {
        list.add(
          term.plain, .term, Message(en: "the term ‘\(name)’", ko: "‘\(name)’ 용어"),
          topic: .term(name),
          writing: term, filter: name)
      }
    }
    if withLanguages, locales.count > 1 {
      let tags = locales.map(\.tag).joined(separator: ", ")
      list.add(
        "{ " + locales.map { $0.tag + " \"…\"" }.joined(separator: "  ") + " }", .text,
        Message(en: "a text in \(tags)", ko: "\(tags) 텍스트"), writing: text, filter: "{")
    }
    list.add(
      "\"…\"", .text, Message(en: "a text in \(language)", ko: "\(language) 텍스트"),
      writing: "\"\(1)\"", filter: "\"")
    for parameter in parameters { addSelection(by: parameter, to: &list) }
  }

  /// What the button or field is called that a text is asked for.
  private var nameOfText: String? {
    guard let statement, statement.kind == .button || statement.kind == .term else { return nil }
    if statement.kind == .term { return cursor.words(of: statement).first }
    return statement.name?.text
  }

  private func addSelection(by parameter: Parameter, to list: inout CompletionList) {
    let keys = keys(for: parameter.type)
    if keys.isEmpty { return }
    var block: Snippet = "by \(parameter.name) { "
    for (index, key) in keys.enumerated() {
      block.append("\(index > 0 ? "  " : "")\(key) \"\(index + 1)\"")
    }
    block.append(" }")
    list.add(
      "by " + parameter.name, .keyword, Keyword.by.meaning(in: nil), topic: .keyword(.by, in: nil),
      writing: block)
  }

  /// The arms that a selection by values of a type has in the language around the cursor.
  func keys(for type: ParameterType?) -> [String] {
    switch type {
    case .int: PluralRules(for: language).integerCategories.map(\.rawValue)
    case .bool: ["true", "false"]
    case .enumeration(let index): program.enums[index].cases.map(\.name.text)
    default: []
    }
  }

  // MARK: Rows

  func addRows(_ expectation: Expectation, to list: inout CompletionList) {
    if expectation == .languageTag { addLanguages(to: &list) } else { addArms(to: &list) }
  }

  private func addLanguages(to list: inout CompletionList) {
    guard let block = cursor.innermost(.languages) else {
      // Of a `translation`: those that texts are not written in first.
      for tag in locales where tag != source { addLanguage(tag, writing: nil, to: &list) }
      return
    }
    let there = block.children.filter { $0.kind == .languageRow && $0 != cursor.ancestors.last }
      .map { LanguageRow(syntax: $0).language.text }
    for tag in locales where !there.contains(tag.tag) {
      addLanguage(tag, writing: "\(tag.tag) \"\(1)\"", to: &list)
    }
  }

  func addLanguage(_ tag: LanguageTag, writing snippet: Snippet?, to list: inout CompletionList) {
    list.add(tag.tag, .language, nil, writing: isAtLineEnd ? snippet : nil)
  }

  private func addArms(to list: inout CompletionList) {
    guard let selection = cursor.innermost(.selection) else { return }
    let name = SelectionSyntax(selection).selector?.text
    let type = parameters.first { $0.name == name }?.type
    let there = selection.children.filter { $0.kind == .arm && $0 != cursor.ancestors.last }
      .map { cursor.words(of: $0).first ?? "" }
    let kind: Completion.Kind = if case .enumeration = type { .enumCase } else { .value }
    for key in keys(for: type) + (type == .int || type == .bool ? [] : ["other"])
    where !there.contains(key) {
      list.add(key, kind, nil, writing: isAtLineEnd ? "\(key) \"\(1)\"" : nil)
    }
  }

  // MARK: Placeholders

  func addPlaceholders(
    _ placeholder: CompletionScope.OpenPlaceholder, to list: inout CompletionList
  ) {
    let end = placeholder.isClosed ? "" : "}"
    if placeholder.isInStyle { return addStyles(placeholder, end, to: &list) }
    if let element {
      list.add(
        element, .parameter, Message(en: "an element of the list", ko: "목록의 요소"),
        writing: Snippet(element + end))
    }
    for parameter in parameters {
      let isReadable = parameter.type.map { !Placeholder.Style.isUnreadable($0) } ?? true
      if !isReadable { continue }
      list.add(
        parameter.name, .parameter,
        Message(en: parameter.typeName, ko: KoreanMessage(parameter.typeName)),
        topic: .type(parameter.typeName), writing: Snippet(parameter.name + end))
    }
  }

  private func addStyles(
    _ placeholder: CompletionScope.OpenPlaceholder, _ end: String, to list: inout CompletionList
  ) {
    let type = parameters.first { $0.name == placeholder.name }?.type ?? .string
    for style in Placeholder.Style.words(for: type) {
      list.add(
        style, .style, styleMeaning(style), topic: .style(style), writing: Snippet(style + end))
    }
    for forms in AgreementKind.examples(in: language) {
      list.add(
        forms, .style, styleMeaning(forms), topic: .style(forms), writing: Snippet(forms + end))
    }
  }
}
