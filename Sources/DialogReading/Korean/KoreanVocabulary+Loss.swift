import DialogSupport

/// Losing something.
extension KoreanVocabulary {
  /// What takes something away, also inside compounds: 삭제하기, 지우기, 전체삭제.
  private static let destructive = KoreanStems(
    """
    삭제 지우다 제거 초기화 재설정 버리다 폐기 비우다 파쇄 탈퇴 구독취소 연동해제 덮어쓰다 포맷 해지 강제종료 없애다
    """)

  /// What takes away only some things: 구독 취소, 채팅방 나가기, 기존 파일 대치.
  private static let destructiveOfSome: [(verbs: KoreanStems, objects: KoreanStems)] = [
    ("취소", "구독 멤버십 주문 예약 계정"), ("나가다 떠나다", "그룹 채팅방 대화방 단체 모임 팀 채널 서버"),
    ("대치 교체 바꾸다", "기존"), ("종료 퇴장 추방 해산 탈퇴", "강제"), ("비활성화", "계정"),
    (
      "내보내다 내쫓다 제거 제외 빼다",
      "모임에서 그룹에서 동호회에서 채팅방에서 대화방에서 팀에서 반에서 가족에서 동아리에서"
    ),
  ].map { (KoreanStems($0), KoreanStems($1)) }

  /// What is no data: resetting or clearing it loses nothing.
  static let harmlessObjects = [
    "비밀번호", "암호", "패스코드", "PIN", "필터", "정렬", "검색", "확대", "자리", "화면", "보기",
  ]

  /// Whether words of a button's title take something away, or end what an account gives.
  public static func isDestructive(_ words: [String]) -> Bool {
    takesAway(words) && !undoes(words) || words.contains { $0.utf8.hasPrefix("로그아웃") }
  }

  /// Whether words of a button's title destroy something, whatever the dialog is about: the verb
  /// is the last, or another follows from it: 휴지통 비우기, 지우고 닫기; but not 삭제 되돌리기.
  public static func destroys(_ words: [String]) -> Bool {
    guard !declinesLoss(words), !undoes(words) else { return false }
    return words.indices.contains { index in
      let isVerb =
        index == words.count - 1 || words[index].utf8.hasSuffix("고") || words[index + 1] == "후"
      guard isVerb, isDestroying(words[index]), takesAway(Array(words[...index])) else {
        return false
      }
      // What is removed from a list or a folder is still there.
      return !words[index].utf8.hasPrefix("제거") || !words.contains { $0.utf8.hasSuffix("에서") }
    }
  }

  /// 삭제, 삭제하기, 지울게요, 전체삭제; but not 삭제함, which is a bin, or 지우개.
  private static func isDestroying(_ word: String) -> Bool {
    destroying.end(word)
      || destroying.rests(of: word).contains { rest in
        rest.first.map { "기하할합해고겠게래습시니".contains($0) } ?? true
      }
  }

  private static let destroying = KoreanStems("삭제 지우다 제거 초기화 버리다 폐기 비우다 파쇄 덮어쓰다")

  /// Whether a button’s title ends or undoes things beside what it names: 처음부터 다시 하기, 내보내기, 무효 처리.
  public static func mayEndThings(_ words: [String]) -> Bool {
    words.contains { word in
      endings.begin(word) || leftUndone.end(word)
    } || zip(words, words.dropFirst()).contains { $0 == "다시" && remade.begin($1) }
  }

  private static let remade = KoreanStems("만들다[기] 설치")

  private static let leftUndone = KoreanStems("않다[고]")
  private static let endings = KoreanStems(
    """
    처음부터 새로 다시시작 재시작 내보내다 무효 파기 철회 해산 해체 추방 퇴장 폐쇄 종료 나가다[기] 그만두다 포기 교체 대치 복원
    되돌리다 재설치 재생성 재구성 양도 처분 판매 끊다[기] 합치다[기] 병합
    """)

  /// 삭제 되돌리기, 초기화 취소, 신고 내역 보기
  private static func undoes(_ words: [String]) -> Bool {
    guard let last = words.last, words.count > 1 else { return false }
    if last.utf8.hasPrefix("취소") { return takesAway(words[words.count - 2]) }
    return undoing.begin(last)
  }

  private static let undoing = KoreanStems("되돌리다 복구 복원 보다[기] 해제")

  /// Whether a button's title does what is hard to take back: 차단, 댓글 신고, 로그아웃, 모임 나가기.
  public static func isDangerous(_ words: [String]) -> Bool {
    guard let last = words.last, !undoes(words), !declinesLoss(words) else { return false }
    if dangerous.contains(last) { return true }
    if dangerous.contains(where: { last.utf8.hasSuffix($0) || last == $0 + "하기" }) { return true }
    return ending.contains(where: last.utf8.hasPrefix)
      || ending.contains(where: last.utf8.hasSuffix)
      || takesSome(words)
  }

  private static let ending = ["탈퇴", "구독취소", "연동해제", "포맷", "해지", "강제종료"]
  private static let dangerous = [
    "차단", "신고", "로그아웃", "추방", "강퇴", "비활성화", "해체", "해산", "폐쇄", "제명", "퇴출",
  ]

  /// 모임 나가기: the last verb with its object before it.
  private static func takesSome(_ words: [String]) -> Bool {
    guard let last = words.last else { return false }
    return destructiveOfSome.contains { some in
      some.verbs.begin(last) && words.dropLast().suffix(2).contains(where: some.objects.begin)
    }
  }

  /// Whether words say that something is taken away.
  public static func takesAway(_ words: [String]) -> Bool {
    words.indices.contains { index in
      if takesAway(words[index]) {
        return
          !(isReset(words[index]) && index > 0
          && harmlessObjects.contains { words[index - 1].hasPrefix($0) })
      }
      return destructiveOfSome.contains { some in
        some.verbs.begin(words[index])
          && words[..<index].suffix(2).contains(where: some.objects.begin)
      }
    }
  }

  static func isReset(_ word: String) -> Bool { resetting.begin(word) }

  private static let resetting = KoreanStems("재설정 초기화 비우다")

  private static func takesAway(_ word: String) -> Bool {
    (destructive.begin(word) || destructive.end(word))
      && !takenAway.begin(word)
  }

  private static let takenAway = KoreanStems("삭제되다,삭제하다[ㄴ]")

  /// Whether words say that nothing is lost for good: 언제든 다시 들어올 수 있습니다.
  public static func reassures(_ words: [String]) -> Bool {
    guard let start = words.firstIndex(where: { $0 == "다시" || $0.utf8.hasPrefix("언제든") }) else {
      return false
    }
    return zip(words[start...], words[start...].dropFirst()).contains { word, next in
      word == "수" && next.utf8.hasPrefix("있")
    }
  }

  /// Whether words speak of something that will be gone.
  public static func speaksOfLoss(_ words: [String]) -> Bool {
    takesAway(words)
      || words.contains { word in
        undone.begin(word) || gone.begin(word)
      } || isGoneForGood(words)
  }

  /// Whether words say that something will be gone, and neither deny it nor say that it can be undone.
  public static func statesLoss(_ words: [String]) -> Bool {
    words.indices.contains { index in
      if index + 1 < words.count, words[index + 1].utf8.hasPrefix("않") { return false }
      if index > 0, words[index - 1] == "안" { return false }
      if undone.begin(words[index]) {
        return index + 2 < words.count && words[index + 2].utf8.hasPrefix("없")
      }
      return takesAway(words[index]) || gone.begin(words[index])
    } || isGoneForGood(words)
  }

  /// Whether words say that work is not saved, or goes: 변경 사항이 저장되지 않습니다, not 저장되지 않았습니다, which is a
  /// failure.
  public static func losesWork(_ words: [String]) -> Bool {
    guard words.contains(where: works.begin) else {
      return false
    }
    return statesLoss(words)
      || zip(words, words.dropFirst()).contains { word, next in
        kept.begin(word) && notDone.begin(next)
      }
      || words.contains(where: flying.begin)
  }

  private static let kept = KoreanStems("저장되다,저장하다,유지되다,적용되다[지]")
  private static let notDone = KoreanStems("않다[습니,아요,게,ㄹ,고,으면,으니,으며,으므로,으려,으나,으셨]")
  private static let flying = KoreanStems("날아가다")

  /// What people make in an app, and would lose with it.
  static let works = KoreanStems(
    "변경 수정 편집 작성 입력 진행 초안 답변 답안 내용 저장 녹음 점수 그림 선택 주문 장바구니 댓글 글이 글은 쓰다[던] 경로 게임")

  /// What can be undone, or can’t.
  private static let undone = KoreanStems("되돌리다,되살리다,복구하다,복원하다[ㄹ]")
  private static let gone = KoreanStems("영구 사라지다 잃다 손실 소실 유실 없어지다")

  /// 다시 열 수 없습니다
  private static func isGoneForGood(_ words: [String]) -> Bool {
    words.indices.dropFirst(3).contains { index in
      words[index].utf8.hasPrefix("없") && words[index - 1] == "수" && words[index - 3] == "다시"
    }
  }
}
