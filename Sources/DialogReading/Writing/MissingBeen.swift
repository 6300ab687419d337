import DialogSupport

extension WritingWords.MissingBeen {
  /// A thing, an auxiliary verb and the participle that ends the clause: votre paiement a refusé.
  func suspect(at index: Int, in reader: WritingReader) -> WritingReader.Suspect? {
    let runs = reader.runs
    guard index > 1, participles.contains(runs[index]), things.contains(runs[index - 2]) else {
      return nil
    }
    let auxiliary = auxiliaries.listedWords.lazy.map { $0.cut(at: "=")! }.first {
      $0.0 == runs[index - 1]
    }
    guard let auxiliary else { return nil }
    let right =
      auxiliary.1.withSpaces + " " + participle(runs[index], of: runs[index - 2], in: reader)
    return WritingReader.Suspect(
      kind: .wrongAfter, words: index - 1...index, right: "!" + right, isEndOfClause: true)
  }

  /// The participle as it agrees with the noun.
  private func participle(_ word: String, of noun: String, in reader: WritingReader) -> String {
    guard let (end, ends) = ending.cut(at: "="), let cells = reader.guide.nounFacts(noun)?.cells
    else {
      return word
    }
    let isPlural = cells.isDisjoint(with: .singular)
    let isFeminine = !cells.isDisjoint(with: GrammarCells("fF"))
    let forms = ends.parts(at: "/")
    return String(word.dropLast(end.count))
      + String(forms[(isPlural ? 2 : 0) + (isFeminine ? 1 : 0)])
  }
}
