import DialogLanguage

extension EnglishText {
  /// A sentence that says that something is wrong, and nothing else.
  var obliqueSentence: Range<Int>? {
    guard marks.contains(.oblique) else { return nil }
    for sentence in sentences {
      let words = tokens[sentence.tokens]
      guard words.allSatisfy({ $0.kind != .placeholder && $0.kind != .opaque && $0.quotes == 0 })
      else { continue }
      let lower = words.filter(\.isWord).map(\.lower)
      if EnglishVocabulary.isOblique(lower), let first = words.first, let last = words.last {
        return first.range.lowerBound..<last.range.upperBound
      }
    }
    return nil
  }
}

extension KoreanText {
  var obliqueSentence: Range<Int>? {
    sentences.first { sentence in
      KoreanVocabulary.isOblique(sentence.words)
    }?.range
  }
}
