import DialogLanguage
import DialogSyntax

extension Lowering {
  /// The language that a word names, reported where it names none.
  mutating func language(_ word: Word) -> LanguageTag? {
    resolve(word)?.tag
  }

  /// The language that a word names and its rank among the translations of a text: the source
  /// language, the project's in their order, then others as they are met.
  mutating func resolve(_ word: Word) -> (tag: LanguageTag, rank: Int)? {
    for known in languages where known.written == word.text { return (known.tag, known.rank) }
    guard let tag = tag(of: word) else { return nil }
    let rank = rank(of: tag)
    if tag.tag == word.text { languages.append((word.text, tag, rank)) }
    return (tag, rank)
  }

  /// The same of a text’s word, which may be a country’s code that is also a language’s: its letters
  /// tell.
  mutating func resolve(_ word: Word, saying text: String) -> (tag: LanguageTag, rank: Int)? {
    guard let tag = LanguageTag(word.text), let meant = MistakenTags.meant(by: tag, saying: text),
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

  /// The tag that a word is or, as is reported, stands for.
  private mutating func tag(of word: Word) -> LanguageTag? {
    if MistakenTags.isLanguage(word.text) { return LanguageTag(word.text) }
    let meant = MistakenTags.meant(by: word.text)
    report(.unknownLanguage(word, meant: meant))
    return meant.flatMap(LanguageTag.init)
  }

  private mutating func rank(of tag: LanguageTag) -> Int {
    if let index = program.project.locales.firstIndex(of: tag) { return index }
    if let known = languages.first(where: { $0.tag == tag }) { return known.rank }
    if !program.project.namesLocales { program.project.locales.append(tag) }
    return max(program.project.locales.count - 1, (languages.map(\.rank).max() ?? 0) + 1)
  }
}
