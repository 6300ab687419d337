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
  /// Whether a sentence says that something is so, or is not, if something is, which a Korean source says of when it is
  /// not: si vous êtes connecté for 연결되어 있지 않으면. What is said of the opposite turns both of its clauses round.
  func losesNoOfKoreanCondition(_ variant: TextVariant, _ negation: Negation) -> Bool {
    let origins = counterparts(of: variant)
    guard origins.count == 1, let korean = origins[0].reading.language.conditionWords,
      let own = origins[0].reading.language.negation,
      let words = variant.reading.language.conditionWords,
      variant.reading.predicates.told.isDisjoint(with: [.unless, .exception])
    else { return false }
    let (sources, sentences) = (origins[0].meaning.sentences, variant.meaning.sentences)
    guard sources.count == sentences.count else { return false }
    return zip(sources, sentences).contains { source, sentence in
      guard let meant = korean.condition(of: source.written),
        own.isIn(meant, isTitle: false, others: .none),
        let said = words.onlyCondition(of: sentence.written),
        !negation.isIn(said, isTitle: false, others: .meaning), !words.turns(said),
        !variant.reading.turns(TurnedDenial.anyButKept, in: said)
      else { return false }
      let rest = LoweredText(String(source.written.dropFirst(meant.text.count)))
      return own.isIn(rest, isTitle: false, others: .failure)
        == negation.isIn(sentence.text, isTitle: false, others: .failure)
    }
  }
}

extension TranslationPair {
  /// The same of a source and its English: “can’t join if they agree” for 동의하지 않으면 참여할 수 없습니다.
  func losesNoInEnglish(_ source: TextVariant) -> Bool {
    let (english, own) = (
      counterparts(of: source)[0].meaning.sentences, source.meaning.sentences
    )
    guard kind == .englishOfSource, english.count == own.count,
      let words = source.reading.language.conditionWords,
      let negation = source.reading.language.negation
    else { return false }
    return zip(own, english).contains { sentence, english in
      guard english.deniesUnderCondition, let condition = words.condition(of: sentence.written)
      else { return false }
      let rest = LoweredText(String(sentence.written.dropFirst(condition.text.count)))
      return [condition, rest].allSatisfy { negation.isIn($0, isTitle: false, others: .none) }
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
