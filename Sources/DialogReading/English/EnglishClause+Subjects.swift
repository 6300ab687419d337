import DialogLocales

/// What may come before a verb: the end of its subject.
extension EnglishClause {
  /// “Programs that are being installed |need| a password”, “Formulas that use them |show| an error”
  func isAfterRelativeClause(_ before: Item) -> Bool {
    guard hasRelativeClause, awaited == 0, mainVerb == nil else { return false }
    // “Albums you hide |stay| hidden”
    if before.isNominal { return relativeVerb.map { items[$0].token == before.token } ?? false }
    return before.readings.intersects([.past, .participle, .adjective, .base, .clause, .particle])
      || before.readings.intersects([.object, .place]) && !before.readings.contains(.determiner)
  }

  /// “Deleting it |frees| space”: after the object of the verb that is the subject.
  func isAfterDeed(_ before: Item, at index: Int) -> Bool {
    guard let opening, items[opening].readings.intersects([.gerund, .to]), mainVerb == nil else {
      return false
    }
    return before.readings.intersects([.object, .particle])
      && !before.readings.contains(.determiner) && items[index].readings.contains(.thirdPerson)
      && next(index) != nil
  }

  /// “None of them |work| offline”, “Each of them |works| alone”
  func isAfterShare(_ before: Item) -> Bool {
    guard mainVerb == nil, before.readings.contains(.object),
      let place = items.firstIndex(where: { $0.token == before.token })
    else { return false }
    return previous(place)?.lower == "of" && ["them", "us", "you"].contains(before.lower)
  }

  /// “There |seems| to be no connection”, “There |used| to be a copy”
  func isAfterThere(_ before: Item, at index: Int) -> Bool {
    guard before.lower == "there", mainVerb == nil, next(index)?.readings.contains(.to) ?? false
    else { return false }
    return Self.verbsAfterThere.contains(items[index].lower)
  }

  private static let verbsAfterThere: WordSet = .words(
    "seems seem seemed appears appear appeared happens happen happened used tends tend has have had needs need"
  )

  /// “These |cost| more”, “Rooms |cost| more”
  var hasPluralSubject: Bool { isPlural || items[items.startIndex].isPlural }

  func agreesWithSubject(_ index: Int) -> Bool {
    let readings = items[index].readings
    return hasPluralSubject ? readings.contains(.base) : readings.contains(.thirdPerson)
  }

  /// Whether what comes before a verb is a noun, also “sign in” or “page reload”.
  func isNominal(_ before: Item, at index: Int) -> Bool {
    if before.isNominal || before.completesNoun(in: items, at: index) { return true }
    if ["below", "above"].contains(before.lower), index - 2 >= items.startIndex {
      // “The list below |shows| your rides.”
      return items[index - 1].token == before.token && items[index - 2].isNominal
    }
    guard before.readings.contains(.base),
      let place = items[..<index].lastIndex(where: { $0.token == before.token }),
      place > items.startIndex
    else { return false }
    // “The restart helps.”: no verb comes after an article.
    if items[place - 1].readings.intersects([.article, .possessive]) { return true }
    return place == index - 1 && items[place - 1].isNominal
  }

  func isPronoun(_ item: Item) -> Bool {
    item.kind == .word && item.readings.intersects([.subject, .nominative])
  }

  /// Whether a pronoun is not the object of a verb before it: “help you find”.
  func isSubject(_ pronoun: Item, at index: Int) -> Bool {
    if pronoun.readings.contains(.nominative) { return true }
    guard let place = items[..<index].lastIndex(where: { $0.token == pronoun.token }),
      let before = previous(place)
    else { return true }
    let isObject = before.readings.intersects([.base, .gerund]) && !before.readings.contains(.noun)
    return !isObject || before.readings.intersects([.subordinator, .that])
  }
}
