import DialogLocales
import DialogSyntax

extension Lowering {
  /// The language that a word names, reported where it names none.
  mutating func language(_ word: Word) -> LanguageTag? {
    resolve(word)?.tag
  }

  /// The language that a word names and its rank among the translations of a text: the source
  /// language, the project's in their order, then others as they are met.
  mutating func resolve(_ word: Word) -> (tag: LanguageTag, rank: Int)? {
    if let known = languages.byWord[word.text] { return known }
    guard let tag = tag(of: word) else { return nil }
    let rank = rank(of: tag)
    if tag.tag == word.text { languages.byWord[word.text] = (tag, rank) }
    return (tag, rank)
  }

  /// The same of a text’s word, which may be a country’s code that is also a language’s: its letters
  /// tell.
  mutating func resolve(
    _ word: Word, saying text: @autoclosure () -> String
  ) -> (tag: LanguageTag, rank: Int)? {
    if let known = languages.byWord[word.text], MistakenTags.country(known.tag) == nil {
      return known
    }
    guard let tag = LanguageTag(word.text), let meant = MistakenTags.meant(by: tag, saying: text()),
      let meantTag = LanguageTag(meant)
    else { return resolve(word) }
    report(.countryAsLanguage(word, meant: meant))
    return (meantTag, rank(of: meantTag))
  }

  /// Meets the language that a word names or stands for, where it is reported elsewhere.
  mutating func meet(_ word: Word, saying text: String) {
    let count = findings.count
    _ = resolve(word, saying: text)
    findings.removeSubrange(count...)
  }

  /// Meets the project’s languages, which texts name most.
  mutating func meetLanguagesOfProject() {
    for tag in program.project.locales where MistakenTags.isLanguage(tag.tag) {
      if let rank = rank(ofKnown: tag) { languages.byWord[tag.tag] = (tag, rank) }
    }
  }

  /// The tag that a word is or, as is reported, stands for.
  private mutating func tag(of word: Word) -> LanguageTag? {
    if MistakenTags.isLanguage(word.text) { return LanguageTag(word.text) }
    let meant = MistakenTags.meant(by: word.text)
    report(
      word.text == "other" ? .armAsLanguage(word) : .unknownLanguage(word, meant: meant))
    return meant.flatMap(LanguageTag.init)
  }

  private mutating func rank(of tag: LanguageTag) -> Int {
    if let known = rank(ofKnown: tag) { return known }
    if !program.project.namesLocales { program.project.locales.append(tag) }
    return languages.add(tag, after: program.project.locales)
  }

  /// The rank of a language that the project names or that was met.
  mutating func rank(ofKnown tag: LanguageTag) -> Int? {
    languages.rank(of: tag, among: program.project.locales)
  }
}

/// The languages that a program names, and their ranks among the translations of a text.
struct KnownLanguages {
  /// As they are written.
  var byWord: [String: (tag: LanguageTag, rank: Int)] = [:]
  /// The ranks of those that the project does not name, and the highest of all.
  private var ranks: [String: Int] = [:]
  private var highestRank = 0
  /// The first so many of the project’s locales, with their places.
  private var localeRanks: [String: Int] = [:]
  private var rankedLocales = 0

  /// How many there are; more with each that is met.
  var count: Int { byWord.count + ranks.count + rankedLocales }

  /// The rank of one that the project names or that was met.
  mutating func rank(of tag: LanguageTag, among locales: [LanguageTag]) -> Int? {
    if tag == locales.first { return 0 }
    for index in rankedLocales..<max(rankedLocales, locales.count) {
      if localeRanks[locales[index].tag] == nil { localeRanks[locales[index].tag] = index }
    }
    rankedLocales = locales.count
    return localeRanks[tag.tag] ?? ranks[tag.tag]
  }

  /// Takes one up that the project does not name.
  mutating func add(_ tag: LanguageTag, after locales: [LanguageTag]) -> Int {
    highestRank = max(locales.count - 1, highestRank + 1)
    ranks[tag.tag] = highestRank
    return highestRank
  }
}
