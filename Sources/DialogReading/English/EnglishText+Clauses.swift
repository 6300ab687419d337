extension EnglishText {
  /// Whether a word joins two clauses, of which a translation may make sentences: “It wants to join and will be
  /// able to read”, “Nobody came because it rained”.
  public var joinsClauses: Bool {
    tokens.indices.dropFirst().dropLast().contains { index in
      let (word, next) = (tokens[index].readings, tokens[index + 1])
      // “After it rains” at the start is one clause with what follows its comma.
      if word.intersects([.subordinator, .clauseOrPhrase]) { return true }
      return word.contains(.coordinator) && next.readings.intersects(EnglishText.opensClause)
    }
  }

  /// What a clause begins with after “and”: a subject of its own, or a verb of the one before.
  private static let opensClause: EnglishReadings = [
    .subject, .nominative, .modal, .finiteBe, .have, .doVerb, .thirdPerson, .clause,
  ]
}
