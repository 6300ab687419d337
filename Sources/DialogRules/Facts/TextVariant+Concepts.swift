import DialogReading

extension TextVariant {
  /// Where a concept stands that it says.
  func range(of concept: Int) -> Range<Int>? {
    let range = meaning.concepts?.range(
      of: concept, in: text, wholeWords: conventions.spacesWords)
    // What comes after a unit in Korean is a particle or the copula: 5킬로그램입니다.
    guard let range, locale.isKorean,
      ConceptGroup.all[ConceptGroup.index(of: concept)].kind == .unit,
      let end = meaning.concepts?.range(of: concept, in: text, wholeWords: false)?.upperBound
    else { return range }
    return range.lowerBound..<min(end, range.upperBound)
  }

  /// The words by which it says a concept.
  func words(for concept: Int) -> String {
    range(of: concept).map { String(decoding: bytes[$0], as: UTF8.self) } ?? ""
  }
}
