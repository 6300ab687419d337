import DialogFindings
import DialogLocales
import DialogSyntax

extension CompletionScope {
  /// The terms of the project and of the platform, as names of buttons, each by itself and with its
  /// texts.
  func addButtonNames(_ keyword: Keyword, to list: inout CompletionList) {
    let there = buttonNames
    let own = program.terms.map(\.name.text)
    for name in own + PlatformTerms.names.filter({ !own.contains($0) })
    where !there.contains(name) && name != Keyword.cancel.rawValue {
      list.add(name, .button, words(ofTerm: name), topic: .term(name))
    }
  }

  func addTermNames(to list: inout CompletionList) {
    let there = Set(program.terms.map(\.name.text))
    for name in PlatformTerms.names where !there.contains(name) {
      let text = terms(named: name).first.map { Snippet.of(Snippet(name + " "), $0) }
      list.add(
        name, .term, words(ofTerm: name), topic: .term(name), writing: isAtLineEnd ? text : nil)
    }
  }

  /// The platform’s term of a name as a text in the project’s languages; nothing where it is known
  /// for none of them.
  func terms(named name: String) -> [Snippet] {
    let texts = locales.map { PlatformTerms.text(for: name, in: $0) }
    if texts.allSatisfy({ $0 == nil }) { return [] }
    if texts.count == 1 { return ["\"\(texts[0]!)\""] }
    return [languages { index, _ in texts[index].map { "\"\($0)\"" } ?? "\"\(index + 1)\"" }]
  }

  /// “Delete · 삭제”
  private func words(ofTerm name: String) -> Message? {
    let own = program.terms.first { $0.name.text == name }
    let words = locales.compactMap { locale in
      own?.text[locale].map { $0.pattern.excerpt(in: nil) }
        ?? PlatformTerms.text(for: name, in: locale)
    }
    if words.isEmpty { return nil }
    let line = words.joined(separator: " · ")
    return Message(en: line, ko: KoreanMessage(line))
  }
}
