import DialogReading

extension TranslationPair {
  /// The unit after a number of a variant that is another one in the source, though that names both: every 10 hours
  /// for every 10 minutes, beside 2 hours.
  func otherUnit(
    in variant: TextVariant, _ own: ConceptReading, for origin: TextVariant,
    _ source: ConceptReading
  ) -> Contradiction? {
    guard source.hasSeveralUnits, variant.saysDigits else { return nil }
    let meant = source.countedUnits(in: origin.text)
    for (number, said) in own.countedUnits(in: variant.text).sorted(by: { $0.key < $1.key }) {
      guard let unit = meant[number], unit != said,
        ConceptGroup.index(of: unit) == ConceptGroup.index(of: said)
      else { continue }
      return Contradiction(origin: origin, meant: unit, said: said)
    }
    return nil
  }
}
