extension WritingWords.BareAdjectives {
  /// A determiner, an adjective without its ending, and the noun that a word is.
  func suspect(at index: Int, in reader: WritingReader) -> WritingReader.Suspect? {
    let runs = reader.runs
    guard index > 1, words.contains(runs[index - 1]),
      let noun = reader.guide.table[runs[index]], noun.kinds.contains(.noun)
    else { return nil }
    let isNeuter = !noun.cells.isDisjoint(with: .neuterSingular)
    let isWrong =
      definite.contains(runs[index - 2]) || indefinite.contains(runs[index - 2]) && !isNeuter
    return isWrong
      ? WritingReader.Suspect(kind: .disagreeing, words: index - 2...index) : nil
  }
}
