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
      && counterparts(of: variant)[0].words.allSatisfy { !mayConcede.contains($0) }
  }

  /// Whether a sentence is as said of one whose source has a condition, and no no.
  private func comparesConditions(
    with variant: TextVariant, _ isMeant: (_ condition: String, _ sentence: Sentence) -> Bool
  ) -> Bool {
    let origins = counterparts(of: variant)
    guard origins.count == 1, !variant.isButton else { return false }
    let language = origins[0].reading.language
    let mayCompare =
      language.isKorean
      || language.isEnglish && origins[0].words.contains(where: conjunctions.contains)
    let (sources, own) = (origins[0].meaning.sentences, variant.meaning.sentences)
    return mayCompare && sources.count == own.count
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

extension Sentence {
  /// The only condition of an English sentence that says no nowhere.
  fileprivate var englishCondition: String? {
    guard !text.words.contains(where: saysNo), let condition = text.text.condition,
      !condition.letterRuns().contains(where: \.mayBeNo)
    else { return nil }
    return condition
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

extension String {
  /// The only condition of an English sentence in lower case: up to a comma where it comes first, or else to the
  /// end.
  fileprivate var condition: String? {
    let words = split(separator: " ")
    let places = words.indices.filter { conjunctions.contains(String(words[$0])) }
    guard places.count == 1, let place = places.first else { return nil }
    if place == 0 {
      let end = words.firstIndex { $0.last == "," }
      return end.flatMap { $0 < words.count - 1 ? words[1...$0].joined(separator: " ") : nil }
    }
    return place > 2 && !asking.contains(String(words[place - 1]))
      ? words[(place + 1)...].joined(separator: " ") : nil
  }
}

private func saysNo(_ word: String) -> Bool {
  Denial.isNegation(word) || otherDenials.contains(word) || word.utf8.hasSuffix("n’t")
}

private let conjunctions: Set<String> = ["if", "when", "once"]
/// Words that say no, or make another condition of one.
private let otherDenials: Set<String> = .words(
  "no never nobody none nothing without unless until unable even whether although though except otherwise than but"
)
/// What stands before a question: see if it works; before more than a condition: only if, as if.
private let asking: Set<String> = .words(
  "see check know wonder sure ask asks tell tells decide choose only as and or than at wants")
/// What is so in spite of something, or may be.
private let mayConcede: Set<String> = .words(
  """
  still anyway always stay stays keep keeps kept remain remains continue continues already can may able any
  every all both safe available work works same later again only regardless despite while
  """)
