import DialogSupport

/// Agreement in Arabic and Hebrew, where few words of a group tell enough: a noun that is surely
/// feminine or of several, and beside it an adjective or verb of a list in the other form.
struct SemiticGroups {
  let language: WritingWords.Semitic
  let runs: [String]

  /// The pairs of words that do not agree.
  func suspects() -> [WritingReader.Suspect] {
    language == .arabic ? arabic() : hebrew()
  }

  func suspect(_ words: ClosedRange<Int>, isSentence: Bool) -> WritingReader.Suspect {
    WritingReader.Suspect(kind: .disagreeing, words: words, isSentence: isSentence)
  }
}

extension WritingWords.Semitic {
  /// Whether a word is a number from three to ten.
  func isAboveTwo(_ word: String) -> Bool {
    switch self {
    case .arabic: ArabicAgreement.threeToTen.has(word)
    case .hebrew: HebrewAgreement.twoToTen.has(word) && !HebrewAgreement.two.contains(word)
    }
  }
}
