import DialogModel
import DialogReading
import DialogSupport

extension KoreanText {
  /// The first part of a message that surely is not a sentence: 느린 연결, 남은 공간 1.2GB.
  func fragment(in variant: TextVariant) -> Range<Int>? {
    let phrase = sentences.first { sentence in
      sentence.form == .phrase && sentence.mark != .colon && sentence.mark != .other
        && !sentence.saysMore && !variant.bringsSentence(in: sentence.range)
    }
    if let phrase { return phrase.range }
    if let last = sentences.last, last.isReason { return last.range }
    guard endsInValue, let sentence = sentences.first, !variant.bringsSentence(in: sentence.range)
    else { return nil }
    return sentence.isSample(in: variant.bytes) ? nil : sentence.range
  }
}

extension KoreanSentence {
  /// 예: 20:35, 허용 문자: A-Z; not 설치된 버전: 3.1, whose label is of data.
  fileprivate func isSample(in text: [UInt8]) -> Bool {
    guard let colon = text[range].firstIndex(of: UInt8(ascii: ":")) else { return false }
    if ["예", "예시", "보기", "형식"].contains(words[0].text) { return true }
    let value = text[colon...].dropFirst().first { $0 != UInt8(ascii: " ") }
    // A digit, or a placeholder.
    return !(value.map { $0.isASCIIDigit || $0 == 0xEF } ?? false)
  }

  /// 방이 추워서. – of what, nothing says.
  fileprivate var isReason: Bool {
    guard form == .unknown, mark == .period || mark == .none, words.count > 1,
      let last = words.last,
      !last.hasPlaceholder, !last.isQuoted, !saysMore
    else { return false }
    return endsOfReasons.end(last.text)
  }
}

private let endsOfReasons = KoreanStems(
  "아서 어서 워서 려서 겨서 라서 혀서 셔서 하다,되다,쓰다,크다,끄다,오다,차다,지다,나다,치다[아서] 지만 니까 므로 는데 거나")

extension ParameterType {
  /// Whether it is of numbers or dates, which are never sentences.
  var isData: Bool {
    switch self {
    case .int, .double, .currency, .bytes, .date: true
    default: false
    }
  }
}

extension TextVariant {
  /// Whether a value in a sentence may be one itself: a text that neither a particle nor a quotation
  /// mark makes a noun.
  fileprivate func bringsSentence(in range: Range<Int>) -> Bool {
    mayBringSentence(in: range) { !isNoun($0, at: $1) }
  }

  /// Whether a value in a part of it is a text, and no number or date, which are never sentences.
  func mayBringSentence(
    in range: Range<Int>, where isMeant: (Placeholder, Int) -> Bool = { _, _ in true }
  ) -> Bool {
    if placeholders.isEmpty { return false }
    return placeholdersByOffset.contains { offset, placeholder in
      range.contains(offset) && isText(placeholder) && isMeant(placeholder, offset)
    }
  }

  private func isText(_ placeholder: Placeholder) -> Bool {
    guard case .parameter(let index) = placeholder.value else { return true }
    return !dialog.dialog.parameters[index].type.isData
  }

  private func isNoun(_ placeholder: Placeholder, at offset: Int) -> Bool {
    switch placeholder.style {
    case .agreement, .quoted: return true
    default: break
    }
    let after = bytes[(offset + TextVariant.placeholder.utf8.count)...]
    // The first bytes of Hangul syllables.
    if let first = after.first, (0xEA...0xED).contains(first) { return true }
    return [" 님", " 씨", "’", "”", "」"].contains { after.starts(with: $0.utf8) }
  }
}
