import DialogFindings
import DialogReading

/// What a translation makes of a condition or of a no that stands beside one.
enum ConditionFault {
  /// What is so unless something is, is so if it is.
  case becameIf
  /// What is so if something is, is so unless it is.
  case becameUnless
  /// What is so only if something is, is so if it is not.
  case added
  /// What nobody does, everybody does; what is not to be done until something is, is to be done before.
  case lost

  func message(_ pair: TranslationPair) -> Message {
    switch self {
    case .added: .added(pair)
    case .lost: .lost(pair)
    case .becameIf: .condition(pair, saysUnless: pair.kind != .englishOfSource)
    case .becameUnless: .condition(pair, saysUnless: pair.kind == .englishOfSource)
    }
  }
}

/// Only before something is: only if it is not yet.
private let before = ConceptGroup.concept(named: "before")

extension TranslationPair {
  /// What a text makes of the condition or limit of its source; nil where it keeps it, or where that
  /// cannot be told.
  func conditionFault(_ variant: TextVariant, _ negation: Negation) -> ConditionFault? {
    let origins = counterparts(of: variant)
    guard origins.count == 1, !variant.isButton else { return nil }
    if losesNoOfOnlyIf(variant, origins[0], negation) { return .lost }
    if turnsCondition(variant) || losesNoInEnglish(variant) { return .becameUnless }
    guard let limit = EnglishLimit(of: origins[0].words) else {
      return nil
    }
    switch limit {
    case .unless:
      let turns = turnsUnless(variant, origins[0], negation) && !turnsDenial(in: variant)
      return turns ? .becameIf : nil
    case .condition: return saysUnless(variant, negation) ? .becameUnless : nil
    case .only:
      let isAdded =
        addsNo(variant, origins[0]) || deniesThoseAlone(variant, origins[0], negation)
      return isAdded ? .added : nil
    case .nobody, .nothingWithout, .notUntil:
      return losesNo(variant, origins[0], limit, negation) ? .lost : nil
    }
  }

  /// Whether a text says without any no or but that something is so if what its source says unless of.
  private func turnsUnless(
    _ variant: TextVariant, _ origin: TextVariant, _ negation: Negation
  ) -> Bool {
    let told = variant.reading.predicates.told
    // “By Friday” is said as until Friday is.
    let others: Predicate =
      origin.words.contains("by") ? [.unless, .exception] : [.unless, .exception, .until]
    return told.contains(.condition) && told.isDisjoint(with: others)
      && !negation.isIn(variant.meaning.lowered, isTitle: false, others: .none)
  }

  /// Whether a text says unless, and no further no that would turn it round again.
  private func saysUnless(_ variant: TextVariant, _ negation: Negation) -> Bool {
    guard let words = variant.reading.language.limitWords else { return false }
    let text = variant.meaning.lowered
    return words.say(.unless, in: text)
      && !(variant.reading.language.plainNegation?.isIn(text) ?? true)
  }

  /// Whether a sentence of two says no though it says only, as its source does without a no.
  private func addsNo(_ variant: TextVariant, _ origin: TextVariant) -> Bool {
    let language = variant.reading.language
    guard let words = language.limitWords, let plain = language.plainNegation,
      origin.meaning.sentences.count == variant.meaning.sentences.count
    else { return false }
    let isLong = variant.text.count > origin.text.count * 3 / 2 + 12
    return !isLong
      && variant.meaning.sentences.contains { sentence in
        words.say(.only, in: sentence.text) && plain.isIn(sentence.text)
      }
  }

  /// Whether a text says only if something is where its source says only if it is not.
  private func losesNoOfOnlyIf(
    _ variant: TextVariant, _ origin: TextVariant, _ negation: Negation
  ) -> Bool {
    let words = origin.words
    guard
      let place = zip(words, words.dropFirst()).enumerated().first(where: {
        $0.element.0 == "only" && $0.element.1 == "if"
      })?.offset, words[place...].count(where: Denial.isNegation) == 1,
      !words[..<place].contains(where: Denial.isNegation),
      let limits = variant.reading.language.limitWords
    else { return false }
    let text = variant.meaning.lowered
    return limits.say(.only, in: text) && !negation.isIn(text, isTitle: false, others: .meaning)
      && !(variant.meaning.concepts?.mentioned.contains(before) ?? true)
      && !turnsDenial(in: variant)
  }

  private func losesNo(
    _ variant: TextVariant, _ origin: TextVariant, _ limit: EnglishLimit, _ negation: Negation
  ) -> Bool {
    let (language, text) = (variant.reading.language, variant.meaning.lowered)
    guard let words = language.limitWords, !words.say(.only, .emptiness, in: text),
      limit != .notUntil || !words.say(.delay, in: text)
    else { return false }
    if limit == .nothingWithout {
      guard let rest = language.modalWords?.withoutPrivation(text) else { return false }
      return !negation.isIn(rest, isTitle: false, others: .none)
    }
    // What is not to be turned off may be said to stay on.
    let countsMeaning =
      limit == .notUntil && origin.reading.language.besidesDenial(origin.text) == .meaning
      && !origin.words.contains("off")
    guard !negation.isIn(text, isTitle: false, others: countsMeaning ? .meaning : .failure) else {
      return false
    }
    // What nobody can see is hidden.
    return limit == .nobody
      ? !variant.reading.turns(TurnedDenial.all(in: origin.words)) : !turnsDenial(in: variant)
  }
}

extension Message {
  fileprivate static func condition(_ pair: TranslationPair, saysUnless: Bool) -> Message {
    let shown = pair.original[0].shown()
    return saysUnless
      ? Message(
        en: "the source says ‘if not’: ‘\(shown)’, the translation ‘if’; add the negation",
        ko: "원본은 ‘~하지 않으면’인데(‘\(shown)’) 번역은 ‘~하면’입니다. 부정을 넣으세요")
      : Message(
        en: "the source says ‘if’: ‘\(shown)’, the translation ‘if not’; take out the negation",
        ko: "원본은 ‘~하면’인데(‘\(shown)’) 번역은 ‘~하지 않으면’입니다. 부정을 빼세요")
  }
}
