import DialogLocales
import DialogSupport

/// Titles of buttons that only close a dialog, or leave everything as it is.
extension KoreanVocabulary {
  /// Whether words only close a dialog: 닫기, 돌아가기.
  public static func closes(_ words: [String]) -> Bool {
    words.count == 1 && closing.contains(words[0])
  }

  private static let closing: Set<String> = [
    "닫기", "돌아가기", "뒤로", "뒤로가기", "나가기", "종료", "종료하기",
  ]

  /// Whether words do nothing but leave, beside a 취소 that does: 됐어요, 돌아가기.
  public static func onlyLeaves(_ words: [String]) -> Bool {
    if words.count == 1, let said = KoreanInflection(words[0]), said.ending.sense == .statement {
      return said.stem == "되" && said.isPast || said.stem == "괜찮" && !said.isPast
    }
    return leavingTitles.contains(words.joined(separator: " "))
  }

  private static let leavingTitles: Set<String> = [
    "사양할게요", "안 할래요", "안 할게요", "돌아가기", "뒤로", "뒤로가기", "뒤로 가기", "그만두기",
  ]

  /// Whether words say no more than 확인 does: 알겠습니다, 알겠어요, 확인했습니다.
  public static func accepts(_ words: [String]) -> Bool {
    guard words.count == 1 else { return false }
    let word = words[0]
    if accepting.contains(word) || word.utf8.hasPrefix("알겠") { return true }
    return states(word, granted) || states(word, seen) && KoreanInflection(word)!.isPast
  }

  private static let accepting: WordSet = .words(
    """
    확인 완료 확인함 확인하기 확인했음 오케이 오케 ok Ok OK 좋아 그래 그래요 그럴게요 그렇구나 넵 네네 이해함 인지함 아하 알았음 숙지함 확인완료
    """)
  /// What says yes or thanks: 알아요, 당연하죠.
  private static let granted: WordSet = .words("알 그러 그렇 좋 감사하 고맙 당연하 물론 어쩔수없 할수없")
  /// What is acknowledged as done: 읽었습니다.
  private static let seen: WordSet = .words("확인하 이해하 읽 보 숙지하 인지하")

  /// Whether words leave everything as it is: 나중에, 허용 안 함, 건너뛰기, 계속 편집하기, 꺼 두기. Whether 유지
  /// does, its object tells.
  public static func leavesAlone(_ words: [String]) -> Bool {
    guard let first = words.first, let last = words.last else { return false }
    if declines(words) || declinesLoss(words) { return true }
    if ["나중에", "다음에"].contains(first) || postponing.begin(last) {
      return true
    }
    if first == "계속" { return words.count > 1 && !takesAway(words) }
    let isDenied = ["안", "하지"].contains { words.dropLast().contains($0) }
    return isDenied && ["함", "않음", "않기", "하기"].contains(last)
      || denying.contains(where: last.utf8.hasSuffix)
      || refusing.begin(last)
  }

  private static let denying = ["안함", "않음", "않기", "않을래요", "안해요"]
  private static let postponing = KoreanStems("나중 다음에 미루다")
  private static let refusing = KoreanStems(
    "거절 거부 건너뛰다 취소 그만두다 유지 무시 아니요 아니오 괜찮 두기 놔두다 돌아가다 뒤로 보류")
}
