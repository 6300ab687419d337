import DialogLanguage

extension KoreanText {
  /// What is wrong with the end of a variant; nil where nothing is, or where nobody can tell.
  func endingFault(in variant: TextVariant) -> EndingFault? {
    guard let last = sentences.last else { return nil }
    switch variant.place {
    case .button, .preview:
      return last.mark == .none || last.mark == .ellipsis || last.mark == .other
        ? nil : .superfluous(last.markRange)
    case .title, .message:
      if last.form.isSentence, last.mark == .none, let word = last.words.last {
        let mark = last.form == .question ? "?" : "."
        return .missing(mark: mark, after: word.range, at: variant.endOfText)
      }
      let isTitle = variant.place == .title && !variant.isInNotification
      return isTitle && sentences.count == 1 && last.form == .phrase && last.mark == .period
        ? .superfluous(last.markRange) : nil
    case .other: return nil
    }
  }
}

extension TextVariant {
  /// After the last character that is not a space.
  var endOfText: Int {
    var end = bytes.count
    while end > 0, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x0A { end -= 1 }
    return end
  }
}
