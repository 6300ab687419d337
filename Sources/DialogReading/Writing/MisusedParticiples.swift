extension WritingWords.MisusedParticiples {
  /// A participle where a verb before it asks for the infinitive: vous pouvez téléchargé.
  func suspect(at index: Int, in reader: WritingReader) -> WritingReader.Suspect? {
    let (runs, word) = (reader.runs, reader.runs[index])
    guard index > 0, word.utf8.count > ending.utf8.count + 3, word.utf8.hasSuffix(ending),
      !others.contains(word), !reader.guide.words.notPredicates.contains(word)
    else { return nil }
    let before = (0..<index).last { !between.contains(runs[$0]) }
    guard let before, index - before < 4, verbs.contains(runs[before]),
      before == 0 || !notAfter.contains(runs[before - 1]),
      reader.guide.facts(ofEnding: word) == nil,
      !(reader.guide.table[word]?.kinds.contains(.noun) ?? false)
    else { return nil }
    return WritingReader.Suspect(
      kind: .misspelt, words: before...index, right: word.dropLast(ending.count) + infinitive)
  }
}
