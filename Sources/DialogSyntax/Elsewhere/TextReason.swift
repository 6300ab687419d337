import DialogFindings

/// Tells how another language wrote a text: what of it is otherwise here.
struct TextReason {
  let source: LooseSource
  /// What the text is read from.
  let items: [LooseItem]

  /// - Parameter text: what is written here instead; nil where quotes or signs are all that is wrong.
  func rewriting(_ text: String) -> Rewriting? {
    if text.contains("by "), let word = items.lazy.compactMap(selector).first {
      return .chosen(word, text)
    }
    if let sign = joiningSign { return .joined(sign, text) }
    if let prefix { return .prefix(prefix, text) }
    if hasValuesAfter { return .values(text) }
    if let method { return .needless(method, text) }
    let texts = items.count { $0.literal != nil }
    let tags = items.count { source.tag($0) != nil }
    return texts > 1 && tags < 2 && !text.contains("{ ") ? .pieces(text) : nil
  }

  /// The same where quotes or signs are all that is wrong: what of it is not in the text.
  func plain(_ text: String) -> Rewriting {
    let tokens = items.flatMap(\.tokens)
    let texts = tokens.filter { $0.kind == .text }
    if let signs = source.fullWidthSigns(of: tokens) { return .fullWidth(signs, text) }
    if let first = texts.first, first.isQuotedHere, tokens.first?.kind == .text,
      !text.hasPrefix("\"")
    {
      return .withoutLanguage(text)
    }
    if let (name, tag) = namedLanguage { return .languageByName(name, tag, text) }
    if texts.isEmpty || texts.contains(where: { !$0.isQuotedHere }) { return .quotes(text) }
    for (token, next) in zip(tokens, tokens.dropFirst()) where token.kind == .word {
      if next.isSign("("), !text.contains(token.text + "(") { return .called(token.text, text) }
    }
    let needless = tokens.first { token in
      token.kind == .sign && !text.contains(token.text)
        || token.kind == .word && !text.contains(token.text)
          && source.tag(.token(token)) == nil
    }
    return needless.map { .needless($0.text, text) } ?? .quotes(text)
  }

  /// 한국어 before a text: what is no tag and stands for one.
  var namedLanguage: (name: String, tag: String)? {
    let all = items.count == 1 ? items[0].group("{") ?? items : items
    for (item, next) in zip(all, all.dropFirst()) where next.literal != nil {
      if let word = item.word, let tag = source.tag(item), tag != word,
        word.utf8.count > 6, !word.contains("-"), !word.contains("_")
      {
        return (word, tag)
      }
    }
    return nil
  }

  /// `switch`, `plural(…)`, `? :`; not in the text’s own words.
  private func selector(_ item: LooseItem) -> String? {
    switch item {
    case .token(let token):
      let isWord = token.kind == .word && token.text != "by"
      let isSelector =
        ForeignWords.selectors.contains(token.text) || ForeignWords.plurals.contains(token.text)
      return token.isSign("?") || isWord && isSelector ? token.text : nil
    case .group(_, let inner, _): return inner.lazy.compactMap(selector).first
    }
  }

  /// `+` between texts and values, and its like in other languages.
  private var joiningSign: String? {
    let places = items.indices.dropFirst().dropLast()
    let place = places.first { place in
      items[place].isSign("+", "&", ".") && (items[place - 1].literal != nil || isLast(place))
    }
    guard let place, items.count(where: { $0.literal != nil }) > 1 else { return nil }
    return source.string(items[place].range)
  }

  /// `trimIndent` of `"…".trimIndent()`
  private var method: String? {
    let places = items.indices.dropFirst(2)
    let place = places.first { place in
      items[place - 2].literal != nil && items[place - 1].isSign(".") && items[place].word != nil
    }
    return place.flatMap { items[$0].word }
  }

  private func isLast(_ place: Int) -> Bool { items[place + 1].literal != nil }

  /// `f` of `f"…"`
  private var prefix: String? {
    for (before, text) in zip(items, items.dropFirst()) {
      guard let literal = text.literal, before.range.upperBound == literal.range.lowerBound else {
        continue
      }
      let word = source.string(before.range)
      if ForeignWords.prefixes.contains(word) || before.isSign("@", "$", "#") { return word }
    }
    return nil
  }

  /// `"…%@…", album`, `"…" % album`, `"…".format(album)`
  private var hasValuesAfter: Bool {
    let texts = items.indices.filter { items[$0].literal != nil }
    guard texts.count == 1, let next = items.dropFirst(texts[0] + 1).first else { return false }
    let isCall = next.isSign(".") && items.last?.group("(") != nil
    return (next.isSign(",", "%") || isCall) && texts[0] + 2 < items.count
      && source.content(items[texts[0]].literal!).contains(where: { $0 == "%" || $0 == "{" })
  }
}
