import DialogFindings
import DialogLocales
import DialogSupport

/// Reads the first line of a declaration as other languages write it.
struct LooseHeader {
  let source: LooseSource
  /// Up to its `{`, or to what stands for it.
  let items: [LooseItem]
  /// Whether a `{` follows.
  let hasBlock: Bool
  /// Whether a statement of the block begins with a keyword.
  let states: (Keyword) -> Bool

  func rewritten() -> Rewriting? {
    var items = items[...]
    var modifiers: [String] = []
    while let word = items.first?.word, ForeignWords.modifiers.contains(word),
      keyword(word) == nil
    {
      modifiers.append(word)
      items.removeFirst()
    }
    let needless = modifiers.isEmpty ? nil : modifiers.joined(separator: " ")
    if items.first?.isSign(".") == true { items.removeFirst() }
    if let section = items.first?.group("["), items.count == 1 { items = section[...] }
    if let assigned = assigned(items, needless) { return assigned }
    if let needless, modifiers.contains(where: ForeignWords.functions.contains),
      let name = items.first?.word, split(name) == nil
    {
      return hasBlock
        ? declaration(needless, .alert, Array(items), nil) : .bodiless(needless, name)
    }
    if !hasBlock, items.count > 2, let key = items.first?.word, split(key) == nil,
      items.dropFirst().first?.isSign("=", ":") == true
    {
      return .keyAndText(key)
    }
    guard let word = items.popFirst()?.word, let (keyword, rest) = split(word) else { return nil }
    items = (rest.map { [LooseItem.token($0)] } ?? []) + items
    return declaration(word, keyword, Array(items), needless)
  }

  private func keyword(_ word: String) -> Keyword? {
    if let keyword = Keyword(rawValue: word), Keyword.declarations.contains(keyword) {
      return keyword
    }
    let typed = KoreanKeys.latin(word).flatMap(Keyword.init)
    if let typed, Keyword.declarations.contains(typed) { return typed }
    return ForeignWords.declarations[word]
      ?? Spelling.nearest(to: word, in: Keyword.declarations.map(\.rawValue)).flatMap(Keyword.init)
  }

  /// A word and, after a point, a name: `alert.DeleteDraft`.
  private func split(_ word: String) -> (Keyword, LooseToken?)? {
    if let keyword = keyword(word) { return (keyword, nil) }
    let parts = word.split(separator: ".", maxSplits: 1).map(String.init)
    guard parts.count == 2, let keyword = keyword(parts[0]) else { return nil }
    return (
      keyword, LooseToken(kind: .word, text: parts[1], range: 0..<0, followsNewline: false)
    )
  }

  /// `DeleteDraft = alert`, `struct DeleteDraft: Alert`
  private func assigned(_ items: ArraySlice<LooseItem>, _ modifier: String?) -> Rewriting? {
    let items = Array(items)
    guard items.count >= 3, let name = items[0].word, items[1].isSign("=", ":"),
      let word = items[2].word, let keyword = keyword(word)
    else { return nil }
    let text = "\(keyword.rawValue) \(name)"
    if let modifier { return .word(modifier, keyword.rawValue, text) }
    return Rewriting(
      text: text,
      reason: Message(
        en: "a declaration begins with its keyword, and the name follows",
        ko: "선언은 키워드로 시작하고 그 뒤에 이름을 씁니다"))
  }

  // MARK: Declarations

  private func declaration(
    _ word: String, _ keyword: Keyword, _ items: [LooseItem], _ needless: String?
  ) -> Rewriting? {
    if keyword == .translation { return translation(items) }
    var names: [String] = []
    var statements: [String] = []
    var parameters: String?
    var problem = needless
    var needlessWord: String?
    for (index, item) in items.enumerated() {
      if names.isEmpty, let text = title(item, keyword) {
        names = LooseElement.name(for: text.text).map { [$0] } ?? []
        if !states(.title) { statements.append("title \(source.quoted(text))") }
      } else if let name = item.word ?? item.literal?.text {
        if ["class", "do", "begin", "is", "struct", "with", "takes", "using"].contains(name) {
          problem = name
          needlessWord = name
          continue
        }
        names += name.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
      } else if let inner = item.group("(") {
        guard let list = LooseParameters(items: inner).rewritten() else { return nil }
        parameters = list.text
        let isFunction = !word.split(separator: " ").allSatisfy {
          !ForeignWords.functions.contains(String($0))
        }
        let reason =
          isFunction
          ? Rewriting.word(word, keyword.rawValue, "").reason
          : source.fullWidthSigns(in: items).map { Rewriting.fullWidth($0, "").reason }
            ?? list.reason
        let needless =
          item.range.upperBound <= items.last!.range.lowerBound
          ? items.last?.token?.text : needlessWord
        return named(
          word, keyword, names, parameters,
          needless.map { Rewriting.needless($0, "").reason } ?? reason, statements)
      } else if item.isSign(":", "=", "=>", "->") {
        problem = problem ?? (keyword == .enum ? items.last?.word : item.token?.text)
        // What follows is a type, as in Swift: `alert SignOut: Alert`.
        let isTyped = item.isSign(":") && items.last?.word?.first?.isUppercase == true
        if keyword == .enum || isTyped && !names.isEmpty { break }
        if let purpose = purpose(Array(items[(index + 1)...]), keyword) {
          statements.append("purpose \(purpose)")
          break
        }
      } else {
        return nil
      }
    }
    let isQuoted = word == keyword.rawValue && items.contains { $0.literal != nil }
    let reason =
      problem.map { Rewriting.needless($0, "").reason }
      ?? (isQuoted ? Rewriting.quotedName : nil)
      ?? Rewriting.word(word, keyword.rawValue, "").reason
    return named(word, keyword, names, parameters, reason, statements)
  }

  /// What a dialog says, where its name is to stand: `alert("Delete the draft?")`.
  private func title(_ item: LooseItem, _ keyword: Keyword) -> LooseToken? {
    guard [.alert, .actionSheet, .notification].contains(keyword) else { return nil }
    if let inner = item.group("(") { return inner.first?.literal }
    let isName = item.literal?.text.allSatisfy { $0.isLetter || $0.isNumber || "_-".contains($0) }
    return isName == false ? item.literal : nil
  }

  /// The purpose after `alert DeleteDraft:`, where it is the only word there.
  private func purpose(_ items: [LooseItem], _ keyword: Keyword) -> String? {
    guard keyword == .alert || keyword == .actionSheet, items.count == 1, !states(.purpose),
      let word = items[0].word, ForeignWords.values[.purpose]!.values.contains(word)
    else { return nil }
    return word
  }

  private func named(
    _ word: String, _ keyword: Keyword, _ names: [String], _ parameters: String?, _ reason: Message,
    _ statements: [String]
  ) -> Rewriting? {
    guard keyword == .terms || !names.isEmpty,
      !names.contains(where: { Keyword(rawValue: $0).map(Keyword.declarations.contains) ?? false }),
      names.joined().utf8.allSatisfy({ $0.isASCIILetter || $0.isASCIIDigit || $0 == 0x5F })
    else { return nil }
    let name = names.map(\.capitalizedFirst).joined()
    let head = [keyword.rawValue, name].filter { !$0.isEmpty }.joined(separator: " ")
    let line = head + (parameters ?? "")
    if statements.isEmpty { return Rewriting(text: line, reason: reason) }
    let shown = statements.joined(separator: "’, ‘")
    return Rewriting(
      text: "\(line) {\n  \(statements.joined(separator: "\n  "))", reason: reason,
      advice: Message(
        en: "write ‘\(line)’, and ‘\(shown)’ in its block",
        ko: "‘\(line)’ 다음 블록 안에 ‘\(shown, .object)’ 쓰세요"))
  }

  /// `translation DeleteDraft ko`, `translation ko DeleteDraft`
  private func translation(_ items: [LooseItem]) -> Rewriting? {
    let words = items.compactMap(\.word).filter { !["of", "for", "in", "to", "into"].contains($0) }
    guard words.count == 2, let place = words.firstIndex(where: { MistakenTags.tag($0) != nil }),
      let tag = MistakenTags.tag(words[place])
    else { return nil }
    return .word("translation", "translation", "translation \(tag) of \(words[1 - place])")
  }
}

/// A list of parameters as other languages write it.
struct LooseParameters {
  let items: [LooseItem]

  func rewritten() -> Rewriting? {
    var written: [String] = []
    var reason = items.contains { $0.isSign(";") } ? Self.separated : nil
    for part in items.split(whereSeparator: { $0.isSign(",", ";") }) {
      guard let parameter = parameter(Array(part), &reason) else { return nil }
      written.append(parameter)
    }
    let text = "(\(written.joined(separator: ", ")))"
    return Rewriting(
      text: text,
      reason: reason
        ?? Message(
          en: "a parameter is a name, ‘:’ and a type", ko: "매개변수는 이름, ‘:’ 기호, 타입으로 씁니다"))
  }

  private func parameter(_ part: [LooseItem], _ reason: inout Message?) -> String? {
    var part = part
    var sensitive = ""
    if part.first?.isSign("@") == true, part.count > 3, let word = part[1].word {
      reason = Rewriting.needless("@\(word)", "").reason
      part.removeFirst(2)
    }
    if let equals = part.firstIndex(where: { $0.isSign("=") }) {
      reason = Message(en: "a parameter has no default value", ko: "매개변수에는 기본값을 쓰지 않습니다")
      part.removeSubrange(equals...)
    }
    while let word = part.first?.word, part.count > 2 || part.contains(where: { $0.isSign(":") }),
      Self.needless.contains(word)
    {
      if word == "sensitive" {
        sensitive = "sensitive "
      } else {
        reason = Rewriting.needless(word, "").reason
      }
      part.removeFirst()
    }
    if part.last?.isSign("?", "!") == true {
      reason = Rewriting.needless("?", "").reason
      part.removeLast()
    }
    guard let (name, type) = nameAndType(part, &reason) else { return nil }
    return "\(sensitive)\(name): \(type)"
  }

  private func nameAndType(_ part: [LooseItem], _ reason: inout Message?) -> (String, String)? {
    if let colon = part.firstIndex(where: { $0.isSign(":") }) {
      // Where parameters are not separated, it is not known where each ends.
      if part[(colon + 1)...].contains(where: { $0.isSign(":") }) { return nil }
      let written = Array(part[(colon + 1)...])
      guard let name = part[..<colon].last?.word, let type = type(written) else { return nil }
      if reason == nil, type.hasPrefix("["), written.contains(where: { $0.isSign("<") }) {
        let generic = written.map { $0.word ?? $0.token?.text ?? "" }.joined()
        reason = Message(
          en: "‘\(generic)’ is ‘\(type)’ here", ko: "‘\(generic, .topic)’ 여기서 ‘\(type)’입니다")
      }
      return (name.withoutHyphens, type)
    }
    let words = part.filter { !$0.isSign("*", "&") }
    guard words.count == 2, let first = words[0].word, let second = words[1].word else {
      return nil
    }
    let isTypeFirst = ParameterTypes.known(first) && !ParameterTypes.known(second)
    if !isTypeFirst, ForeignWords.types[second] == nil { return nil }
    let (name, word) = isTypeFirst ? (second, first) : (first, second)
    reason = Message(
      en: "a parameter’s type stands after its name and ‘:’", ko: "매개변수의 타입은 이름과 ‘:’ 뒤에 씁니다")
    return (name.withoutHyphens, ForeignWords.types[word] ?? word)
  }

  /// `string[]`, `Array<String>`, `[string]`
  private func type(_ items: [LooseItem]) -> String? {
    let isList = items.contains { $0.group("[") != nil || $0.isSign("<") }
    let names = items.compactMap(\.word)
    // `photo | video` is an enum.
    if items.contains(where: { $0.isSign("|") }), !names.contains(where: ParameterTypes.known) {
      return nil
    }
    let words = items.flatMap { $0.group("[")?.compactMap(\.word) ?? $0.word.map { [$0] } ?? [] }
    let known = isList ? nil : words.first(where: ParameterTypes.known)
    guard let word = known ?? words.last else { return nil }
    let type = ForeignWords.types[word] ?? word
    return isList ? "[\(type)]" : type
  }

  private static let separated = Message(
    en: "parameters are separated by ‘,’", ko: "매개변수 사이에는 ‘,’ 기호를 씁니다")

  private static let needless: Set<String> = [
    "let", "var", "val", "_", "const", "final", "sensitive",
  ]
}

/// The types that a parameter may have, and those of other languages.
enum ParameterTypes {
  static func known(_ word: String) -> Bool {
    own.contains(word) || ForeignWords.types[word] != nil
  }

  private static let own: Set<String> = [
    "String", "Int", "Double", "Bool", "Date", "Currency", "Bytes", "URL",
  ]
}
