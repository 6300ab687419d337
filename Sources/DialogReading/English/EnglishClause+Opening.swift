import DialogLocales

/// Clauses without a finite verb, by how they begin.
extension EnglishClause {
  /// Nil where the beginning decides nothing.
  func form(opening first: Int) -> EnglishForm? {
    let item = items[first]
    if isCourtesy { return .interjection }
    if isNegativeImperative(first) { return hasObject(after: first) ? .imperative : .label }
    if item.readings.intersects(.auxiliary), !item.readings.contains(.base) { return nil }
    if isInverted { return .question }
    if item.lower == "be" { return .imperative }
    if isElided(first) { return .elided }
    if item.readings.intersects([.to, .subordinator, .clauseOrPhrase, .preposition]) {
      return instruction(afterBreak: first)
    }
    if item.readings.contains(.base), !item.readings.contains(.negated) {
      return formOfVerb(first)
    }
    return nil
  }

  /// “Thank you”, “Thanks for …”, “Welcome to …”, “Good morning”
  private var isCourtesy: Bool {
    guard let item = items.first else { return false }
    if ["thank", "thanks", "sorry", "welcome", "congratulations", "hello", "hi"].contains(
      item.lower)
    {
      return true
    }
    return item.lower == "good"
      && ["morning", "evening", "night", "job", "luck"].contains(next(items.startIndex)?.lower)
  }

  private func isNegativeImperative(_ first: Int) -> Bool {
    let item = items[first]
    if item.lower == "don't" { return true }
    if item.lower == "do", next(first)?.readings.contains(.not) ?? false { return true }
    return false
  }

  /// “Failed to …”, “Unable to …”, “Sent a location”, “Moved 3 files”
  func isElided(_ first: Int) -> Bool {
    let item = items[first]
    guard let next = next(first) else { return false }
    if item.opensInThirdPerson(before: next) { return !opensWithPlural(first) }
    if ["unable", "failed", "couldn't", "cannot"].contains(item.lower) {
      return item.lower != "failed" || next.readings.intersects([.to, .preposition, .adverb])
    }
    if item.lower == "not", next.lower == "able" { return true }
    let isPast =
      item.readings.contains(.past) && !item.readings.intersects([.base, .mostlyAdjective])
    let isSuccess = first > items.startIndex && items[first - 1].lower == "successfully"
    return isPast && (next.opensObject || next.kind == .number || isSuccess)
  }

  /// “Ferries leave hourly.”: a noun that might be a verb, before a verb that might be a noun.
  func opensWithPlural(_ first: Int) -> Bool {
    guard isPunctuated, items[first].lower.hasSuffix("s"), first + 2 < items.endIndex else {
      return false
    }
    let end = items[first + 2].readings
    return items[first + 1].readings.contains(.base) && !end.intersects([.noun, .plural])
      && end.intersects([.adverb, .particle])
  }

  /// “To go on, enter a name”: what comes after the first comma.
  private func instruction(afterBreak first: Int) -> EnglishForm? {
    guard let comma = items[first...].firstIndex(where: { $0.kind == .comma || $0.kind == .dash })
    else { return nil }
    let rest = EnglishClause(items[(comma + 1)...])
    let form = rest.opening.flatMap { rest.form(opening: $0) }
    return form == .imperative || form == .label ? .imperative : nil
  }

  /// “Should it rain, close it”
  var instructionAfterCondition: EnglishForm? {
    guard let first = items.first, ["should", "had", "were"].contains(first.lower),
      let comma = items.firstIndex(where: { $0.kind == .comma }),
      !(next(comma)?.readings.contains(.coordinator) ?? true)
    else { return nil }
    return instruction(afterBreak: items.startIndex)
  }

  /// A clause that opens with what may be an imperative.
  private func formOfVerb(_ first: Int) -> EnglishForm? {
    // “Cable too short for this rack”
    if items[first].readings.contains(.noun), next(first)?.lower == "too",
      next(first + 1)?.readings.contains(.adjective) ?? false
    {
      return endsAsHeadline(first) ? .headline : nil
    }
    // “Back on Tuesday”
    if ["back", "down", "out", "off", "open", "closed"].contains(items[first].lower),
      next(first).map({ ["on", "in", "at", "by", "from", "for", "until"].contains($0.lower) })
        ?? false,
      !hasObject(after: first)
    {
      return nil
    }
    guard isVerbHere(first) else {
      if endsAsHeadline(first) { return isHeadline ? nil : .headline }
      let readings = items[first].readings
      let isOther = readings.intersects([.mostlyNoun, .mostlyAdjective])
      return isOther || readings.isSuperset(of: [.adjective, .rarelyVerb]) ? nil : .label
    }
    if hasObject(after: first) { return .imperative }
    if !isSurelyVerb(first), endsAsHeadline(first) { return isHeadline ? nil : .headline }
    return .label
  }

  private func isSurelyVerb(_ first: Int) -> Bool {
    let readings = items[first].readings
    if ["get", "keep", "stay", "make", "go"].contains(items[first].lower) { return true }
    return !readings.intersects([.noun, .adjective]) || next(first)?.opensObject ?? false
  }

  /// Whether the word is a verb rather than a noun or an adjective.
  private func isVerbHere(_ first: Int) -> Bool {
    let readings = items[first].readings
    guard let next = next(first), readings.intersects([.noun, .adjective, .adverb]) else {
      return !readings.contains(.noun) || readings.contains(.mostlyVerb)
    }
    if next.readings.contains(.not) || namesByPhrase(first) { return false }
    if next.opensObject || next.readings.intersects([.to, .object]) { return true }
    if next.readings.contains(.particle) || next.kind == .number { return true }
    if readings.isSuperset(of: [.adjective, .rarelyVerb]) { return false }
    return !readings.intersects([.mostlyNoun, .mostlyAdjective])
  }

  /// “Name for the new folder”, “Number of guests”: a noun, after which few verbs stand that it could be.
  private func namesByPhrase(_ first: Int) -> Bool {
    let item = items[first]
    guard item.readings.contains(.noun), let next = next(first) else { return false }
    if next.lower == "of" || next.lower == "for" && !Self.takesFor.contains(item.lower) {
      return true
    }
    // “Picture on the front page”, not “Sign in on the phone”.
    return item.readings.contains(.mostlyNoun) && next.readings.contains(.preposition)
      && !EnglishVocabulary.isParticle(next.lower, of: item.lower)
      && self.next(first + 1)?.readings.intersects([.article, .possessive]) ?? false
  }

  /// Verbs that are nouns too, with `for`.
  private static let takesFor: WordSet = .words(
    """
    account ask browse budget call care charge check enter filter head hope hunt leave listen log look open opt
    pay plan prepare push reach register return root run save scan search set shop sign start stand stay stop
    switch take test turn use view vote wait watch wish work apply
    """)

  /// “Update available”, “Name required”, “Sign in not possible”
  private func endsAsHeadline(_ first: Int) -> Bool {
    guard let last = items.last, items.count > 1, last.kind == .word,
      items.index(before: items.endIndex) > first
    else { return false }
    let isPredicate =
      last.readings.intersects([.adjective, .participle])
      && (!last.readings.intersects([.noun, .plural, .base, .adverb])
        || last.readings.isSuperset(of: [.mostlyAdjective, .rarelyVerb]))
    guard isPredicate, let before = previous(items.endIndex - 1, skippingAdverbs: true) else {
      return false
    }
    return before.isNominal || before.completesNoun(in: items, at: items.endIndex - 1)
  }

  /// Whether a verb has what a sentence has and a name of an action leaves out: an article, a
  /// pronoun, a clause.
  private func hasObject(after first: Int) -> Bool {
    items[(first + 1)...].contains { item in
      !Self.namingDeterminers.contains(item.lower)
        && item.readings.intersects([
          .article, .possessive, .determiner, .object, .nominative, .subordinator, .clause,
          .finiteBe, .modal,
        ])
    }
  }

  /// Determiners that names of actions have too: “Delete All Items”, “Add Another Account”.
  private static let namingDeterminers: WordSet = .words(
    "all any more no one other another both less fewer such")
}

extension EnglishClause.Item {
  /// “Removes all tags”, as reference texts speak of what something does.
  fileprivate func opensInThirdPerson(before next: Self) -> Bool {
    readings.contains(.thirdPerson)
      && (!readings.contains(.plural) || readings.contains(.mostlyVerb)
        || next.opensObject && !next.readings.contains(.subject))
      // “Updates install overnight.”
      && !(readings.contains(.plural) && next.readings.contains(.base)
        && !next.readings.intersects([.noun, .adjective]))
  }
}
