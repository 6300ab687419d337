/// What stands beside values: {sender} 님, {sender}さん, {name}'in. In lower case.
public final class ValueWords: Sendable {
  /// Words with which a person’s name is spoken of politely.
  public let honorifics: Set<String>
  /// How endings right after a value follow it; nil where none do.
  public let suffixes: Suffixes?

  /// Endings whose form another value changes, where no reader of its own fits them to it.
  private let endings: Set<String>
  /// Whether a hyphen may stand before them.
  private let haveHyphen: Bool

  /// Languages whose endings take the vowels of the word, each with a reader of its own.
  public enum Suffixes: String, Sendable { case turkish }

  /// Read from its lists at each call; nil of a language of which nothing is known.
  public init?(_ words: LanguageWords?) {
    guard let lists = NamedLists(words?.values) else { return nil }
    honorifics = Set(lists.phrases("honorifics"))
    suffixes = lists.phrases("suffixes").first.flatMap(Suffixes.init)
    endings = Set(lists.phrases("endings"))
    haveHyphen = lists["hyphen"] != nil
  }

  /// An ending right after a value, with the mark before it.
  ///
  /// - Parameter text: what follows the value and its closing quotation mark.
  public func ending(atStartOf text: Substring) -> String? {
    if endings.isEmpty { return nil }
    let hyphen = haveHyphen ? text.prefix { $0 == "-" } : ""
    let run = text.dropFirst(hyphen.count).prefix(while: \.isLetter)
    return hyphen.count < 2 && endings.contains(String(run)) ? hyphen + String(run) : nil
  }
}
