extension WritingWords.BareAdjectives {
  /// A determiner, an adjective without its ending, and the noun that a word is.
  func suspect(at index: Int, in reader: WritingReader) -> WritingReader.Suspect? {
    let runs = reader.runs
    if let suspect = ofNeuter(at: index, in: reader) { return suspect }
    guard index > 1, words.contains(runs[index - 1]),
      let noun = reader.guide.table[runs[index]], noun.kinds.contains(.noun)
    else { return nil }
    let isNeuter = !noun.cells.isDisjoint(with: .neuterSingular)
    let isWrong =
      definite.contains(runs[index - 2]) || indefinite.contains(runs[index - 2]) && !isNeuter
    return isWrong
      ? WritingReader.Suspect(kind: .disagreeing, words: index - 2...index) : nil
  }

  /// An adjective with its ending before a neuter noun that is not definite: een kleine kind.
  private func ofNeuter(at index: Int, in reader: WritingReader) -> WritingReader.Suspect? {
    let runs = reader.runs
    guard index > 1, indefinite.contains(runs[index - 2]), runs[index - 1].hasSuffix("e"),
      words.contains(String(runs[index - 1].dropLast())),
      let noun = reader.guide.table[runs[index]], noun.kinds == .noun,
      noun.cells.isSubset(of: .neuterSingular)
    else { return nil }
    return WritingReader.Suspect(kind: .disagreeing, words: index - 2...index)
  }
}
