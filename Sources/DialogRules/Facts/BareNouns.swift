import DialogLanguage
import DialogModel

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
    return korean.map { KoreanVocabulary.namesThing($0.words.map(\.text)) } ?? false
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
        ["설정하", "설정해", "설정할"].contains { variant.text.contains($0) }
      }
    }
  }

  private var startsWithSet: Bool { english?.lowerWords.first == "set" }
}

extension EnglishText {
  /// Nouns alone: no word that could be a verb, or that answers a question.
  fileprivate var isBareNoun: Bool {
    guard !tokens.isEmpty, tokens.allSatisfy({ $0.isWord }) else { return false }
    return tokens.allSatisfy { token in
      token.shape != .upper && token.shape != .mixed
        && !token.readings.intersects([
          .base, .adverb, .adjective, .participle, .gerund, .interjection, .unknown, .not,
          .interrogative, .subject, .determiner,
        ])
    } && tokens.last!.readings.intersects([.noun, .plural])
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
      title.text.contains("?")
        || title.english?.lowerWords.contains {
          ["choose", "select", "which", "what"].contains($0)
        } ?? false
        || title.korean?.words.contains { $0.text.hasPrefix("선택") || $0.text.hasPrefix("어떤") }
          ?? false
    }
  }
}
