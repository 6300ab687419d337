import DialogReading

extension KoreanText {
  /// What is wrong with the end of a variant; nil where nothing is, or where nobody can tell.
  func endingFault(in variant: TextVariant) -> EndingFault? {
    guard let last = sentences.last else { return nil }
    let fault = faultOfPlace(last, in: variant)
    // What goes from the end goes whole: 공간 부족!!
    if case .superfluous = fault { return fault }
    return repeatedMark(in: variant) ?? semicolon(in: variant) ?? runOnSentence ?? fault
  }

  private func faultOfPlace(_ last: KoreanSentence, in variant: TextVariant) -> EndingFault? {
    switch variant.place {
    case .button, .preview:
      return last.mark == .none || last.mark == .ellipsis || last.mark == .other
        ? nil : .superfluous(last.markRange)
    case .title where !variant.isInNotification && sentences.count == 1 && last.form == .phrase:
      let isWrong = [.period, .exclamation, .colon, .other].contains(last.mark)
      return isWrong && !last.saysMore ? .superfluous(last.markRange) : nil
    case .title where variant.isNotificationHeading: return nil
    case .title, .message: return faultOfSentence(last, in: variant)
    case .other: return nil
    }
  }

  private func faultOfSentence(_ last: KoreanSentence, in variant: TextVariant) -> EndingFault? {
    guard last.form.isSentence, let word = last.words.last else { return nil }
    if last.mark == .period, last.form == .question || variant.place == .title && word.offers {
      return .wrong(last.markRange, mark: "?")
    }
    let mark = last.form == .question ? "?" : "."
    switch last.mark {
    case .none:
      let end = variant.endOfText
      return .missing(mark: mark, after: word.range, at: end..<end)
    case .other where !variant.bytes[last.markRange].contains(UInt8(ascii: "~")):
      return .wrong(last.markRange, mark: mark)
    case .colon where variant.place == .message && variant.dialog.dialog.fields.isEmpty:
      let introduces = last.words.contains { ["다음", "아래", "이"].contains($0.text) }
      return introduces || last.form != .statement ? nil : .wrong(last.markRange, mark: mark)
    default: return nil
    }
  }

  /// 출발합니다!!!: a mark that stands twice, wherever it does.
  private func repeatedMark(in variant: TextVariant) -> EndingFault? {
    for sentence in sentences where sentence.mark == .exclamation || sentence.mark == .question {
      let marks = variant.bytes[sentence.markRange]
      let shouts = marks.indices.filter {
        marks[$0] == UInt8(ascii: "!") || marks[$0] == UInt8(ascii: "?")
      }
      guard let first = shouts.first, let last = shouts.last, shouts.count > 1,
        last - first == shouts.count - 1
      else { continue }
      return .repeated(first..<last + 1, mark: marks.contains(UInt8(ascii: "?")) ? "?" : "!")
    }
    return nil
  }

  /// 닫혔습니다; 비행기는 …: Korean has no such mark between sentences, whatever space is before it.
  private func semicolon(in variant: TextVariant) -> EndingFault? {
    for word in words where !word.isQuoted && ["다", "요"].contains(where: word.text.utf8.hasSuffix) {
      let rest = variant.bytes[word.range.upperBound...]
      let end = rest.drop { $0 == UInt8(ascii: " ") }
      if end.first == UInt8(ascii: ";") {
        return .wrong(word.range.upperBound..<end.startIndex + 1, mark: ".")
      }
    }
    return nil
  }

  /// 닫혔습니다 비행기는 …: a formal ending, after which a sentence begins without a mark between them.
  private var runOnSentence: EndingFault? {
    for sentence in sentences {
      for (word, next) in zip(sentence.words, sentence.words.dropFirst())
      where !word.isQuoted && word.text.utf8.count > 9 && word.text.utf8.hasSuffix("습니다")
        && word.range.upperBound + 1 == next.range.lowerBound && !next.isQuoted
      {
        guard !afterQuotes.begin(next.text), next.endsInHangul, sentence.form.isSentence else {
          continue
        }
        let end = word.range.upperBound
        return .missing(mark: ".", after: word.range, at: end..<end)
      }
    }
    return nil
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

extension KoreanWord {
  /// 나가시겠어요: what asks, though it ends as statements do.
  fileprivate var offers: Bool { text.utf8.hasSuffix("시겠어요") }
}

/// What goes on after a sentence that is quoted: 습니다라는, 습니다 하고.
private let afterQuotes = KoreanStems("라 하다[고,는] 이라 만 메시지 버튼 체")
