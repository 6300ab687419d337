/// Answers to what a dialog asks.
extension EnglishVocabulary {
  /// The title of a button for an action, of its verb and what follows: Sign Out of “sign out of
  /// the account?”. Nil where the verb says nothing alone: take, go, turn.
  public static func title(ofAction words: [String]) -> String? {
    guard let verb = words.first else { return nil }
    let particle = words.dropFirst().first.flatMap { isParticle($0, of: verb) ? $0 : nil }
    if particle == nil, incompleteVerbs.contains(verb) { return nil }
    return [verb, particle].compactMap { $0 }
      .map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
  }

  /// Whether a word completes the verb before it: out of sign out, on of turn on.
  public static func isParticle(_ word: String, of verb: String) -> Bool {
    switch word {
    case "up", "out", "off": true
    case "in": verbsWithIn.contains(verb)
    case "on": verbsWithOn.contains(verb)
    default: false
    }
  }

  private static let verbsWithIn: Set<String> = ["check", "log", "opt", "sign", "zoom"]
  private static let verbsWithOn: Set<String> = ["carry", "switch", "turn"]

  /// Verbs whose meaning is in what follows them.
  private static let incompleteVerbs: Set<String> = [
    "be", "bring", "do", "get", "give", "go", "have", "help", "keep", "let", "like", "log", "make",
    "put", "set", "sign", "take", "try", "turn",
  ]

  /// Whether words decline whatever is offered.
  public static func declines(_ words: [String]) -> Bool { declining.contains(words) }

  private static let declining: Set<[String]> = [
    ["abort"], ["later"], ["maybe", "later"], ["maybe", "not"], ["never", "mind"], ["nevermind"],
    ["nope"], ["no", "thanks"], ["no", "thank", "you"], ["not", "now"], ["not", "yet"],
  ]

  /// Whether words decline a loss: Keep Note, Continue Editing, Don’t Delete, Go Back.
  ///
  /// - Parameter kept: the words of what would be lost.
  public static func declinesLoss(_ text: EnglishText, of kept: Set<String>) -> Bool {
    let words = text.lowerWords
    if declines(words) || words == ["go", "back"] || words == ["dismiss"] { return true }
    guard let first = words.first else { return false }
    if first == "don't" || words.prefix(2) == ["do", "not"] {
      return isDestructive(Array(words.dropFirst(first == "do" ? 2 : 1)))
    }
    guard first == "keep" || first == "continue" else { return false }
    return text.tokens.dropFirst().allSatisfy {
      $0.readings.intersects([.gerund, .article, .possessive]) || kept.contains($0.lower)
    }
  }
}
