import DialogLocales
import DialogSupport

/// What comes of going on.
extension KoreanVocabulary {
  /// Whether the words of a sentence say what will be gone, and that nothing else brings it about: 저장하지 않은 내용이
  /// 사라집니다; not 사라졌습니다, nor 30일 뒤에 삭제됩니다.
  public static func tellsConsequence(_ words: [String]) -> Bool {
    guard let last = words.last, let verb = KoreanInflection(last), verb.ending.sense == .statement,
      !verb.isPast, !verb.isConjecture,
      endsOfThings.begin(verb.stem) || isForGood(words) && removed.begin(verb.stem)
        || (vanishing.begin(verb.stem) || loses(words))
          && words.contains(where: { works.begin($0) || things.begin($0) || all.contains($0) }),
      !words.contains(where: nuisances.begin),
      !hasOtherCause(words), words.count < 2 || words[words.count - 2] != "안"
    else { return false }
    return
      !(isReset(verb.stem)
      && words.contains { word in
        harmlessObjects.contains(where: word.utf8.hasPrefix)
      })
  }

  /// 영구적으로 제거됩니다
  private static func isForGood(_ words: [String]) -> Bool {
    words.contains { $0.utf8.hasPrefix("영구") }
  }

  private static let removed = KoreanStems("제거되다")
  private static let all: Set<String> = ["모두", "전부"]
  /// What people want gone.
  private static let nuisances = KoreanStems(
    "소음 바이러스 악성 스팸 광고 잡티 얼룩 안개 붉은빛 중복")

  /// What a button does so that nothing is lost: 백업, 사진 다운로드, 디자인 내보내기.
  public static func keepsThings(_ words: [String]) -> Bool {
    words.last.map(keeping.begin) ?? false
  }

  private static let keeping = KoreanStems(
    "백업 복사 다운로드 내보내다[기] 연장 갱신 보관 보존 저장 복구 복원 업그레이드 확인 결제 구매")

  /// Whether the words of a sentence tell what else brings it about, or that it stays elsewhere.
  public static func hasOtherCause(_ words: [String]) -> Bool {
    words.contains(where: isOtherCause)
  }

  private static let endsOfThings = KoreanStems(
    "지워지다 삭제되다 폐기되다 소멸되다 소멸하다 유실되다 손실되다 초기화되다 덮어쓰다 덮어써지다 대치되다 버려지다")
  /// What signs and buttons do as well.
  private static let vanishing = KoreanStems("사라지다 없어지다 날아가다 잃다")
  private static let things = KoreanStems(
    "사진 파일 기록 메모 대화 데이터 자료 메시지 영상 동영상 음악 노래 문서 백업 다운로드 지도 잔액 포인트 쿠폰 정보")

  /// 잃게 됩니다
  private static func loses(_ words: [String]) -> Bool {
    words.count > 1 && losing.contains(words[words.count - 2])
  }

  private static let losing: Set<String> = .forms("잃다[게]")

  /// 뒤에, 3일에, 갱신하지 않으면; not 계속하면, which the button does.
  private static func isOtherCause(_ word: String) -> Bool {
    if elsewhere.begin(word) || moments.contains(word) { return true }
    if word.utf8.hasSuffix("요일에") { return true }
    if word.utf8.first.map({ $0.isASCIIDigit }) ?? false { return word.utf8.hasSuffix("에") }
    return word.utf8.hasSuffix("면") && !goingOn.begin(word)
      && KoreanInflection(word)?.ending.sense == .clause
  }

  private static let moments: WordSet = .words("뒤 뒤에 후 후에 이후 이후에 때 때까지 곧 매일 매주 매달")
  /// What is no loss, or stays.
  private static let elsewhere = KoreanStems(
    """
    목록에서 화면에서 내일 자동으로 나중 만료 그대로 남다 유지 연결 광고 제한 오류 경고 알림 신호 배지 배너 표시 아이콘 안내
    점이 창이 메뉴
    """)
  private static let goingOn = KoreanStems(
    "계속 진행 나가다 닫다 끄다 바꾸다 변경 전환 로그아웃 종료 취소 탈퇴 해지 초기화 복원 시작 이대로 확인 이동 떠나다 그만두다 옮기다")

  /// Whether words say that a file is there which the new one takes the place of: 같은 이름의 파일이 이미 있습니다.
  public static func tellsOfSameName(_ words: [String]) -> Bool {
    zip(words, words.dropFirst()).contains { word, next in
      same.contains(word) && next.utf8.hasPrefix("이름")
        || word == "이미" && (next.utf8.hasPrefix("있") || next.utf8.hasPrefix("존재"))
    }
  }

  private static let same: Set<String> = .forms("같다[ㄴ]")

  /// Whether a button puts one thing in the place of another: 바꾸기, 교체, 파일 대치하기.
  public static func replaces(_ words: [String]) -> Bool {
    words.count < 3 && (words.last.map(replacing.begin) ?? false)
  }

  private static let replacing = KoreanStems("바꾸다[기,ㄹ게요] 교체 대치 대체")
}
