import DialogLocales

extension WritingWords.MisusedParticiples {
  /// A participle where a verb before it asks for the infinitive: vous pouvez téléchargé.
  func suspect(at index: Int, in reader: WritingReader) -> WritingReader.Suspect? {
    let (runs, word) = (reader.runs, reader.runs[index])
    guard index > 0, word.utf8.count > ending.utf8.count + 2, word.utf8.hasSuffix(ending),
      !others.contains(word), !reader.guide.words.notPredicates.contains(word)
    else { return nil }
    let before = (0..<index).last { !between.contains(runs[$0]) }
    guard let before, index - before < 4 else { return nil }
    let isAsked = isFollowedByInfinitive(before, in: runs)
    guard isAsked || isPurpose(index, in: reader), reader.guide.facts(ofEnding: word) == nil,
      !(reader.guide.table[word]?.kinds.contains(.noun) ?? false)
    else { return nil }
    return WritingReader.Suspect(
      kind: .misspelt, words: before...index, right: word.dropLast(ending.count) + infinitive,
      isEndOfClause: !isAsked && !isBeforeObject(index, in: reader), isOfClause: true)
  }

  private func isFollowedByInfinitive(_ verb: Int, in runs: [String]) -> Bool {
    verbs.contains(runs[verb]) && (verb == 0 || !notAfter.contains(runs[verb - 1]))
  }

  /// Whether a participle that is known stands after a preposition: pour changé votre nom.
  private func isPurpose(_ index: Int, in reader: WritingReader) -> Bool {
    let (runs, words) = (reader.runs, reader.guide.words)
    let both = index > 1 ? "\(runs[index - 2])_\(runs[index - 1])" : ""
    guard prepositions.contains(runs[index - 1]) || prepositions.contains(both),
      !nouns.contains(runs[index]), index < 2 || !notAfter.contains(runs[index - 2])
    else { return false }
    return words.missingBeen?.participles.contains(runs[index]) ?? false
      || words.participles.listedWords.contains { $0.parts(at: "=").joined() == runs[index] }
  }

  private func isBeforeObject(_ index: Int, in reader: WritingReader) -> Bool {
    guard index + 1 < reader.runs.count else { return false }
    let next = reader.runs[index + 1]
    return reader.guide.words.elidedDeterminers.contains(where: next.hasPrefix)
      || reader.guide.table[next]?.kinds.contains(.determiner) ?? false
  }
}
