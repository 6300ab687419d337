/// Verbs in the indicative after a conjunction that a future comes before, where the subjunctive stands: Spanish
/// te avisaremos cuando llega, for llegue.
struct FutureClauses: Sendable {
  private let known: WritingWords.FutureClauses
  private let verbs: [String: String]

  init(_ known: WritingWords.FutureClauses) {
    self.known = known
    verbs = known.verbs.listedWords.reduce(into: [:]) { verbs, item in
      let (word, right) = item.cut(at: "=")!
      verbs[String(word)] = String(right)
    }
  }

  /// The conjunction and the verb after it.
  func suspect(at index: Int, in runs: [String]) -> WritingReader.Suspect? {
    guard let right = verbs[runs[index]] else { return nil }
    let near = runs[max(0, index - 4)..<index]
    guard let start = near.lastIndex(of: known.conjunction),
      known.clauseStarts.isDisjoint(with: runs[(start + 1)..<index]),
      let future = runs[max(0, start - 7)..<start].lastIndex(where: isFuture),
      known.clauseStarts.isDisjoint(with: runs[future..<start])
    else { return nil }
    return WritingReader.Suspect(kind: .wrongAfter, words: start...index, right: right)
  }

  private func isFuture(_ word: String) -> Bool {
    known.endings.contains { word.utf8.count > $0.utf8.count && word.utf8.hasSuffix($0) }
  }
}
