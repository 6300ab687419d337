import DialogFindings

/// Conditions, loops and roles that stand before what they are about.
extension LooseStatement {
  /// `if canReset { button … }`
  func conditional(_ items: ArraySlice<LooseItem>) -> Rewriting? {
    guard items.first?.word == "if", let inner = items.last?.group("{"), items.count <= 6,
      let condition = LooseCondition(items: Array(items.dropFirst().dropLast())).written(),
      let own = LooseStatement(source: source, known: known, items: inner).plain()
    else { return nil }
    return Rewriting(
      text: "\(own) \(condition)",
      reason: Message(
        en: "a condition stands after what it shows", ko: "조건은 보이려는 요소 뒤에 씁니다"))
  }

  /// `for (album in albums) { choice album "{album}" }`, `albums.map(album => …)`
  func repeated(_ items: ArraySlice<LooseItem>) -> Rewriting? {
    guard known.contains(.choice), let loop = LooseLoop(Array(items)) else { return nil }
    let limit = loop.body.firstIndex { $0.word == "limit" } ?? loop.body.endIndex
    let choice = LooseStatement(source: source, known: known, items: Array(loop.body[..<limit]))
    guard let (name, text) = choice.nameAndText(of: loop) else { return nil }
    return Rewriting(
      text: "choice \(name) for \(loop.variable) in \(loop.list) \(text)"
        + loop.body[limit...].compactMap(\.token).map { " " + $0.text }.joined(),
      reason: Message(
        en: "a choice is repeated by ‘for’ after its name",
        ko: "선택지는 이름 뒤의 ‘for’로 반복합니다"))
  }

  /// What a choice that is repeated is called and says: without a text of its own, the value.
  private func nameAndText(of loop: LooseLoop) -> (String, Substring)? {
    let isMarkup = items.first?.isSign("<") == true
    guard !isMarkup else { return (loop.variable, "\"{\(loop.variable)}\"") }
    guard let own = plain(), own.hasPrefix("choice ") else { return nil }
    let name = own.dropFirst("choice ".count).prefix { $0 != " " && $0 != "\"" }
    let text = own.firstIndex(of: "\"").map { own[$0...] } ?? "\"{\(loop.variable)}\""
    return (name.isEmpty ? loop.variable : String(name), text)
  }

  /// The statement as it would be written here, also where nothing is wrong with it.
  func plain() -> String? {
    guard let head = head(items.first) else { return nil }
    return write(head, Array(items.dropFirst()))
  }

  /// `ok`, `delete "Delete" destructive`: a button without its keyword.
  func nameAlone(_ items: ArraySlice<LooseItem>) -> Rewriting? {
    let keyword = [Keyword.button, .choice, .action].first(where: known.contains)
    guard let keyword, let name = items.first?.word,
      name.utf8.allSatisfy({ $0.isASCIILetter || $0.isASCIIDigit }),
      Keyword(rawValue: name) == nil, ForeignWords.declarations[name] == nil,
      source.tag(items.first) == nil
    else { return nil }
    let rest = items.dropFirst()
    let languages = rest.first?.group("{")?.contains { $0.literal != nil } ?? false
    let isText = rest.first?.literal != nil || languages
    let isRole = { (item: LooseItem) in item.word == "destructive" || item.word == "default" }
    guard isText || rest.isEmpty && Self.acknowledgements.contains(name),
      rest.dropFirst(isText ? 1 : 0).allSatisfy(isRole)
    else { return nil }
    let element = LooseElement(source: source, keyword: keyword, attributes: [])
    let own = LooseToken(
      kind: .word, text: name.allSatisfy(\.isUppercase) ? name.lowercased() : name,
      range: items.first!.range, followsNewline: true)
    return element.written([.token(own)] + rest).map { .nameAlone(name, keyword.rawValue, $0) }
  }

  private static let acknowledgements: Set<String> = ["ok", "OK", "Ok", "okay", "done", "close"]

  /// `destructive button delete`
  func roleFirst(_ items: ArraySlice<LooseItem>) -> Rewriting? {
    guard let word = items.first?.word,
      var head = head(items.dropFirst().first),
      [.button, .choice, .action, .cancel, .field].contains(head.keyword)
    else { return nil }
    let role = Keyword(rawValue: word) ?? ForeignWords.attributes[word]
    if let role, [.destructive, .default, .secure, .required].contains(role) {
      if head.keyword == .cancel, role != .default { return nil }
      head.attributes.append(role)
    } else if !["secondary", "tertiary", "normal", "plain"].contains(word) {
      return nil
    }
    guard let text = write(head, Array(items.dropFirst(2))) else { return nil }
    return Rewriting(
      text: text,
      reason: Message(
        en: "‘\(word)’ stands after the name and the text",
        ko: "‘\(word, .topic)’ 이름과 텍스트 뒤에 씁니다"))
  }
}
