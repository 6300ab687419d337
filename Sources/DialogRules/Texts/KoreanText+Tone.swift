import DialogReading

extension KoreanText {
  /// The first words that blame, judge or insult.
  var blame: Range<Int>? {
    for sentence in sentences {
      if let range = KoreanVocabulary.blame(in: sentence) { return range }
    }
    return nil
  }
}

extension KoreanText {
  /// 즉시 차단된다.: the last word of a sentence in the style of rules and reports, which speaks to nobody.
  var bluntEnd: Range<Int>? {
    for sentence in sentences where sentence.mark == .period {
      if let last = sentence.words.last, !last.isQuoted, !last.hasPlaceholder,
        bluntEnds.contains(where: last.text.utf8.hasSuffix)
      {
        return last.range
      }
    }
    return nil
  }
}

private let bluntEnds = [
  "한다", "된다", "는다", "간다", "없다", "있다", "않다", "했다", "됐다", "었다", "진다", "난다", "린다", "킨다", "인다", "온다",
  "낸다",
  "준다", "받았다", "났다",
]
