import DialogLocales
import DialogReading

/// A sentence of two clauses, and what each of them denies or asserts.
struct DenyingClauses {
  let denials: [Denial]
  let assertions: [Bool]
  /// What their translations deny with beside words of grammar.
  let besides: [Negation.Others]

  /// Nil for a sentence that is not of two clauses one of which says no.
  init?(_ sentence: String) {
    guard let (first, second) = CoordinateClauses.english(sentence) else { return nil }
    let both = [first, second]
    denials = both.map { Denial(of: $0) }
    guard denials.contains(where: { $0.kind == .sure }) else { return nil }
    besides = both.map(\.denialBesides)
    assertions = both.map(Reading.assertsPlainly)
  }
}

extension String {
  /// What a translation of an English text denies with beside words of grammar: what speaks of loss says
  /// nothing of a no where the text itself speaks of what is lost, shut or undone.
  var denialBesides: Negation.Others {
    if unicodeScalars.contains(where: \.isHangulSyllable) { return koreanDenialBesides }
    let words = letterRuns()
    let saysLoss = words.contains { word in
      word == "off" && words.contains(where: switching.contains)
        || lossWords.contains { word.utf8.hasPrefix($0) }
    }
    return saysLoss ? .failure : .meaning
  }

  private var koreanDenialBesides: Negation.Others {
    let words = split(separator: " ").map(String.init)
    if words.contains(where: koreanFailures.begin) { return .none }
    return words.contains(where: koreanLosses.begin) ? .failure : .meaning
  }
}

private let koreanFailures = KoreanStems("오류 실패 문제 에러 장애")
private let koreanLosses = KoreanStems(
  "삭제 지우다 제거 취소 차단 중지 중단 종료 거절 거부 잃다 해제 끄다 닫다")

/// What is done with something that goes off by it.
private let switching: Set<String> = ["turn", "turned", "switch", "switched"]

/// Beginnings of words that deny by their meaning.
private let lossWords = [
  "delet", "remov", "discard", "eras", "los", "disabl", "block", "cancel", "stop", "fail", "deny",
  "declin", "refus", "reject", "ignor", "forbid", "quit", "clos", "unplug", "disconnect", "unlink",
  "unpair",
]
