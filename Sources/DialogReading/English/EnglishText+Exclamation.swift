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
