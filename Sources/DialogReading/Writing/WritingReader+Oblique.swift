extension WritingReader {
  /// A group in a case that no subject is in, of a sentence that has no other one: der Datei wurde gelöscht.
  ///
  /// - Parameter group: the words before the verb.
  func obliqueSubject(_ group: Range<Int>) -> Suspect? {
    let verb = group.upperBound
    guard let known = guide.words.obliqueSubjects, known.verbs.contains(runs[verb]),
      let predicate = predicate(after: verb, known)
    else { return nil }
    let end = (predicate + 1..<runs.count).prefix { known.infinitives.contains(runs[$0]) }.last
    return Suspect(
      kind: .disagreeing, words: group.lowerBound...verb,
      sentence: group.lowerBound...(end ?? predicate))
  }

  /// Where the predicate stands, with nothing before it but adverbs and phrases of a preposition.
  private func predicate(after verb: Int, _ known: WritingWords.ObliqueSubjects) -> Int? {
    var index = verb + 1
    while index < runs.count {
      if known.predicates.contains(runs[index]) { return index }
      if guide.isPreposition(runs[index]) {
        index = endOfPhrase(index)
      } else if !known.between.contains(runs[index]), !isBetween(index) {
        return nil
      }
      index += 1
    }
    return nil
  }

  /// The noun of a phrase, whose determiner alone may stand before it.
  private func endOfPhrase(_ preposition: Int) -> Int {
    let next = preposition + 1
    let hasDeterminer =
      next < runs.count && guide.table[runs[next]]?.kinds.contains(.determiner) ?? false
    return hasDeterminer ? next + 1 : next
  }
}
