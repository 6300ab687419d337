internal import DialogSupport

/// How words of a language tell one from several, beside what lists of nouns say.
public struct NumberWords: Sendable {
  /// Two and three, in the forms that stand before nouns, and duals that say it by themselves.
  let two: Set<String>
  /// What the genitive stands after, of both few and many.
  let genitives: Set<String>
  /// Whether only the noun after a number is compared, as endings of other words mislead.
  let areOfNouns: Bool
  /// Whether integers beyond `few` take `other`.
  let manyIsOther: Bool
  private let endings: [(one: String, many: String)]
  private let pairs: [(one: String, many: String)]
  private let haveCapitals: Bool
  private let pluralEndings: [String]
  private let singularEndings: [String]
  private let unchanged: Set<String>
  private let fewEndings: [(one: String, many: String)]
  private let manyEndings: [String]
  private let otherEndings: [String]
  /// What nouns end in that are not the same after one and after a few.
  private let changing: [String]
  /// Nouns in the singular, where their plurals do not follow from them.
  let singulars: Set<String>?
  /// Words after a number that are no nouns, and units that do not change; nil where endings tell.
  private let noNouns: Set<String>?

  /// Read from its lists at each call; nil of a language whose words are not known.
  public init?(_ words: LanguageWords?) {
    guard let lists = NamedLists(words?.numbers) else { return nil }
    two = Set(lists.phrases("two"))
    genitives = Set(lists.phrases("genitive"))
    areOfNouns = lists["ofNouns"] != nil
    manyIsOther = lists["manyIsOther"] != nil
    endings = lists.pairs("endings")
    pairs = lists.pairs("pairs")
    haveCapitals = lists["capitals"] != nil
    pluralEndings = lists.phrases("plural")
    singularEndings = lists.phrases("singular")
    unchanged = Set(lists.phrases("unchanged"))
    fewEndings = lists.pairs("few")
    manyEndings = lists.phrases("many")
    otherEndings = lists.phrases("notMany")
    changing = lists.phrases("changing")
    singulars = lists["singulars"].map { .words($0) }
    noNouns = lists["manyUnless"].map { .words($0) }
  }

  /// Whether a word is another without what makes it several.
  func isSingular(_ word: String, of other: String) -> Bool {
    if haveCapitals, word.first?.isLowercase ?? true { return false }
    guard word.unicodeScalars.count > 2 else { return false }
    if pairs.contains(where: { $0.one == word && $0.many == other }) { return true }
    return isOne(word, of: other, by: endings)
  }

  /// Whether a noun has the form that it has after two to four, which it has not after five.
  func isFew(_ word: String, of one: String) -> Bool {
    word != one && isOne(one.lowercased(), of: word.lowercased(), by: fewEndings)
  }

  private func isOne(
    _ word: String, of other: String, by endings: [(one: String, many: String)]
  ) -> Bool {
    endings.contains { one, many in
      guard word.utf8.hasSuffix(one), other.utf8.hasSuffix(many) else { return false }
      let stem = word.dropLast(one.count)
      return stem.count > 2 && stem == other.dropLast(many.count)
    }
  }

  /// Whether a word that is not known ends as nouns in the plural do: four letters or more as wide as
  /// those of the ending.
  func endsAsPlural(_ word: String) -> Bool {
    let lower = word.lowercased()
    return pluralEndings.contains { ending in
      let width = ending.utf8.count / ending.unicodeScalars.count
      return lower.utf8.count > 4 * width && lower.utf8.hasSuffix(ending)
    } && !ends(lower, in: singularEndings) && !unchanged.contains(lower)
  }

  /// Whether a noun is of the form for many alone, which `few` does not take; of people that may be an object of either,
  /// двух игроков, unless one of them is a subject: 1 игрок.
  func isManyOnly(_ word: String, ofOne one: String? = nil) -> Bool {
    if let noNouns { return word.utf8.count > 4 && !noNouns.contains(word) }
    guard word.utf8.count > 4, ends(word, in: manyEndings) else { return false }
    return !ends(word, in: otherEndings) || one.map { isSingular($0, of: word) } ?? false
  }

  /// Whether a noun after one has another form after a few. Abbreviations keep theirs: мин, godz.
  func mustChange(_ word: String, in text: String) -> Bool {
    word.unicodeScalars.count > 3 && word == word.lowercased() && ends(word, in: changing)
      && !unchanged.contains(word)
  }

  private func ends(_ word: String, in endings: [String]) -> Bool {
    endings.contains { word.utf8.hasSuffix($0) }
  }
}

extension NamedLists {
  /// A list of `one/many`; a hyphen is nothing.
  fileprivate func pairs(_ name: Substring) -> [(one: String, many: String)] {
    phrases(name).map { pair in
      let parts = pair.parts(at: "/")
      return (parts[0] == "-" ? "" : String(parts[0]), String(parts[1]))
    }
  }
}
