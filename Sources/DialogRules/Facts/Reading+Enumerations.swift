import DialogReading

extension Reading {
  /// What its sentences list, where it is English or Korean.
  func findEnumerations() -> [Enumeration] {
    if language.isKorean {
      return meaning.sentences.enumerated().flatMap {
        Enumeration.inKorean($1.text.text, inSentence: $0)
      }
    }
    guard words.contains(where: { $0 == "and" || $0 == "or" }), let english else { return [] }
    return Enumeration.inEnglish(english)
  }
}
