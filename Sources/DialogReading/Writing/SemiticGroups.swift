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

  /// Words of two forms, and the nouns that only one of them goes with.
  struct Pairing {
    let forms: (Set<String>, Set<String>)
    /// Nouns that the second form does not go with, and those that the first does not.
    let nouns: (Set<String>, Set<String>)

    func has(_ word: String) -> Bool { forms.0.contains(word) || forms.1.contains(word) }

    func disagree(_ word: String, _ noun: String) -> Bool {
      forms.0.contains(word) && nouns.1.contains(noun)
        || forms.1.contains(word) && nouns.0.contains(noun)
    }
  }
}

extension WritingWords.Semitic {
  /// Whether a word is a number from three to ten.
  func isAboveTwo(_ word: String) -> Bool {
    switch self {
    case .arabic: SemiticGroups.threeToTen.has(word)
    case .hebrew: SemiticGroups.twoToTen.has(word) && word != "שני" && word != "שתי"
    }
  }
}
