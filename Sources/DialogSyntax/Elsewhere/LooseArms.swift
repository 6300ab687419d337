/// The arms of a selection as other languages write them.
struct LooseArms {
  let source: LooseSource
  let items: [LooseItem]

  /// - Parameter selector: the parameter that selects, which `#` stands for in an arm without quotes.
  func written(_ selector: String) -> String? {
    var arms: [String] = []
    var rest = items.filter { !$0.isSign(",", ";", "|") }[...]
    while !rest.isEmpty {
      guard let arm = arm(&rest, selector) else { return nil }
      arms.append(arm)
    }
    return arms.isEmpty ? nil : arms.joined(separator: "  ")
  }

  private func arm(_ rest: inout ArraySlice<LooseItem>, _ selector: String) -> String? {
    while let first = rest.first, isBeforeKey(first, rest.dropFirst().first) {
      rest.removeFirst()
    }
    guard let key = rest.popFirst()?.token, key.kind != .sign, isKey(key.text) else {
      return nil
    }
    while rest.first?.isSign(":", "=", "=>", "->") == true { rest.removeFirst() }
    guard let value = rest.popFirst() else { return nil }
    let name = ForeignWords.arms[key.text] ?? key.text
    if let literal = value.literal { return "\(name) \(source.quoted(literal))" }
    guard case .group("{", let inner, let range) = value else { return nil }
    if let literal = inner.first?.literal, inner.count == 1 {
      return "\(name) \(source.quoted(literal))"
    }
    if inner.contains(where: { $0.literal != nil }) { return nil }
    // Of a group that nothing closes it is not known where its words end.
    let (start, end) = (range.lowerBound + 1, range.upperBound - 1)
    guard end >= inner.last?.range.upperBound ?? start else { return nil }
    let words = source.string(start..<end)
    let text = ForeignPlaceholders.rewrite(
      words.replacing("\"", with: "\\\""), parameters: source.parameters)
    return "\(name) \"\(text.replacing("#", with: "{\(selector)}"))\""
  }

  /// `case`, `=`, `item quantity=`
  private func isBeforeKey(_ item: LooseItem, _ next: LooseItem?) -> Bool {
    let isAttribute =
      item.word == "quantity" || item.word == "item" && next?.word == "quantity"
    return item.word == "case" || item.isSign("=", ".") || isAttribute
  }

  private func isKey(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || $0 == 0x5F }
  }

  /// The same with what is wrong about it.
  func rewriting(_ selector: String) -> Rewriting? {
    guard let text = written(selector) else { return nil }
    let tokens = items.compactMap(\.token)
    if let sign = tokens.first(where: { $0.kind == .sign && $0.text != "," })?.text {
      return .needless(sign, text)
    }
    let words = ["case", "quantity", "item"]
    if let word = tokens.first(where: { $0.kind == .word && words.contains($0.text) })?.text {
      return .needless(word, text)
    }
    if let named = TextReason(source: source, items: items).namedLanguage {
      return .languageByName(named.name, named.tag, text)
    }
    let hasBraces = items.contains { $0.group("{").map { $0.first?.literal == nil } ?? false }
    if hasBraces { return .braces(text) }
    return tokens.first { $0.kind == .sign }.map { .needless($0.text, text) } ?? .quotes(text)
  }

  // MARK: Languages

  /// `one { en "…"  ko "…" } other { … }`: the selection within each language.
  func byLanguage(_ selector: String) -> String? {
    var tags: [String] = []
    var arms: [String: [String]] = [:]
    var rest = items.filter { !$0.isSign(",", ";", ":", "=", "=>", "->") && $0.word != "case" }[...]
    while let key = rest.popFirst()?.token {
      guard let rows = rest.popFirst()?.group("{"), !rows.isEmpty else { return nil }
      var row = rows.filter { !$0.isSign(",", ";", ":", "=") }[...]
      while let first = row.popFirst() {
        guard let tag = source.tag(first), let literal = row.popFirst()?.literal else { return nil }
        if arms[tag] == nil { tags.append(tag) }
        let name = ForeignWords.arms[key.text] ?? key.text
        arms[tag, default: []].append("\(name) \(source.quoted(literal))")
      }
    }
    let blocks = tags.map { "\($0) by \(selector) { \(arms[$0]!.joined(separator: "  ")) }" }
    return blocks.isEmpty ? nil : "{ \(blocks.joined(separator: "  ")) }"
  }
}
