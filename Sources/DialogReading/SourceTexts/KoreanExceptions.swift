import DialogLocales

/// What Korean sources say of one thing alone.
extension LoweredText {
  /// Whether it is of a noun alone that it says something: 회원만. One and some are said without it as well, 하나만,
  /// and so is what a clause tells from others: 선택한 사진만.
  var saysAloneInKorean: Bool {
    words.indices.contains { index in
      isAlone(words[index]) && !(index > 0 && words[index - 1].endsInAdnominal)
        && !words[index...].contains("있는")
    }
  }

  /// Whether a word may say that something is so of nothing else: 선택한 사진만, 관리자만이.
  var mayLimitInKorean: Bool {
    words.contains { $0.hasSuffix("만") || $0.hasSuffix("만이") }
  }

  /// Whether it is a sentence, no label.
  var endsInKoreanPredicate: Bool {
    ["다", "요", "까", "오"].contains { words.last?.hasSuffix($0) ?? false }
  }

  /// Whether it says that something is enough: 누르기만 하면 됩니다 is no condition.
  var saysEnoughInKorean: Bool {
    words.count { $0.hasSuffix("면") } == 1
      && zip(words, words.dropFirst()).contains { word, next in
        word.hasSuffix("면") && enough.begin(next)
      }
  }

  private func isAlone(_ word: String) -> Bool {
    // No more than that: 조금밖에; 밖에 by itself is outside.
    if word.hasSuffix("밖에") { return word.utf8.count > 6 }
    guard word.utf8.count > 6, word.hasSuffix("만") else { return false }
    return !saidOtherwise.contains { word.utf8.count < $0.utf8.count + 3 && word.hasSuffix($0) }
      && !notAlone.contains { word.hasSuffix($0) }
  }
}

extension String {
  /// Whether its last syllable ends in ㄴ, as what stands before a noun does: 선택한, 원하는; no topic, as 작업은 is.
  fileprivate var endsInAdnominal: Bool {
    if hasSuffix("은") || hasSuffix("는") { return adnominals.contains { hasSuffix($0) } }
    return unicodeScalars.last.flatMap { KoreanSyllable($0) }.map { $0.final == .n } ?? false
  }
}

private let enough = KoreanStems("되다[ㅂ니다,어,ㄴ다]")
private let adnominals = [
  "하는", "되는", "있는", "없는", "않는", "않은", "받은", "받는", "같은", "많은", "남은", "찍은", "맞는",
]
/// Of one and some, as whole words.
private let saidOtherwise = [
  "하나만", "한번만", "한개만", "일부만", "잠시만", "잠깐만", "조금만", "하루만", "이번만", "절반만", "가지만", "그것만",
]
/// Ends of words that are no nouns with 만, and numbers.
private let notAlone = [
  "지만", "기만", "다만", "건만", "련만", "오랜만", "얼마만", "불만", "대만", "십만", "백만", "천만", "억만", "미만", "낭만",
  "비만", "요일만", "까지만", "이상만", "이하만", "미만만", "말씀만", "걱정만", "생각만", "에만", "서만", "로만", "안만",
]
