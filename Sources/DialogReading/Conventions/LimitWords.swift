/// The words with which a language says under which condition alone something is so, and until when it
/// is not.
public final class LimitWords: Sendable {
  private let lists: [Limit: WordPatterns]

  /// What words say.
  public enum Limit: Substring, Hashable, Sendable, CaseIterable {
    /// Only, and nothing else.
    case only
    /// Unless, and nothing else.
    case unless = "surelyUnless"
    /// Wait, leave, keep: what says without a no that something is not to be done yet.
    case delay
    /// Empty, which says without a no that there is nothing.
    case emptiness
  }

  /// Read from its lists at each call; nil of a language whose words are not known.
  public init?(_ words: LanguageWords?) {
    guard let lists = NamedLists(words?.denial), lists["only"] != nil else { return nil }
    self.lists = Limit.allCases.reduce(into: [:]) { found, limit in
      found[limit] = lists[limit.rawValue].map(WordPatterns.init)
    }
  }

  /// Whether a text has a word of one of some limits.
  public func say(_ limits: Limit..., in text: LoweredText) -> Bool {
    limits.contains { lists[$0]?.matches(text) ?? false }
  }
}
