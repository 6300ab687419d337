import DialogSupport

/// How long a title is to a reader.
extension KoreanText {
  /// The words of a title: a quotation, a number with what it counts (한 시간) and a verb with what
  /// helps it (보지 않기, 안 함, 쓸 수 없음, 사용하는 동안) are one. Up to three words are just counted.
  public var countOfTitleWords: Int {
    // So few are never too many, and most titles have no more.
    if words.count < 4 { return words.count }
    var count = 0
    for index in words.indices where index == 0 || !joins(index) { count += 1 }
    return count
  }

  /// The characters of a title without its spaces, a placeholder being a short word.
  public var countOfTitleCharacters: Int {
    words.reduce(0) { count, word in
      word.text.unicodeScalars.reduce(count) { $0 + ($1 == "\u{FFFC}" ? 4 : 1) }
    }
  }

  /// Whether a word belongs to the one before it.
  private func joins(_ index: Int) -> Bool {
    let (word, before) = (words[index], words[index - 1])
    if word.isQuoted, before.isQuoted { return true }
    if ["수", "동안", "때", "채", "채로"].contains(word.text) || before.text == "안" || before.text == "못" {
      return true
    }
    if before.text == "수" { return word.startsAny(["있", "없"]) }
    if before.text.utf8.hasSuffix("지"), word.startsAny(["않", "마", "말", "못"]) { return true }
    if ["후", "뒤", "전"].contains(word.text) {
      return before.text.utf8.contains { $0.isASCIIDigit }
        || index > 1 && KoreanCounter.isNumber(words[index - 2].text)
    }
    if KoreanCounter.isNumber(before.text) { return KoreanCounter.begins(word.text) }
    return Self.auxiliaries.contains(word.text) && before.isConnective
  }

  private static let auxiliaries: Set<String> = .forms("보다,주다,두다,놓다,버리다,있다[기] 달라기")
}

extension KoreanWord {
  /// Whether it begins with one of some syllables.
  func startsAny(_ stems: [String]) -> Bool { stems.contains { text.utf8.hasPrefix($0) } }

  private static let joined = KoreanStems("어 아 오다,쓰다,내다[아]")

  /// Whether it is a verb in ~아/어, which another verb helps.
  fileprivate var isConnective: Bool {
    KoreanInflection(text)?.ending.sense == .casual
      || KoreanWord.joined.end(text)
  }
}
