/// Polish nouns of several persons, of which men are one at least, and the verb in the past of others: rodzice
/// dołączyły, for dołączyli.
extension WritingReader {
  /// The noun and its verb.
  func virileSubject(at index: Int) -> Suspect? {
    guard index > 0, let right = guide.words.cases?.virilePast?.right(of: runs[index]) else {
      return nil
    }
    let place = guide.words.reflexives.contains(runs[index - 1]) ? index - 2 : index - 1
    guard place >= 0, guide.government?.nouns[runs[place]]?.cells == .virile else { return nil }
    return Suspect(kind: .disagreeing, words: place...index, right: right)
  }
}

extension GrammarCells {
  /// Nouns of men are in the plural the only ones whose nominative is no accusative.
  static let virile = GrammarCells("M1")
}

extension WritingWords.Cases.VirilePast {
  /// A verb of the past as it is of men; nil of other words.
  fileprivate func right(of word: String) -> String? {
    guard word.utf8.hasSuffix(end), !others.contains(word) else { return nil }
    let isPast = verbs.contains(word) || stems.contains { word.utf8.hasSuffix($0 + end) }
    return isPast ? word.dropLast(end.count) + right : nil
  }
}
