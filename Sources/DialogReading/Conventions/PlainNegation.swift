/// The negations of a language that nothing but a no is said with: those of a finite verb.
///
/// Unlike `Negation`, which lists all that may deny, this leaves out what also stands in words and
/// phrases that deny nothing.
public final class PlainNegation: Sendable {
  private let negations: WordPatterns
  /// Phrases with such a word that affirm: not only, must (なければなりません).
  private let affirmations: WordPatterns
  /// What says no and nothing else, in whatever sentence.
  private let sure: [String]

  /// Read from its lists at each call; nil of a language whose words are not known.
  public init?(_ words: LanguageWords?) {
    guard let lists = NamedLists(words?.denial), let plain = lists["plain"] else { return nil }
    negations = WordPatterns(plain)
    affirmations = WordPatterns(lists["affirming"] ?? "")
    sure = lists.phrases("sure")
  }

  /// Whether a text may say no: a glance.
  ///
  /// - Parameter words: its runs of letters, in lower case.
  public func mayBeIn(_ bytes: [UInt8], _ words: [String]) -> Bool {
    negations.mayMatch(bytes, words)
  }

  /// Whether a text says no.
  public func isIn(_ text: LoweredText) -> Bool {
    negations.matches(text) && !affirmations.matches(text)
  }

  /// Whether a text has a word that says no wherever it stands.
  ///
  /// - Parameters:
  ///   - text: in any case of letters.
  ///   - words: its runs of letters, in lower case.
  ///   - isOfWords: whether the language sets words apart and puts no endings on them.
  public func isSurely(in text: String, _ words: [String], isOfWords: Bool) -> Bool {
    let lower = Array(text.lowercased().utf8)
    return sure.contains { negation in
      isOfWords && negation.unicodeScalars.allSatisfy(\.properties.isAlphabetic)
        ? words.contains(negation) : lower.contains(negation)
    }
  }
}
