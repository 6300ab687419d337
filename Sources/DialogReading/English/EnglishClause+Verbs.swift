import DialogLocales

/// Which words are finite verbs.
extension EnglishClause {
  /// - Parameter governs: whether other verbs hang on it, as on auxiliaries.
  mutating func readFinite(_ index: Int, governs: Bool) {
    isInVerbGroup = governs
    isAfterBe = items[index].isBe
    if awaited > 0 {
      awaited -= 1
      hasRelativeClause = true
      relativeVerb = index
    } else {
      mainVerb = mainVerb ?? index
    }
  }

  /// Not a noun, as in “the will”, nor a month, nor after `to` or another auxiliary.
  func isAuxiliary(_ index: Int) -> Bool {
    let readings = items[index].readings
    if items[index].isCapitalized, items[index].lower == "may", next(index)?.kind == .number {
      return false
    }
    guard let previous = previous(index) else { return true }
    if previous.readings.contains(.to) { return false }
    let followsDeterminer = previous.readings.intersects([.article, .possessive])
    return !(followsDeterminer && readings.intersects([.modal, .base]))
  }

  mutating func readAuxiliary(_ index: Int) {
    if isInVerbGroup { return }
    let readings = items[index].readings
    if followsItsNoun(index) { return readAsNoun(index) }
    if subject != .none || awaited > 0 { return readFinite(index, governs: true) }
    if readings.contains(.doVerb), isNegated(index) { return }
    let inverts = next(index).map {
      $0.isNominal || $0.readings.intersects([.subject, .place])
        || opensPhrase($0)
          && (readings.contains(.modal) || ["does", "did"].contains(items[index].lower))
    }
    if inverts ?? false, !readings.contains(.negated) || next(index)!.readings.contains(.subject) {
      if namesSomething(index) { return readAsNoun(index) }
      isInverted = true
      awaitsInvertedVerb = true
    } else if !readings.contains(.base) {
      isElided = true
    }
    isInVerbGroup = true
  }

  private func opensPhrase(_ item: Item) -> Bool {
    item.readings.intersects([.article, .possessive, .determiner])
  }

  /// `don’t`, `do not`
  private func isNegated(_ index: Int) -> Bool {
    items[index].readings.contains(.negated) || next(index)?.readings.contains(.not) ?? false
  }

  /// Reads a word that can be a verb; false where it is something else here.
  mutating func readVerb(_ index: Int) -> Bool {
    let item = items[index]
    if isInVerbGroup {
      // The verb that an auxiliary governs.
      guard item.readings.intersects([.base, .participle, .gerund]) else { return false }
      isInVerbGroup = false
      if !isAfterBe || item.readings.intersects([.participle, .gerund]) { return true }
    }
    guard let before = previous(index, skippingAdverbs: true), subject != .none || awaited > 0
    else { return false }
    if before.readings.contains(.to) { return true }
    if awaitsInvertedVerb, item.readings.intersects([.base, .participle, .gerund]) {
      awaitsInvertedVerb = false
      return true
    }
    if isPronoun(before), isSubject(before, at: index), readVerb(index, afterPronoun: before) {
      return true
    }
    if isAfterRelativeClause(before) && agreesWithSubject(index) || isAfterDeed(before, at: index)
      || isAfterShare(before) && item.readings.intersects([.base, .thirdPerson])
      || isAfterThere(before, at: index)
    {
      readFinite(index, governs: false)
      return true
    }
    guard isNominal(before, at: index) else { return false }
    if readsThirdPerson(index) || readsBase(index, after: before) {
      readFinite(index, governs: false)
      return true
    }
    return readPast(index)
  }

  private mutating func readVerb(_ index: Int, afterPronoun pronoun: Item) -> Bool {
    let readings = items[index].readings
    // “this file”, “these files”, “all files”
    if pronoun.readings.contains(.determiner) {
      if readings.contains(.base), followsPlural(pronoun, at: index) {
        readFinite(index, governs: false)
        return true
      }
      // “some files”, “some data”, “this file”
      let mayBeOfMany = pronoun.isPlural || !pronoun.takesThirdPerson
      let agrees =
        mayBeOfMany && readings.contains(.plural)
        || !pronoun.isPlural && readings.contains(.noun)
      let isAttribute = readings.intersects([.participle, .gerund])
      let hasObject = next(index)?.readings.intersects([.article, .possessive]) ?? false
      if agrees && !hasObject || isAttribute && next(index)?.opensObject != true { return false }
      if pronoun.isPlural, leadsToPlural(index) { return false }
    }
    guard readings.intersects([.base, .thirdPerson, .past]) else { return false }
    if readings.contains(.base), !readings.contains(.past), pronoun.takesThirdPerson {
      return false
    }
    readFinite(index, governs: false)
    return true
  }

  /// “the scenes that use it”: a relative clause of a plural, not “that use”.
  private func followsPlural(_ pronoun: Item, at index: Int) -> Bool {
    guard pronoun.lower == "that", index > items.startIndex + 1, items[index - 1].lower == "that",
      let next = next(index)
    else { return false }
    return items[index - 2].readings.contains(.plural)
      && (next.opensObject
        || next.readings.intersects([.object, .adverb, .finiteBe, .modal, .to, .preposition]))
  }

  /// “many login attempts”, “all open documents”: nouns and adjectives up to a plural.
  private func leadsToPlural(_ index: Int) -> Bool {
    guard items[index].readings.intersects([.noun, .adjective]), next(index)?.opensObject != true
    else { return false }
    let phrase = items[(index + 1)...].prefix {
      $0.isWord && $0.readings.intersects([.noun, .plural, .adjective])
    }
    return phrase.contains { $0.readings.contains(.plural) }
  }

  /// `exists`, `needs`
  private mutating func readsThirdPerson(_ index: Int) -> Bool {
    let readings = items[index].readings
    guard readings.contains(.thirdPerson), !isNounOfHeadline(index) else { return false }
    if !readings.contains(.plural) { return true }
    // “Too many attempts”, “several changes”
    if items[..<index].contains(where: \.isPlural) { return false }
    // “12 Messages Not Sent”
    if index == items.startIndex + 1, items[items.startIndex].kind == .number { return false }
    guard let next = next(index) else {
      // “Including 48 bottles.”
      isUncertain = items[index - 1].kind != .number
      return false
    }
    // “Vaccination records too.”
    if next.lower == "too", index + 2 == items.endIndex { return false }
    if next.readings.contains(.that) { return readings.contains(.mostlyVerb) }
    if next.readings.contains(.to) {
      return Self.takesInfinitive.contains(items[index].lower)
        || readings.isSuperset(of: [.mostlyVerb, .intransitive]) && !opensInfinitive(index + 1)
    }
    if next.opensObject || next.readings.contains(.subordinator) { return true }
    if ["needs", "wants"].contains(items[index].lower) {
      return next.isNominal || next.lower == "at" || next.readings.contains(.adjective)
    }
    if readings.isSuperset(of: [.mostlyVerb, .intransitive]) { return true }
    if isPunctuated, isName(after: index) { return true }
    if isPunctuated, isNumbered(before: index) {
      return next.isNominal || next.readings.contains(.adjective)
    }
    if isPunctuated, Self.lastingVerbs.contains(items[index].lower),
      previous(index)?.readings.contains(.plural) == false,
      next.kind == .number || next.readings.contains(.preposition)
        || ["today", "tomorrow", "tonight", "now", "soon", "here"].contains(next.lower)
    {
      return true
    }
    guard subject == .determined, !readings.contains(.mostlyNoun) else { return false }
    if next.isNominal || next.readings.isMereAdverb { return true }
    isUncertain = true
    return false
  }

  /// “Tray 2 takes thick paper.”: one of several things, by its number.
  private func isNumbered(before index: Int) -> Bool {
    guard index == items.startIndex + 2, items[index - 1].kind == .number else { return false }
    let thing = items[items.startIndex].readings
    return thing.contains(.noun) && !thing.intersects([.plural, .base, .preposition])
  }

  /// “to learn”, not “to Busan”.
  private func opensInfinitive(_ index: Int) -> Bool {
    guard let next = next(index) else { return false }
    return next.readings.contains(.base) && !next.readings.contains(.noun)
  }

  /// “Maria plays”: a name, or what nobody knows, does what follows.
  private func isName(after index: Int) -> Bool {
    guard let before = previous(index, skippingAdverbs: true) else { return false }
    // Kakao Pay limits payments: a capital inside a sentence is a name’s, too.
    let isInner =
      before.isCapitalized && index > items.startIndex + 1 && !items[index].isCapitalized
    return isInner || before.isName || before.readings.intersects([.unknown, .name])
  }

  /// “Power returns at noon.”, “Delivery costs $3.”: what services and times do.
  private static let lastingVerbs: WordSet = .words(
    "costs ends returns starts stops closes opens lasts runs")

  /// Verbs with an infinitive (Quirk et al., 16.38), of those that look like nouns in the plural.
  private static let takesInfinitive: WordSet = .words(
    "needs wants tries attempts plans hopes starts helps dares likes")

  /// `require` after a plural
  private func readsBase(_ index: Int, after before: Item) -> Bool {
    let readings = items[index].readings
    guard readings.contains(.base), !readings.contains(.past), !isNounOfHeadline(index) else {
      return false
    }
    guard before.readings.contains(.plural) || isCoordinated(before, at: index) else {
      return readsBase(afterPhraseBefore: index)
    }
    if !readings.intersects([.noun, .adjective]) { return true }
    guard let next = next(index) else {
      // “Its photos stay.”
      return subject == .determined && readings.isSuperset(of: [.mostlyVerb, .intransitive])
    }
    if next.opensObject || next.readings.intersects([.to, .that, .subordinator]) { return true }
    if isPunctuated, !readings.contains(.plural) { return true }
    if next.isNominal { return readings.contains(.mostlyVerb) }
    let isWhole = subject == .determined || isCoordinated(before, at: index)
    return isWhole && !readings.contains(.mostlyNoun)
  }

  /// The second of two nouns: “photos and videos”, “iCloud and mail”
  private func isCoordinated(_ noun: Item, at index: Int) -> Bool {
    guard let place = items[..<index].lastIndex(where: { $0.token == noun.token }) else {
      return false
    }
    return previous(place)?.lower == "and" && noun.isNominal
  }

  /// “Page reload failed”: the verb is the one after it.
  private func isNounOfHeadline(_ index: Int) -> Bool {
    guard next(index)?.readings.contains(.past) ?? false else { return false }
    return !(next(index + 1)?.isNominal ?? false)
  }
}
