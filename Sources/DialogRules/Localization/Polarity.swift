import DialogLanguage
import DialogModel
import DialogText

extension Rule {
  static let polarity = Rule(
    "l10n/polarity", .always(.warning), from: [.dialogc("Checks per role")],
    summary: Message(
      en: "a translation says no where the source does",
      ko: "원본이 부정하면 번역도 부정해야 합니다"),
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
    check: .pair { pair, findings in
      guard pair.isTranslated, let source = pair.polarity, source != .unclear,
        pair.wordings[0].reading.language.negation != nil
      else { return }
      for wording in pair.wordings where !wording.isEmptyText {
        if source == .negative, !wording.reading.isNegated, !wording.readsDenial {
          findings.report(.lost(pair), in: wording)
        } else if source == .positive, wording.saysNoPlainly, !wording.readsSame(as: pair) {
          findings.report(.added(pair), in: wording)
        }
      }
    })
}

private enum Polarity { case negative, positive, unclear }

extension TranslationPair {
  /// Whether the source says no; only of English sources.
  fileprivate var polarity: Polarity? {
    guard project.sourceLocale.language == "en" else { return nil }
    let polarities = source.map { $0.isButton ? $0.polarityOfButton : $0.polarityOfText }
    return polarities.allSatisfy { $0 == polarities[0] } ? polarities[0] : .unclear
  }
}

extension Wording {
  /// A button denies by its first words; it asserts for sure where it is a term of the platform
  /// that does.
  fileprivate var polarityOfButton: Polarity {
    let words = self.words
    guard let first = words.first else { return .unclear }
    let isNotNow = words.contains("now") || words.contains("yet")
    if ["don't", "dont", "never", "not"].contains(first) || words.starts(with: ["do", "not"]) {
      return isNotNow ? .unclear : .negative
    }
    return termNames.contains(where: assertingTerms.contains) ? .positive : .unclear
  }

  /// A text of one sentence denies where it says not, can’t, cannot, won’t.
  fileprivate var polarityOfText: Polarity {
    guard isRunningText || traits.marks.contains(.plainMark) else { return .unclear }
    let ends = bytes.count(where: { $0 == 0x2E || $0 == 0x3F || $0 == 0x21 })
    guard ends <= 1 else { return .unclear }
    let words = self.words
    let isDenying = words.contains(where: denyingWords.contains)
    return isDenying && !words.contains("only") && !words.contains("sure") ? .negative : .unclear
  }

  /// Whether a button’s title is a term that denies: discard, don’t allow, no, cancel.
  fileprivate var readsDenial: Bool {
    isButton
      && termNames.contains {
        ["discard", "dontAllow", "no", "cancel", "notNow", "ignore", "close"].contains($0)
      }
  }

  /// Whether a button says no in so many words.
  fileprivate var saysNoPlainly: Bool {
    guard isButton, let plain = plainNegations[conventions.language] else { return false }
    let lower = text.lowercased()
    return plain.contains { negation in
      if conventions.spacesWords, negation.unicodeScalars.allSatisfy(\.properties.isAlphabetic),
        conventions.language != "ko"
      {
        return lower.letterRuns().contains(negation)
      }
      return lower.contains(negation)
    }
  }

  /// Whether it is a term of the same name as the source.
  fileprivate func readsSame(as pair: TranslationPair) -> Bool {
    let names = termNames
    return pair.source.contains { !Set($0.termNames).isDisjoint(with: names) }
  }
}

extension Message {
  fileprivate static func lost(_ pair: TranslationPair) -> Message {
    Message(
      en: "the source says no: ‘\(pair.source[0].text.shown)’; the translation does not",
      ko: "원본은 부정인데(‘\(pair.source[0].text.shown)’) 번역은 부정이 아닙니다. 부정을 넣으세요")
  }

  fileprivate static func added(_ pair: TranslationPair) -> Message {
    Message(
      en: "the translation says no; the source does not: ‘\(pair.source[0].text.shown)’",
      ko: "번역은 부정인데 원본은 부정이 아닙니다(‘\(pair.source[0].text.shown)’). 부정을 빼세요")
  }
}

extension String {
  /// A text as messages quote it: placeholders as `…`.
  var shown: String {
    var shown = String.UnicodeScalarView()
    for scalar in unicodeScalars { shown.append(scalar == "\u{FFFC}" ? "…" : scalar) }
    return String(shown)
  }
}

/// Terms that say what is done.
private let assertingTerms: Set<String> = [
  "delete", "save", "remove", "edit", "share", "open", "retry", "continue", "allow", "signIn",
  "reset", "erase", "replace", "send", "reply", "view", "yes", "ok",
]

private let denyingWords: Set<String> = [
  "cannot", "can't", "won't", "don't", "doesn't", "isn't", "aren't", "couldn't", "wasn't",
  "weren't", "didn't", "haven't", "hasn't", "wouldn't",
]

/// What says no and nothing else, by language.
private let plainNegations: [String: [String]] = [
  "ko": ["안 함", "안함", "않", "하지 마"], "ja": ["しない", "ません", "せず"], "zh": ["不"], "de": ["nicht"],
  "fr": ["ne"], "es": ["no"], "pt": ["não"], "it": ["non"], "ru": ["не"], "uk": ["не"],
  "pl": ["nie"],
  "ar": ["عدم", "لا"], "he": ["לא", "אל"], "th": ["ไม่", "อย่า"], "nl": ["niet"], "sv": ["inte"],
  "da": ["ikke"], "nb": ["ikke"], "vi": ["không", "đừng"],
]
