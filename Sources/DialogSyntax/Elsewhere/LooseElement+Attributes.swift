import DialogLocales
import DialogSupport

/// What stands beside the name and the text of a button or field elsewhere.
extension LooseElement {
  /// `"id": "retry"`, `"title":` of JSON.
  mutating func readKey(_ item: LooseItem, _ rest: inout ArraySlice<LooseItem>) -> Bool {
    guard let key = item.literal?.text, rest.first?.isSign(":") == true else { return false }
    rest.removeFirst()
    if ["id", "name", "key"].contains(key), let value = rest.first?.literal?.text {
      name = value.withoutHyphens
      rest.removeFirst()
    }
    return true
  }

  /// `.keyboardShortcut(.defaultAction)` after all else.
  func readModifier(_ item: LooseItem, _ rest: inout ArraySlice<LooseItem>) -> Bool {
    guard item.isSign("."), let word = rest.first?.word, text != nil || name != nil,
      ForeignWords.ignored.contains(word), rest.dropFirst().first?.group("(") != nil
    else { return false }
    rest.removeFirst(2)
    return true
  }

  /// `style: "destructive"`; the usual way is no role.
  mutating func readRole(_ label: String, _ rest: inout ArraySlice<LooseItem>) -> Bool {
    guard ForeignWords.roleLabels.contains(label), rest.first?.isSign(":", "=") == true,
      let role = rest.dropFirst().first?.literal?.text
    else { return false }
    rest.removeFirst(2)
    if role == "cancel" { isCancel = true }
    if let attribute = ForeignWords.roles[role] { attributes.append(attribute.rawValue) }
    return true
  }

  /// `maxLength 40`, `autocorrect: off`, `onTap retryUpload`: what the app’s code says.
  func readIgnored(_ word: String, _ rest: inout ArraySlice<LooseItem>) -> Bool {
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
  mutating func readChained(_ item: LooseItem) -> Bool {
    let parts = item.word?.split(separator: ".").map(String.init) ?? []
    guard parts.count == 2, name == nil, text == nil,
      let role = Keyword(rawValue: parts[1]), isAttribute(role) || role == .default
    else { return false }
    name = parts[0]
    attributes.append(role.rawValue)
    return true
  }

  /// The value of a label, up to a comma.
  func skipValue(_ rest: inout ArraySlice<LooseItem>) {
    while let first = rest.first, !first.isSign(",") { rest.removeFirst() }
  }

  func isAttribute(_ keyword: Keyword) -> Bool {
    Keyword.fieldAttributes.contains(keyword) || Keyword.actionAttributes.contains(keyword)
      || Keyword.choiceAttributes.contains(keyword)
  }

  /// An attribute with its value, as it is written here.
  func attribute(_ word: String, _ rest: inout ArraySlice<LooseItem>) -> String? {
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
  func initial(_ rest: inout ArraySlice<LooseItem>) -> String? {
    let value = rest.drop { $0.isSign(":", "=") }.first
    guard let value, let word = value.word ?? value.literal.map(source.quoted),
      Keyword(rawValue: word).map(isAttribute) != true
    else { return nil }
    rest = rest.drop { $0.isSign(":", "=") }.dropFirst()
    return "initial \(word)"
  }

  /// `: true` after what is said by a word alone.
  func skipTruth(_ rest: inout ArraySlice<LooseItem>) {
    let value = rest.drop { $0.isSign(":", "=") }
    let truth = value.first.flatMap { $0.word ?? $0.literal?.text }
    let isTrue = ["true", "yes", "on"].contains(truth?.lowercased())
    if isTrue || value.first?.token?.text == "1" { rest = value.dropFirst() }
  }

  /// `type email` of a field.
  func typedAs(_ word: String, _ rest: inout ArraySlice<LooseItem>) -> String? {
    guard word == "type", keyword == .field else { return nil }
    while rest.first?.isSign(":", ".", "=") == true { rest.removeFirst() }
    guard let value = rest.popFirst(), let kind = value.word ?? value.literal?.text else {
      return nil
    }
    return kind == "password"
      ? "secure" : "keyboard \(ForeignWords.values[.keyboard]?[kind] ?? kind)"
  }
}
