import DialogFindings
import DialogLocales
import DialogReading

/// Denials that a Korean source says, and those that a translation says by what is so of one alone.
extension TranslationPair {
  /// Compares what a Korean source denies.
  func compareKorean(_ negation: Negation, _ findings: inout Findings) {
    for variant in variants where !variant.isEmptyText {
      if !variant.isButton, hasLostNegation(variant, negation), !limitsInstead(variant) {
        findings.report(.lost(self), in: own(of: variant))
      } else if !variant.isButton, turnsCondition(variant) {
        findings.report(ConditionFault.becameUnless.message(self), in: own(of: variant))
      } else if !variant.isButton, losesNoOfKoreanCondition(variant, negation) {
        findings.report(ConditionFault.becameIf.message(self), in: own(of: variant))
      } else if hasAddedNegation(variant) {
        findings.report(.added(self), in: own(of: variant))
      }
    }
  }

  /// Whether a variant says of one alone what its source denies of all others: nur Mitglieder können.
  func limitsInstead(_ variant: TextVariant) -> Bool {
    guard let own = variant.meaning.concepts, own.mentioned.contains(only),
      !variant.reading.language.isKorean || variant.words.contains(where: \.isLimited)
    else { return false }
    let origin = counterparts(of: variant)[0]
    return origin.deniesAbility
      && !(origin.meaning.concepts?.mentioned.contains(only) ?? false)
  }
}

extension TranslationPair {
  /// Whether a text says of those that they cannot do something who alone can in its source: “Members cannot” for “Only
  /// members can”. It denies once, so that it does not speak of all others.
  func deniesThoseAlone(
    _ variant: TextVariant, _ origin: TextVariant, _ negation: Negation
  ) -> Bool {
    let language = variant.reading.language
    guard !origin.saysDigits, let ones = origin.words.whoAloneCan, language.conventions.spacesWords,
      speaks(of: ones, in: variant), let plain = language.plainNegation,
      origin.meaning.sentences.count == variant.meaning.sentences.count,
      let sentence = variant.meaning.sentences.first?.text, plain.isIn(sentence)
    else { return false }
    let denials = sentence.words.count {
      negation.isIn(LoweredText($0), isTitle: false, others: .none)
    }
    return denials < 2
      && variant.reading.predicates[0].isDisjoint(with: [.exception, .unless, .condition])
  }

  /// Whether a text names whom some English words name: guests are others than members.
  private func speaks(of words: ArraySlice<String>, in variant: TextVariant) -> Bool {
    guard let english = counterparts(of: variant)[0].reading.language.conceptWords,
      let own = variant.meaning.concepts
    else { return false }
    let named = ConceptReading(words.joined(separator: " "), english).said.concepts.filter {
      [.person, .thing].contains(ConceptGroup.all[ConceptGroup.index(of: $0)].kind)
    }
    return !named.isEmpty && named.allSatisfy(own.mentioned.contains)
  }
}

extension String {
  /// Whether a Korean word is of one alone: 회원만, not 하지만.
  fileprivate var isLimited: Bool { hasSuffix("만") && !hasSuffix("지만") || hasPrefix("전용") }
}

extension TextVariant {
  /// Whether it says that something cannot be done, or will not.
  fileprivate var deniesAbility: Bool {
    words.contains(where: Denial.isInability)
      || reading.asSource.denials.contains { $0.modality == .can }
  }
}

private let only = ConceptGroup.concept(named: "only")
