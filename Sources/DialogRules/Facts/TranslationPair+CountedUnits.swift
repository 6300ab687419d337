import DialogReading

extension TranslationPair {
  /// The unit after a number of a variant that is another one in the source, though that names both: every 10 hours
  /// for every 10 minutes, beside 2 hours.
  func otherUnit(
    in variant: TextVariant, _ own: ConceptReading, for origin: TextVariant,
    _ source: ConceptReading
  ) -> Contradiction? {
    guard source.hasSeveralUnits, variant.saysDigits else { return nil }
    let others = source.countedUnits(in: origin.text)
    for counted in own.countedUnits(in: variant.text) {
      guard let meant = others.first(where: { $0.number == counted.number })?.unit,
        meant.concept != counted.unit.concept,
        ConceptGroup.index(of: meant.concept) == ConceptGroup.index(of: counted.unit.concept)
      else { continue }
      return Contradiction(
        origin: origin, meant: meant.concept, said: counted.unit.concept,
        places: (meant, counted.unit))
    }
    return nil
  }
}
