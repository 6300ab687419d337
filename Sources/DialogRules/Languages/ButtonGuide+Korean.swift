import DialogLanguage

extension KoreanText {
  /// The first place that tells people which button to press, other than as the guidelines let it.
  func guide(in wording: Wording) -> ButtonGuide? {
    for sentence in sentences {
      for index in sentence.words.indices.dropLast() {
        let (object, verb) = (sentence.words[index], sentence.words[index + 1])
        guard KoreanVocabulary.isPressing(verb.text) else { continue }
        if let guide = guide(sentence.words, at: index, in: wording) { return guide }
        if object.text.hasPrefix("버튼"), KoreanVocabulary.isObject(object.text) {
          let start = index > 0 ? sentence.words[index - 1] : object
          return ButtonGuide(range: start.range.lowerBound..<verb.range.upperBound)
        }
      }
    }
    return nil
  }

  /// 공유를 누르면, “공유”를 탭하세요
  private func guide(
    _ words: [KoreanWord], at index: Int, in wording: Wording
  ) -> ButtonGuide? {
    let object = words[index]
    let bare = object.text.filter { !"\"“”‘’'「」[]".contains($0) }
    for title in wording.titlesOfButtons
    where ["를", "을"].contains(where: { bare == title + $0 }) {
      let verb = words[index + 1]
      let isCorrect =
        object.text == bare && !object.isQuoted
        && verb.text.hasPrefix(wording.dialog.edition < .hig2022 ? "탭" : "선택")
      if isCorrect { return nil }
      return ButtonGuide(range: wording.unquoted(object).lowerBound..<verb.range.upperBound)
    }
    return nil
  }
}

extension Wording {
  /// A word with the quotation mark before it.
  fileprivate func unquoted(_ word: KoreanWord) -> Range<Int> {
    let start = word.range.lowerBound
    for mark in ["“", "‘", "「", "\"", "'", "["]
    where bytes[..<start].suffix(mark.utf8.count).elementsEqual(mark.utf8) {
      return start - mark.utf8.count..<word.range.upperBound
    }
    return word.range
  }
}
