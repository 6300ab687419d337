import DialogReading

extension TranslationPair {
  /// Whether numbers differ because another unit says the same time: 24 hours are a day.
  func saysSameTime(
    _ variant: TextVariant, missing: [NumbersInText.Number], added: [NumbersInText.Number]
  ) -> Bool {
    guard missing.count < 2, added.count < 2,
      let meant = counterparts(of: variant)[0].duration(of: missing.first?.value),
      let said = variant.duration(of: added.first?.value)
    else { return false }
    return meant == said
  }
}

extension TextVariant {
  /// The seconds of a time that a text says in one unit; of one where it says no number.
  ///
  /// - Parameter number: the number beside the unit, in digits.
  fileprivate func duration(of number: String?) -> Double? {
    guard let concepts = reading.concepts else { return nil }
    let units = secondsOfUnits.filter { concepts.said.contains($0.unit) }
    let words = numbersInWords.filter { concepts.said.contains($0.number) }
    guard units.count == 1, words.count < 2 else { return nil }
    return units[0].seconds * (number.flatMap(Double.init) ?? words.first?.value ?? 1)
  }
}

/// A month as the twelfth part of a year: people say twelve of them, not thirty days.
private let secondsOfUnits: [(unit: Int, seconds: Double)] = [
  ("second", 1), ("minute", 60), ("hour", 3600), ("day", 86400), ("week", 604_800),
  ("month", 2_628_000), ("year", 31_536_000),
].map { (ConceptGroup.concept(named: $0.0), $0.1) }

private let numbersInWords: [(number: Int, value: Double)] = [
  ("half", 0.5), ("two", 2), ("three", 3), ("four", 4), ("five", 5), ("six", 6), ("seven", 7),
  ("eight", 8), ("nine", 9), ("ten", 10),
].map { (ConceptGroup.concept(named: $0.0), $0.1) }
