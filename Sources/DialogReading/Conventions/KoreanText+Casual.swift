extension KoreanText {
  /// The last word of the first sentence in 해체: 못했어.
  public var casualEnd: Range<Int>? {
    for sentence in sentences where sentence.mark != .none && sentence.mark != .colon {
      if let last = sentence.words.last, !last.isQuoted, !last.hasPlaceholder,
        KoreanRegister.isCasual(Array(last.text.utf8)[...], isMarked: true)
      {
        return last.range
      }
    }
    return nil
  }
}
