import DialogLocales
import DialogSupport

/// Answers to what a dialog asks.
extension EnglishVocabulary {
  /// The title of a button for an action, of its verb and what follows: Sign Out of “sign out of
  /// the account?”. Nil where the verb says nothing alone: take, go, turn.
  public static func title(ofAction words: [String]) -> String? {
    guard let verb = words.first else { return nil }
    let particle = words.dropFirst().first.flatMap { isParticle($0, of: verb) ? $0 : nil }
    if particle == nil, incompleteVerbs.contains(verb), !keepsThing(words) { return nil }
    guard let particle else { return verb.capitalizingFirst }
    return verb.capitalizingFirst + " " + particle.capitalizingFirst
  }

  /// Keep the changes, not keep playing
  private static func keepsThing(_ words: [String]) -> Bool {
    words.count > 2 && words[0] == "keep"
      && ["the", "this", "that", "these", "those", "your", "all"].contains(words[1])
  }

  /// Whether a word completes the verb before it: out of sign out, on of turn on.
  public static func isParticle(_ word: String, of verb: String) -> Bool {
    switch word {
    case "up", "out", "off": true
    default: verbsByParticle[word]?.contains(verb) ?? false
    }
  }

  /// Whether `Turns`, `Signs` are what something does, with the word after it: Turns Off, Signs Out.
  static func isThirdPerson(_ word: String, with particle: String) -> Bool {
    verbsOfDevices[particle]?.contains { word == $0 + "s" } ?? false
  }

  /// The verbs that say with a particle what a device or an app does.
  private static let verbsOfDevices: [String: Set<String>] = [
    "off": ["turn", "switch", "power", "shut", "log", "sign"],
    "out": ["sign", "log", "run", "check", "time", "sell", "zoom", "fade"],
    "up": ["back", "wake", "start", "set", "sign", "show", "come", "end"],
    "down": ["shut", "power", "slow", "go", "break"],
  ]

  /// The verbs of particles that are prepositions after others: sign in, save in.
  private static let verbsByParticle: [String: Set<String>] = [
    "in": [
      "check", "clock", "dial", "drop", "fill", "hand", "key", "log", "opt", "plug", "punch",
      "sign", "tune",
      "type", "zoom",
    ],
    "on": ["carry", "hold", "log", "switch", "turn"],
    "down": ["power", "shut", "slow"],
    "over": ["start", "take"],
    "away": ["throw"],
  ]

  /// Verbs whose meaning is in what follows them.
  private static let incompleteVerbs: WordSet = .words(
    """
    be bring do get give go have help keep let like log make put set sign take try turn use
    """)

  /// Whether words decline whatever is offered.
  public static func declines(_ words: [String]) -> Bool {
    declining.contains(phrase: words)
  }

  private static let declining: Set<String> = [
    "abort", "maybe later", "maybe not", "never mind", "nevermind", "nope",
    "no thanks", "no thank you", "i'm good", "not really", "not now",
    "not yet", "forget it", "take me back", "rather not",
    "i'd rather not", "on second thought", "on second thoughts",
    "maybe next time", "next time", "another time", "some other time",
    "not today", "not for me", "not this time", "not interested",
    "i'll pass", "leave it", "leave it be", "step back", "hold on",
    "let me think", "i changed my mind", "changed my mind",
    "no way", "back out", "get me out", "get me out of here",
    "better not", "don't bother", "no don't", "stop wait",
    "i'd rather wait",
    "perhaps later", "perhaps not", "not right now", "thanks but no",
    "no thanks a lot", "call it off", "let it be", "think again",
  ]

  /// Whether words decline what another button does: Later beside Update, Keep Note beside Delete.
  ///
  /// - Parameters:
  ///   - other: the other button's title.
  ///   - objects: words of what the dialog is about.
  public static func declines(
    _ text: EnglishText, _ other: EnglishText, about objects: Set<String>
  ) -> Bool {
    let words = text.lowerWords
    // Now and Later are times.
    if words == ["later"] { return namesAct(other) }
    return isDestructive(other.lowerWords)
      && declinesLoss(text, of: objects.union(other.lowerWords))
  }

  /// Whether a title begins with a verb: Update, which Later puts off.
  public static func namesAct(_ text: EnglishText) -> Bool {
    text.tokens.first?.readings.contains(.base) ?? false
  }

  /// Continue Editing, Keep Note, Don’t Delete, Go Back; but Keep Both is a choice.
  private static func declinesLoss(_ text: EnglishText, of objects: Set<String>) -> Bool {
    let words = text.lowerWords
    switch words.first {
    case "go": return words == ["go", "back"]
    case "dismiss": return words.count == 1
    case "don't": return isDestructive(Array(words.dropFirst()))
    case "do": return words.dropFirst().first == "not" && isDestructive(Array(words.dropFirst(2)))
    case "keep", "continue":
      return text.tokens.dropFirst().allSatisfy { token in
        token.readings.intersects([.gerund, .article, .possessive])
          || objects.contains(token.lower) && !token.readings.intersects([.determiner, .number])
      }
    default: return false
    }
  }
}

extension String {
  /// The same with a capital at its start.
  fileprivate var capitalizingFirst: String {
    guard let first = utf8.first, first.isASCIILower, utf8.dropFirst().first ?? 0 < 0x80 else {
      return prefix(1).uppercased() + dropFirst()
    }
    var letters = self
    return letters.withUTF8 { bytes in
      String(unsafeUninitializedCapacity: bytes.count) { buffer in
        _ = buffer.initialize(fromContentsOf: bytes)
        buffer[0] = first & ~0x20
        return bytes.count
      }
    }
  }
}
