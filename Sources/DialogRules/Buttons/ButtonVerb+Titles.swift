import DialogModel
import DialogReading
import DialogSupport

/// Titles of buttons that say less than a verb, or more.
extension Reading {
  /// Whether it may say too little of what a button does, or something else than is asked.
  var mayLackVerb: Bool {
    korean != nil || saysNoResult || onlyCloses || isNoun || hasKnownDeed || onlyNumbers
      || speaksForPeople
  }

  private var speaksForPeople: Bool {
    english?.lowerWords.first.map { $0 == "please" || $0.hasPrefix("i") || $0.hasPrefix("we") }
      ?? false
  }

  /// Whether it only numbers what can be chosen: Option 1.
  var onlyNumbers: Bool {
    let space = UInt8(ascii: " ")
    guard bytes.count > 2, bytes[bytes.count - 2] == space || bytes.dropLast(3).last == space else {
      return false
    }
    let words = text.lowercased().split(separator: " ")
    if english != nil { return EnglishVocabulary.onlyNumbers(words) }
    return korean != nil && KoreanVocabulary.onlyNumbers(words)
  }

  /// Whether it begins with a verb of which it is known what others do something else.
  private var hasKnownDeed: Bool {
    english?.lowerWords.first.map {
      EnglishVocabulary.isKnownDeed($0) || EnglishVocabulary.hasOtherWord($0)
    } ?? false
  }
}

extension TextVariant {
  /// 다시 시도합니다, “I Want to Leave”: more than the verb. What answers the text is of other rules.
  var isWholeSentence: Bool {
    guard isSource, !reading.asButton.mayAnswerYesOrNo, !isTerm, case .button(let index) = element,
      dialog.decliningButton != index
    else { return false }
    if let english {
      let words = english.lowerWords
      return words.count > 2
        && ["i", "we", "i'd", "i'll", "i'm", "we'll", "please"].contains(words.first)
    }
    guard let korean, korean.sentences.count == 1, let last = korean.words.last else {
      return false
    }
    return korean.sentences[0].form.isSentence && !last.isQuoted && !last.hasPlaceholder
      && endsOfSentences.end(last.text)
      && !acknowledgments.begin(last.text)
  }
}

private let endsOfSentences = KoreanStems(
  "-니다 -래요 -어요 -십시오 -까요 하다[ㄹ게,아요] 주다[으세요]")

/// 동의합니다, 알겠습니다: said to what the text says.
private let acknowledgments = KoreanStems(
  "동의 확인 알다[겠] 이해 읽다[았] 괜찮다 좋다 감사 고맙다 수락 승낙 찬성 그렇다[-] 맞다")
