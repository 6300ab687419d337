import DialogLocales

/// What a word says with its ending of what its stem names.
extension KoreanVocabulary {
  /// Whether it asks whether one of some predicates is so: 진행할까요, 괜찮으십니까.
  ///
  /// - Parameter predicates: by their dictionary forms.
  static func asks(_ word: String, _ predicates: WordSet) -> Bool {
    says(word, .question, predicates)
  }

  /// Whether it states one of them: 알립니다, 당연하죠.
  static func states(_ word: String, _ predicates: WordSet) -> Bool {
    says(word, .statement, predicates)
  }

  /// Whether it asks somebody to do one of them: 확인하세요.
  static func requests(_ word: String, _ predicates: WordSet) -> Bool {
    says(word, .request, predicates)
  }

  /// Whether it states what has happened: 삭제했습니다, 지워졌어요.
  public static func statesPast(_ word: String) -> Bool {
    KoreanInflection(word).map { $0.ending.sense == .statement && $0.isPast } ?? false
  }

  /// Whether it states what somebody or something does, and not what something is: 바꿨습니다, not 3분입니다.
  public static func statesDeed(_ word: String) -> Bool {
    KoreanInflection(word).map { $0.ending.sense == .statement && !$0.isCopula } ?? false
  }

  private static func says(
    _ word: String, _ sense: KoreanEnding.Sense, _ predicates: WordSet
  ) -> Bool {
    KoreanInflection(word).map {
      $0.ending.sense == sense && predicates.contains($0.stem + ($0.isCopula ? "이다" : "다"))
    } ?? false
  }
}
