import DialogLanguage

extension KoreanText {
  /// The first place that tells people which button to press, other than as the guidelines let it.
  func guide(in variant: TextVariant) -> ButtonGuide? {
    for sentence in sentences {
      for index in sentence.words.indices.dropLast() {
        guard KoreanVocabulary.isPressing(sentence.words[index + 1].text) else { continue }
        let guide =
          guide(sentence.words, at: index, in: variant)
          ?? guideToButton(sentence.words, at: index, in: variant)
        if let guide { return guide }
      }
    }
    return nil
  }

  /// 공유 버튼을 누르면, 아래 버튼을 누르세요; a button that is not a dialog’s is one of a device: 전원 버튼.
  private func guideToButton(
    _ words: [KoreanWord], at index: Int, in variant: TextVariant
  ) -> ButtonGuide? {
    guard words[index].text.hasPrefix("버튼"), KoreanVocabulary.isObject(words[index].text) else {
      return nil
    }
    let end = words[index + 1].range.upperBound
    guard index > 0 else { return ButtonGuide(range: words[index].range.lowerBound..<end) }
    let name = words[index - 1]
    if ["면", "서", "고", "니다", "세요"].contains(where: name.text.hasSuffix) {
      return ButtonGuide(range: words[index].range.lowerBound..<end)
    }
    let isOwn = variant.titlesOfButtons.contains {
      $0 == name.text || $0.hasSuffix(" " + name.text)
    }
    // 받은 메일에서 확인 버튼을 누르면
    guard isOwn || KoreanVocabulary.namesButton(name.text) && !isElsewhere(words[..<index]) else {
      return nil
    }
    return ButtonGuide(range: name.range.lowerBound..<end)
  }

  /// 공유를 누르면, “공유”를 탭하세요; 확인을 누르세요 where there is none
  private func guide(
    _ words: [KoreanWord], at index: Int, in variant: TextVariant
  ) -> ButtonGuide? {
    let object = words[index]
    let bare = object.text.filter { !"\"“”‘’'「」[]".contains($0) }
    for title in variant.titlesOfButtons
    where ["를", "을"].contains(where: { bare == title + $0 }) {
      let verb = words[index + 1]
      let isCorrect =
        object.text == bare && !object.isQuoted
        && verb.text.hasPrefix(variant.dialog.edition < .hig2022 ? "탭" : "선택")
      if isCorrect { return nil }
      return ButtonGuide(range: variant.unquoted(object).lowerBound..<verb.range.upperBound)
    }
    guard !isElsewhere(words[..<index]), KoreanVocabulary.isObject(bare),
      KoreanVocabulary.isAnswer(String(bare.dropLast()))
    else {
      return nil
    }
    return ButtonGuide(
      range: variant.unquoted(object).lowerBound..<words[index + 1].range.upperBound)
  }
}

/// 로그인 화면에서, 메일에 있는
private func isElsewhere(_ words: ArraySlice<KoreanWord>) -> Bool {
  words.contains { word in
    ["에서", "있는", "온", "의"].contains { word.text.utf8.hasSuffix($0) } && word.text != "아래의"
  }
}

extension TextVariant {
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
