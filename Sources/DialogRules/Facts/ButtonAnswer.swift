import DialogReading

/// What a button’s title answers by its words alone, where they are English or Korean.
struct ButtonAnswer {
  /// Whether it only closes a dialog.
  let closes: Bool
  /// Whether it says no more than OK does.
  let accepts: Bool
  /// Whether it leaves everything as it is.
  let leavesAlone: Bool
  /// Whether it keeps something.
  let keeps: Bool

  init(of title: Reading) {
    if let words = title.english?.lowerWords {
      closes = EnglishVocabulary.closes(words)
      accepts = EnglishVocabulary.accepts(words)
      leavesAlone = EnglishVocabulary.leavesAlone(words)
      keeps = words.first == "keep"
    } else {
      let words = title.korean?.words.map(\.text) ?? []
      closes = !words.isEmpty && KoreanVocabulary.closes(words)
      accepts = !words.isEmpty && KoreanVocabulary.accepts(words)
      leavesAlone = !words.isEmpty && KoreanVocabulary.leavesAlone(words)
      keeps = words.last?.utf8.hasPrefix("유지") ?? false
    }
  }
}
