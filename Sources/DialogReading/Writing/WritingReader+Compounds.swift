import DialogSupport

/// Nouns that are written together, as in German and Dutch.
extension WritingReader {
  /// A word that is a noun after a determiner, die datei; after adjectives too, whatever it begins with: im großen
  /// konferenzraum.
  func nounInLowerCase(_ facts: WordTable.Facts?, at index: Int) -> Suspect? {
    guard guide.words.hasCompounds, index > 0 else { return nil }
    let isNoun = facts?.kinds.contains(.noun) ?? false
    var start = index - 1
    while start > 0, index - start < 3, !isDeterminer(start), isDeclinedAdjective(runs[start]) {
      start -= 1
    }
    // Infinitives end as nouns of several do: das neue suchen.
    if start < index - 1, runs[index].utf8.hasSuffix("en") { return nil }
    guard isDeterminer(start), isNoun || start < index - 1 && isNounOfParts(runs[index], facts)
    else { return nil }
    let right = runs[index].prefix(1).uppercased() + runs[index].dropFirst()
    return Suspect(kind: .misspelt, words: start...index, right: right, lacksCapital: true)
  }

  private func isDeterminer(_ index: Int) -> Bool {
    guide.table[runs[index]]?.kinds.contains(.determiner) ?? false
  }

  private func isDeclinedAdjective(_ word: String) -> Bool {
    word.utf8.count > 3 && ["e", "en", "er", "es", "em"].contains { word.utf8.hasSuffix($0) }
  }

  /// Whether a word that is not known ends in a noun, or as nouns do; veröffentlicht is no Licht, and
  /// möchtest no Test.
  private func isNounOfParts(_ word: String, _ facts: WordTable.Facts?) -> Bool {
    facts == nil && word.utf8.count > 8 && !word.utf8.hasSuffix("licht")
      && !word.utf8.hasSuffix("test")
      && (guide.facts(ofCompound: word) ?? guide.facts(ofEnding: word)) != nil
  }

  /// Whether a noun stands before one that ends others: Printer instellingen. In German also whether a feminine
  /// one in the plural, which linked ones end in as well, comes right before another noun: Kreditkarten Daten.
  /// What is given to several follows them too: Gruppen Zugriff erlauben.
  func isSplitCompound(at index: Int) -> Bool {
    let (first, second) = (runs[index - 1], runs[index])
    let words = guide.words
    if words.compoundEnds.contains(second), !words.notCompoundStarts.contains(first),
      guide.nounFacts(first) != nil
    {
      return true
    }
    guard words.hasCompounds, first.utf8.count > 5, first.utf8.hasSuffix("n"),
      !words.givenToMany.contains(second),
      let facts = guide.nounFacts(first), facts.cells.isSubset(of: .femininePlural)
    else { return false }
    return guide.nounFacts(second) != nil
  }
}
