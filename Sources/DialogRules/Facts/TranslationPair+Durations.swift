import DialogReading

extension TranslationPair {
  /// Whether numbers differ because another unit says the same time: 24 hours are a day.
  func saysSameTime(
    _ variant: TextVariant, missing: [NumbersInText.Number], added: [NumbersInText.Number]
  ) -> Bool {
    if saysMinutes(of: missing, added) { return true }
    guard missing.count < 2, added.count < 2 else { return false }
    let meant = counterparts(of: variant)[0].durations(of: missing.first?.value)
    let said = variant.durations(of: added.first?.value)
    return meant.contains(where: said.contains)
  }
}

extension TranslationPair {
  /// Whether one says in minutes what the other one says in hours and minutes: 90 minutes are 1시간 30분.
  private func saysMinutes(
    of missing: [NumbersInText.Number], _ added: [NumbersInText.Number]
  ) -> Bool {
    let (parts, sum) = missing.count > added.count ? (missing, added) : (added, missing)
    let values = (parts + sum).compactMap { Int($0.value) }
    return parts.count == 2 && sum.count == 1 && values.count == 3
      && values[0] * 60 + values[1] == values[2]
  }
}

extension TranslationPair {
  /// Whether a number differs because a word says its half: 2½ hours are two and a half; or because a text says
  /// a share in percent: three quarters are 75%.
  func saysHalf(
    _ variant: TextVariant, missing: [NumbersInText.Number], added: [NumbersInText.Number]
  ) -> Bool {
    if missing.isEmpty, added.count == 1, ["25", "75"].contains(added[0].value) {
      return counterparts(of: variant)[0].meaning.concepts?.mentioned.contains(quarter) ?? false
    }
    guard missing.count == 1, added.count < 2,
      variant.meaning.concepts?.mentioned.contains(half) ?? false
    else { return false }
    // Half the battery is 50%.
    if missing[0].value == "50" { return added.isEmpty }
    guard missing[0].value.hasSuffix(".5") else { return false }
    return added.isEmpty || added[0].value + ".5" == missing[0].value
  }
}

extension TranslationPair {
  /// Whether a number differs because a text says the rest: 10% are left where 90% are used.
  func saysRest(
    _ variant: TextVariant, missing: [NumbersInText.Number], added: [NumbersInText.Number]
  ) -> Bool {
    guard missing.count == 1, added.count == 1, let number = Int(missing[0].value),
      let other = Int(added[0].value)
    else { return false }
    if number + other == 100, variant.text.unicodeScalars.contains("%") { return true }
    // 2 of 100 GB are left where 98 are used.
    return variant.saysLeft != counterparts(of: variant)[0].saysLeft
      && NumbersInText(variant.text).numbers.contains { Int($0.value) == number + other }
  }
}

extension TextVariant {
  fileprivate var saysLeft: Bool { meaning.concepts?.mentioned.contains(isLeft) ?? false }
}

private let isLeft = ConceptGroup.concept(named: "is_left")

extension TranslationPair {
  /// Whether a variant says the whole of which its source says half: an hour for half an hour.
  func losesHalf(in variant: TextVariant) -> Bool {
    let origin = counterparts(of: variant)[0]
    guard origin.reading.language.isEnglish, !variant.traits.marks.contains(.digit),
      let said = variant.meaning.concepts, !said.mentioned.contains(half),
      let meant = origin.meaning.concepts, meant.mentioned.contains(half),
      zip(origin.words, origin.words.dropFirst()).contains(where: { pair in
        pair.0 == "half" && ["a", "an", "hour"].contains(pair.1)
      })
    else { return false }
    let units = secondsOfUnits.map(\.unit)
    let (own, others) = (
      units.filter(said.mentioned.contains), units.filter(meant.mentioned.contains)
    )
    return own.count == 1 && own == others
  }
}

extension TranslationPair {
  /// Whether one says half of a unit of time and the other one and a half: an hour and a half for half an hour.
  func saysOtherHalf(_ variant: TextVariant) -> Bool {
    guard let meant = counterparts(of: variant)[0].halfAmount, let said = variant.halfAmount else {
      return false
    }
    return meant != said
  }
}

extension TextVariant {
  /// Nil where it says neither half of a unit of time nor one and a half.
  fileprivate var halfAmount: HalfWords.Amount? {
    if saysDigits, NumbersInText(text).numbers.contains(where: { $0.value == "1.5" }) {
      return .beyond
    }
    return reading.language.halfWords?.amount(in: meaning.lowered)
  }
}

private let half = ConceptGroup.concept(named: "half")
private let quarter = ConceptGroup.concept(named: "quarter")

extension TextVariant {
  /// The seconds of a time that a text says in a unit, of one where it says no number: several where a
  /// word may be of two units, as Russian сутки is a day of 24 hours.
  ///
  /// - Parameter number: the number beside the unit, in digits.
  fileprivate func durations(of number: String?) -> [Double] {
    guard let concepts = meaning.concepts else { return [] }
    let units = secondsOfUnits.filter { concepts.said.contains($0.unit) }
    let words = numbersInWords.filter { concepts.said.contains($0.number) }
    guard units.count < 3, words.count < 2 else { return [] }
    let spelled = reading.spelledNumbers
    let word = spelled.count == 1 ? spelled.first.map(Double.init) : words.first?.value
    var counts = [number.flatMap(Double.init) ?? word ?? 1]
    // An hour and a half
    if counts == [0.5] { counts.append(1.5) }
    return units.flatMap { unit in counts.map { unit.seconds * $0 } }
  }

  /// Whether it says a number of something, in digits or in a word that is known.
  var saysCount: Bool {
    traits.marks.contains(.digit)
      || meaning.concepts.map { said in
        numbersInWords.contains { said.mentioned.contains($0.number) }
      } ?? false
  }
}

extension TextVariant {
  /// Whether it says a number, which others write in digits, in a word: every two weeks.
  func saysInWords(_ digits: String) -> Bool {
    guard let value = Double(digits), let said = meaning.concepts?.mentioned else { return false }
    return value == 2 && (said.contains(everyOther) || said.contains(twice))
      || numbersInWords.contains { $0.value == value && said.contains($0.number) }
  }
}

extension TextVariant {
  /// Whether a number is only part of one that it spells: eight of forty-eight.
  func spellsLonger(_ number: Int) -> Bool {
    guard let value = numbersInWords.first(where: { $0.number == number })?.value, value > 1 else {
      return false
    }
    let spelled = reading.spelledNumbers
    return !spelled.isEmpty && !spelled.contains(Int(value))
  }
}

private let twice = ConceptGroup.concept(named: "twice")
private let everyOther = ConceptGroup.concept(named: "every_other")

extension Contradiction {
  /// Whether both are units of time, and the translation says the shorter one.
  var saysShorterTime: Bool {
    func seconds(_ concept: Int) -> Double? { secondsOfUnits.first { $0.unit == concept }?.seconds }
    guard let said = seconds(said), let meant = seconds(meant) else { return false }
    return said < meant
  }
}

/// A month as the twelfth part of a year: people say twelve of them, not thirty days.
private let secondsOfUnits: [(unit: Int, seconds: Double)] = [
  ("second", 1), ("minute", 60), ("hour", 3600), ("day", 86400), ("week", 604_800),
  ("month", 2_628_000), ("year", 31_536_000),
].map { (ConceptGroup.concept(named: $0.0), $0.1) }

private let numbersInWords: [(number: Int, value: Double)] = [
  ("half", 0.5), ("two", 2), ("three", 3), ("four", 4), ("five", 5), ("six", 6), ("seven", 7),
  ("eight", 8), ("nine", 9), ("ten", 10), ("dozen", 12),
].map { (ConceptGroup.concept(named: $0.0), $0.1) }
