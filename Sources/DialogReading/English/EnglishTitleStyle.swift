extension EnglishCapitals {
  /// How title style writes a word.
  enum Style { case upper, lower, either }

  /// What title style would write otherwise.
  ///
  /// - Parameter range: indexes of the text's tokens.
  public static func titleCorrections(
    _ text: EnglishText, _ range: Range<Int>
  ) -> [EnglishCorrection] {
    if isAllCapitals(text, range) { return loweredCapitals(text, range) }
    return range.compactMap { index in
      let token = text.tokens[index]
      guard token.isWord else { return nil }
      if isEmphasized(token) {
        return EnglishCorrection(range: token.range, replacement: capitalized(token.lower))
      }
      let word = text.string(token)
      switch (token.shape, titleStyle(of: index, in: text, range)) {
      case (.lower, .upper):
        return EnglishCorrection(range: token.range, replacement: capitalized(word))
      case (.capitalized, .lower):
        return EnglishCorrection(range: token.range, replacement: token.lower)
      case (.capitalized, .upper):
        return titledCompound(word).map { EnglishCorrection(range: token.range, replacement: $0) }
      default: return nil
      }
    }
  }

  /// Every word but articles, coordinating conjunctions, `as`, `to` and prepositions of four
  /// letters or fewer, unless they are first, last or part of a verb phrase.
  static func titleStyle(of index: Int, in text: EnglishText, _ range: Range<Int>) -> Style {
    let token = text.tokens[index]
    guard token.isWord, token.quotes == 0, token.shape == .lower || token.shape == .capitalized
    else { return .either }
    if isUnit(index, in: text, range) || token.lower.utf8.count == 1 && token.lower != "a" {
      return .either
    }
    // p.m., e.g.: only those that are names have capitals.
    if token.lower.utf8.contains(UInt8(ascii: ".")), !isInitialism(token.lower) { return .either }
    if opens(index, in: text, range) || closes(index, in: text, range) { return .upper }
    if token.marks.contains(.minor) { return .lower }
    if token.marks.contains(.either) { return .either }
    if token.readings.contains(.particle) { return particleStyle(of: index, in: text, range) }
    return .upper
  }

  // MARK: Places

  /// Whether a word is the first, or the first after a colon, a dash or a parenthesis.
  private static func opens(_ index: Int, in text: EnglishText, _ range: Range<Int>) -> Bool {
    guard let before = range[..<index].last(where: { text.tokens[$0].kind != .sign }) else {
      return true
    }
    switch text.tokens[before].kind {
    case .colon, .openingParenthesis, .bullet, .newline: return true
    case .dash: return text.tokens[index].isSpaced
    default: return text.tokens[before].isEndMark
    }
  }

  /// Whether nothing but marks comes after a word.
  private static func closes(_ index: Int, in text: EnglishText, _ range: Range<Int>) -> Bool {
    let rest = range[(index + 1)...].first { place in
      let token = text.tokens[place]
      return token.parentheses == 0 && token.kind != .sign
    }
    guard let rest else { return true }
    switch text.tokens[rest].kind {
    case .colon, .closingParenthesis, .newline: return true
    case .openingParenthesis, .closingQuote:
      return !range[(rest + 1)...].contains {
        text.tokens[$0].parentheses == 0 && text.tokens[$0].isWord
      }
    default: return text.tokens[rest].isEndMark
    }
  }

  /// `5 km`, `10 min`
  private static func isUnit(_ index: Int, in text: EnglishText, _ range: Range<Int>) -> Bool {
    guard index > range.lowerBound else { return false }
    let before = text.tokens[index - 1]
    return (before.kind == .number || before.kind == .placeholder)
      && text.tokens[index].marks.contains(.unit)
  }

  // MARK: Verb phrases

  /// Of a particle, or a preposition that looks like one.
  private static func particleStyle(
    of index: Int, in text: EnglishText, _ range: Range<Int>
  ) -> Style {
    guard let before = range[..<index].last, text.tokens[before].isWord else { return .either }
    let verb = text.tokens[before]
    let particle = text.tokens[index].lower
    let isVerb = verb.readings.intersects([.base, .gerund, .participle])
    switch particle {
    case "in", "on":
      if completes(verb.lower, particle, after: index, in: text, range) { return .upper }
      let isSurelyNoun = verb.readings.intersects([.noun, .plural]) && !isVerb
      return isSurelyNoun && !verb.readings.contains(.unknown) ? .lower : .either
    case "off", "up", "out", "down":
      if EnglishVocabulary.isThirdPerson(verb.lower, with: particle) { return .upper }
      let isPlain = particle != "down" && isVerb && !verb.readings.contains(.mostlyNoun)
      return isPlain ? .upper : .either
    default: return .either
    }
  }

  /// Whether `in` or `on` belongs to the verb before it; `Sign in with Apple` is a name.
  private static func completes(
    _ verb: String, _ particle: String, after index: Int, in text: EnglishText,
    _ range: Range<Int>
  ) -> Bool {
    let next = index + 1 < range.upperBound ? text.tokens[index + 1].lower : ""
    if next == "with" { return false }
    let verbs = particle == "in" ? verbsWithIn : verbsWithOn
    let stem = verbs.first { base in
      verb == base || verb == base + "s" || verb == base + "ed" || verb == base + "ing"
        || verb == base + String(base.last!) + "ing" || verb == base + String(base.last!) + "ed"
    }
    return stem != nil
  }

  private static let verbsWithIn = ["log", "sign", "opt", "zoom", "plug", "fill", "tune", "clock"]
  private static let verbsWithOn = ["turn", "switch", "log", "sign", "carry", "power"]

  // MARK: All capitals

  /// Whether every word is in capitals and at least one of them is not an initialism.
  static func isAllCapitals(_ text: EnglishText, _ range: Range<Int>) -> Bool {
    // Hardly any text is: nothing is collected of the others.
    if range.contains(where: { text.tokens[$0].isNotInCapitals }) { return false }
    let words = range.map { text.tokens[$0] }.filter { $0.isWord && $0.quotes == 0 }
    let known = words.filter {
      $0.shape == .upper && $0.readings.isKnown && initialisms(contain: $0.lower) == false
    }
    if words.count > 1 { return known.count > 1 }
    return known.contains { $0.lower.utf8.count > 3 && $0.readings.contains(.base) }
  }

  private static func initialisms(contain word: String) -> Bool {
    capitalized(word).dropFirst().contains { $0.isUppercase }
  }

  private static func loweredCapitals(
    _ text: EnglishText, _ range: Range<Int>
  ) -> [EnglishCorrection] {
    range.compactMap { index in
      let token = text.tokens[index]
      guard token.isWord, token.shape == .upper, token.readings.isKnown, token.quotes == 0 else {
        return nil
      }
      let isMinor =
        token.marks.contains(.minor) && !opens(index, in: text, range)
        && !closes(index, in: text, range)
      let word = isMinor ? token.lower : capitalized(token.lower)
      return word == text.string(token)
        ? nil : EnglishCorrection(range: token.range, replacement: word)
    }
  }
}

extension EnglishToken {
  /// Whether it is a word with letters in lower case; quotations are others’.
  fileprivate var isNotInCapitals: Bool {
    guard isWord, quotes == 0 else { return false }
    switch shape {
    case .upper, .initial, .numeric: return false
    default: return true
    }
  }
}
