extension WritingWords.Directions {
  /// A preposition with a determiner in the dative, a noun and the verb of sending right after it.
  func suspect(at index: Int, in runs: [String]) -> WritingReader.Suspect? {
    guard index > 2, verbs.contains(runs[index]), !others.contains(where: runs[index - 1].hasSuffix)
    else {
      return nil
    }
    for length in 1...3 where index - length > 1 {
      let place = index - length - 2
      guard prepositions.contains(runs[place]), determiners.contains(runs[place + 1]) else {
        continue
      }
      var suspect = WritingReader.Suspect(kind: .wrongCase, words: place...index)
      suspect.isSure = true
      return suspect
    }
    return nil
  }
}
