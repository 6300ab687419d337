/// What a text of the source language speaks of as lost, shut or undone: its translations say so whatever they
/// deny, so that their words for it say nothing of a no.
enum SpokenLoss {
  /// What a translation of an English text denies with beside words of grammar.
  static func besidesDenial(inEnglish text: String) -> Negation.Others {
    let words = text.letterRuns()
    let saysLoss = words.contains { word in
      word == "off" && words.contains(where: switching.contains)
        || lossWords.contains { word.utf8.hasPrefix($0) }
    }
    return saysLoss ? .failure : .meaning
  }

  /// The same of a Korean text.
  static func besidesDenial(inKorean text: String) -> Negation.Others {
    let words = text.split(separator: " ").map(String.init)
    if words.contains(where: koreanFailures.begin) { return .none }
    return words.contains(where: koreanLosses.begin) ? .failure : .meaning
  }

  private static let koreanFailures = KoreanStems("오류 실패 문제 에러 장애")
  private static let koreanLosses = KoreanStems(
    "삭제 지우다 제거 취소 차단 중지 중단 종료 거절 거부 잃다 해제 끄다 닫다")

  /// What is done with something that goes off by it.
  private static let switching: Set<String> = ["turn", "turned", "switch", "switched"]

  /// Beginnings of words that deny by their meaning.
  private static let lossWords = [
    "delet", "remov", "discard", "eras", "los", "disabl", "block", "cancel", "stop", "fail", "deny",
    "declin", "refus", "reject", "ignor", "forbid", "quit", "clos", "unplug", "disconnect",
    "unlink", "unpair",
  ]
}
