import DialogLocales
import DialogSupport

/// A button or a field as other languages write it: its name, text and attributes in any order.
struct LooseElement {
  let source: LooseSource
  let keyword: Keyword
  private var name: String?
  private var text: String?
  private var attributes: [String]
  private var isCancel: Bool
  private var isOK = false

  init(source: LooseSource, keyword: Keyword, attributes: [Keyword]) {
    self.source = source
    self.keyword = keyword
    self.attributes = attributes.map(\.rawValue)
    isCancel = keyword == .cancel
  }

  func written(_ items: [LooseItem]) -> String? {
    var element = self
    var items = items
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
      name = word
      return true
    }
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

  /// `style: "destructive"`; the usual way is no role.
  private mutating func readRole(_ label: String, _ rest: inout ArraySlice<LooseItem>) -> Bool {
    guard ForeignWords.roleLabels.contains(label), rest.first?.isSign(":", "=") == true,
      let role = rest.dropFirst().first?.literal?.text
    else { return false }
    rest.removeFirst(2)
    if role == "cancel" { isCancel = true }
    if let attribute = ForeignWords.roles[role] { attributes.append(attribute.rawValue) }
    return true
  }

  /// `maxLength 40`, `autocorrect: off`, `onTap retryUpload`: what the app’s code says.
  private func readIgnored(_ word: String, _ rest: inout ArraySlice<LooseItem>) -> Bool {
    let isHandler = word.hasPrefix("on") && word.dropFirst(2).first?.isUppercase == true
    guard isHandler || ForeignWords.ignored.contains(word), name != nil || text != nil else {
      return false
    }
    if isHandler, rest.first?.isSign(":", "=") == true {
      skipValue(&rest)
      return true
    }
    while rest.first?.isSign(":", "=") == true { rest.removeFirst() }
    guard let value = rest.first?.token, value.kind != .sign,
      value.kind != .word || Keyword(rawValue: value.text).map(isAttribute) != true
    else { return true }
    rest.removeFirst()
    if rest.first?.group("(") != nil { rest.removeFirst() }
    return true
  }

  /// `delete.destructive`
  private mutating func readChained(_ item: LooseItem) -> Bool {
    let parts = item.word?.split(separator: ".").map(String.init) ?? []
    guard parts.count == 2, name == nil, text == nil,
      let role = Keyword(rawValue: parts[1]), isAttribute(role) || role == .default
    else { return false }
    name = parts[0]
    attributes.append(role.rawValue)
    return true
  }

  /// The value of a label, up to a comma.
  private func skipValue(_ rest: inout ArraySlice<LooseItem>) {
    while let first = rest.first, !first.isSign(",") { rest.removeFirst() }
  }

  /// Whether a word may be a name that a text follows: `isDefault`, `Text` and `role` are no names.
  private func isName(_ word: String) -> Bool {
    ForeignWords.attributes[word] == .secure && keyword == .field
  }

  private mutating func readWord(
    _ word: String, _ item: LooseItem, _ rest: inout ArraySlice<LooseItem>
  ) -> Bool {
    if word == "if" { return readCondition(&rest) }
    if word == "cancel", keyword == .button || keyword == .choice, name != nil || text != nil {
      isCancel = true
      return true
    }
    if let attribute = attribute(word, &rest) {
      attributes.append(attribute)
      return true
    }
    if word.hasPrefix("UI") || word == "Button" || ForeignWords.labels.contains(word) {
      return true
    }
    if name == nil, text == nil, !word.utf8.allSatisfy({ $0 < 0x80 }), rest.first?.literal != nil {
      name = LooseElement.name(for: word)
      return true
    }
    if name == nil, word.utf8.allSatisfy({ $0.isASCIILetter || $0.isASCIIDigit || $0 == 0x5F }) {
      name = word
      return true
    }
    return text == nil && readUnquoted(item, &rest)
  }

  /// A text and what may follow it: its translations.
  private mutating func readText(_ literal: LooseToken, _ rest: inout ArraySlice<LooseItem>) -> Bool
  {
    guard text == nil else { return false }
    var languages: [LooseItem] = [.token(literal)]
    while rest.count > 1, source.tag(rest.first) != nil, rest.dropFirst().first?.literal != nil {
      languages += rest.prefix(2)
      rest.removeFirst(2)
    }
    text = LooseText(source: source, items: languages).written()
    if name == nil {
      name = LooseElement.name(for: literal.text)
      // What its text says it is counts for more than the word before.
      if keyword == .button || keyword == .choice, name == "cancel" { isCancel = true }
      if keyword == .cancel, name == "ok" { (isCancel, isOK) = (false, true) }
    }
    return text != nil
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

  /// A block of languages; what else stands in braces is what the app does.
  private mutating func readBlock(_ item: LooseItem, _ inner: [LooseItem]) -> Bool {
    let block = LooseText(source: source, items: [item]).written()
    if text == nil, let block, inner.contains(where: { $0.literal != nil }) { text = block }
    return true
  }

  private mutating func readCondition(_ rest: inout ArraySlice<LooseItem>) -> Bool {
    while rest.first?.isSign(":", "=") == true { rest.removeFirst() }
    let end =
      rest.firstIndex { $0.word.flatMap(Keyword.init).map(isAttribute) ?? false } ?? rest.endIndex
    guard let condition = LooseCondition(items: Array(rest[..<end])).written() else { return false }
    rest = rest[end...]
    attributes.append(condition)
    return true
  }

  private func isAttribute(_ keyword: Keyword) -> Bool {
    Keyword.fieldAttributes.contains(keyword) || Keyword.actionAttributes.contains(keyword)
      || Keyword.choiceAttributes.contains(keyword)
  }

  /// An attribute with its value, as it is written here.
  private func attribute(_ word: String, _ rest: inout ArraySlice<LooseItem>) -> String? {
    let own = Keyword(rawValue: word).flatMap { isAttribute($0) || $0 == .default ? $0 : nil }
    guard let attribute = own ?? ForeignWords.attributes[word] else { return typedAs(word, &rest) }
    if keyword != .field, [.keyboard, .content, .secure, .initial].contains(attribute) {
      return nil
    }
    if attribute == .default, keyword == .field { return initial(&rest) }
    guard [.keyboard, .content, .initial].contains(attribute) else {
      skipTruth(&rest)
      return attribute.rawValue
    }
    if let inner = rest.first?.group("(") { rest = inner + rest.dropFirst() }
    while rest.first?.isSign(":", ".", "=") == true { rest.removeFirst() }
    guard let item = rest.popFirst() else { return nil }
    if attribute == .initial, let literal = item.literal {
      return "initial \(source.quoted(literal))"
    }
    guard let value = item.word ?? item.literal?.text else { return nil }
    return "\(attribute.rawValue) \(ForeignWords.values[attribute]?[value] ?? value)"
  }

  /// `default name` of a field: what it holds at first.
  private func initial(_ rest: inout ArraySlice<LooseItem>) -> String? {
    let value = rest.drop { $0.isSign(":", "=") }.first
    guard let value, let word = value.word ?? value.literal.map(source.quoted),
      Keyword(rawValue: word).map(isAttribute) != true
    else { return nil }
    rest = rest.drop { $0.isSign(":", "=") }.dropFirst()
    return "initial \(word)"
  }

  /// `: true` after what is said by a word alone.
  private func skipTruth(_ rest: inout ArraySlice<LooseItem>) {
    let value = rest.drop { $0.isSign(":", "=") }
    let truth = value.first.flatMap { $0.word ?? $0.literal?.text }
    if truth == "true" || truth == "yes" { rest = value.dropFirst() }
  }

  /// `type email` of a field.
  private func typedAs(_ word: String, _ rest: inout ArraySlice<LooseItem>) -> String? {
    guard word == "type", keyword == .field else { return nil }
    while rest.first?.isSign(":", ".", "=") == true { rest.removeFirst() }
    guard let value = rest.popFirst(), let kind = value.word ?? value.literal?.text else {
      return nil
    }
    return kind == "password"
      ? "secure" : "keyboard \(ForeignWords.values[.keyboard]?[kind] ?? kind)"
  }

  // MARK: Writing

  private func line() -> String? {
    let unique = attributes.enumerated().filter { attributes.firstIndex(of: $1) == $0 }.map(\.1)
    if isCancel {
      let named = keyword == .cancel && name != nil && text == nil ? name : nil
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
