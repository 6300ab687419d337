extension WritingWords.MisusedInfinitives {
  /// The auxiliary and the infinitive that a word is; nil of other words, and where both go together.
  func suspect(at index: Int, in reader: WritingReader) -> WritingReader.Suspect? {
    guard index > 0, isInfinitive(reader.runs[index]) else { return nil }
    guard let auxiliary = auxiliary(before: index, in: reader) else { return nil }
    let word = reader.runs[auxiliary]
    if auxiliaries.contains(word) || isLinked(index, to: auxiliary, in: reader) {
      if auxiliary > 0, notAfter.contains(reader.runs[auxiliary - 1]) { return nil }
      return WritingReader.Suspect(
        kind: .wrongAfter, words: auxiliary...index, isEndOfClause: endsClause,
        isOfClause: endsClause)
    }
    guard copulas.contains(word), let thing = thing(before: auxiliary, in: reader) else {
      return nil
    }
    return WritingReader.Suspect(
      kind: .wrongAfter, words: thing...index, isOpening: true, isEndOfClause: endsClause)
  }

  private func isLinked(_ index: Int, to copula: Int, in reader: WritingReader) -> Bool {
    let word = reader.runs[index]
    guard linking.contains(reader.runs[copula]) else { return false }
    if known.contains(word) || reader.guide.table[word]?.kinds.contains(.unfinished) ?? false {
      return true
    }
    let things = reader.guide.words.missingBeen?.things ?? []
    return thing(before: copula, in: reader) != nil
      && !things.isDisjoint(with: reader.runs[..<copula])
  }

  private func isInfinitive(_ word: String) -> Bool {
    if infinitives.contains(word) { return true }
    if let participlePrefix, word.hasPrefix(participlePrefix), !others.contains(word),
      infinitives.contains(String(word.dropFirst(participlePrefix.count)))
    {
      return true
    }
    return word.utf8.count > 4 && endings.contains { word.utf8.hasSuffix($0) }
      && !others.contains(word)
  }

  /// The word before, but for adverbs; of a language whose infinitives end clauses, any before in the clause.
  private func auxiliary(before index: Int, in reader: WritingReader) -> Int? {
    let runs = reader.runs
    let near = (0..<index).last { !reader.isBetween($0) }
    guard endsClause, let near, !copulas.contains(runs[near]) else { return near }
    let clause = runs[max(0, index - 8)..<index]
    return unless.isDisjoint(with: clause) ? clause.lastIndex(where: auxiliaries.contains) : nil
  }

  /// Where a sentence begins with a thing, and maybe a word before it, of which the copula is said.
  private func thing(before copula: Int, in reader: WritingReader) -> Int? {
    let noun = (0..<copula).last {
      !reader.isBetween($0) && !helpers.contains(reader.runs[$0])
    }
    guard let noun, noun < 2, let facts = reader.guide.nounFacts(reader.runs[noun]),
      facts.kinds.contains(.noun), !notThings.contains(reader.runs[noun])
    else { return nil }
    return 0
  }
}
