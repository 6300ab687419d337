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

  public var isSentence: Bool { self == .statement || self == .question || self == .request }

  static func of(_ words: [KoreanWord], mark: KoreanSentence.Mark) -> KoreanForm {
    guard let last = words.last, last.endsInHangul, !last.hasPlaceholder || last.endsLong
    else { return .unknown }
    let syllables = Array(last.text.unicodeScalars.reversed().prefix { KoreanSyllable($0) != nil })
    return KoreanEnding(reversed: syllables).form(with: mark)
  }
}

extension KoreanWord {
  /// Whether an ending may stand behind a placeholder: ￼했습니다.
  fileprivate var endsLong: Bool {
    text.unicodeScalars.reversed().prefix { KoreanSyllable($0) != nil }.count > 1
  }
}

/// The syllables that end a word, last first.
struct KoreanEnding {
  private let text: String
  private let syllables: [KoreanSyllable]

  init(reversed scalars: [Unicode.Scalar]) {
    syllables = scalars.compactMap(KoreanSyllable.init)
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars.reversed())
    self.text = text
  }

  func form(with mark: KoreanSentence.Mark) -> KoreanForm {
    if isQuestion { return .question }
    if isRequest { return .request }
    if isStatement { return mark == .question ? .question : .statement }
    if isAmbiguous { return mark == .question ? .question : .unknown }
    if mark == .question { return .question }
    return .phrase
  }

  private func ends(_ endings: String...) -> Bool { endings.contains { text.hasSuffix($0) } }

  /// The consonant that closes the syllable so many before the last.
  private func final(_ place: Int) -> KoreanSyllable.Final? {
    place < syllables.count ? syllables[place].final : nil
  }

  private var isQuestion: Bool {
    if ends("니까") { return final(2) == .b }
    if ends("까요") { return final(2) == .l }
    if ends("까") { return final(1) == .l }
    if ends("가요") { return final(2) == .n }
    return ends("나요", "을래요", "는지요")
  }

  private var isRequest: Bool {
    if ends("시다") { return final(2) == .b }
    return ends(
      "세요", "십시오", "십시요", "하시오", "마시오", "으시오", "셔요", "해라", "하라", "마라", "주라",
      "으라")
  }

  private var isStatement: Bool {
    if ends("니다") { return final(2) == .b }
    if ends("요") { return syllables.count > 1 && !nounsInYo.contains { text.hasSuffix($0) } }
    if ends("죠") { return true }
    guard ends("다"), let before = final(1) else { return false }
    return before == .ss || before == .bs || before == .n && syllables.count > 2
      || ends("이다", "않다", "같다", "하다", "되다")
  }

  private var nounsInYo: [String] {
    ["필요", "중요", "주요", "수요", "개요", "강요", "동요", "소요", "가요", "민요", "담요", "긴요"]
  }

  /// Casual endings, and those of clauses that something should follow: nouns can look like them.
  private var isAmbiguous: Bool {
    ends(
      "어", "아", "야", "해", "돼", "네", "군", "래", "자", "게", "걸", "데", "고", "서", "며", "면", "라",
      "니", "냐", "든", "만")
  }
}
