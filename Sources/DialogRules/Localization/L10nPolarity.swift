import DialogFindings
import DialogReading

extension Rule {
  static let l10nPolarity = Rule(
    "l10n/polarity", .always(.warning), from: [.dialogc("Checks per role")],
    summary: Message(
      en: "a translation says no where the source does",
      ko: "원본이 부정이면 번역도 부정이어야 합니다"),
    reason: Message(
      en: """
        A button that lost its “don’t” does the opposite of what people want, and nobody notices \
        before it is too late. Equal words of denial (refuse, discard, fail) are as good as “not”.
        """,
      ko: """
        ‘안 함’이 빠진 버튼은 바라는 것과 반대로 동작하며 늦기 전에 알아차릴 수 없습니다. 거부, 폐기, 실패처럼 뜻이 부정인 말은 \
        괜찮습니다.
        """),
    examples: [
      RuleExample(
        """
        alert AllowTracking {
          purpose permission
          title { en "Allow tracking?"  ko "추적을 허용할까요?" }
          button allow { en "Allow"  ko "허용" }
          button deny { en "Don’t Allow"  ko "⟦허용하기⟧" }
          exit deny
        }
        """),
      RuleExample(
        """
        alert AllowTracking {
          purpose permission
          title { en "Allow tracking?"  ko "추적을 허용할까요?" }
          button allow { en "Allow"  ko "허용" }
          button deny { en "Don’t Allow"  ko "허용 안 함" }
          exit deny
        }
        """),
    ],
    relations: .ofTranslations.adding(
      RuleRelations(yieldsTo: [Precedence(Rule.l10nDuplicateButton.id, in: .sameText)])),
    check: .meaning { pair, findings in
      guard pair.isTranslated, let negation = pair.variants[0].reading.language.negation else {
        return
      }
      let language = pair.source[0].reading.language
      if language.isKorean { return pair.compareKorean(negation, &findings) }
      guard language.isEnglish else { return }
      for variant in pair.variants where !variant.isEmptyText {
        if pair.limitsInstead(variant) { continue }
        if pair.hasLostNegation(variant, negation), !pair.turnsDenial(in: variant) {
          findings.report(
            .lost(pair), in: pair.own(of: variant),
            superseding: [Precedence(Rule.l10nPlatformTerm.id, in: .sameText)])
        } else if pair.losesNoOfCondition(variant, negation) {
          findings.report(.lost(pair), in: pair.own(of: variant))
        } else if let fault = pair.conditionFault(variant, negation) {
          findings.report(fault.message(pair), in: pair.own(of: variant))
        } else if variant.saysNone {
          continue
        } else if pair.hasAddedNegation(variant) || pair.affirmsWhatSourceDenies(variant) {
          findings.report(.added(pair), in: pair.own(of: variant))
        } else if !variant.isOfNone, let fault = pair.clauseFault(variant, negation) {
          findings.report(
            fault == .lost ? .lost(pair) : .added(pair),
            in: pair.own(of: variant))
        } else if variant.isButton, pair.source.allSatisfy(\.assertsPlainly),
          variant.saysNoPlainly, !variant.readsSame(as: pair)
        {
          findings.report(.added(pair), in: pair.own(of: variant))
        }
      }
    })
}

extension TranslationPair {
  /// Whether a text says nothing of the no that the source says.
  func hasLostNegation(_ variant: TextVariant, _ negation: Negation) -> Bool {
    let origins = counterparts(of: variant)
    if variant.isButton {
      return origins.allSatisfy { $0.reading.language.asSource?.deniesOnButton($0.words) ?? false }
        && !negation.isIn(variant, of: origins[0])
    }
    guard let origin = origins.first, origins.allSatisfy(\.mayDeny),
      !variant.counts0(where: origin)
    else { return false }
    let wanted = origin.reading.asSource.denials
    let own = variant.meaning.sentences
    if own.count == wanted.count, affirmsDenied(variant, origin, negation) { return true }
    guard wanted.contains(where: { $0.kind == .sure }) else { return false }
    let isUnclear = wanted.contains { $0.kind == .unclear }
    if own.count != wanted.count || isUnclear {
      return !isUnclear && !negation.isIn(variant, of: origin)
        && !wanted.contains { variant.reading.turns($0.turned) }
    }
    let denies = own.indices.map { index in
      // What is not saved is discarded, not ended.
      let others: Negation.Others =
        wanted[index].saysWithout
        ? .none : origin.reading.language.besidesDenial(origin.meaning.sentences[index].written)
      return negation.isIn(own[index].text, isTitle: false, others: others)
        || wanted[index].saysWithout
          && (variant.meaning.concepts?.mentioned.contains(discard) ?? false)
        || variant.reading.turns(wanted[index].turned, in: own[index].text)
    }
    // Sentences may have changed places.
    let plain = origin.reading.language.negation
    let hasOther = own.indices.contains { index in
      denies[index] && wanted[index].kind == .none
        && !(plain?.isIn(origin.meaning.sentences[index].text, isTitle: false, others: .none)
          ?? false)
    }
    return !hasOther && zip(denies, wanted).contains { !$0 && $1.kind == .sure }
  }

  /// Whether a sentence says that something can be done that cannot, or must be that need not.
  private func affirmsDenied(
    _ variant: TextVariant, _ origin: TextVariant, _ negation: Negation
  ) -> Bool {
    let language = variant.reading.language
    guard let modalWords = language.modalWords else { return false }
    let sentences = variant.meaning.sentences
    return sentences.indices.contains { index in
      let denial = origin.reading.asSource.denials[index]
      guard let modality = denial.modality, !origin.reading.affirms(modality),
        modalWords.maySay(modality, in: variant.bytes, variant.words)
      else { return false }
      let sentence = sentences[index]
      if language.turnedDenialWords?.say(.limit, in: sentence.text) ?? false { return false }
      let source = origin.meaning.sentences[index].written.clauses
      let clauses = sentence.written.clauses
      let parts =
        clauses.count == source.count ? clauses.map(LoweredText.init) : [sentence.text]
      return parts.contains { clause in
        guard modalWords.say(modality, in: clause) else { return false }
        let predicate = denial.saysWithout ? modalWords.withoutPrivation(clause) : clause
        return predicate.map { !negation.isIn($0, isTitle: false, others: .none) } ?? false
      }
    }
  }
}

extension TextVariant {
  /// Whether it counts 0 of what another text says with a no: 0件.
  fileprivate func counts0(where origin: TextVariant) -> Bool {
    traits.marks.contains(.digit)
      && NumbersInText(text).difference(from: NumbersInText(origin.text)).added.contains {
        $0.value == "0"
      }
  }
}

extension String {
  /// The parts of a sentence between commas, and around but.
  fileprivate var clauses: [String] {
    var clauses: [String] = []
    for part in parts(between: { $0 == .comma || $0 == .semicolon }) {
      var words: [Substring] = []
      for word in part.split(separator: " ") {
        if word == "but", !words.isEmpty {
          clauses.append(words.joined(separator: " "))
          words = []
        } else {
          words.append(word)
        }
        if word.hasSuffix("지만") {
          clauses.append(words.joined(separator: " "))
          words = []
        }
      }
      if !words.isEmpty { clauses.append(words.joined(separator: " ")) }
    }
    return clauses
  }
}

extension Reading {
  /// Whether a sentence says in other words what its source denies.
  func turns(_ denials: Set<TurnedDenial>, in sentence: LoweredText? = nil) -> Bool {
    denials.contains { turned in
      if turned == .order { return meaning.concepts?.mentioned.contains(after) ?? true }
      // Of what is not known nothing is said.
      return language.turnedDenialWords?.say(turned, in: sentence ?? meaning.lowered) ?? true
    }
  }
}

extension Negation {
  /// Whether a translation says no: by grammar, or by what its words mean, unless the source means
  /// that without any no: “Don’t Delete”.
  fileprivate func isIn(_ variant: TextVariant, of source: TextVariant) -> Bool {
    let others = source.reading.language.besidesDenial(source.text)
    // A button that asks and answers does what it answers.
    let last = variant.isButton ? variant.meaning.sentences.last?.text : nil
    return isIn(last ?? variant.meaning.lowered, isTitle: variant.isButton, others: others)
      || others == .meaning && variant.readsDenial
  }
}

extension TextVariant {
  /// Whether one of its sentences may say no: a glance. Titles without a mark are often turned round
  /// (“Not Found” is “Fehlt”), but for those that begin with no or can’t, or have a verb that denies.
  fileprivate var mayDeny: Bool {
    reading.asSource.mayDeny && !isButton
      && (isRunningText || traits.marks.contains(.plainMark) || startsWithDenial
        || words.contains(where: Denial.isFinite))
  }

  private var startsWithDenial: Bool { Denial.opens(words) }
}

extension TextVariant {
  /// A button asserts for sure where it is a term of the platform that does.
  fileprivate var assertsPlainly: Bool { termNames.contains(where: assertingTerms.contains) }

  /// Whether a button’s title is a term that denies: discard, don’t allow, no, cancel.
  fileprivate var readsDenial: Bool {
    isButton
      && termNames.contains {
        ["discard", "dontAllow", "no", "cancel", "notNow", "ignore", "close"].contains($0)
      }
  }

  /// Whether a button says no in so many words.
  fileprivate var saysNoPlainly: Bool { isButton && reading.saysNoPlainly }

  /// Whether it is a term of the same name as the source.
  fileprivate func readsSame(as pair: TranslationPair) -> Bool {
    let names = termNames
    return pair.source.contains { !Set($0.termNames).isDisjoint(with: names) }
  }
}

extension Message {
  /// That a variant lost the no of what it is compared with.
  static func lost(_ pair: TranslationPair) -> Message {
    pair.kind == .englishOfSource
      ? noMore(than: pair.original[0].shown()) : noLess(than: pair.original[0].shown())
  }

  /// That a variant has a no more than what it is compared with.
  static func added(_ pair: TranslationPair) -> Message {
    pair.kind == .englishOfSource
      ? noLess(than: pair.original[0].shown()) : noMore(than: pair.original[0].shown())
  }

  private static func noLess(than source: String) -> Message {
    Message(
      en: "the source denies: ‘\(source)’, and this affirms; add the negation",
      ko: "원본은 부정하는데(‘\(source)’) 번역은 긍정합니다. 부정하는 말을 넣으세요")
  }

  private static func noMore(than source: String) -> Message {
    Message(
      en: "the source affirms: ‘\(source)’, and this denies; remove the negation",
      ko: "원본은 긍정하는데(‘\(source)’) 번역은 부정합니다. 부정하는 말을 빼세요")
  }
}

private let discard = ConceptGroup.concept(named: "discard")
private let after = ConceptGroup.concept(named: "after")

/// Terms that say what is done.
private let assertingTerms: Set<String> = [
  "delete", "save", "remove", "edit", "share", "open", "retry", "continue", "allow", "signIn",
  "reset", "erase", "replace", "send", "reply", "view", "yes", "ok",
]
