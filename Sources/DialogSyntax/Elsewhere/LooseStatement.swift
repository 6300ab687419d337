import DialogFindings
import DialogLocales
import DialogSupport

/// Reads a statement as other languages write it — a call, a key and its value, an element — and writes
/// it as this one does.
struct LooseStatement {
  let source: LooseSource
  /// What the block around it knows.
  let known: [Keyword]
  let items: [LooseItem]

  /// A word that begins the statement, and what it is here.
  struct Head {
    let word: String
    let keyword: Keyword
    var attributes: [Keyword] = []
    /// The language that a point leads to: `title.ko`.
    var language: String?
  }

  func rewritten() -> Rewriting? {
    var items = items[...]
    while let first = items.first, first.isSign("-", ".", "*", ",", "•") { items.removeFirst() }
    while let last = items.last, last.isSign(",", ";") { items.removeLast() }
    // `android:title`
    if let word = items.first?.word, ["android", "app", "tools"].contains(word),
      items.dropFirst().first?.isSign(":") == true
    {
      return LooseStatement(source: source, known: known, items: Array(items.dropFirst(2)))
        .rewritten()
    }
    if let directive = directive(items) { return directive }
    if let bound = bound(items) { return bound }
    if let condition = conditional(items) ?? repeated(items) { return condition }
    if let role = roleFirst(items) { return role }
    if items.contains(where: { $0.isSign("&&", "||") || ["and", "or"].contains($0.word) }),
      items.contains(where: { $0.word == "if" })
    {
      return .condition
    }
    if items.starts(with: ["<", "<"], by: { $0.isSign($1) }) { return .reference("<<") }
    if let all = standardButtons(items) ?? plural(items) { return all }
    guard let head = head(items.first) else { return needless(items) ?? nameAlone(items) }
    items.removeFirst()
    while items.first?.isSign(":", "=", "=>") == true { items.removeFirst() }
    if head.language != nil { return nil }
    if let reference = reference(head, items) { return reference }
    if items.count == 1, let word = items.first?.word, ForeignWords.nothings.contains(word) {
      return .needless(word, "")
    }
    if isText(head), LooseText(source: source, items: Array(items)).isKey { return .key }
    guard let text = write(head, Array(items)) else { return nil }
    return reason(head, text, items)
  }

  /// `let title = "…"`, `const char *title = "…"`
  private func bound(_ items: ArraySlice<LooseItem>) -> Rewriting? {
    let declaring = items.prefix { item in
      item.isSign("*", "&")
        || item.word.map { ForeignWords.bindings.contains($0) || ParameterTypes.known($0) } == true
    }
    // `text` and `button` of types are statements too.
    guard let word = declaring.first?.word, head(items.first) == nil,
      let place = items.indices[declaring.endIndex...].first, let head = head(items[place])
    else { return nil }
    let isBound = ForeignWords.bindings.contains(word)
    let equals = items.firstIndex { $0.isSign("=") }
    guard isBound || equals == place + 1 else { return nil }
    return write(head, Array(items[((equals ?? place) + 1)...])).map { .needless(word, $0) }
  }

  /// `#if DEBUG`, `#endif`
  private func directive(_ items: ArraySlice<LooseItem>) -> Rewriting? {
    guard items.first?.isSign("#") == true, let word = items.dropFirst().first?.word,
      ["if", "ifdef", "ifndef", "else", "elseif", "elif", "endif"].contains(word)
    else { return nil }
    return .needless("#\(word)", "")
  }

  /// YAML’s `&name "…"`, and `*name` for what stands there.
  private func reference(_ head: Head, _ items: ArraySlice<LooseItem>) -> Rewriting? {
    guard let sign = items.first, sign.isSign("&", "*"), let name = items.dropFirst().first,
      let word = name.word, name.range.lowerBound == sign.range.upperBound
    else { return nil }
    if sign.isSign("*") { return items.count == 2 ? .reference("*\(word)") : nil }
    return write(head, Array(items.dropFirst(2))).map { .needless("&\(word)", $0) }
  }

  // MARK: Heads

  func head(_ item: LooseItem?) -> Head? {
    guard let token = item?.token, token.kind == .word || token.kind == .text else { return nil }
    let parts = token.text.split(separator: ".").map(String.init)
    guard let word = parts.first else { return nil }
    // The last part of a key in quotes tells what is translated.
    if token.kind == .text, parts.count > 1, let last = keyword(parts.last!) {
      return Head(word: last.keyword.rawValue, keyword: last.keyword, attributes: last.attributes)
    }
    // `alert.addAction`, `builder.setTitle`
    if token.kind == .word, parts.count == 2, let last = keyword(parts[1]),
      keyword(word).map({ $0.keyword != .button }) ?? true, Keyword(rawValue: parts[1]) == nil
    {
      return Head(word: parts[1], keyword: last.keyword, attributes: last.attributes)
    }
    if let keyword = keyword(word) {
      return Head(
        word: word, keyword: keyword.keyword, attributes: keyword.attributes,
        language: parts.count == 2 ? MistakenTags.tag(parts[1]) : nil)
    }
    return nil
  }

  private func keyword(_ word: String) -> (keyword: Keyword, attributes: [Keyword])? {
    if let keyword = Keyword(rawValue: word), known.contains(keyword) { return (keyword, []) }
    let typed = KoreanKeys.latin(word).flatMap(Keyword.init)
    if let typed, known.contains(typed) { return (typed, []) }
    guard let foreign = ForeignWords.statements[word] ?? Keyword(rawValue: word).map({ ($0, []) })
    else { return nil }
    return ForeignWords.counterpart(of: foreign.keyword, among: known).map {
      ($0, foreign.attributes)
    }
  }

  // MARK: Writing

  func write(_ head: Head, _ items: [LooseItem]) -> String? {
    switch head.keyword {
    case .title, .subtitle, .message, .body, .hiddenPreview, .app:
      return text(head, items).map { "\(head.keyword.rawValue) \($0)" }
    case .button, .choice, .action, .field, .cancel:
      return LooseElement(source: source, keyword: head.keyword, attributes: head.attributes)
        .written(items)
    case .locales, .devices: return list(items).map { "\(head.keyword.rawValue) \($0)" }
    case .sound: return sound(items).map { "sound \($0)" }
    case .notifications, .rules, .detail, .badge, .media: return nil
    default: return word(items).map { "\(head.keyword.rawValue) \($0)" }
    }
  }

  private func text(_ head: Head, _ items: [LooseItem]) -> String? {
    let value = items.first?.isSign("|", ">") == true ? Array(items.dropFirst()) : items
    return LooseText(source: source, items: value).written()
  }

  /// `"chime.caf" 2 seconds`
  private func sound(_ items: [LooseItem]) -> String? {
    guard items.count == 3, let file = items[0].literal, let length = items[1].token,
      length.kind == .number, items[2].word?.hasPrefix("s") == true
    else { return nil }
    return "\(source.quoted(file)) \(length.text)s"
  }

  /// `["en", "ko"]`, `- en - ko`
  private func list(_ items: [LooseItem]) -> String? {
    let inner = items.count == 1 ? items[0].group("[") ?? items[0].group("(") ?? items : items
    let names = inner.filter { !$0.isSign(",", "-") }.map { item -> String? in
      item.literal?.text ?? item.word
    }
    guard !names.isEmpty, names.allSatisfy({ $0 != nil }) else { return nil }
    return names.compactMap { $0.map(withoutEncoding) }.joined(separator: ", ")
  }

  /// `pt-BR` of `pt_BR.UTF-8`
  private func withoutEncoding(_ name: String) -> String {
    guard let point = name.firstIndex(of: "."), name.lowercased().contains(".utf") else {
      return name
    }
    return MistakenTags.tag(String(name[..<point])) ?? name
  }

  /// A value, also in quotes or after a point.
  private func word(_ items: [LooseItem]) -> String? {
    let values = items.filter { !$0.isSign(".", "@") }
    guard values.count == 1, let token = values[0].token, token.kind != .sign else { return nil }
    let isWord = token.text.allSatisfy {
      $0.isASCII && ($0.isLetter || $0.isNumber || "_-".contains($0))
    }
    return isWord && !token.text.isEmpty ? token.text : nil
  }

  // MARK: Reasons

  private func reason(_ head: Head, _ text: String, _ rest: ArraySlice<LooseItem>) -> Rewriting {
    if head.word != head.keyword.rawValue { return .word(head.word, head.keyword.rawValue, text) }
    let tokens = items.flatMap(\.tokens)
    if let signs = source.fullWidthSigns(of: tokens) { return .fullWidth(signs, text) }
    if items.first?.literal != nil { return .quotedKey(head.keyword.rawValue, text) }
    if !isText(head), head.keyword != .app, !isElement(head), areQuotedWords(items.dropFirst()) {
      return .quotedWord(head.keyword.rawValue, text)
    }
    if let reason = TextReason(source: source, items: Array(rest)).rewriting(text) { return reason }
    let written = Set(text.split { !Self.isInWord($0) }.map(String.init))
    let call = tokens.dropFirst().first { token in
      token.kind == .word
        && !token.text.split { !Self.isInWord($0) }.allSatisfy { written.contains(String($0)) }
    }
    let isText = isText(head)
    let isUnquoted = isText && !tokens.contains { $0.kind == .text }
    let hasOtherQuotes = tokens.contains { $0.kind == .text && !$0.isQuotedHere }
    if call == nil, hasOtherQuotes || isUnquoted { return .quotes(text) }
    if isText, call == nil, tokens.count(where: { $0.kind == .text }) > 1, !text.contains("{") {
      return .pieces(text)
    }
    if let next = rest.first, next.group("(") != nil, !isText,
      items.first?.range.upperBound == next.range.lowerBound
    {
      return .call(head.keyword.rawValue, text)
    }
    if let call, let own = ForeignWords.attributes[call.text], written.contains(own.rawValue) {
      return .word(call.text, own.rawValue, text)
    }
    if let call, isElement(head), let name = outcome(text), isCode(after: call) {
      return .code(outcome: name, text)
    }
    if let call {
      let isFunction = source.bytes[min(call.range.upperBound, source.bytes.count - 1)] == 0x28
      return isText && isFunction ? .called(call.text, text) : .needless(call.text, text)
    }
    if isElement(head), head.keyword != .cancel {
      if let name = missingName(text, tokens) { return .name(head.keyword.rawValue, name, text) }
      if rest.first?.literal != nil { return .nameFirst(head.keyword.rawValue, text) }
    }
    let sign = tokens.first { $0.kind == .sign && !text.contains($0.text) }
    if let sign { return .needless(sign.text, text) }
    return quotesLanguages(rest)
      ? .quotedLanguage(text) : .word(head.word, head.keyword.rawValue, text)
  }

  /// The name in what is written: that of the outcome.
  private func outcome(_ text: String) -> String? {
    let words = text.split(separator: " ")
    guard words.count > 1, words[1].utf8.allSatisfy({ $0.isASCIILetter || $0.isASCIIDigit }) else {
      return words.first.map(String.init)
    }
    return String(words[1])
  }

  /// Whether a word calls a function: `wipeWatch()`, in braces after the element.
  private func isCode(after call: LooseToken) -> Bool {
    let before = source.bytes[..<call.range.lowerBound].reversed().first { $0 > 0x20 }
    return before == UInt8(ascii: "{")
      && source.bytes[min(call.range.upperBound, source.bytes.count - 1)] == UInt8(ascii: "(")
  }

  private func isElement(_ head: Head) -> Bool {
    [.button, .choice, .action, .field, .cancel].contains(head.keyword)
  }

  private func isText(_ head: Head) -> Bool {
    [.title, .subtitle, .message, .body, .hiddenPreview].contains(head.keyword)
  }

  private static func isInWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  /// The name that a button or field was given, which the source does not have.
  private func missingName(_ text: String, _ tokens: [LooseToken]) -> String? {
    let name = text.split(separator: " ").dropFirst().first.map(String.init)
    guard let name, !name.hasPrefix("\""), !name.hasPrefix("{") else { return nil }
    return tokens.contains { $0.text == name } ? nil : name
  }
}
