import DialogReading
import DialogSupport

/// Yes and No.
extension TextVariant {
  /// In English and Korean also as a part of a title; elsewhere as all of it.
  var saysYesOrNo: Bool {
    reading.asButton.mayAnswerYesOrNo && (korean.map { $0.saysYesOrNo || isAnswer } ?? true)
  }

  /// Whether it answers what a dialog asks people to do; on a picture 좋아요 is what one does.
  private var isAnswer: Bool {
    isSource && dialog.hasButtons && dialog.verbOfQuestion(in: locale) != nil
  }

  /// Whether it answers Yes.
  var isYes: Bool { saysYesOrNo && !saysNo }

  /// No, No Thanks, 아니요
  var saysNo: Bool {
    guard saysYesOrNo else { return false }
    if let english { return english.lowerWords.first.map { $0.hasPrefix("n") } ?? false }
    if let korean { return korean.words.first.map { $0.text.hasPrefix("아") } ?? false }
    return isTerm(.no) || text.lowercased() == "no"
  }
}

extension Reading {
  /// Whether it says Yes or No, or 좋아요, which is either an answer or what one does.
  var mayAnswerYesOrNo: Bool {
    if let english { return english.saysYesOrNo }
    if let korean { return korean.saysYesOrNo || korean.isPleased }
    return !ownTerms.isDisjoint(with: [.yes, .no])
      || language.isKorean && ["yes", "no"].contains(text.lowercased())
  }
}

extension EnglishText {
  fileprivate var saysYesOrNo: Bool {
    guard marks.intersects([.yes, .no]) else { return false }
    if tokens.contains(where: { $0.marks.contains(.yes) && $0.quotes == 0 }) { return true }
    guard let first = tokens.first, first.marks.contains(.no) else { return false }
    guard tokens.count > 1 else { return true }
    // “No Limit” counts something.
    let follows = tokens[1]
    return !follows.isWord
      || ["thanks", "thank", "way", "please", "i", "don't", "keep"].contains(follows.lower)
  }
}

extension KoreanText {
  /// 좋아요, 좋습니다
  fileprivate var isPleased: Bool {
    words.count == 1 && words[0].text.utf8.hasPrefix("좋") && pleased.contains(words[0].text)
  }

  fileprivate var saysYesOrNo: Bool {
    guard let first = words.first else { return false }
    // The longest has three syllables, of three bytes each.
    guard first.text.utf8.count <= 9 else { return false }
    let isAlone = words.count == 1 || first.range.upperBound + 1 != words[1].range.lowerBound
    return koreanAnswers.contains(ExactString(first.text))
      && (isAlone || KoreanVocabulary.opensWithYes(words))
  }
}

private let pleased: Set<String> = .forms("좋다[아요,습니다]")
private let koreanAnswers = Set(["예", "네", "넵", "응", "아니요", "아니오", "아뇨"].map(ExactString.init))
