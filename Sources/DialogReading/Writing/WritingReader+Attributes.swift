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

  /// All before a determiner and a noun of the other gender: tous les portes.
  func whole(disagreeingWith noun: WordTable.Facts?, at index: Int) -> Suspect? {
    guard index > 1, let whole = guide.wholes[runs[index - 2]],
      let determiner = guide.table[runs[index - 1]], determiner.kinds.contains(.determiner),
      !determiner.cells.isDisjoint(with: .plural),
      let cells = (noun ?? guide.facts(ofEnding: guide.core(runs[index])))?.cells,
      noun.map({ $0.kinds.isSubset(of: [.noun, .verbToo]) }) ?? true, cells.isDisjoint(with: whole),
      !cells.isDisjoint(with: determiner.cells)
    else { return nil }
    return Suspect(
      kind: .disagreeing, words: index - 2...index, difference: whole.difference(from: cells))
  }

  /// What is known of a noun that an elided determiner begins, a noun alone: l’image.
  func nounAfterElided(_ facts: WordTable.Facts?, at index: Int) -> WordTable.Facts? {
    let run = runs[index]
    guard guide.words.elidedDeterminers.contains(where: run.hasPrefix) else { return nil }
    let known = facts ?? guide.facts(ofEnding: guide.core(run))
    return known.flatMap { $0.kinds == .noun ? $0 : nil }
  }

  /// An adjective that begins a sentence and the noun right after it: nouveau recette.
  func opening(disagreeingWith noun: WordTable.Facts?, at index: Int) -> Suspect? {
    guard index > 0, guide.words.presumesNouns, !guide.words.families.isEmpty,
      let adjective = guide.table[runs[index - 1]],
      adjective.kinds.isSubset(of: [.adjective, .attribute, .predicate]),
      adjective.kinds.contains(.adjective),
      let noun = noun ?? guide.facts(ofEnding: runs[index]), noun.kinds == .noun,
      noun.cells.isDisjoint(with: adjective.cells)
    else { return nil }
    return Suspect(
      kind: .disagreeing, words: index - 1...index,
      right: guide.families.right(of: index - 1...index, noun.cells, in: self),
      difference: adjective.cells.difference(from: noun.cells), isOpening: true)
  }

  /// A determiner and an adjective before a noun that ends as none does after it: ein neue Rezept, einen neue Ordner.
  func wronglyEnding(at index: Int) -> Suspect? {
    guard index > 1, let endings = guide.wrongAdjectiveEndings[runs[index - 2]] else { return nil }
    let adjective = runs[index - 1]
    guard adjective.utf8.count > 3, endings.contains(where: adjective.utf8.hasSuffix),
      !guide.words.notDeclined.contains(adjective), !isOfAnother(index)
    else { return nil }
    return Suspect(kind: .disagreeing, words: index - 2...index, isBeforeNoun: true)
  }

  /// Whether a noun of several comes after the determiner of one: ein anderen Personen gehörender Ordner.
  private func isOfAnother(_ noun: Int) -> Bool {
    let determiner = guide.table[runs[noun - 2]]?.cells ?? .all
    let facts = guide.nounFacts(runs[noun])
    return determiner.isDisjoint(with: .plural) && facts?.cells.isDisjoint(with: .singular) ?? false
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
