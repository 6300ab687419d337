extension KoreanText {
  /// Where an interjection begins a sentence, with a comma after it: 앗, 사진이 없어졌습니다.
  ///
  /// - Parameter bytes: the text's UTF-8.
  public func exclamation(in bytes: [UInt8]) -> Range<Int>? {
    sentences.first { sentence in
      guard let first = sentence.words.first, KoreanVocabulary.exclamations.contains(first.text)
      else { return false }
      return bytes[first.range.upperBound...].first == UInt8(ascii: ",")
    }?.words[0].range
  }
}
