/// Adjectives right after their noun: la lámpara rojo.
extension WritingReader {
  /// An adjective of another gender or number than the noun before it. It is another one’s where a noun comes next, or
  /// where the group may be part of one: el uso de la memoria máximo.
  func attribute(
    _ adjective: WordTable.Facts, disagreeingWith noun: GrammarCells, from start: Int, at index: Int
  ) -> Suspect? {
    guard !isOfNext(adjective, at: index), !isPart(from: start, of: index - 1) else { return nil }
    return Suspect(
      kind: .disagreeing, words: start...index,
      right: isSure(index - 1, noun) ? guide.families.form(of: runs[index], in: noun) : nil,
      difference: noun.difference(from: adjective.cells))
  }

  private func isOfNext(_ adjective: WordTable.Facts, at index: Int) -> Bool {
    guard index + 1 < runs.count else { return false }
    let next = runs[index + 1]
    if guide.words.notAttributesBefore.contains(next) || guide.facts(ofEnding: next) != nil {
      return true
    }
    return guide.nounFacts(next).map { !$0.cells.isDisjoint(with: adjective.cells) } ?? false
  }

  private func isPart(from start: Int, of noun: Int) -> Bool {
    let prepositions = guide.words.prepositions
    let isShort = runs[noun].utf8.count < 4 && guide.nounFacts(runs[noun]) == nil
    return isShort || prepositions.contains(runs[noun])
      || start > 0 && [start, start - 1].contains { prepositions.contains(runs[$0]) }
  }

  /// Whether a determiner before a vowel may be of either gender: mon image.
  func mayBeOfAnyGender(at index: Int) -> Bool {
    guard guide.words.beforeVowels.contains(runs[index]), index + 1 < runs.count else {
      return false
    }
    return "aeiouyhàâéèêëîïôœæ".unicodeScalars.contains(runs[index + 1].unicodeScalars.first!)
  }

  /// Whether a determiner is a noun after another one: le son.
  func isNamed(at index: Int) -> Bool {
    index > 0 && guide.words.beforeVowels.contains(runs[index])
      && guide.table[runs[index - 1]]?.kinds.contains(.determiner) ?? false
  }
}
