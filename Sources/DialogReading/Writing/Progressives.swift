import DialogLocales

extension WritingWords.Progressives {
  /// The words by which the other region says it.
  func suspect(at index: Int, in runs: [String], _ tag: LanguageTag) -> WritingReader.Suspect? {
    let word = runs[index]
    if tag.region != "PT" {
      guard index > 1, runs[index - 1] == "a", copulas.contains(runs[index - 2]),
        verbs.contains(word)
      else { return nil }
      return suspect(index - 2...index, runs[index - 2] + " " + word.dropLast() + "ndo")
    }
    guard index > 0, word.hasSuffix("ndo"), copulas.contains(runs[index - 1]) else { return nil }
    let infinitive = String(word.dropLast(3)) + "r"
    return verbs.contains(infinitive)
      ? suspect(index - 1...index, runs[index - 1] + " a " + infinitive) : nil
  }

  private func suspect(_ words: ClosedRange<Int>, _ right: String) -> WritingReader.Suspect {
    WritingReader.Suspect(kind: .regional, words: words, right: right)
  }
}
