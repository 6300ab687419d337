import DialogLocales
import DialogReading

/// What explains that one of both says another concept.
extension TranslationPair {
  /// Whether one of both says how much is left of what the other one says how much is used: less than 20% for more than
  /// 80%.
  func saysRest(_ found: Contradiction, _ variant: TextVariant) -> Bool {
    guard comparisons.contains(found.meant), variant.saysDigits else { return false }
    let difference = NumbersInText(variant.text).difference(from: NumbersInText(found.origin.text))
    return saysRest(variant, missing: difference.missing, added: difference.added)
  }

  /// Whether English says that not every one is what is said of some that they are not.
  func deniesSome(_ found: Contradiction, _ variant: TextVariant) -> Bool {
    quantities.contains(found.meant) && quantities.contains(found.said)
      && [variant, found.origin].allSatisfy { $0.denialCount > 0 }
      && [variant, found.origin].contains { $0.locale.isEnglish && $0.words.contains("every") }
  }
}

private let comparisons = ConceptSet(
  ["more", "less", "at_least", "at_most", "is_left", "is_used"].map(ConceptGroup.concept))
private let quantities = ConceptSet(["all", "some"].map(ConceptGroup.concept))
