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
    leaving.contains(words.joined(separator: " "))
  }

  private static let leaving: Set<String> = [
    "됐어요", "됐습니다", "괜찮아요", "괜찮습니다", "사양할게요", "안 할래요", "안 할게요", "돌아가기", "뒤로", "뒤로가기", "뒤로 가기",
    "그만두기",
  ]

  /// Whether words say no more than 확인 does: 알겠습니다, 알겠어요, 확인했습니다.
  public static func accepts(_ words: [String]) -> Bool {
    guard words.count == 1 else { return false }
    return accepting.contains(words[0]) || words[0].utf8.hasPrefix("알겠")
  }

  private static let accepting: Set<String> = [
    "확인", "완료", "확인함", "확인하기", "확인했습니다", "확인했어요", "확인했음", "알았어요", "알았습니다", "이해했습니다", "이해했어요", "오케이",
    "오케", "ok", "Ok", "OK", "그래요", "좋아", "그래", "그럴게요", "그렇군요", "그렇구나", "좋습니다", "넵", "네네", "이해함",
    "인지함",
    "감사합니다", "고마워요", "고맙습니다", "아하", "그러죠", "그러지요", "알았음", "읽었습니다", "읽었어요", "봤습니다", "봤어요", "숙지함",
    "숙지했습니다",
    "인지했습니다", "확인완료", "알아요", "압니다", "물론이죠", "당연하죠", "어쩔수없죠", "할수없죠",
  ]

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
