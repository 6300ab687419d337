import DialogSupport

/// Saying that something is wrong without saying what.
extension KoreanVocabulary {
  /// Whether words say only that there is a fault: 알 수 없는 오류가 발생했습니다.
  public static func isOblique(_ words: [KoreanWord]) -> Bool {
    guard words.count < 8, words.contains(where: \.mayBeFault) else { return false }
    let rest = words.map(\.text).filter { !fillers.contains(ExactString($0)) }
    if rest.isEmpty { return exclamations.contains(words.first?.text ?? "") }
    if rest.count == 1 { return ["잘못되었습니다", "잘못됐습니다", "잘못됐어요", "잘못되었어요"].contains(rest[0]) }
    guard rest.count == 2, ["오류가", "문제가", "에러가", "장애가", "오류", "문제"].contains(rest[0]) else {
      return false
    }
    return ["발생", "생겼", "일어", "났습", "났어", "있었"].contains { rest[1].utf8.hasPrefix($0) }
  }

  /// Whether a title names a fault or a failure of anything at all: 시스템 오류, 요청을 처리하지 못했습니다, 오류 코드
  /// 3. It says no more than that, unless a message does.
  public static func isUnspecific(_ words: [KoreanWord]) -> Bool {
    guard words.count < 8, let first = words.first, words.count > 1 || first.startsAny(["실패했"])
    else {
      return false
    }
    guard words.contains(where: { $0.startsAny(failures) }) else { return false }
    let rest = words.filter { !fillers.contains(ExactString($0.text)) && !$0.isNumber }
    return !rest.isEmpty
      && rest.allSatisfy { $0.startsAny(failures) || $0.startsAny(anything) }
  }

  /// Whether a sentence only asks to try again, or to ask someone.
  public static func onlyRetries(_ sentence: KoreanSentence) -> Bool {
    guard sentence.words.count < 8, !sentence.words.contains(where: \.hasPlaceholder) else {
      return false
    }
    return sentence.words.contains { $0.text == "다시" || $0.startsAny(["재시도", "문의"]) }
      && sentence.words.allSatisfy { $0.startsAny(retries) }
  }

  private static let exclamations = ["이런", "앗", "어머", "어머나", "아이고"]

  /// What specifies nothing.
  private static let fillers = Set(
    (exclamations + [
      "죄송합니다", "죄송하지만", "알", "수", "없는", "예기치", "않은", "못한", "예상치", "무언가", "뭔가", "일시적인", "일시적으로",
      "시스템", "시스템에", "내부", "정상적으로", "현재", "지금",
    ]).map(ExactString.init))

  private static let failures = [
    "오류", "에러", "장애", "실패", "못했", "없습니다", "없어요", "않았", "않습니다", "불편",
  ]

  /// What any work consists of.
  private static let anything = [
    "요청", "작업", "처리", "수행", "완료", "진행", "실행", "이용", "서비스", "코드", "드려",
  ]

  private static let retries = [
    "잠시", "조금", "나중", "후", "뒤", "다시", "재시도", "시도", "해", "하", "주", "바랍", "이용", "문의", "관리자", "고객",
    "지원",
    "담당",
  ]
}

extension KoreanWord {
  /// Whether its first syllable is that of a fault or an exclamation: a glance.
  fileprivate var mayBeFault: Bool {
    switch text.unicodeScalars.first {
    case "오", "문", "에", "장", "잘", "이", "앗", "어", "아": true
    default: false
    }
  }

  fileprivate var isNumber: Bool {
    text.utf8.contains { $0.isASCIIDigit } && text.utf8.allSatisfy { $0 < 0x80 }
  }
}
