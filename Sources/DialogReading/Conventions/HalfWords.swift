/// How a language says half of a unit of time, and one and a half of it: half an hour, an hour and a half.
public struct HalfWords: Sendable {
  private let half: WordPatterns
  private let beyond: WordPatterns

  /// What a text says.
  public enum Amount: Equatable, Sendable {
    /// Half of one.
    case half
    /// One or more, and a half.
    case beyond
  }

  /// Read from its lists at each call; nil of a language whose words are not known.
  public init?(_ words: LanguageWords?) {
    guard let lists = NamedLists(words?.amounts), let half = lists["half"],
      let beyond = lists["beyond"]
    else { return nil }
    self.half = WordPatterns(half)
    self.beyond = WordPatterns(beyond)
  }

  /// Nil where a text says neither.
  public func amount(in text: LoweredText) -> Amount? {
    beyond.matches(text) ? .beyond : half.matches(text) ? .half : nil
  }
}
