import DialogLocales

extension WritingWords.MisusedParticiples {
  /// A participle where a verb before it asks for the infinitive: vous pouvez téléchargé.
  func suspect(at index: Int, in reader: WritingReader) -> WritingReader.Suspect? {
    let (runs, word) = (reader.runs, reader.runs[index])
    guard index > 0, word.utf8.count > ending.utf8.count + 2, word.utf8.hasSuffix(ending),
      !others.contains(word), !reader.guide.words.notPredicates.contains(word)
    else { return nil }
    let before = (0..<index).last { !between.contains(runs[$0]) }
    guard let before, index - before < 4,
      isFollowedByInfinitive(before, in: runs) || isPurpose(index, in: reader),
      reader.guide.facts(ofEnding: word) == nil,
      !(reader.guide.table[word]?.kinds.contains(.noun) ?? false)
    else { return nil }
    return WritingReader.Suspect(
      kind: .misspelt, words: before...index, right: word.dropLast(ending.count) + infinitive,
      isOfClause: true)
  }

  private func isFollowedByInfinitive(_ verb: Int, in runs: [String]) -> Bool {
    verbs.contains(runs[verb]) && (verb == 0 || !notAfter.contains(runs[verb - 1]))
  }

  /// Whether a participle that is known stands between a preposition and an object: pour changé votre nom.
  private func isPurpose(_ index: Int, in reader: WritingReader) -> Bool {
    let runs = reader.runs
    guard prepositions.contains(runs[index - 1]), index + 1 < runs.count,
      reader.guide.table[runs[index + 1]]?.kinds.contains(.determiner) ?? false
    else { return false }
    return reader.guide.words.participles.listedWords.contains {
      $0.parts(at: "=").joined() == runs[index]
    }
  }
}
