import DialogSupport

extension WritingWords.Suffixes {
  /// A word whose suffix has a vowel that does not go with the last one before it: talossä.
  func suspect(at index: Int, in runs: [String]) -> WritingReader.Suspect? {
    let word = runs[index]
    guard word.utf8.count > 5 else { return nil }
    for pair in pairs.listedWords {
      let (ofBack, ofFront) = pair.cut(at: "/")!
      guard let right = right(word, ofBack, ofFront) else { continue }
      return WritingReader.Suspect(
        kind: .misspelt, words: index...index, right: right, isLikeAnother: true)
    }
    return nil
  }

  private func right(_ word: String, _ ofBack: Substring, _ ofFront: Substring) -> String? {
    let isFront = word.utf8.hasSuffix(ofFront)
    guard isFront || word.utf8.hasSuffix(ofBack) else { return nil }
    let stem = word.dropLast(isFront ? ofFront.count : ofBack.count)
    let vowels = back.union(front).union("eéií".unicodeScalars)
    guard stem.unicodeScalars.count > 2,
      let vowel = stem.unicodeScalars.last(where: vowels.contains),
      isFront ? back.contains(vowel) : front.contains(vowel)
    else { return nil }
    return String(stem) + String(isFront ? ofBack : ofFront)
  }
}
