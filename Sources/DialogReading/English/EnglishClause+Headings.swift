import DialogLocales

/// Words that are verbs in sentences and something else in headings, and the other way around.
extension EnglishClause {
  /// “Spray Can Empty”: in a heading, after a bare noun in the singular, and before no verb that is nothing
  /// else.
  func followsItsNoun(_ index: Int) -> Bool {
    guard items[index].lower == "can", isHeading(index), awaited == 0, subject != .determined,
      let before = previous(index), before.readings.contains(.noun),
      !before.readings.contains(.plural)
    else { return false }
    return !isSurelyGoverned(index)
  }

  /// “May Delivery Late”, “Will Reader Offline”: in a heading, without a verb that it could govern.
  func namesSomething(_ index: Int) -> Bool {
    guard items[index].readings.contains(.modal), index == items.startIndex, isHeading(index) else {
      return false
    }
    return !items[(index + 1)...].contains {
      $0.readings.contains(.otherBe) || $0.readings.contains(.have)
        || $0.readings.contains(.base) && !$0.readings.intersects([.adjective, .past])
    }
  }

  /// Whether a text without a period has a capital here, within.
  private func isHeading(_ index: Int) -> Bool {
    !isPunctuated && items[index].isCapitalized
      && items[index...].dropFirst().first?.isCapitalized ?? true
  }

  /// “can’t be”, “can connect”: what follows is a verb and no noun, no adjective and no participle.
  private func isSurelyGoverned(_ index: Int) -> Bool {
    guard
      let verb = items[(index + 1)...].first(where: {
        !$0.readings.isMereAdverb && !$0.readings.contains(.not)
      })
    else { return false }
    return verb.readings.intersects([.otherBe, .have])
      || verb.readings.contains(.base)
        && !verb.readings.intersects([.noun, .adjective, .participle])
  }

  /// “No Data Left”, “Ten minutes left”: in a heading, what is left of a number of things.
  func leavesOver(_ index: Int) -> Bool {
    guard items[index].lower == "left", !isPunctuated || countsThings(before: index) else {
      return false
    }
    return next(index).map { !$0.opensObject && !$0.isNominal } ?? true
      && items[..<index].contains {
        $0.kind == .number || Self.amounts.contains($0.lower) || $0.readings.contains(.number)
      }
  }

  /// “No seats left in this row.”: people leave, seats don’t.
  private func countsThings(before index: Int) -> Bool {
    let first = items[items.startIndex].lower
    guard ["no", "only", "just"].contains(first), index > items.startIndex else { return false }
    let thing = items[index - 1]
    // “No space left for photos.” is said as a sentence.
    return thing.readings.intersects(first == "no" ? [.plural] : [.plural, .noun])
      && !EnglishVocabulary.namesPeople(thing.lower)
  }

  private static let amounts: WordSet = .words(
    "no any some few many little much more less only last")

  /// “Eight friends sent |good wishes|.”: adjectives and a plural.
  func hasThings(after index: Int) -> Bool {
    guard isPunctuated, !items[index].readings.intersects([.mostlyAdjective]) else { return false }
    let rest = items[(index + 1)...].drop {
      $0.isWord && $0.readings.contains(.adjective) && !$0.readings.contains(.plural)
    }
    return rest.first.map { $0.isWord && $0.readings.contains(.plural) } ?? false
  }

  /// “The bridge fell after 40 seconds.”: written as a sentence, with its article and a phrase.
  func fallsAfterArticle(_ index: Int) -> Bool {
    guard isPunctuated, hasArticle, !hasPhrase else { return false }
    guard let next = next(index) else { return !items[index].readings.contains(.participle) }
    return next.readings.intersects([.preposition, .clauseOrPhrase, .subordinator, .coordinator])
  }

  /// “Guests under 14 |come|”, “Workers near the crane |wear| helmets.”: after a phrase that goes with the
  /// plural before it.
  func readsBase(afterPhraseBefore index: Int) -> Bool {
    let readings = items[index].readings
    guard isPlural, hasPhrase else { return false }
    if !readings.intersects([.noun, .adjective, .preposition]) { return true }
    // “Notes in the archive stay.”
    guard let next = next(index) else { return isPunctuated && items[index].lower == "stay" }
    if next.opensObject, !next.readings.contains(.subject) { return true }
    guard isPunctuated, !readings.contains(.adjective) else { return false }
    // “The plants in the kitchen need water.”
    let hasObject = subject == .determined && next.isNominal && !readings.contains(.mostlyNoun)
    return readings.contains(.mostlyVerb) || hasObject
  }

  /// “timed out”
  func isPhrasalVerb(_ index: Int) -> Bool {
    ["out", "up", "down", "over", "off"].contains(next(index)?.lower)
  }
}
