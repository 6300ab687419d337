import DialogReading

extension TranslationPair {
  /// Whether a sentence says that something is so if something is not, which is so if it is: wenn du dich nicht
  /// abmeldest for “if you sign out”, whatever the rest of it denies.
  func turnsCondition(_ variant: TextVariant) -> Bool {
    comparesConditions(with: variant) { condition, sentence in
      let language = variant.reading.language
      guard let words = language.conditionWords,
        let denied = words.deniedCondition(of: sentence.written, language.plainNegation)
      else { return false }
      let source = counterparts(of: variant)[0].reading.language
      return source.assertsPlainly(condition)
        || source.isEnglish && speaks(denied, of: condition, in: variant)
    }
  }

  /// Whether a sentence says that something is so even if something is, which is so if it is: 비가 오더라도 for “if it
  /// rains”.
  func addsConcession(in variant: TextVariant) -> Bool {
    guard let words = variant.reading.language.conditionWords,
      counterparts(of: variant)[0].locale.isEnglish
    else { return false }
    // Also if: auch wenn.
    return comparesConditions(with: variant) { condition, sentence in
      words.concedes(sentence.text)
        && !condition.letterRuns().contains { $0 == "also" || $0 == "too" }
    }
      && !counterparts(of: variant)[0].words.mayConcede
  }

  /// Whether a sentence is as said of one whose source has a condition, and no no.
  private func comparesConditions(
    with variant: TextVariant, _ isMeant: (_ condition: String, _ sentence: Sentence) -> Bool
  ) -> Bool {
    let origins = counterparts(of: variant)
    guard origins.count == 1, !variant.isButton else { return false }
    let language = origins[0].reading.language
    let (sources, own) = (origins[0].meaning.sentences, variant.meaning.sentences)
    return (language.isKorean || language.isEnglish) && sources.count == own.count
      && zip(sources, own).contains { source, sentence in
        let condition =
          language.isKorean ? language.koreanCondition(of: source) : source.englishCondition
        return condition.map { isMeant($0, sentence) } ?? false
      }
  }

  /// Whether a text says what another one does of something that has an opposite, and not that one.
  private func speaks(_ text: String, of condition: String, in variant: TextVariant) -> Bool {
    guard let words = variant.reading.language.conceptWords,
      let english = counterparts(of: variant)[0].reading.language.conceptWords
    else { return false }
    let meant = ConceptReading(condition, english).said
    let said = ConceptReading(text, words).mentioned
    return ConceptGroup.all.contains { group in
      let (meant, said) = (meant.intersection(group.set), said.intersection(group.set))
      return group.kind == .opposite && meant.count == 1 && said.count == 1
        && meant.first == said.first
    }
  }
}

extension ProjectLanguage {
  /// The condition that a Korean sentence begins with which says no nowhere.
  fileprivate func koreanCondition(of sentence: Sentence) -> String? {
    guard let negation, !negation.isIn(sentence.text, isTitle: false, others: .failure) else {
      return nil
    }
    return conditionWords?.condition(of: sentence.written)?.text
  }

  /// Whether a condition says of nothing that it is not, in no word that others say with a no either.
  fileprivate func assertsPlainly(_ condition: String) -> Bool {
    guard isKorean else { return PlainAssertion.isMade(by: condition) }
    // With the ending that makes it a condition.
    let text = LoweredText(condition.hasSuffix("면") ? condition : condition + "면")
    return !(negation?.isIn(text, isTitle: false, others: .meaning) ?? true)
      && !TurnedDenial.anyButKept.contains { turnedDenialWords?.say($0, in: text) ?? true }
  }
}
