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

extension [String] {
  /// Whether an English sentence begins with a condition that says no of a verb, and has no other one.
  fileprivate var deniesItsCondition: Bool {
    guard count > 5, self[0] == "if", persons.contains(self[1]) || articles.contains(self[1]),
      count(where: { $0 == "if" || $0 == "unless" || $0 == "even" || $0 == "only" }) == 1
    else { return false }
    let verb = articles.contains(self[1]) ? 3 : 2
    return denials.contains(self[verb]) || self[verb + 1] == "not" && helpers.contains(self[verb])
  }
}

private let persons: Set<String> = ["you", "we", "they", "it", "he", "she"]
private let articles: Set<String> = ["your", "the", "this"]
private let helpers: Set<String> = ["do", "does", "did", "have", "has", "are", "is"]
private let denials: Set<String> = [
  "don't", "doesn't", "didn't", "haven't", "hasn't", "aren't", "isn't", "don’t", "doesn’t",
  "didn’t", "haven’t", "hasn’t", "aren’t", "isn’t",
]
