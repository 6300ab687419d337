import DialogReading

extension TranslationPair {
  /// Whether one of two clauses lost its no, or has one that its source has not, though the sentence
  /// says no.
  func clauseFault(_ variant: TextVariant, _ negation: Negation) -> ClauseFault? {
    let origins = counterparts(of: variant)
    guard !variant.isButton, origins.count == 1, origins[0].reading.asSource.mayDeny else {
      return nil
    }
    let sources = origins[0].reading.asSource.denyingClauses
    guard sources.contains(where: { $0 != nil }) else { return nil }
    let own = variant.meaning.sentences
    guard own.count == sources.count else { return nil }
    for (sentence, source) in zip(own, sources) {
      guard let source else { continue }
      if let fault = fault(of: sentence.written, for: source, variant.reading, negation) {
        return fault
      }
    }
    return nil
  }

  enum ClauseFault {
    case lost, added
  }

  private func fault(
    of sentence: String, for source: DenyingClauses, _ reading: Reading, _ negation: Negation
  ) -> ClauseFault? {
    let language = reading.language
    guard let words = language.clauseWords, let parts = words.clauses(of: sentence) else {
      return nil
    }
    let own = [parts.0, parts.1].map(LoweredText.init)
    let saysNo = zip(own, source.besides).map { negation.isIn($0, isTitle: false, others: $1) }
    let saysNoByGrammar = own.map { negation.isIn($0, isTitle: false, others: .none) }
    for index in 0...1
    where source.denials[index].kind == .sure {
      if saysNo[index] || reading.turns(source.denials[index].turned, in: own[index]) { continue }
      let isShared =
        index == 1 && saysNoByGrammar[0]
        && !words.negatesEach(parts.1)
      if !isShared { return .lost }
    }
    guard let plain = language.plainNegation else { return nil }
    let isAdded = own.indices.contains { source.assertions[$0] && plain.isIn(own[$0]) }
    return isAdded ? .added : nil
  }
}
