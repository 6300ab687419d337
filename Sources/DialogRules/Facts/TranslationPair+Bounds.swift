import DialogReading

/// A number of which a translation says the opposite of its source: over 14 for under 14.
struct TurnedBound {
  /// What the source says of it.
  let meant: BoundWords.Place
  /// What the translation says.
  let said: BoundWords.Place
}

extension TranslationPair {
  /// The first number that a variant puts the other way round.
  func turnedBound(in variant: TextVariant) -> TurnedBound? {
    let origin = counterparts(of: variant)[0]
    guard variant.hasNumbers, origin.hasNumbers else { return nil }
    let (meant, said) = (origin.bounds, variant.bounds)
    for place in said {
      let (own, others) = (said.bounds(of: place.number), meant.bounds(of: place.number))
      let opposite = meant.first { other in
        other.number == place.number && place.bound.opposites.contains(other.bound)
          && !own.contains(other.bound) && !others.contains(place.bound)
      }
      guard let opposite, variant.denialCount == origin.denialCount,
        !isTurned(opposite.bound, in: variant, origin)
      else { continue }
      return TurnedBound(meant: opposite, said: place)
    }
    return nil
  }

  /// Whether the rest of a text is turned round as well: what is closed until 9 opens at 9, and what is done an hour before
  /// something is followed by it after an hour.
  private func isTurned(
    _ bound: NumberBound, in variant: TextVariant, _ origin: TextVariant
  ) -> Bool {
    switch bound {
    case .under, .over: return false
    case .within, .later, .lasting, .ahead, .earlier:
      if likeness(of: .order, in: variant, isSure: false) == .turned { return true }
    case .until, .since: break
    }
    return variant.saysOpposite(of: origin, besides: Contradiction.ofOrder) ?? false
  }
}

extension [BoundWords.Place] {
  fileprivate func bounds(of number: String) -> Set<NumberBound> {
    Set(lazy.filter { $0.number == number }.map(\.bound))
  }
}

extension TextVariant {
  fileprivate var hasNumbers: Bool { saysDigits || !placeholdersByOffset.isEmpty }

  /// What it says of its numbers.
  fileprivate var bounds: [BoundWords.Place] {
    reading.language.boundWords?.places(in: meaning.lowered) ?? []
  }

  /// The words of a place, as the text has them; and its bytes.
  func words(of place: BoundWords.Place) -> String {
    String(
      decoding: meaning.lowered.text.utf8.dropFirst(place.range.lowerBound).prefix(
        place.range.count), as: UTF8.self)
  }

  /// The bytes of a place, where lower case has as many.
  func range(of place: BoundWords.Place) -> Range<Int>? {
    meaning.lowered.text.utf8.count == text.utf8.count ? place.range : nil
  }
}
