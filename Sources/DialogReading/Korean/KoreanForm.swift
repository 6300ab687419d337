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
    let syllables = Array(last.text.unicodeScalars.reversed().prefix { KoreanSyllable($0) != nil })
    return KoreanEnding(reversed: syllables).form(with: mark)
  }
}

extension KoreanWord {
  /// Whether an ending may come after a placeholder: ￼했습니다.
  fileprivate var endsLong: Bool {
    text.unicodeScalars.reversed().prefix { KoreanSyllable($0) != nil }.count > 1
  }
}

/// The syllables that end a word, last first.
struct KoreanEnding {
  private let syllables: [KoreanSyllable]

  init(reversed scalars: [Unicode.Scalar]) { syllables = scalars.compactMap(KoreanSyllable.init) }

  func form(with mark: KoreanSentence.Mark) -> KoreanForm {
    let form = formByEnding
    if mark == .question, form != .request { return .question }
    return form
  }

  private var formByEnding: KoreanForm {
    guard let last = syllables.first?.scalar else { return .unknown }
    switch last {
    case "다":
      return ends("시다") && final(2) == .b ? .request : isStatementInDa ? .statement : .phrase
    case "요": return formInYo
    case "까": return isQuestionInKka ? .question : .phrase
    case "죠": return .statement
    case "오": return ends("십시오") || ends("하시오") || ends("마시오") || ends("으시오") ? .request : .phrase
    case "라": return isRequestInRa ? .request : .unknown
    // Casual endings, and those of clauses that something should follow: nouns can look like them.
    case "어", "아", "야", "해", "돼", "네", "군", "래", "자", "게", "걸", "데", "고", "서", "며", "면", "니", "냐",
      "든", "만":
      return .unknown
    default: return .phrase
    }
  }

  private var formInYo: KoreanForm {
    if ends("까요") { return final(2) == .l ? .question : .statement }
    if ends("가요"), final(2) == .n { return .question }
    if ends("나요") || ends("을래요") || ends("는지요") { return .question }
    if ends("세요") || ends("십시요") || ends("셔요") { return .request }
    // 인기 가요, 집에 가요
    if syllables.count == 2, ends("가요") { return .unknown }
    let isNoun = KoreanEnding.nounsInYo.contains { ends($0) }
    return syllables.count > 1 && !isNoun ? .statement : .phrase
  }

  /// ~니까 after ㅂ, ~까 after ㄹ
  private var isQuestionInKka: Bool { ends("니까") ? final(2) == .b : final(1) == .l }

  private var isRequestInRa: Bool {
    ["해라", "하라", "마라", "주라", "으라"].contains { ends($0) }
  }

  private var isStatementInDa: Bool {
    if ends("니다") { return final(2) == .b || ends("아니다") }
    guard let before = final(1) else { return false }
    return before == .ss || before == .bs || before == .n && syllables.count > 2
      || ["이다", "않다", "같다", "하다", "되다"].contains { ends($0) }
  }

  private static let nounsInYo = [
    "필요", "중요", "주요", "수요", "개요", "강요", "동요", "소요", "대중가요", "인기가요", "민요", "담요", "긴요",
  ]

  private func ends(_ ending: String) -> Bool {
    var place = 0
    for scalar in ending.unicodeScalars.reversed() {
      guard place < syllables.count, syllables[place].scalar == scalar else { return false }
      place += 1
    }
    return true
  }

  /// The consonant that closes the syllable so many before the last.
  private func final(_ place: Int) -> KoreanSyllable.Final? {
    place < syllables.count ? syllables[place].final : nil
  }
}
