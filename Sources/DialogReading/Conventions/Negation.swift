/// How languages say no.
///
/// What negates by grammar: words, endings, prefixes; and what denies by its meaning, with which
/// translators turn a sentence round: refuse, lose, only. Both lists are generous: a text without any
/// of them negates nothing. What fails or is impossible denies whatever it is.
public final class Negation: Sendable {
  private let grammar: WordPatterns
  private let meaning: WordPatterns
  /// Failure and impossibility: deleting failed says that it could not be deleted.
  private let failure: WordPatterns
  /// What denies nothing though a word of grammar is in it: below (未満), free of charge.
  private let besides: WordPatterns?
  /// What denies nothing though a word that denies by its meaning is in it: open (เปิด) and closed.
  private let besidesMeaning: WordPatterns?
  /// Endings of grammar that titles of buttons have; in sentences they are those of nouns too.
  private let ofTitles: WordPatterns?

  /// Read from its lists at each call; nil of a language whose words are not known.
  public init?(_ words: LanguageWords?) {
    guard let lists = NamedLists(words?.denial), let negations = lists["grammar"] else {
      return nil
    }
    grammar = WordPatterns(negations)
    meaning = WordPatterns(lists["meaning"] ?? "")
    failure = WordPatterns(lists["failure"] ?? "")
    ofTitles = lists["titles"].map(WordPatterns.init)
    besides = lists["besides"].map(WordPatterns.init)
    besidesMeaning = lists["besidesMeaning"].map(WordPatterns.init)
  }

  /// What counts beside words of grammar.
  public enum Others: Sendable {
    case none
    /// What failed or is impossible.
    case failure
    /// All words that deny by their meaning.
    case meaning
  }

  /// Whether a text says no somewhere.
  ///
  /// - Parameters:
  ///   - isTitle: whether it titles a button.
  ///   - others: what counts beside words of grammar.
  public func isIn(_ text: LoweredText, isTitle: Bool, others: Others) -> Bool {
    negates(text) || isTitle && ofTitles?.matches(text) ?? false
      || others != .none && failure.matches(text)
      || others == .meaning && meaning.matches(besidesMeaning?.removed(from: text) ?? text)
  }

  private func negates(_ text: LoweredText) -> Bool {
    guard grammar.matches(text) else { return false }
    guard let besides, besides.matches(text) else { return true }
    return grammar.matches(besides.removed(from: text))
  }
}
