extension EnglishClause {
  /// What the grammar sees of a text: words, and values and quotations as one thing each.
  struct Item {
    let kind: Kind
    let readings: Readings
    let lower: String
    let isCapitalized: Bool
    /// Whether it has capitals inside, as AirDrop has.
    let isMixed: Bool
    /// The first token.
    let token: Int

    enum Kind { case word, value, quoted, opaque, number, comma, colon, semicolon, dash }

    var isWord: Bool { kind == .word }
    /// The same word as a noun.
    var asNoun: Self {
      Self(
        kind: kind, readings: .noun, lower: lower, isCapitalized: isCapitalized, isMixed: isMixed,
        token: token)
    }

    /// Whether it is the name of a product or a service, whatever else its word means: AirDrop, Slack.
    var isName: Bool { isMixed || isCapitalized && EnglishNames.brand(inLowerCase: lower) != nil }

    /// Whether it is, or ends, a noun phrase.
    var isNominal: Bool {
      switch kind {
      case .value, .quoted, .opaque, .number: true
      case .word: readings.intersects([.noun, .plural, .gerund, .unknown, .number])
      default: false
      }
    }

    /// Whether an object can begin with it, and nothing else that follows a verb.
    var opensObject: Bool {
      switch kind {
      case .value, .quoted, .opaque: true
      case .word:
        readings.intersects([.article, .possessive, .object, .nominative])
          || readings.contains(.determiner) && !readings.contains(.adverb)
      default: false
      }
    }

    var isPlural: Bool {
      ["these", "those", "all", "both", "many", "few", "several"].contains(lower)
    }

    /// `are`, `you’re`
    var isBe: Bool {
      readings.contains(.finiteBe)
        || readings.contains(.clause) && ["'re", "'m", "'s"].contains { lower.hasSuffix($0) }
    }

    /// `it`, `this`: of which a base form is no finite verb.
    var takesThirdPerson: Bool {
      ["it", "this", "that", "he", "she", "each", "everything", "something", "nothing", "someone"]
        .contains(lower)
    }

    /// What may come before an instruction: “Please”, “Sorry”, “Now”.
    var isIntroduction: Bool {
      kind == .word
        && (readings.intersects([.please, .interjection]) || readings.isMereAdverb)
    }

    /// `in` of “Sign in failed”, `out` of “Signing out removes …”.
    func completesNoun(in items: ArraySlice<Item>, at index: Int) -> Bool {
      guard readings.contains(.particle), index - 2 >= items.startIndex else { return false }
      let verb = items[index - 2].readings
      return verb.intersects([.base, .gerund]) && items[index - 1].token == token
    }
  }

  static func items(of tokens: ArraySlice<EnglishToken>) -> [Item] {
    var items: [Item] = []
    items.reserveCapacity(tokens.count)
    let quotes = quotes(around: tokens)
    var quoted = false
    for index in tokens.indices {
      let token = tokens[index]
      if token.parentheses > 0 { continue }
      if token.quotes > quotes {
        if !quoted { items.append(item(.quoted, index)) }
        quoted = true
        continue
      }
      quoted = false
      if let item = item(of: token, at: index) { items.append(item) }
    }
    return items
  }

  /// Whether there is a word among the items of a text.
  static func hasWord(_ tokens: ArraySlice<EnglishToken>) -> Bool {
    let quotes = quotes(around: tokens)
    return tokens.indices.contains { index in
      tokens[index].parentheses == 0 && tokens[index].quotes <= quotes
        && (tokens[index].kind == .word || tokens[index].kind == .slash)
    }
  }

  /// How deep all words are in quotation marks: a text all in them is read as if it had none.
  private static func quotes(around tokens: ArraySlice<EnglishToken>) -> Int {
    var least = Int.max
    for index in tokens.indices where tokens[index].isWord {
      least = min(least, tokens[index].quotes)
    }
    return least == .max ? 0 : least
  }

  private static func item(_ kind: Item.Kind, _ token: Int, _ readings: Readings = []) -> Item {
    Item(
      kind: kind, readings: readings, lower: "", isCapitalized: false, isMixed: false, token: token)
  }

  private static func item(of token: EnglishToken, at index: Int) -> Item? {
    switch token.kind {
    case .word:
      return Item(
        kind: .word, readings: token.readings, lower: token.lower,
        isCapitalized: token.isCapitalized, isMixed: token.shape == .mixed, token: index)
    case .number: return item(.number, index, .number)
    case .placeholder: return item(.value, index)
    case .opaque: return item(.opaque, index)
    case .comma: return item(.comma, index)
    case .colon: return item(.colon, index)
    case .semicolon, .ellipsis, .question, .exclamation, .period: return item(.semicolon, index)
    case .dash: return token.isSpaced ? item(.dash, index) : nil
    case .slash: return item(.word, index, .coordinator)
    default: return nil
    }
  }
}
