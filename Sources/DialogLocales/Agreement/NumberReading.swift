/// The number that ends a text, scanned from its end.
struct NumberReading {
  typealias Sound = AgreementKind.Sound

  /// What comes before the number.
  private var before: KoreanFinalSound.Scalars
  /// How many digits after the last nonzero one.
  private var trailingZeros = 0
  private var digits = 0
  private var points = 0
  private var lastDigit = 0
  private var lastNonzero = 0

  /// A text that ends in a digit. Points and commas belong to the number between digits.
  init(_ text: KoreanFinalSound.Scalars) {
    before = text
    while let scalar = before.last {
      if let digit = KoreanFinalSound.digit(scalar) {
        take(digit)
      } else if !isSeparator(scalar) {
        break
      } else if scalar == "." {
        points += 1
      }
      before.removeLast()
    }
  }

  var isZero: Bool { lastNonzero == 0 }

  var sound: Sound {
    let tables = KoreanFinalSound.Tables.self
    if isZero { return tables.digits[0] }
    if points == 1 { return tables.digits[lastDigit] }
    if trailingZeros == 0 { return tables.digits[lastNonzero] }
    if trailingZeros < 4 { return tables.tens[trailingZeros - 1] }
    return tables.myriads[min(trailingZeros / 4, tables.myriads.count) - 1]
  }

  /// The sound of the currency whose sign comes before the number.
  var currency: Sound? {
    let sign = before.last { $0 != " " && $0 != "\u{A0}" && $0 != "-" }
    return sign.flatMap(KoreanFinalSound.Tables.currency)
  }

  /// `:05`
  var isMinutes: Bool {
    digits == 2 && points == 0 && before.last == ":"
      && before.dropLast().last.flatMap(KoreanFinalSound.digit) != nil
  }

  /// `3. 5`, of at most two digits.
  var isDayOfDate: Bool {
    digits <= 2 && points == 0 && before.suffix(2).map { $0 } == [".", " "]
      && before.dropLast(2).last.flatMap(KoreanFinalSound.digit) != nil
  }

  private mutating func take(_ digit: Int) {
    if digits == 0 { lastDigit = digit }
    digits += 1
    if digit != 0, lastNonzero == 0 { lastNonzero = digit }
    if lastNonzero == 0, points == 0 { trailingZeros += 1 }
  }

  /// A point or comma with a digit on both sides; digits are on its right already.
  private func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar == "." || scalar == "," else { return false }
    return before.dropLast().last.flatMap(KoreanFinalSound.digit) != nil
  }
}
