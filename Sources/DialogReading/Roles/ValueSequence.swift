internal import DialogSupport

/// Which of two values of a text is or happens first: `{a}` of “{a} ends before {b} starts”, “{b} starts after {a}”.
public struct ValueSequence: Equatable, Sendable {
  /// The place of the first among all values.
  public let earlier: Int

  /// An English text; nil where it does not say it.
  ///
  /// - Parameters:
  ///   - text: with U+FFFC for each value.
  ///   - concepts: what it says of concepts.
  public init?(english text: String, _ concepts: ConceptReading) {
    guard let mark = Mark(text, concepts), mark.isBetween || mark.isOfClause else { return nil }
    earlier = mark.isBefore == (mark.following == 0) ? 1 : 0
  }

  /// A translation.
  ///
  /// - Parameter words: how its language says what a value is.
  public init?(_ text: String, _ concepts: ConceptReading, _ words: RoleWords) {
    // Then, after that: an adverb names no value. What is said after both is of the second: A is B 뒤에, unless one
    // is compared with the other: A보다 B 먼저.
    guard let mark = Mark(text, concepts),
      mark.isOfClause || mark.isBetween && (!mark.isParted || mark.isFollowed)
        || mark.isLast
          && (words.subject == nil || words.marksFollow && mark.isFollowed && !mark.isCompared)
    else { return nil }
    let later = mark.isBetween && words.marksFollow ? 0 : mark.following
    earlier = mark.isBefore ? 1 - later : later
  }

  /// The only word of a text with two values that says before or after.
  private struct Mark {
    let isBefore: Bool
    let isBetween: Bool
    /// The place of the value after it; of the last one where none is.
    let following: Int
    /// Whether it opens a clause that ends between both values, and says more than the value.
    let isOfClause: Bool
    /// Whether a comma stands between both values, and words after the last one: {a} endet, bevor {b} beginnt.
    let isParted: Bool
    let isFollowed: Bool
    /// Whether it stands after both.
    let isLast: Bool
    /// Whether something is said of one that is more than the other is.
    let isCompared: Bool

    init?(_ text: String, _ concepts: ConceptReading) {
      let places = concepts.places.filter { $0.concept == before || $0.concept == after }
      guard let first = places.first, places.allSatisfy({ $0.concept == first.concept }) else {
        return nil
      }
      let text = ConceptText(text)
      let values = text.values
      let sides = Set(
        places.map { place in values.count { $0.upperBound <= place.range.lowerBound } })
      guard values.count == 2, sides.count == 1, let side = sides.first else { return nil }
      (isBefore, isBetween, following) = (first.concept == before, side == 1, min(side, 1))
      isLast = side == 2
      isFollowed = String(decoding: text.bytes[values[1].upperBound...], as: UTF8.self)
        .contains(where: \.isLetter)
      let between = text.bytes[values[0].upperBound..<values[1].lowerBound]
      let clause = String(decoding: between, as: UTF8.self).prefix { !",、，،".contains($0) }
      isParted = clause.utf8.count < between.count
      isCompared = ["보다", "より"].contains { String(decoding: between, as: UTF8.self).contains($0) }
      isOfClause = side == 0 && isParted && clause.contains(where: \.isLetter)
    }
  }
}

private let before = ConceptGroup.concept(named: "before")
private let after = ConceptGroup.concept(named: "after")
