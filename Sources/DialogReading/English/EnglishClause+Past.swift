/// Verbs in the past, which participles look like.
extension EnglishClause {
  /// `failed`, `went`, `deleted`
  mutating func readPast(_ index: Int) -> Bool {
    let readings = items[index].readings
    if previous(index)?.readings.contains(.not) ?? false, awaited == 0 {
      // “File not found”
      isHeadline = true
      return true
    }
    guard readings.contains(.past) else {
      if readings.contains(.participle) { isHeadline = true }
      return readings.contains(.participle)
    }
    if readings.contains(.base), readings.contains(.noun), hasPluralSubject,
      next(index).map({ costs($0) }) ?? false
    {
      // “Two more years cost $40.”, “Seats by the window cost extra.”
      readFinite(index, governs: false)
    } else if leavesOver(index) {
      isHeadline = true
    } else if readings.isSuperset(of: [.base, .noun, .participle]), !fallsAfterArticle(index) {
      // “Password reset”, “The upload cut”
      isHeadline = true
    } else if !readings.contains(.participle) || readings.contains(.base) {
      readFinite(index, governs: false)
    } else if let next = next(index), next.opensObject, !next.readings.contains(.adverb) {
      readFinite(index, governs: false)
    } else if awaited == 0, hasThings(after: index) {
      readFinite(index, governs: false)
    } else if awaited > 0 {
      awaited -= 1
      hasRelativeClause = true
    } else if subject == .determined, readings.contains(.intransitive) || isPhrasalVerb(index) {
      readFinite(index, governs: false)
    } else if readings.contains(.intransitive), !items[index].isCapitalized, hasAdjunct(index) {
      readFinite(index, governs: false)
    } else if hasArticle, items[index].lower != "required" {
      isUncertain = true
    } else {
      isHeadline = true
      isBareStatement = readings.contains(.intransitive)
      // “Words typed twice |count| once.”
      if isPunctuated, readings.contains(.participle) { hasRelativeClause = true }
    }
    return true
  }

  private func costs(_ next: Item) -> Bool {
    next.kind == .number || next.opensObject
      || isPunctuated && !next.readings.contains(.preposition)
        && (next.isNominal || next.readings.contains(.adjective))
  }

  /// “failed for two files”, “expired because …”: more than a headline says.
  private func hasAdjunct(_ index: Int) -> Bool {
    guard let next = next(index), items.endIndex - index > 3 else { return false }
    return next.readings.intersects([.subordinator, .clauseOrPhrase])
      || ["for", "because", "due", "by"].contains(next.lower)
  }
}
