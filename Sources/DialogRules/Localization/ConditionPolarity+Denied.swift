import DialogReading

extension TranslationPair {
  /// Whether a sentence says that something is so if something is, which is so if it is not: 如果您回复 for “if
  /// you do not reply”, whatever the rest of it denies.
  func losesNoOfCondition(_ variant: TextVariant, _ negation: Negation) -> Bool {
    let origins = counterparts(of: variant)
    guard origins.count == 1, !variant.isButton, origins[0].words.contains("if"),
      let words = variant.reading.language.conditionWords
    else { return false }
    let (sources, own) = (origins[0].meaning.sentences, variant.meaning.sentences)
    guard sources.count == own.count, !turnsDenial(in: variant) else { return false }
    return zip(sources, own).contains { source, sentence in
      guard source.text.words.deniesItsCondition,
        let condition = words.condition(of: sentence.written)
      else { return false }
      return !negation.isIn(condition, isTitle: false, others: .meaning) && !words.turns(condition)
    }
  }
}

extension TranslationPair {
  /// Whether a variant says that something is so if something is, which is so even then: 비가 오면 for “even if it
  /// rains”.
  func losesConcession(in variant: TextVariant) -> Bool {
    let origins = counterparts(of: variant)
    guard origins.count == 1, !variant.isButton, origins[0].words.starts(with: ["even", "if"]),
      origins[0].meaning.sentences.count == 1, variant.meaning.sentences.count == 1,
      let words = variant.reading.language.conditionWords
    else { return false }
    return words.losesConcession(variant.meaning.sentences[0].written)
  }
}
