import DialogReading

extension TextVariant {
  /// Where a concept stands that it says.
  func range(of concept: Int) -> Range<Int>? {
    meaning.concepts?.range(of: concept, in: text, wholeWords: conventions.spacesWords)
  }

  /// The words by which it says a concept.
  func words(for concept: Int) -> String {
    range(of: concept).map { String(decoding: bytes[$0], as: UTF8.self) } ?? ""
  }
}
