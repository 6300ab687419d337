import DialogLocales

/// Problems, and what mends them.
extension EnglishText {
  /// Whether it says that something failed, is missing, has to be done, or is beyond a limit.
  public var namesProblem: Bool {
    marks.contains(.problem) || readings.contains(.negated)
      || tokens.indices.contains { isProblem(at: $0) }
  }

  private func isProblem(at index: Int) -> Bool {
    switch tokens[index].lower {
    case "too":
      word(after: index)?.readings.intersects([.adjective, .adverb, .determiner]) ?? false
    case "than": isComparison(before: index)
    case "least", "most": word(before: index)?.lower == "at"
    case "of": word(before: index)?.lower == "out"
    case "use": word(before: index)?.lower == "in"
    case "taken": words(before: index).contains { EnglishText.identifiers.contains($0) }
    case "ended", "over": words(before: index).contains { EnglishText.periods.contains($0) }
    case "off": isState(at: index)
    default: false
    }
  }

  private func word(after index: Int) -> EnglishToken? {
    index + 1 < tokens.count && tokens[index + 1].isWord ? tokens[index + 1] : nil
  }

  private func word(before index: Int) -> EnglishToken? {
    index > 0 && tokens[index - 1].isWord ? tokens[index - 1] : nil
  }

  /// The words of the same sentence.
  private func words(before index: Int) -> [String] {
    tokens[..<index].reversed().prefix { !$0.isEndMark }.map(\.lower)
  }

  /// “smaller than the minimum”, “more than 10 items”; not “rather than”, “better than ever”
  private func isComparison(before index: Int) -> Bool {
    guard !["ever", "before"].contains(word(after: index)?.lower) else { return false }
    return words(before: index).prefix(3).contains { word in
      ["more", "less", "fewer"].contains(word)
        || word.hasSuffix("er") && !["rather", "other", "newer"].contains(word)
    }
  }

  /// “Wi-Fi Off”, “Bluetooth is turned off”; not “Turn Off”, “20% off”
  private func isState(at index: Int) -> Bool {
    guard var before = word(before: index) else { return false }
    if before.readings.contains(.participle), index > 1 { before = tokens[index - 2] }
    return before.isWord && !before.readings.contains(.base)
      && before.readings.intersects([.noun, .plural, .finiteBe])
  }

  /// What can be someone else’s already.
  private static let identifiers: WordSet = .words(
    "name username nickname email address handle id number title domain url")

  /// What stops when its time is over.
  private static let periods: Set<String> = [
    "trial", "subscription", "membership", "license", "session", "plan",
  ]

  // MARK: Remedies

  /// Whether it asks people to mend something: “Choose another name.”, “Turn on Bluetooth.”
  public var asksForRemedy: Bool {
    sentences.contains { sentence in
      guard sentence.form == .imperative || sentence.form == .label,
        let verb = tokens[sentence.content].first(where: \.isWord)
      else { return false }
      return EnglishText.remedies.contains(verb.lower)
    }
  }

  private static let remedies: WordSet = .words(
    """
    allow charge choose connect contact delete disable enable enter fill free grant install move
    pick plug provide reconnect reduce rename replace restart retry select shorten sign specify
    switch try turn unlock update upgrade use verify wait
    """)

  /// Whether it says that something is done or there: Invitation Sent, Export Complete, Welcome.
  public var saysDone: Bool {
    readings.contains(.participle) || tokens.contains { EnglishText.news.contains($0.lower) }
  }

  private static let news: Set<String> = [
    "complete", "done", "new", "ready", "thank", "thanks", "welcome",
  ]
}
