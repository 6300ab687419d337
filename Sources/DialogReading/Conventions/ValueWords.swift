/// What stands beside values: {sender} 님, {sender}さん, {name}'in. In lower case.
public final class ValueWords: Sendable {
  /// Words with which a person’s name is spoken of politely.
  public let honorifics: Set<String>
  /// How endings right after a value follow it; nil where none do.
  public let suffixes: Suffixes?

  /// Languages whose endings take the vowels of the word, each with a reader of its own.
  public enum Suffixes: String, Sendable { case turkish }

  /// Read from its lists at each call; nil of a language of which nothing is known.
  public init?(_ words: LanguageWords?) {
    guard let lists = NamedLists(words?.values) else { return nil }
    honorifics = Set(lists.phrases("honorifics"))
    suffixes = lists.phrases("suffixes").first.flatMap(Suffixes.init)
  }
}
