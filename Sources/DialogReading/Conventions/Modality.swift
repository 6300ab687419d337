/// What a sentence says of an act: that it can be done, that it must be.
public enum Modality: Hashable, Sendable {
  case can, must
}

/// The words with which a language says that something can or must be done.
public final class ModalWords: Sendable {
  private let can: WordPatterns
  private let must: WordPatterns
  /// `without`: a negation, but none of what can be done.
  private let without: WordPatterns

  /// Read from its lists at each call; nil of a language whose words are not known.
  public init?(_ words: LanguageWords?) {
    guard let lists = NamedLists(words?.modality) else { return nil }
    can = WordPatterns(lists["can"] ?? "")
    must = WordPatterns(lists["must"] ?? "")
    without = WordPatterns(lists["without"] ?? "")
  }

  /// Whether a text may say that something can or must be done: a glance.
  ///
  /// - Parameter words: its runs of letters, in lower case.
  public func maySay(_ modality: Modality, in bytes: [UInt8], _ words: [String]) -> Bool {
    (modality == .can ? can : must).mayMatch(bytes, words)
  }

  /// Whether a text says that something can or must be done.
  public func say(_ modality: Modality, in text: LoweredText) -> Bool {
    (modality == .can ? can : must).matches(text)
  }

  /// A text without its words for `without`; nil where it has none.
  public func withoutPrivation(_ text: LoweredText) -> LoweredText? {
    without.matches(text) ? without.removed(from: text) : nil
  }
}
