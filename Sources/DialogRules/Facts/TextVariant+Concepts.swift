import DialogReading

extension TextVariant {
  /// Where a concept stands that it says.
  func range(of concept: Int) -> Range<Int>? {
    meaning.concepts?.places.first { $0.concept == concept }.flatMap(range(at:))
  }

  /// Where a place of one of its concepts is.
  func range(at place: ConceptReading.Place) -> Range<Int>? {
    guard let reading = meaning.concepts else { return nil }
    let range = reading.range(of: place, in: text, wholeWords: conventions.spacesWords)
    // What comes after a unit in Korean is a particle or the copula: 5킬로그램입니다.
    guard locale.isKorean,
      ConceptGroup.all[ConceptGroup.index(of: place.concept)].kind == .unit
    else { return range }
    let end = reading.range(of: place, in: text, wholeWords: false).upperBound
    return range.lowerBound..<min(end, range.upperBound)
  }

  /// The words by which it says a concept.
  func words(for concept: Int) -> String {
    range(of: concept).map { String(decoding: bytes[$0], as: UTF8.self) } ?? ""
  }
}
