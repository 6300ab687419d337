import DialogModel
import DialogReading

extension Reading {
  /// Whether it is a noun alone, or a name of what is no action, in some dialog.
  var isNoun: Bool {
    if let english {
      return english.isBareNoun || EnglishVocabulary.namesThing(english.lowerWords)
    }
    guard let korean else { return false }
    return korean.isBareNoun || KoreanVocabulary.namesThing(korean.words.map(\.text))
  }
}

extension TextVariant {
  /// Whether it names a thing or a place and says nothing of what is done.
  var namesWithoutVerb: Bool {
    guard dialog.dialog.purpose != .choose else { return false }
    return (isBareNoun || namesThing) && !dialog.asksWhich
  }

  /// Bluetooth, 스피커; and Later beside Cancel, where it is no Cancel itself.
  private var namesThing: Bool {
    guard case .button(let index) = element, index != dialog.decliningButton else { return false }
    if let english { return EnglishVocabulary.namesThing(english.lowerWords) }
    guard let words = korean?.words.map(\.text) else { return false }
    // What a translation declines with is the source’s to say otherwise.
    return KoreanVocabulary.namesThing(words) && (isSource || !KoreanVocabulary.declines(words))
  }

  private var isBareNoun: Bool {
    if let english { return english.isBareNoun }
    return (korean?.isBareNoun ?? false) && !mayMeanSet
  }

  /// Whether 설정 may be what is done, by the verb of the source or by what the dialog says.
  private var mayMeanSet: Bool {
    if !isSource { return dialog.sourceVariants(of: element).contains { $0.startsWithSet } }
    if dialog.dialog.purpose == .input || !dialog.dialog.fields.isEmpty { return true }
    return [Element.text(.title), .text(.message)].contains { element in
      dialog.sourceVariants(of: element).contains { variant in
        settingUp.contains { variant.text.contains($0) }
      }
    }
  }

  private var startsWithSet: Bool { english?.lowerWords.first == "set" }
}

extension EnglishText {
  /// Nouns alone: no word that could be a verb, or that answers a question. What is an adjective too names
  /// something where it stands alone: Umbrella, Alternative.
  fileprivate var isBareNoun: Bool {
    guard !tokens.isEmpty, tokens.allSatisfy({ $0.isWord }) else { return false }
    if tokens.count == 1, tokens[0].isNounFirst || namesDeed(tokens[0].lower) { return true }
    if tokens.count == 2, namesDeed(tokens[1].lower), doers.contains(tokens[0].lower) {
      return true
    }
    return tokens.allSatisfy { token in
      token.shape != .upper && token.shape != .mixed
        && !token.readings.intersects([
          .base, .adverb, .adjective, .participle, .gerund, .interjection, .unknown, .not,
          .interrogative, .subject, .determiner,
        ])
    } && tokens.last!.readings.intersects([.noun, .plural])
  }
}

/// Nouns of what is done or told, which no verb is spelled as: Reservation, Purchase Confirmation.
private func namesDeed(_ word: String) -> Bool { nounsOfDeeds.contains(word) }

private let nounsOfDeeds: Set<String> = [
  "confirmation", "reservation", "cancellation", "registration", "information", "details", "info",
  "overview", "summary", "history", "status", "instructions", "availability", "subscription",
  "payment", "deletion", "removal", "options", "statement", "renewal",
]

/// What such a noun is of; those that are verbs as well order nothing before it.
private let doers: Set<String> = [
  "account", "booking", "contract", "delivery", "flight", "order", "payment", "price", "product",
  "project", "purchase", "record", "refund", "report", "service", "shipping", "ticket", "transfer",
  "trip", "visit", "work",
]

extension EnglishToken {
  /// A noun, and an adjective as well.
  fileprivate var isNounFirst: Bool {
    isCapitalized
      && readings.isSubset(of: [.noun, .plural, .adjective, .name])
      && readings.intersects([.noun, .plural])
  }
}

extension KoreanText {
  /// The name of a place in an app. Other nouns of Korean name actions as well: 삭제, 저장.
  fileprivate var isBareNoun: Bool {
    sentences.count == 1 && KoreanVocabulary.namesPlace(words.map(\.text))
  }
}

extension DialogContext {
  /// Whether the title asks which thing is meant, so that a noun answers it.
  fileprivate var asksWhich: Bool {
    sourceVariants(of: .text(.title)).contains { title in
      title.english?.asksWhich ?? title.korean?.asksWhich ?? title.text.contains("?")
    }
  }
}

extension EnglishText {
  /// “Choose a size”, “Which camera?”, “Card or cash?”, “Export as?”
  fileprivate var asksWhich: Bool {
    let words = lowerWords
    if words.contains(where: whichWords.contains) { return true }
    return bytes.contains(UInt8(ascii: "?"))
      && (words.contains("or")
        || tokens.last { !$0.isClauseEnd }?.readings.contains(.preposition) ?? false)
  }
}

extension KoreanText {
  /// 크기를 선택하세요, 어느 카메라로 찍을까요?, 카드로 할까요, 현금으로 할까요?
  fileprivate var asksWhich: Bool {
    words.contains { word in whichStems.begin(word.text) }
  }
}

private let whichWords: Set<String> = [
  "choose", "select", "pick", "which", "what", "where", "who", "when", "how", "whose", "whom",
]
private let settingUp = [String].forms("설정하다[-,아,ㄹ]")
private let whichStems = KoreanStems(
  "선택 어떤 어느 어디 어떻다[게] 무엇 무슨 누구 누가 언제 몇 얼마 고르다[-,ㄹ] 아니면 또는 뭐")
