import DialogLocales

/// What a Korean sentence or fragment is, by the ending of its last word.
///
/// The endings are those of the speech levels as the National Institute of Korean Language
/// describes them (외국인을 위한 한국어 문법, 2005, 종결 어미): formal 합니다체, polite 해요체,
/// plain 해라체. Casual 해체 ends as nouns do and is told apart by its mark alone.
public enum KoreanForm: Hashable, Sendable {
  /// ~습니다, ~어요, ~했다
  case statement
  /// ~습니까, ~ㄹ까요, ~나요
  case question
  /// ~하세요, ~하십시오, ~합시다
  case request
  /// A noun or a verb made one: 로그인 실패, 연결할 수 없음, 삭제하기
  case phrase
  case unknown

  /// Whether it is a complete sentence.
  public var isSentence: Bool { self == .statement || self == .question || self == .request }

  static func of(_ words: [KoreanWord], mark: KoreanSentence.Mark) -> KoreanForm {
    guard let last = words.last, last.endsInHangul, !last.hasPlaceholder || last.endsLong
    else { return .unknown }
    let form = KoreanSentenceEnd(of: last.text).form
    return mark == .question && form != .request ? .question : form
  }
}

extension KoreanWord {
  /// Whether an ending may come after a placeholder: ￼했습니다.
  fileprivate var endsLong: Bool {
    text.unicodeScalars.reversed().prefix { KoreanSyllable($0) != nil }.count > 1
  }
}
