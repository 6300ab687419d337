import DialogLocales
import DialogSupport

/// Reads a text as other languages write it: in other quotes or none, in a call, put together, chosen
/// by other words, in languages side by side.
struct LooseText {
  let source: LooseSource
  /// What the text is read from.
  let items: [LooseItem]

  /// The text as this language writes it; nil where it can't be told what is meant.
  func written() -> String? {
    if let word = items.first?.word, ["const", "new", "return"].contains(word), items.count > 1 {
      return LooseText(source: source, items: Array(items.dropFirst())).written()
    }
    guard !items.isEmpty else { return nil }
    return sole() ?? LooseChoice(source: source, items: items).written() ?? formatted() ?? joined()
      ?? selection() ?? variants() ?? languages() ?? unquoted()
  }

  // MARK: One text

  private func sole() -> String? {
    if items.count == 1 {
      if let literal = items[0].literal { return source.quoted(literal) }
      if let inner = items[0].group("{") ?? items[0].group("[") { return block(inner) }
      if let inner = items[0].group("(") {
        return LooseText(source: source, items: inner).written()
      }
    }
    if items.count == 2, let literal = items[1].literal,
      items[0].range.upperBound == literal.range.lowerBound,
      items[0].isSign("@", "$", "#") || items[0].word.map(ForeignWords.prefixes.contains) == true
    {
      return source.quoted(literal)
    }
    if items.count == 2, let word = items[0].word, let inner = items[1].group("(") {
      let text = LooseText(source: source, items: inner)
      let function = word.split(separator: ".").last.map(String.init) ?? word
      return ForeignWords.plurals.contains(function)
        ? text.pluralCall() ?? text.armsCall() ?? text.call() : text.call()
    }
    return nil
  }

  /// The text among the arguments of a call: `Text("…")`, `NSLocalizedString("…", comment: "…")`, with
  /// the values that follow a format in their places.
  private func call() -> String? {
    guard let first = items.firstIndex(where: { $0.literal != nil }),
      let literal = items[first].literal
    else { return nil }
    let values = items[(first + 1)...].compactMap(\.word)
    let written = source.quoted(literal)
    return written.contains("%") ? written.filled(with: values) : written
  }

  /// `ngettext("One trip", "{count} trips", count)`
  private func pluralCall() -> String? {
    let texts = items.compactMap(\.literal)
    guard texts.count == 2, let number = items.last?.word else { return nil }
    let arms = texts.map { source.quoted($0).filled(with: [number]) }
    return "by \(number) { one \(arms[0])  other \(arms[1]) }"
  }

  /// `plural(count, one: "…", other: "…")`
  private func armsCall() -> String? {
    guard let selector = items.first?.word, items.count > 2, items[1].isSign(",") else {
      return nil
    }
    return LooseArms(source: source, items: Array(items.dropFirst(2))).written(selector).map {
      "by \(selector) { \($0) }"
    }
  }

  /// `"…%@…", album`, `"…" % album`, `"…".format(album)`, `"…".localized`
  private func formatted() -> String? {
    guard items.count > 2, let literal = items[0].literal, items[1].isSign(",", "%", ".") else {
      return nil
    }
    let rest = items.dropFirst(2)
    guard !rest.flatMap(\.tokens).contains(where: { $0.kind == .text }),
      !items[1].isSign(",") || source.tag(items[2]) == nil
    else { return nil }
    let values = rest.flatMap(\.tokens).filter { $0.kind == .word }.map(\.text)
      .filter { !["localized", "format", "formatted", "arguments"].contains($0) }
    let written = source.quoted(literal).filled(with: values)
    return values.first.map { written.replacing("{}", with: "{\($0)}") } ?? written
  }

  private func block(_ inner: [LooseItem]) -> String? {
    let text = LooseText(source: source, items: inner)
    if let arms = text.arms() { return arms }
    if let languages = text.languages() { return languages }
    return text.sole()
  }

  /// `{ one: "…", other: "…" }`, by the parameter that counts.
  private func arms() -> String? {
    guard let first = items.first?.token, ["zero", "one"].contains(first.text),
      items.contains(where: { $0.token?.text == "other" }),
      let selector = source.parameters.first(where: { $0.lowercased().hasSuffix("count") })
        ?? (source.parameters.count == 1 ? source.parameters[0] : nil)
    else { return nil }
    return LooseArms(source: source, items: items).written(selector).map {
      "by \(selector) { \($0) }"
    }
  }

  /// Texts beside each other, or put together with values by `+`.
  private func joined() -> String? {
    var text = ""
    var hasLiteral = false
    guard items.count > 1 else { return nil }
    let isJoined = items.contains { $0.isSign("+", "&", ".") }
    for item in items where !item.isSign("+", "\\", "#", "&", ".", "$") {
      if let literal = item.literal {
        text += source.content(literal)
        hasLiteral = true
      } else if let word = item.word, isJoined {
        text += "{\(word)}"
      } else {
        return nil
      }
    }
    return hasLiteral ? "\"\(text)\"" : nil
  }

  /// The words as they stand, in quotes.
  private func unquoted() -> String? {
    let hasText = items.contains { $0.literal != nil }
    let hasBrackets = items.contains { $0.group("{") != nil || $0.group("[") != nil }
    guard !hasText, !hasBrackets, !isCall, items.contains(where: { $0.word != nil }) else {
      return nil
    }
    return
      "\"\(source.escaped(source.string(items[0].range.lowerBound..<items.last!.range.upperBound)))\""
  }

  /// Whether a text of another file is meant: `R.string.title`, `@string/title`, `t("dialog.title")`.
  var isKey: Bool {
    let words = items.flatMap(\.tokens)
    if words.contains(where: { $0.text.hasPrefix("R.string.") || $0.text.hasPrefix("R.plurals.") })
    {
      return true
    }
    if items.first?.isSign("@") == true, items.dropFirst().first?.word == "string" { return true }
    let isLiteral = words.contains { $0.kind == .text }
    if !isLiteral, let first = items.first?.word,
      Self.lookups.contains(where: { first == $0 || first.hasPrefix($0 + ".") })
    {
      return true
    }
    let isLookup = items.count == 2 && items[0].word != nil && items[1].group("(") != nil
    let texts = words.filter { $0.kind == .text }
    return isLookup && texts.count == 1 && texts[0].text.contains(where: { ".:_".contains($0) })
      && texts[0].text.utf8.allSatisfy {
        $0.isASCIILetter || $0.isASCIIDigit || ".:_-".utf8.contains($0)
      }
  }

  /// What gives texts of other files elsewhere.
  private static let lookups = [
    "AppLocalizations", "S", "L10n", "l10n", "LocaleKeys", "context.l10n", "context.getString",
    "stringResource", "getString", "Strings", "i18n", "intl", "Localizable", "Res.string",
  ]

  /// `getString(R.string.title)`: what is read elsewhere is not in its words.
  private var isCall: Bool {
    zip(items, items.dropFirst()).contains { word, next in
      word.word != nil && next.group("(") != nil && word.range.upperBound == next.range.lowerBound
    } || items.count == 1 && items[0].word?.hasPrefix("R.string.") == true
  }

  // MARK: Languages

  /// `en "…", "ko": "…"`; a text without a language is in the one it seems to be in.
  private func languages() -> String? {
    let isKeyed = items.count > 3 && items[0].startsLine && items[1...2].contains { $0.isSign(":") }
    return rows(allowsUnquoted: isKeyed).map { "{ \($0) }" }
  }

  /// The rows of a block of languages.
  func rows(allowsUnquoted: Bool) -> String? {
    var rows: [String] = []
    var rest = items[...]
    if let block = rest.first?.group("{"), rest.count > 1 { rest = block + rest.dropFirst() }
    while !rest.isEmpty {
      guard let row = language(&rest, allowsUnquoted) else { return nil }
      rows.append(row)
    }
    let isKeyed = items.count > 2 && items[1].isSign(":", "=", "=>")
    let isBlock = rows.count > 1 || items.first?.literal == nil || isKeyed
    return isBlock ? rows.joined(separator: "  ") : nil
  }

  private func language(
    _ rest: inout ArraySlice<LooseItem>, _ allowsUnquoted: Bool
  ) -> String? {
    while rest.count > 2, rest.first?.isSign("-") == true { rest.removeFirst() }
    if let tag = source.tag(rest.first) {
      rest.removeFirst()
      while rest.first?.isSign(":", "=", "=>", "->") == true { rest.removeFirst() }
      let next = nextLanguage(rest)
      var value = Array(rest[..<next])
      while value.last?.isSign(",", ";") == true { value.removeLast() }
      // YAML’s signs before a text on lines of its own, and before the next of a list.
      if value.first?.isSign("|", ">") == true { value.removeFirst() }
      if value.last?.isSign("-") == true { value.removeLast() }
      rest = rest[next...]
      let isQuoted = value.contains { $0.literal != nil || $0.group("{") != nil }
      guard isQuoted || allowsUnquoted else { return nil }
      return LooseText(source: source, items: value).written().map { "\(tag) \($0)" }
    }
    guard let literal = rest.first?.literal, rest.count > 1 else { return nil }
    rest.removeFirst()
    return "\(LooseSource.language(of: literal.text)) \(source.quoted(literal))"
  }

  /// The next tag that a text follows.
  private func nextLanguage(_ rest: ArraySlice<LooseItem>) -> Int {
    rest.indices.dropFirst().first { index in
      guard source.tag(rest[index]) != nil, index + 1 < rest.endIndex else { return false }
      let next = rest[index + 1]
      return next.literal != nil || next.group("{") != nil || next.isSign(":", "=")
        || next.word == "by"
    } ?? rest.endIndex
  }

  // MARK: Selections

  /// `switch kind { case .photo: "…" }` and its like.
  private func selection() -> String? {
    let items = items.filter { !$0.isSign(":", "=") }
    guard items.count == 3, let word = items[0].word, ForeignWords.selectors.contains(word),
      let arms = items[2].group("{") ?? items[2].group("[")
    else { return nil }
    let selector = items[1].word ?? items[1].group("(")?.first?.word
    guard let selector else { return nil }
    let written = LooseArms(source: source, items: arms)
    return written.written(selector).map { "by \(selector) { \($0) }" }
      ?? written.byLanguage(selector)
  }

  /// `{ $count -> [one] … *[other] … }` of Fluent, also without quotes.
  private func variants() -> String? {
    guard items.count == 1, let inner = items[0].group("{"), inner.count > 4, inner[0].isSign("$"),
      let selector = inner[1].word, inner[2].isSign("->")
    else { return nil }
    var arms: [String] = []
    for arm in inner.dropFirst(3).split(whereSeparator: { $0.isSign("*") }).flatMap(splitByKeys) {
      guard let key = arm.first?.group("[")?.first?.token, let text = text(of: arm.dropFirst())
      else {
        return nil
      }
      arms.append("\(ForeignWords.arms[key.text] ?? key.text) \"\(text)\"")
    }
    return "by \(selector) { \(arms.joined(separator: "  ")) }"
  }

  /// What each key in brackets begins.
  private func splitByKeys(_ items: ArraySlice<LooseItem>) -> [ArraySlice<LooseItem>] {
    let starts = items.indices.filter { items[$0].group("[") != nil }
    return zip(starts, starts.dropFirst() + [items.endIndex]).map { items[$0..<$1] }
  }

  private func text(of items: ArraySlice<LooseItem>) -> String? {
    guard let first = items.first, let last = items.last else { return nil }
    if items.count == 1, let literal = first.literal { return source.content(literal) }
    let words = source.string(span(first.range.lowerBound, last.range.upperBound))
    return ForeignPlaceholders.rewrite(
      words.replacing("\"", with: "\\\""), parameters: source.parameters)
  }
}

extension String {
  /// The placeholders of printf in a text, taken for names in their order.
  func filled(with names: [String]) -> String {
    var names = names[...]
    var rest = self[...]
    var text = ""
    while let percent = rest.firstIndex(of: "%") {
      text += rest[..<percent]
      let after = rest[rest.index(after: percent)...].drop { "0123456789.$lh".contains($0) }
      if let letter = after.first, "d@siuf".contains(letter), let name = names.popFirst() {
        text += "{\(name)}"
        rest = after.dropFirst()
      } else {
        text += "%"
        rest = rest[rest.index(after: percent)...]
      }
    }
    return text + rest
  }
}
