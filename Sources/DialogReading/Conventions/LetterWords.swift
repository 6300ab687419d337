/// The words of one letter that a language has, each of which a Latin letter looks like: Russian с.
public struct LetterWords: Sendable {
  private let words: Set<String>
  private let naming: [String]

  /// Read from its lists at each call; nil of a language of which nothing is known.
  public init?(_ words: LanguageWords?) {
    guard let lists = NamedLists(words?.letterWords) else { return nil }
    self.words = Set(lists.phrases("words"))
    naming = lists.phrases("naming")
  }

  /// Whether a letter is such a word.
  public func has(_ letter: Unicode.Scalar) -> Bool { words.contains(String(letter).lowercased()) }

  /// Whether a letter after a word is what that word names: key c, vitamin a.
  public func names(_ word: String) -> Bool { naming.contains(where: word.lowercased().hasPrefix) }
}
