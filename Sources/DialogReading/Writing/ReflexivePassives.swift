import DialogSupport

extension WritingWords.ReflexivePassive {
  /// A verb of one after several things that begin a sentence: las fotos se elimina.
  ///
  /// - Parameters:
  ///   - index: the place of the verb.
  ///   - runs: the words of the text in lower case.
  func suspect(at index: Int, in runs: [String]) -> WritingReader.Suspect? {
    guard (3...4).contains(index), runs[index - 1] == pronoun, determiners.contains(runs[0]),
      runs[1..<index - 1].allSatisfy({ $0.utf8.count > 3 && !times.contains($0) }),
      let right = verbs.listedWords.lazy.compactMap({ $0.cut(at: "=") })
        .first(where: { $0.0 == runs[index] })?.1
    else { return nil }
    return WritingReader.Suspect(
      kind: .disagreeing, words: 0...index, isSentence: true, right: String(right))
  }
}
