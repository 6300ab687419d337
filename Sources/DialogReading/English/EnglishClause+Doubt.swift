/// Words that may be the verb that a clause seems to lack.
///
/// A writer who ends in a period what has a subject, and after it a word that is a verb and a noun, may know it
/// for a sentence. So it is none for sure only where that word could not be its verb.
extension EnglishClause {
  /// Whether a word that can be a verb stands where the verb of the subject would.
  var mayHaveVerb: Bool { items.indices.dropFirst().contains(where: mayBeVerb) }

  private func mayBeVerb(_ index: Int) -> Bool {
    guard items[index].readings.intersects([.base, .thirdPerson]),
      previous(index, skippingAdverbs: true)?.isNominal ?? false
    else { return false }
    guard let next = next(index) else { return endsAsVerb(index) }
    return next.opensObject || next.readings.isMereAdverb || mayGoOn(index, with: next)
      || mayAct(index, on: next) || mayFollowPhrase(index, before: next)
  }

  /// “Old batteries swell.”: after a plural what is not mostly a noun.
  private func endsAsVerb(_ index: Int) -> Bool {
    let readings = items[index].readings
    return readings.contains(.base) && !readings.intersects([.mostlyNoun, .mostlyAdjective])
      && items[index - 1].readings.contains(.plural) && !items[index - 1].readings.contains(.base)
  }

  /// “The flight lands in Busan.”: after a noun with its article what can be a verb in the third person, and
  /// a phrase.
  private func mayGoOn(_ index: Int, with next: Item) -> Bool {
    hasArticle && items[index].readings.contains(.thirdPerson)
      && (next.kind == .number || next.readings.intersects([.preposition, .to]))
      && !items[..<index].contains { $0.isPlural || $0.readings.contains(.plural) }
  }

  /// “Streaming uses mobile data.”: after a deed what is not mostly a noun, and what it is done to.
  private func mayAct(_ index: Int, on next: Item) -> Bool {
    guard let opening, items[opening].readings.contains(.gerund) else { return false }
    return items[index].readings.contains(.thirdPerson)
      && !items[index].readings.contains(.mostlyNoun)
      && (next.isNominal || next.readings.contains(.adjective))
  }

  /// “Streams in HD use about 3 GB.”, “The lights in the hall dim after ten minutes.”: after a plural and its
  /// phrase what agrees with it, and no noun that it would belong to.
  private func mayFollowPhrase(_ index: Int, before next: Item) -> Bool {
    let readings = items[index].readings
    return isPlural && hasPhrase && readings.contains(.base) && !readings.contains(.mostlyNoun)
      && (next.kind == .number || !next.isNominal)
  }

  /// “to Busan”, not “to learn”.
  func leadsToPlace(_ index: Int) -> Bool {
    guard items[index].readings.contains(.to), let next = next(index) else { return false }
    return next.isNominal && !next.readings.contains(.base)
  }
}
