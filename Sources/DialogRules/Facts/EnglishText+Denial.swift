import DialogReading

extension EnglishText {
  /// Whether a no stands before a place in its sentence: “Nothing you typed will be lost.”
  func denies(before place: Int) -> Bool {
    guard
      let sentence = sentences.first(where: { sentence in
        tokens[sentence.tokens].contains { $0.range.contains(place) }
      })
    else { return false }
    return tokens[sentence.tokens].contains { token in
      token.range.upperBound <= place && token.isWord
        && (token.readings.contains(.not) || token.readings.contains(.negated)
          || ["no", "nothing", "none", "never", "neither"].contains(token.lower))
    }
  }
}
