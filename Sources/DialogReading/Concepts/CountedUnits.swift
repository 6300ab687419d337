extension ConceptReading {
  /// A unit right after a number in digits: minutes after 10 of “10 minutes per hour”.
  public struct CountedUnit: Sendable {
    /// As `NumbersInText` has it.
    public let number: String
    /// Where the unit stands.
    public let unit: Place
  }

  /// Whether it says more than one unit.
  public var hasSeveralUnits: Bool { said.intersection(ConceptGroup.units).count > 1 }

  /// The units after numbers, without those of a number that has different ones.
  ///
  /// - Parameter text: what has been read.
  public func countedUnits(in text: String) -> [CountedUnit] {
    let (bytes, numbers) = (Array(text.utf8), NumbersInText(text).numbers)
    let counted = places.filter { ConceptGroup.units.contains($0.concept) }.compactMap { unit in
      let start = ConceptText.written(unit.range, of: text).lowerBound
      // Some words of units have the digit before them: 0分.
      let number = numbers.last { $0.range.lowerBound <= start }
      guard let number,
        number.range.upperBound >= start
          || ["", " ", "-", "\u{A0}", "\u{202F}"].contains(
            String(decoding: bytes[number.range.upperBound..<start], as: UTF8.self))
      else { return CountedUnit?.none }
      return CountedUnit(number: number.value, unit: unit)
    }
    return counted.filter { one in
      counted.allSatisfy { $0.number != one.number || $0.unit.concept == one.unit.concept }
    }
  }
}
