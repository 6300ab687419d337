internal import DialogSupport

/// How a language says whose something is: mine, yours, theirs.
public struct OwnerWords: Sendable {
  private let mine: WordPatterns
  private let ours: WordPatterns
  private let yours: Set<String>
  private let theirs: WordPatterns
  private let notTheirs: WordPatterns

  /// Read from its lists at each call; nil of a language whose words are not known.
  public init?(_ words: LanguageWords?) {
    guard let lists = NamedLists(words?.people), let mine = lists["mine"] else { return nil }
    self.mine = WordPatterns(mine)
    ours = WordPatterns(lists["ours"] ?? "")
    yours = Set(lists.phrases("yours"))
    theirs = WordPatterns(lists["theirs"] ?? "")
    notTheirs = WordPatterns(lists["notTheirs"] ?? "")
  }

  /// Whether a text says that something is of the one who speaks.
  public func saysMine(_ text: LoweredText) -> Bool { mine.matches(text) }

  /// Whether a text says that something is of somebody who neither speaks nor is spoken to.
  public func saysTheirs(_ text: LoweredText) -> Bool {
    theirs.matches(notTheirs.removed(from: text))
  }

  /// The first word that says that something is of those who speak, in a text where nothing is of those who are spoken
  /// to; nil where none does.
  public func wordOfOursAlone(in text: LoweredText) -> String? {
    guard ours.matches(text), countOfYours(text) == 0 else { return nil }
    return text.words.first { ours.matches(LoweredText($0)) }
  }

  /// How often a text says that something is of those who are spoken to.
  public func countOfYours(_ text: LoweredText) -> Int { text.words.count(where: yours.contains) }

  /// The first word of a text that says that something is of the one who speaks, by itself; nil where none does.
  public func wordOfMine(in text: LoweredText) -> String? {
    text.words.first { mine.matches(LoweredText($0)) }
  }

  /// The first word that says that something is of those who are spoken to; nil where none does.
  public func wordOfYours(in text: LoweredText) -> String? {
    text.words.first(where: yours.contains)
  }

  /// The first word that says that something is of somebody else, by itself; nil where none does.
  public func wordOfTheirs(in text: LoweredText) -> String? {
    text.words.first { theirs.matches(LoweredText($0)) }
  }
}
