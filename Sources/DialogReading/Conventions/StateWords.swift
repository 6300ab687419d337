import DialogSupport

/// Words that name a state where a button should name an act: opened, saved, geöffnet, 열림.
public final class StateWords: Sendable {
  /// Last words of titles.
  private let words: Set<String>
  /// Endings of participles.
  private let endings: [String]
  /// Endings of participles, and of verbs in the past, that are told from other words where they are
  /// the whole title; and words that end so.
  private let aloneEndings: [String]
  private let others: [String]
  /// Endings of the verbs that begin buttons; the participle after one is its object.
  private let infinitives: [String]
  /// Whether what is in a state may follow: Убрано из альбома.
  private let isInAnyOrder: Bool
  /// Beginnings and ends of participles, and what begins words that have both and are none.
  private let around: [(start: String, end: String)]
  private let notAround: [String]
  private let endsOfTitles: [String]
  private let openings: [String]
  /// A first word before others.
  private let first: String?
  /// Stands before a verb of one or two signs; and the verbs that begin titles in which it does not.
  private let sign: Character?
  private let verbs: [String]

  /// Read from its lists at each call; nil of a language whose words are not known.
  public init?(_ words: LanguageWords?) {
    guard let lists = NamedLists(words?.states) else { return nil }
    self.words = Set(lists.phrases("words"))
    endings = lists.phrases("endings")
    aloneEndings = lists.phrases("alone")
    others = lists.phrases("others")
    infinitives = lists.phrases("infinitives")
    isInAnyOrder = lists["anyOrder"] != nil
    around = lists.phrases("around").map { word in
      let parts = word.split(separator: "-", omittingEmptySubsequences: false)
      return (String(parts[0]), String(parts[1]))
    }
    notAround = lists.phrases("notAround")
    endsOfTitles = lists.phrases("titles")
    openings = lists.phrases("openings")
    first = lists.phrases("first").first
    sign = lists.phrases("sign").first?.first
    verbs = lists.phrases("verbs")
  }

  /// Whether a title, as a whole, says in what state something is, by an ending that no verb form of
  /// buttons has in the language.
  public func isState(_ title: String) -> Bool {
    let title = title.withoutArabicVowelSigns
    let words = title.letterRuns()
    guard let last = words.last, words.count <= 4 else { return false }
    if endsOfTitles.contains(where: { title.utf8.hasSuffix($0) }) { return true }
    if openings.contains(where: title.hasPrefix) || hasSign(title) { return true }
    return words.count > 1 && words[0] == first || isParticiple(last, of: words)
  }

  /// `已打开`, `草稿已存储`; not `删除已读信息` or `标为已读`, whose verb comes first.
  private func hasSign(_ title: String) -> Bool {
    guard let sign, let place = title.firstIndex(of: sign) else { return false }
    if place == title.startIndex { return true }
    let after = title[place...].dropFirst()
    return (2...3).contains(after.count) && !verbs.contains { title.hasPrefix($0) }
  }

  /// Whether the last word is a participle, and none before it is a verb that says what to do.
  private func isParticiple(_ last: String, of words: [String]) -> Bool {
    if self.words.contains(last) || isAround(last) { return true }
    if isInAnyOrder, self.words.contains(words[0]) { return true }
    guard last.count > 4 else { return false }
    if words.count == 1, !others.contains(last), ends(last, in: aloneEndings) { return true }
    let commands = words.dropLast().contains { ends($0, in: infinitives) }
    if !commands && ends(last, in: endings) { return true }
    return isInAnyOrder && words[0].count > 4 && ends(words[0], in: endings)
  }

  private func ends(_ word: String, in endings: [String]) -> Bool {
    endings.contains { word.utf8.hasSuffix($0) }
  }

  /// `aktiviert`, `gesichert`; infinitives, which buttons have, end in n.
  private func isAround(_ word: String) -> Bool {
    guard !around.isEmpty, word.count > 5, !notAround.contains(where: word.hasPrefix) else {
      return false
    }
    return around.contains { word.hasPrefix($0.start) && word.hasSuffix($0.end) }
  }
}
