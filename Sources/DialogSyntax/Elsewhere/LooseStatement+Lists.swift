import DialogFindings
import DialogLocales
import DialogSupport

/// Several statements at once.
extension LooseStatement {
  /// `buttons: ["Try Again", "Cancel"]`, `buttons { … }`
  func plural(_ items: ArraySlice<LooseItem>) -> Rewriting? {
    guard let word = items.first?.word ?? items.first?.literal?.text,
      let keyword = ForeignWords.lists[word].flatMap({
        ForeignWords.counterpart(of: $0, among: known)
      }) ?? section(word, items), let last = items.last
    else { return nil }
    let lines =
      last.group("[").map { listed($0, keyword) }
      ?? last.group("{").map { statements($0, keyword) }
    guard let lines, !lines.isEmpty, lines.allSatisfy({ $0 != nil }) else { return nil }
    return .word(word, keyword.rawValue, lines.compactMap { $0 }.joined(separator: "\n"))
  }

  /// `texts { title … message … }`: what a block around statements holds.
  private func section(_ word: String, _ items: ArraySlice<LooseItem>) -> Keyword? {
    guard ["texts", "text", "strings", "content", "labels", "copy", "body"].contains(word),
      items.count == 2, let first = items.last?.group("{")?.first?.word.flatMap(Keyword.init),
      known.contains(first)
    else { return nil }
    return first
  }

  /// `standardButtons: Dialog.Retry | Dialog.Cancel`, `buttons: [ok, cancel]`
  func standardButtons(_ items: ArraySlice<LooseItem>) -> Rewriting? {
    guard let word = items.first?.word, ForeignWords.standardButtons.contains(word) else {
      return nil
    }
    let button = ForeignWords.counterpart(of: .button, among: known) ?? .button
    let lines = items.dropFirst().flatMap(\.tokens).filter { $0.kind != .sign }.map { token in
      standardButton(token.text.split(separator: ".").last.map(String.init) ?? "", button)
    }
    guard !lines.isEmpty, !lines.contains(nil) else { return nil }
    let keyword = lines[0]!.prefix { $0 != " " }
    return .word(word, String(keyword), lines.compactMap { $0 }.joined(separator: "\n"))
  }

  private func standardButton(_ word: String, _ keyword: Keyword) -> String? {
    let name = word.prefix(1).lowercased() + word.dropFirst()
    if name == "cancel" || name == "abort" { return Keyword.cancel.rawValue }
    return PlatformTerms.text(for: name, in: LanguageTag("en")!) != nil
      ? "\(keyword.rawValue) \(name)" : nil
  }

  private func elements(_ items: [LooseItem], _ keyword: Keyword) -> [String?] {
    items.split(whereSeparator: { $0.isSign(",") }).map { items in
      let item = items.first!
      let isCancel = item.literal.map { LooseElement.name(for: $0.text) == "cancel" } ?? false
      return LooseElement(
        source: source, keyword: isCancel ? .cancel : keyword, attributes: []
      ).written(items.count == 1 ? item.group("{") ?? [item] : Array(items))
    }
  }

  /// What stands between brackets: elements with commas between them, or statements with or without.
  private func listed(_ items: [LooseItem], _ keyword: Keyword) -> [String?] {
    let first = items.first?.word.flatMap(Keyword.init)
    return first.map(known.contains) == true
      ? statements(items.filter { !$0.isSign(",") }, keyword) : elements(items, keyword)
  }

  /// The statements in a block; those that begin with a name alone are of its keyword.
  private func statements(_ items: [LooseItem], _ keyword: Keyword) -> [String?] {
    var lines: [[LooseItem]] = []
    for item in items where !item.isSign(";") {
      let isCancel = item.word == Keyword.cancel.rawValue && keyword != .field
      if item.startsLine || lines.isEmpty || isCancel { lines.append([]) }
      lines[lines.count - 1].append(item)
    }
    return lines.map { line in
      LooseStatement(source: source, known: known, items: line).plain()
        ?? LooseElement(source: source, keyword: keyword, attributes: []).written(line)
    }
  }
}
