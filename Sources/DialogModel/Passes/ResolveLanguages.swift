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
    guard let tag = LanguageTag(word.text) else {
      report(.unknownLanguage(word))
      return nil
    }
    let rank = rank(of: tag)
    languages.append((word.text, tag, rank))
    return (tag, rank)
  }

  private mutating func rank(of tag: LanguageTag) -> Int {
    if let index = program.project.locales.firstIndex(of: tag) { return index }
    if let known = languages.first(where: { $0.tag == tag }) { return known.rank }
    if !program.project.namesLocales { program.project.locales.append(tag) }
    return max(program.project.locales.count - 1, (languages.map(\.rank).max() ?? 0) + 1)
  }
}
