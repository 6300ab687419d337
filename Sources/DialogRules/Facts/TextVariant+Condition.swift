import DialogReading

/// Conditions in other words: the deletion of the album, when you delete it.
extension TextVariant {
  /// Whether it says all that the condition of its source speaks of, in whatever way.
  func saysCondition(of source: TextVariant) -> Bool {
    guard let words = source.reading.language.conceptWords, let own = meaning.concepts,
      let all = source.meaning.concepts, let condition = source.condition
    else { return false }
    return own.covers(ConceptReading(condition, words), of: all)
  }

  /// The part of a text that tells under which condition, between commas: in English from the word on that says
  /// so, in Korean up to it.
  private var condition: String? {
    for part in meaning.lowered.text.split(whereSeparator: { ",.;:".contains($0) }) {
      let words = part.split(separator: " ")
      let found =
        reading.language.isKorean
        ? words.indices.first { tellsCondition(words[...$0]) }.map { words[...$0] }
        : words.indices.last { tellsCondition(words[$0...]) }.map { words[$0...] }
      if let found { return found.joined(separator: " ") }
    }
    return nil
  }

  private func tellsCondition(_ words: ArraySlice<Substring>) -> Bool {
    let part = LoweredText(words.joined(separator: " ") + " ")
    return reading.language.asSource?.predicate(of: part).contains(.condition) ?? false
  }
}
