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
      guard pair.isTranslated, pair.project.sourceLocale.language == "en",
        pair.source.contains(where: \.reading.mayDeny) || pair.wordings[0].isButton,
        let negation = pair.wordings[0].reading.language.negation
      else { return }
      for wording in pair.wordings where !wording.isEmptyText {
        if findings.has(["l10n/duplicate-button"], in: wording) { continue }
        if pair.hasLostNegation(wording, negation) {
          findings.withdraw(["l10n/platform-term"], in: wording)
          findings.report(.lost(pair), in: wording)
        } else if wording.isButton, pair.source.allSatisfy(\.assertsPlainly),
          wording.saysNoPlainly, !wording.readsSame(as: pair)
        {
          findings.report(.added(pair), in: wording)
        }
      }
    })
}

extension TranslationPair {
  /// Whether a text says nothing of the no that the source says.
  fileprivate func hasLostNegation(_ wording: Wording, _ negation: Negation) -> Bool {
    let origins = counterparts(of: wording)
    if wording.isButton {
      return origins.allSatisfy(\.deniesAsButton) && !negation.isIn(wording, of: origins[0])
    }
    guard let origin = origins.first, origins.allSatisfy(\.mayDeny) else { return false }
    let wanted = origin.reading.sentences.map { Denial.of($0) }
    let own = wording.reading.sentences
    guard wanted.contains(.sure) else { return false }
    if own.count != wanted.count || wanted.contains(.unclear) {
      return !wanted.contains(.unclear) && !negation.isIn(wording, of: origin)
    }
    let denies = zip(own, origin.reading.sentences).map { own, origin in
      negation.isIn(own, isTitle: false, countsMeaning: !origin.saysLoss)
    }
    // Sentences may have changed places.
    let hasOther = zip(denies, wanted).contains { $0 && $1 == .none }
    return !hasOther && zip(denies, wanted).contains { !$0 && $1 == .sure }
  }
}

extension Negation {
  /// Whether a translation says no: by grammar, or by what its words mean, unless the source means
  /// that without any no: “Don’t Delete”.
  fileprivate func isIn(_ wording: Wording, of source: Wording) -> Bool {
    let countsMeaning = !source.text.saysLoss
    return isIn(wording.text, isTitle: wording.isButton, countsMeaning: countsMeaning)
      || countsMeaning && wording.readsDenial
  }
}

/// Whether an English sentence says no.
private enum Denial {
  case none, sure
  /// In a way that other languages turn round: not until, don’t forget, unless.
  case unclear

  static func of(_ sentence: String) -> Denial {
    let words = sentence.letterRuns()
    guard words.contains(where: denyingWords.contains) || saysNo(words) else { return .none }
    // You don’t have to, you don’t need to: you may.
    let isFreedom = zip(words, words.dropFirst()).contains { word, next in
      next == "to" && (word == "need" || word == "have")
    }
    return isFreedom || words.contains(where: turningWords.contains) ? .unclear : .sure
  }

  /// `No photos`, `There are no photos`: no as an article.
  private static func saysNo(_ words: [String]) -> Bool {
    guard let place = words.firstIndex(of: "no"), place + 1 < words.count,
      !phrasesOfNo.contains(words[place + 1])
    else { return false }
    return place == 0 || wordsBeforeNo.contains(words[place - 1])
  }
}

extension Wording {
  /// Whether one of its sentences may say no: a glance. Titles without a mark are often turned round
  /// (“Not Found” is “Fehlt”), but for those that begin with no or can’t.
  fileprivate var mayDeny: Bool {
    reading.mayDeny && !isButton
      && (isRunningText || traits.marks.contains(.plainMark) || startsWithDenial)
  }

  private var startsWithDenial: Bool {
    guard let first = words.first, words.count > 1 else { return false }
    return firstDenials.contains(first) && !phrasesOfNo.contains(words[1])
  }
}

extension String {
  /// Whether an English text speaks of what is lost, shut or undone, which is denial in other words.
  fileprivate var saysLoss: Bool {
    letterRuns().contains { word in
      lossWords.contains { word.utf8.hasPrefix($0) }
    }
  }
}

extension Wording {
  /// A button denies by its first words.
  fileprivate var deniesAsButton: Bool {
    guard let first = words.first, !words.contains("now"), !words.contains("yet") else {
      return false
    }
    return ["don't", "dont", "never", "not"].contains(first) || words.starts(with: ["do", "not"])
  }

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

extension Reading {
  /// Whether it says no by a word that can’t mean anything else.
  func findPlainNegation() -> Bool {
    let conventions = language.conventions
    guard let plain = plainNegations[conventions.language] else { return false }
    let isOfWords = conventions.spacesWords && conventions.language != "ko"
    let lower = Array(text.lowercased().utf8)
    return plain.contains { negation in
      isOfWords && negation.unicodeScalars.allSatisfy(\.properties.isAlphabetic)
        ? words.contains(negation) : lower.contains(negation)
    }
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
  "weren't", "didn't", "haven't", "hasn't", "wouldn't", "not", "never",
]

private let firstDenials: Set<String> = ["no", "cannot", "can't", "couldn't"]

private let wordsBeforeNo: Set<String> = ["is", "are", "was", "were", "has", "have", "had", "with"]

/// What no is followed by where it is no article: no longer, no thanks.
private let phrasesOfNo: Set<String> = [
  "longer", "more", "less", "fewer", "later", "matter", "problem", "thanks", "worries", "one",
  "need", "doubt", "sooner", "way",
]

/// Words beside which other languages often say the same without a no.
private let turningWords: Set<String> = [
  "until", "unless", "without", "forget", "worry", "hesitate", "miss", "wait", "only",
  "sure", "yet", "whether", "just", "till", "longer", "mind",
]

/// Beginnings of words that deny by their meaning.
private let lossWords = [
  "delet", "remov", "discard", "eras", "los", "disabl", "block", "cancel", "stop", "fail", "deny",
  "declin", "refus", "reject", "ignor", "forbid", "quit", "clos",
]

/// What says no and nothing else, by language.
private let plainNegations: [String: [String]] = [
  "ko": ["안 함", "안함", "않", "하지 마"], "ja": ["しない", "ません", "せず"], "zh": ["不"], "de": ["nicht"],
  "fr": ["ne"], "es": ["no"], "pt": ["não"], "it": ["non"], "ru": ["не"], "uk": ["не"],
  "pl": ["nie"],
  "ar": ["عدم", "لا"], "he": ["לא", "אל"], "th": ["ไม่", "อย่า"], "nl": ["niet"], "sv": ["inte"],
  "da": ["ikke"], "nb": ["ikke"], "vi": ["không", "đừng"],
]
