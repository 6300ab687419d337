import DialogLocales

/// What a word says with its ending of what its stem names.
extension KoreanVocabulary {
  /// Whether it asks whether one of some predicates is so: 진행할까요, 괜찮으십니까.
  ///
  /// - Parameter stems: as `KoreanInflection` has them.
  static func asks(_ word: String, _ stems: WordSet) -> Bool { says(word, .question, stems) }

  /// Whether it states one of them: 알립니다, 당연하죠.
  static func states(_ word: String, _ stems: WordSet) -> Bool { says(word, .statement, stems) }

  /// Whether it asks somebody to do one of them: 확인하세요.
  static func requests(_ word: String, _ stems: WordSet) -> Bool { says(word, .request, stems) }

  private static func says(
    _ word: String, _ sense: KoreanEnding.Sense, _ stems: WordSet
  ) -> Bool {
    KoreanInflection(word).map { $0.ending.sense == sense && stems.contains($0.stem) } ?? false
  }
}
