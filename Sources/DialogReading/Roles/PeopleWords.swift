internal import DialogSupport

/// How sentences of a language begin with the one who does something.
public struct PeopleWords: Sendable {
  /// What stands before an actor: articles and possessives in the nominative, where that can be told.
  let articles: Set<String>
  /// Conjunctions.
  private let joining: Set<String>
  /// Places around the word for an actor in which nothing stands; nil where what marks a subject tells.
  private let bare: Set<String>?
  /// What may begin the word all the same.
  private let prefixes: Set<String>
  /// Words after it that turn the sentence round.
  private let turning: Set<String>

  /// Read from its lists at each call; nil of a language whose words are not known.
  public init?(_ words: LanguageWords?) {
    guard let lists = NamedLists(words?.people) else { return nil }
    articles = Set(lists.phrases("articles"))
    joining = Set(lists.phrases("joining"))
    bare = lists["bare"].map { .words($0) }
    prefixes = Set(lists.phrases("prefixes"))
    turning = Set(lists.phrases("turning"))
  }

  /// Whether what stands around the first word for a person lets it be the actor, where no mark of a
  /// subject tells; nil where one must.
  func allowActor(
    after before: [String], prefix: String, suffix: String, before after: String
  ) -> Bool? {
    guard let bare else { return nil }
    if bare.contains("before"), !before.isEmpty { return false }
    if bare.contains("prefix"), !prefix.isEmpty, !prefixes.contains(prefix) { return false }
    if bare.contains("suffix"), !suffix.isEmpty { return false }
    return turning.isEmpty || turning.isDisjoint(with: after.letterRuns())
  }

  /// Whether nothing but a conjunction parts two words.
  func join(_ text: String) -> Bool {
    let words = text.letterRuns().filter { !articles.contains($0) }
    return words.count == 1 && joining.contains(words[0])
  }
}
