/// Nouns after numbers that are the subject of a sentence: {count} billets a été remboursé.
extension WritingReader {
  /// Whether a word in the plural may open a group after a number, where a text has any: 3 nouveaux messages.
  func mayBeCounted(_ facts: WordTable.Facts) -> Bool {
    hasOpeningNumbers && !facts.kinds.isDisjoint(with: [.noun, .adjective])
      && facts.cells.isDisjoint(with: .singular)
  }

  /// Whether words tell when or how much, of which the verb need not be: todos los días empieza, two hours is enough.
  func hasMeasure(in words: Range<Int>) -> Bool {
    runs[words].contains(where: guide.words.measures.contains)
  }

  /// A noun that is nothing but several, and the verb of one; what is done to them tells that it is theirs.
  ///
  /// German words may be what something is given to, unless the sentence ends with what is done to them: 5 Dateien
  /// wurde der Zugriff verweigert.
  func countedSubject(_ noun: WordTable.Facts, at index: Int) -> Suspect? {
    guard index + 2 < runs.count, noun.kinds.contains(.noun), guide.tag.language != "en",
      noun.cells.isDisjoint(with: .singular.intersection(.nominative)),
      !noun.cells.isDisjoint(with: .plural.intersection(.nominative)),
      let verb = guide.table[runs[index + 1]], verb.kinds.contains(.verb),
      verb.cells.isSubset(of: .singular)
    else { return nil }
    let done = runs[(index + 2)...].firstIndex {
      !(guide.table[$0]?.kinds.contains(.between) ?? false)
    }
    guard let done else { return nil }
    let isPassive = verb.kinds.contains(.passive)
    guard isPassive ? !guide.words.notPredicates.contains(runs[done]) : isDoneTo(at: done) else {
      return nil
    }
    return Suspect(
      kind: .disagreeing, words: index...(isPassive ? done : index + 1), isEndOfClause: isPassive,
      isCounted: true)
  }

  /// A verb of one before a number and a noun that is nothing but several: er is {count} lessen.
  func countedAfterVerb(_ noun: WordTable.Facts, at index: Int) -> Suspect? {
    guard index > 1, guide.words.expletives.contains(runs[index - 2]), noun.kinds == .noun,
      noun.cells.isDisjoint(with: .singular),
      let verb = guide.table[runs[index - 1]], verb.kinds.contains(.verb),
      verb.cells.isSubset(of: .singular)
    else { return nil }
    return Suspect(
      kind: .disagreeing, words: index - 1...index, isOfClause: true, isAroundNumber: true)
  }

  /// A noun in the singular after about so many: une dizaine de recette.
  func singularOfMany(_ noun: WordTable.Facts, at index: Int) -> Suspect? {
    guard !guide.words.quantities.isEmpty, noun.kinds.contains(.noun),
      noun.cells.isDisjoint(with: .plural)
    else { return nil }
    let mark = runs[index].utf8.firstIndex(of: UInt8(ascii: "'"))
    let elided = mark.map { String(runs[index][...$0]) } ?? ""
    let isElided = guide.words.quantityJoints.contains(elided)
    guard isElided || index > 0 && guide.words.quantityJoints.contains(runs[index - 1]) else {
      return nil
    }
    let quantity = index - (isElided ? 1 : 2)
    guard quantity >= 0, guide.words.quantities.contains(runs[quantity]) else { return nil }
    return Suspect(kind: .disagreeing, words: quantity...index)
  }

  /// Whether a word tells what was done to somebody: been, or a participle.
  private func isDoneTo(at index: Int) -> Bool {
    let facts = guide.table[runs[index]]
    return facts?.kinds.contains(.been) ?? false || guide.predicateCells(runs[index], facts) != nil
  }
}
