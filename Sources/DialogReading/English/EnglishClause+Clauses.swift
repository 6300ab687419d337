/// Which words open clauses inside the clause.
extension EnglishClause {
  /// `after`, `since` … with a clause of its own before the next comma.
  func opensClause(_ index: Int) -> Bool {
    guard items[index].readings.contains(.clauseOrPhrase), let next = next(index) else {
      return false
    }
    return next.readings.intersects([.nominative, .clause])
      || next.readings.contains(.subject) && !next.readings.contains(.determiner)
  }

  /// `that` after a verb, an adjective or a noun; not `that file`.
  func opensThatClause(_ index: Int) -> Bool {
    guard let before = previous(index), let next = next(index) else { return false }
    if before.readings.intersects([.preposition, .coordinator]) { return false }
    return !next.readings.contains(.noun) || next.readings.intersects([.base, .thirdPerson])
      || before.readings.intersects([.base, .adjective, .participle, .gerund])
  }

  /// “For safety we recommend a backup”: after what a preposition opens, a pronoun and a verb that
  /// has its object.
  private func opensMainClause(_ index: Int) -> Bool {
    guard let first = items.first, first.readings.contains(.preposition),
      let verb = items[(index + 1)...].firstIndex(where: { !$0.readings.isMereAdverb }),
      items[verb].readings.contains(.base), let next = next(verb)
    else { return false }
    return next.opensObject || next.isNominal
  }

  /// “the file you selected”, “everything we know”
  func opensRelativeClause(_ index: Int) -> Bool {
    guard let before = previous(index), before.kind == .word else { return false }
    let pronouns = ["i", "you", "we", "they", "he", "she"]
    let isNominal =
      before.readings.intersects([.noun, .plural, .object])
      && !before.readings.intersects([.adverb, .nominative])
    return pronouns.contains(items[index].lower) && isNominal && awaited == 0
      && !opensMainClause(index)
  }
}
