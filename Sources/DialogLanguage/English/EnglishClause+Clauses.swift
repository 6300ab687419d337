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

  /// `that` behind a verb, an adjective or a noun; not `that file`.
  func opensThatClause(_ index: Int) -> Bool {
    guard let before = previous(index), let next = next(index) else { return false }
    if before.readings.intersects([.preposition, .coordinator]) { return false }
    return !next.readings.contains(.noun) || next.readings.intersects([.base, .thirdPerson])
      || before.readings.intersects([.base, .adjective, .participle, .gerund])
  }

  /// “the file you selected”, “everything we know”
  func opensRelativeClause(_ index: Int) -> Bool {
    guard let before = previous(index), before.kind == .word else { return false }
    let pronouns = ["i", "you", "we", "they", "he", "she"]
    let isNominal =
      before.readings.intersects([.noun, .plural, .object])
      && !before.readings.intersects([.adverb, .nominative])
    return pronouns.contains(items[index].lower) && isNominal && awaited == 0
  }
}
