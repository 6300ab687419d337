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
        bluntEnds.end(last.text)
      {
        return last.range
      }
    }
    return nil
  }
}

private let bluntEnds = KoreanStems(
  """
  -는다 -었다 -린다 -킨다 -인다 하다,되다[는다,았다] 가다,지다,나다,오다,내다,주다[는다] 없다,있다,않다[다] 받다,나다[았다]
  """)
