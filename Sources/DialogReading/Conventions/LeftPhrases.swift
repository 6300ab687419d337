public import DialogLocales

/// English words in a row that a translator left in a sentence of another language: Seu cartão is ready.
public enum LeftPhrases {
  /// Where words stand that the source has in the same order, one of them a word of grammar that the language does
  /// not have. No names and no quotations.
  ///
  /// - Parameter text: with U+FFFC for each placeholder.
  public static func phrases(
    in text: String, of source: String, _ tag: LanguageTag
  ) -> [Range<Int>] {
    let places = WordPlaces(text)
    let words = places.all.map(places.text)
    guard words.contains(where: { isGrammar($0, tag) }) else { return [] }
    let known = source.letterRuns(isCaseKept: true)
    let pairs = Set(zip(known, known.dropFirst()).map { [$0, $1] })
    var found: [ClosedRange<Int>] = []
    for index in words.indices.dropLast()
    where pairs.contains([words[index], words[index + 1]]) && places.areJoined(index...index + 1) {
      if let last = found.last, last.upperBound == index {
        found[found.count - 1] = last.lowerBound...index + 1
      } else {
        found.append(index...index + 1)
      }
    }
    return found.filter { phrase in
      words[phrase].contains { isGrammar($0, tag) }
        && words[phrase].allSatisfy { $0.isLowercaseWord && isTelling($0) }
        && !isPartOfName(phrase, words, known) && !places.isQuoted(phrase.lowerBound)
    }.map { places.all[$0.lowerBound].lowerBound..<places.all[$0.upperBound].upperBound }
  }

  /// Whether a word with a capital that the source has stands beside: Lord of the Rings.
  private static func isPartOfName(
    _ phrase: ClosedRange<Int>, _ words: [String], _ source: [String]
  ) -> Bool {
    [phrase.lowerBound - 1, phrase.upperBound + 1].contains { place in
      words.indices.contains(place) && !words[place].isLowercaseWord
        && source.contains(words[place])
    }
  }

  private static func isGrammar(_ word: String, _ tag: LanguageTag) -> Bool {
    if alone.contains(word) { return true }
    return others.contains(word) && LatinEvidence.knows(tag.language)
      && LatinEvidence([word]).score(of: tag.language) == 0
  }

  /// Whether a word is of no other language by chance, as in and so are.
  private static func isTelling(_ word: String) -> Bool {
    word.utf8.count > 3 || alone.contains(word) || others.contains(word)
  }

  /// Words of English that no other language spells so.
  private static let alone: WordSet = .words(
    "the been have were would could should with from your ready they their there which")
  /// Others, where the words of a language are known.
  private static let others: WordSet = .words(
    "is are was has had be will can must not now it its of")
}

extension String {
  fileprivate var isLowercaseWord: Bool {
    unicodeScalars.first?.properties.isLowercase ?? false
  }
}
