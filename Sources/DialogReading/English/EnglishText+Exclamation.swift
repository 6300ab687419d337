extension EnglishText {
  /// Where an interjection begins a sentence, with a mark after it: “Oops, the photo is gone.”
  public var exclamation: Range<Int>? {
    for sentence in sentences {
      guard let first = sentence.content.first, first + 1 < tokens.count,
        tokens[first].quotes == 0,
        EnglishVocabulary.openingExclamations.contains(tokens[first].lower)
      else { continue }
      switch tokens[first + 1].kind {
      case .comma, .exclamation, .ellipsis, .dash: return tokens[first].range
      default: continue
      }
    }
    return nil
  }
}

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
