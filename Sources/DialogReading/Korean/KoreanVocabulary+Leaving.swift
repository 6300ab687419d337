import DialogLocales
import DialogSupport

/// Titles of buttons that only close a dialog, or leave everything as it is.
extension KoreanVocabulary {
  /// Whether words only close a dialog: 닫기, 돌아가기.
  public static func closes(_ words: [String]) -> Bool {
    words.count == 1 && closing.contains(words[0])
  }

  private static let closing: Set<String> = .forms("닫다,돌아가다,나가다,종료하다[기] 뒤로 뒤로가기 종료")

  /// Whether words do nothing but leave, beside a 취소 that does: 됐어요, 돌아가기.
  public static func onlyLeaves(_ words: [String]) -> Bool {
    if words.count == 1, let said = KoreanInflection(words[0]), said.ending.sense == .statement {
      return said.stem == "되" && said.isPast || said.stem == "괜찮" && !said.isPast
    }
    return leavingTitles.contains(words)
  }

  private static let leavingTitles = KoreanTitles(
    """
    사양하다[ㄹ게요]
    안 하다[ㄹ래요,ㄹ게요]
    돌아가다,그만두다[기]
    뒤로
    뒤로가기
    뒤로 가다[기]
    """)

  /// Whether words say no more than 확인 does: 알겠습니다, 알겠어요, 확인했습니다.
  public static func accepts(_ words: [String]) -> Bool {
    guard words.count == 1 else { return false }
    let word = words[0]
    if accepting.contains(word) || understood.begin(word) { return true }
    return states(word, granted) || states(word, seen) && KoreanInflection(word)!.isPast
  }

  private static let accepting: Set<String> = .forms(
    """
    확인 완료 확인하다[ㅁ,기,았음] 오케이 오케 ok Ok OK 좋다[아] 그렇다[아,아요,구나] 그러다[ㄹ게요] 넵 네네
    이해하다,인지하다,숙지하다[ㅁ] 아하 알다[았음] 확인완료
    """)
  private static let understood = KoreanStems("알다[겠]")
  /// What says yes or thanks: 알아요, 당연하죠.
  private static let granted: WordSet = .words("알다 그러다 그렇다 좋다 감사하다 고맙다 당연하다 물론이다 어쩔수없다 할수없다")
  /// What is acknowledged as done: 읽었습니다.
  private static let seen: WordSet = .words("확인하다 이해하다 읽다 보다 숙지하다 인지하다")

  /// Whether words leave everything as it is: 나중에, 허용 안 함, 건너뛰기, 계속 편집하기, 꺼 두기. Whether 유지
  /// does, its object tells.
  public static func leavesAlone(_ words: [String]) -> Bool {
    guard let first = words.first, let last = words.last else { return false }
    if declines(words) || declinesLoss(words) { return true }
    if ["나중에", "다음에"].contains(first) || postponing.begin(last) {
      return true
    }
    if first == "계속" { return words.count > 1 && !takesAway(words) }
    let isDenied = words.dropLast().contains(where: beforeDenials.contains)
    return isDenied && (deeds.contains(last) || endsOfDenials.contains(last))
      || denying.end(last)
      || refusing.begin(last)
  }

  private static let denying = KoreanStems("않다[ㅁ,기,ㄹ래요] 안하다[ㅁ,아요]")
  private static let postponing = KoreanStems("나중 다음에 미루다")
  private static let refusing = KoreanStems(
    "거절 거부 건너뛰다 취소 그만두다 유지 무시 아니요 아니오 괜찮다 두다[기] 놔두다 돌아가다 뒤로 보류")
}
