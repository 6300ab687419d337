/// Things whose words are part of longer ones.
extension ConceptReading.Place {
  /// Whether it is the thing to which a longer phrase does something: the microphone in “activar el micrófono”.
  func isThing(within phrase: ConceptReading.Place) -> Bool {
    phrase.range.count > range.count && ConceptGroup.things.contains(concept)
      && !ConceptGroup.things.contains(phrase.concept)
  }

  /// Whether it is what a longer word for a thing begins with: rezerv- of rezervasyon.
  func isBeginning(of other: ConceptReading.Place) -> Bool {
    range.lowerBound == other.range.lowerBound && other.endOfFirst == other.range.upperBound
      && other.startOfLast == other.range.lowerBound && ConceptGroup.things.contains(concept)
      && ConceptGroup.things.contains(other.concept)
  }
}
