import DialogLocales
import DialogSupport

/// A button or a field as other languages write it: its name, text and attributes in any order.
struct LooseElement {
  let source: LooseSource
  let keyword: Keyword
  var name: String?
  /// Whether the name was written, not made of the text.
  private var isNamed = false
  var text: String?
  var attributes: [String]
  var isCancel: Bool
  var isOK = false

  init(source: LooseSource, keyword: Keyword, attributes: [Keyword]) {
    self.source = source
    self.keyword = keyword
    self.attributes = attributes.map(\.rawValue)
    isCancel = keyword == .cancel
  }

  func written(_ items: [LooseItem]) -> String? {
    var element = self
    var items = items
    // A name in quotes, before a block of languages.
    if items.count > 1, let name = items[0].literal?.text, !name.contains(" "),
      name.utf8.allSatisfy({ $0.isASCIILetter || $0.isASCIIDigit || $0 == 0x5F }),
      items[1].group("{")?.contains(where: { $0.literal != nil }) == true
    {
      element.name = name
      items.removeFirst()
    }
    // A name of several words.
    let names = items.prefix { $0.word.map(isPlain) == true }.compactMap(\.word)
    if names.count > 1, let next = items.dropFirst(names.count).first,
      next.literal != nil || next.group("{")?.contains(where: { $0.literal != nil }) == true
    {
      element.name = names.dropFirst().reduce(names[0]) { $0 + $1.capitalizedFirst }
      items.removeFirst(names.count)
    }
    // A name that is also an attribute’s word: `field password { … }`.
    if items.count > 1, let word = items[0].word, isName(word),
      items[1].literal != nil || items[1].group("{") != nil
    {
      element.name = word
      items.removeFirst()
    }
    return element.read(items) ? element.line() : nil
  }

  // MARK: Reading

  private mutating func read(_ items: [LooseItem]) -> Bool {
    var rest = items[...]
    while !rest.isEmpty {
      guard readNext(&rest) else { return false }
    }
    return true
  }

  private mutating func readNext(_ rest: inout ArraySlice<LooseItem>) -> Bool {
    let item = rest.removeFirst()
    if item.isSign("$"), let word = rest.first?.word {
      rest.removeFirst()
      // After a name it is what the app binds the field to.
      name = name ?? word
      return true
    }
    if readKey(item, &rest) || readModifier(item, &rest) { return true }
    if item.isSign("."), rest.first?.word == "default" { rest.removeFirst() }
    if item.isSign(",", ".", ":", ";", "=") { return true }
    if let literal = item.literal { return readText(literal, &rest) }
    if let inner = item.group("(") { return read(inner) }
    if let inner = item.group("{") { return readBlock(item, inner) }
    guard let word = item.word else { return false }
    if readRole(word, &rest) || readIgnored(word, &rest) || readChained(item) { return true }
    if rest.first?.isSign(":") == true || rest.first?.isSign("=") == true,
      ForeignWords.handlers.contains(word)
    {
      skipValue(&rest)
      return true
    }
    return readWord(word, item, &rest)
  }

  /// Whether a word may be a name that a text follows: `isDefault`, `Text` and `role` are no names.
  private func isName(_ word: String) -> Bool {
    ForeignWords.attributes[word] == .secure && keyword == .field
  }

  private mutating func readWord(
    _ word: String, _ item: LooseItem, _ rest: inout ArraySlice<LooseItem>
  ) -> Bool {
    if word == "if" || word == "unless" { return readCondition(&rest, isNegative: word != "if") }
    // What is destroyed or taken by Return is not what cancels: there a Cancel follows on the line.
    let isRole = attributes.isEmpty && text.map { !$0.hasPrefix("{") } ?? (name != nil)
    if word == "cancel", keyword == .button || keyword == .choice, isRole {
      isCancel = true
      return true
    }
    if word == "cancel", keyword == .cancel, text != nil { return true }
    // A Cancel that follows on the line.
    if word == "cancel", text != nil || name != nil, rest.isEmpty { return false }
    if let attribute = attribute(word, &rest) {
      attributes.append(attribute)
      return true
    }
    if word.hasPrefix("UI") || word == "Button" || ForeignWords.labels.contains(word)
      || word == "type" && keyword != .field || word == "child"
    {
      let role = word.lowercased()
      if role.hasSuffix("destructive") { attributes.append(Keyword.destructive.rawValue) }
      if role.hasSuffix("stylecancel") { isCancel = true }
      return true
    }
    // `TextButton(…)` in a list of them.
    if name == nil, text == nil, rest.first?.group("(") != nil,
      let element = ForeignWords.statements[word]?.keyword, element == .button || element == .field
    {
      return true
    }
    if name == nil, text == nil, !word.utf8.allSatisfy({ $0 < 0x80 }), rest.first?.literal != nil {
      name = LooseElement.name(for: word)
      return true
    }
    if name == nil, text == nil, word.unicodeScalars.allSatisfy(\.isHangulSyllable) {
      // The button’s text stands where its name would: `button 삭제 destructive`.
      let isRead = readUnquoted(item, &rest)
      let words = text.map { $0.filter { $0 != "\"" } } ?? word
      let last = words.split(separator: " ").last.map(String.init) ?? word
      name = LooseElement.name(for: words) ?? LooseElement.name(for: last) ?? "act"
      return isRead
    }
    if name == nil, word.utf8.allSatisfy({ $0.isASCIILetter || $0.isASCIIDigit || $0 == 0x5F }) {
      name = word
      isNamed = keyword.rawValue != word
      return true
    }
    return text == nil && readUnquoted(item, &rest)
  }

  /// A text and what may follow it: its translations.
  mutating func readText(_ literal: LooseToken, _ rest: inout ArraySlice<LooseItem>) -> Bool {
    guard text == nil else { return false }
    var languages: [LooseItem] = [.token(literal)]
    while rest.count > 1, source.tag(rest.first) != nil, rest.dropFirst().first?.literal != nil {
      languages += rest.prefix(2)
      rest.removeFirst(2)
    }
    text = LooseText(source: source, items: languages).written()
    if name == nil, let word = rest.first?.word, isPlain(word), keyword != .cancel {
      name = word
      rest.removeFirst()
    }
    if name == nil {
      name = LooseElement.name(for: literal.text)
      // What its text says it is counts for more than the word before.
      if keyword == .button || keyword == .choice, name == "cancel" { isCancel = true }
      if keyword == .cancel, name == "ok" { (isCancel, isOK) = (false, true) }
    }
    return text != nil
  }

  /// Whether a word in small letters means nothing else in a statement.
  private func isPlain(_ word: String) -> Bool {
    word.utf8.allSatisfy { $0.isASCIILower } && Keyword(rawValue: word) == nil
      && ForeignWords.attributes[word] == nil && !ForeignWords.labels.contains(word)
      && !ForeignWords.ignored.contains(word) && !["type", "child"].contains(word)
  }

  /// Words to the end of the statement that stand where a text is wanted.
  private mutating func readUnquoted(_ item: LooseItem, _ rest: inout ArraySlice<LooseItem>) -> Bool
  {
    var words = [item]
    while let first = rest.first, Keyword(rawValue: first.word ?? "") == nil {
      words.append(first)
      rest.removeFirst()
    }
    text = LooseText(source: source, items: words).written()
    return text != nil
  }

  /// A block of languages, or of properties; what else stands in braces is what the app does.
  private mutating func readBlock(_ item: LooseItem, _ inner: [LooseItem]) -> Bool {
    if isProperties(inner) { return read(inner) }
    if text == nil, let label = label(in: inner) {
      var rest: ArraySlice<LooseItem> = []
      return readText(label, &rest)
    }
    let block = LooseText(source: source, items: [item]).written()
    if text == nil, let block, let first = inner.first(where: { $0.literal != nil })?.literal {
      text = block
      if name == nil { name = LooseElement.name(for: first.text) }
    }
    return true
  }

  /// Whether a block says what the element is, as `{ title "Delete" style destructive }` does, rather than
  /// what the app does.
  private func isProperties(_ items: [LooseItem]) -> Bool {
    guard let word = items.first?.word, !items.contains(where: { $0.group("(") != nil }) else {
      return false
    }
    let isAttribute = Keyword(rawValue: word).map(isAttribute) ?? false
    return isAttribute || ForeignWords.labels.contains(word)
      || ForeignWords.roleLabels.contains(word)
  }

  /// The text of `{ Text("Delete") }`, also within others.
  private func label(in items: [LooseItem]) -> LooseToken? {
    for (item, next) in zip(items, items.dropFirst()) where item.word == "Text" {
      if let literal = next.group("(")?.first(where: { $0.literal != nil })?.literal {
        return literal
      }
    }
    return items.lazy.compactMap { $0.group("{") ?? $0.group("(") }.compactMap(label).first
  }

  private mutating func readCondition(
    _ rest: inout ArraySlice<LooseItem>, isNegative: Bool
  ) -> Bool {
    while rest.first?.isSign(":", "=") == true { rest.removeFirst() }
    let end =
      rest.firstIndex { $0.word.flatMap(Keyword.init).map(isAttribute) ?? false } ?? rest.endIndex
    guard let condition = LooseCondition(items: Array(rest[..<end])).written() else { return false }
    rest = rest[end...]
    let own = condition.hasPrefix("if not ") ? condition.dropFirst(7) : condition.dropFirst(3)
    let isNot = condition.hasPrefix("if not ") != isNegative
    attributes.append((isNot ? "if not " : "if ") + own)
    return true
  }

  // MARK: Writing

  private func line() -> String? {
    let unique = attributes.enumerated().filter { attributes.firstIndex(of: $1) == $0 }.map(\.1)
    if isCancel {
      let named = isNamed || keyword == .cancel && text == nil ? name : nil
      return (["cancel", named, text].compactMap { $0 } + unique.filter { $0 != "destructive" })
        .joined(separator: " ")
    }
    guard let name else { return nil }
    return ([(isOK ? .button : keyword).rawValue, name, text].compactMap { $0 } + unique).joined(
      separator: " ")
  }

  /// A name for what has only a text: the platform’s term that it is, or its words.
  static func name(for text: String) -> String? {
    for language in ["en", "ko", "ja", "zh-Hans"] {
      let names = PlatformTerms.names(of: text, in: LanguageTag(language)!)
      if language != "en", let name = names.first { return name }
    }
    let words = text.split { !($0.isASCII && ($0.isLetter || $0.isNumber || $0 == "’")) }
      .map { $0.filter { $0 != "’" } }.filter { !$0.isEmpty }
    guard let first = words.first, first.first!.isLetter else { return nil }
    return words.dropFirst().prefix(3).reduce(first.lowercased()) { $0 + $1.capitalizedFirst }
  }
}
