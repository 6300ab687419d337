import DialogReading

extension TranslationPair {
  /// Whether a variant says one number where its source says another, and one of them spells it: 20 for a dozen.
  ///
  /// All others must agree, and the units too: two weeks are fourteen days.
  func spellsOtherNumber(_ variant: TextVariant) -> Bool {
    let origin = counterparts(of: variant)[0]
    guard origin.reading.language.isEnglish,
      origin.saysDigits || !origin.reading.spelledNumbers.isEmpty,
      let written = NumbersInText(origin.text).wholeValues,
      let digits = NumbersInText(variant.text).wholeValues
    else { return false }
    let meant = written.union(origin.reading.spelledNumbers)
    guard !meant.subtracting([1]).isEmpty,
      meant.subtracting(digits).count > 0
    else { return false }
    let said = digits.union(variant.reading.spelledNumbers)
    let missing = meant.subtracting(said).subtracting([1]).filter { !variant.mayCount($0) }
    let added = said.subtracting(meant).subtracting([1]).filter { $0 == 12 || !origin.mayCount($0) }
    guard missing.count == 1, added.count == 1 else { return false }
    let isSpelled = !digits.isSuperset(of: added) || !written.isSuperset(of: missing)
    return isSpelled && !origin.saysPartOrScale && origin.units == variant.units
      && !isShareOfTen
  }

  /// The differences of digits that no word explains which the other text alone has.
  func besidesSpelled(
    _ numbers: [NumbersInText.Number], of own: TextVariant, in other: TextVariant
  ) -> [NumbersInText.Number] {
    let spelled = other.reading.spelledNumbers.subtracting(own.reading.spelledNumbers)
    return numbers.filter { number in Int(number.value).map { !spelled.contains($0) } ?? true }
  }

  /// Whether a translation into Chinese or Japanese says tenths, as these do of discounts: 20 percent
  /// off is 8折 or 2割.
  var isShareOfTen: Bool {
    variants.contains { variant in
      variant.text.unicodeScalars.contains { $0 == "折" || $0 == "割" }
    }
  }
}

extension TextVariant {
  /// Whether it may say a number by a word that is no numeral: both, twice.
  fileprivate func mayCount(_ number: Int) -> Bool { saysInWords(String(number)) }

  fileprivate var saysPartOrScale: Bool {
    reading.language.spelledNumbers?.saysPartOrScale(words) ?? false
  }

  /// The units that it says; empty where their words are not known.
  fileprivate var units: [ConceptSet] {
    guard let said = meaning.concepts?.mentioned else { return [] }
    return ConceptGroup.all.filter { $0.kind == .unit }.map { said.intersection($0.set) }
  }
}

extension NumbersInText {
  /// Its numbers, where all are whole.
  fileprivate var wholeValues: Set<Int>? {
    let values = numbers.compactMap { Int($0.value) }
    return values.count == numbers.count ? Set(values) : nil
  }
}
