import DialogLocales
import DialogSupport

/// Words of Korean that dialogs use and guidelines speak of, by their stems: endings and particles
/// follow.
public enum KoreanVocabulary {
  // MARK: Tone

  /// The bytes of the first words of a sentence that blame, judge or insult people: 잘못 입력하셨습니다.
  public static func blame(in sentence: KoreanSentence) -> Range<Int>? {
    KoreanBlame(in: sentence).range
  }

  // MARK: Pronouns

  /// Whether a word is 당신, 귀하, 여러분, 너, 네, 나, 내 or 제, with a particle or without; not a
  /// word that only begins so.
  public static func isPronoun(_ words: [KoreanWord], at index: Int) -> Bool {
    let word = words[index].text
    if word.utf8.hasPrefix("당신") || word.utf8.hasPrefix("여러분") { return true }
    if word == "나의" || word == "내", index + 1 < words.count, isFeature(words[index + 1].text) {
      return false
    }
    if pronounForms.contains(word) { return true }
    guard ["네", "내", "제"].contains(word), index + 1 < words.count,
      words[index].range.upperBound + 1 == words[index + 1].range.lowerBound
    else { return false }
    let next = words[index + 1].text
    if word == "네" { return !KoreanCounter.begins(next) && !answers(words[index...]) }
    if word == "제", next.unicodeScalars.first.map({ $0.value < 0x80 || $0 == "\u{FFFC}" }) ?? true {
      return false
    }
    // 앱 내: inside something; my at the start and after a particle.
    return index == 0 || particles.contains { words[index - 1].text.hasSuffix($0) }
  }

  /// Whether words open with a 네 that says yes: 네 지금 비울게요; not 네 차례.
  public static func opensWithYes(_ words: [KoreanWord]) -> Bool {
    words.count > 1 && ["네", "예"].contains(words[0].text) && answers(words[...])
  }

  /// 네 지금 비울게요, 네 삭제합니다: yes, and what is done.
  private static func answers(_ words: ArraySlice<KoreanWord>) -> Bool {
    guard let next = words.dropFirst().first, let last = words.last else { return false }
    if adverbsOfAnswers.contains(next.text) { return true }
    if promises.end(last.text) { return true }
    return words.count == 2 && KoreanForm.of([last], mark: .none).isSentence
      && !last.text.utf8.hasSuffix("입니다") && !last.text.utf8.hasSuffix("예요")
  }

  private static let promises = KoreanStems(
    "-게요 -겠습니다 -을래요 주다[으세요] 하다[ㄹ래요] 부탁하다,부탁드리다[아요]")
  private static let adverbsOfAnswers: Set<String> = .forms(
    """
    지금 바로 그렇다[게] 정말 모두 전부 다 꼭 어서 당장 계속 물론 그럼 이대로 그냥 다시 빨리 좋다,맞다[아요] 알다[겠습니다] 하다[ㄹ게요]
    """)

  private static let pronounForms: WordSet = .words(
    """
    너는 너를 너의 너에게 너도 너만 너와 네가 네게 나는 나를 나의 나에게 나도 나만 나와 내가 내게
    제가 제게 저의 저는 저를 저에게 저한테 나한테 너한테 너희 너희가 너희의 너희는 너희를 귀하 귀하가 귀하는 귀하를 귀하의 귀하께 귀하께서 귀하께서는 귀하에게
    귀하도
    """)

  /// What names something after 나의 as the system does: 나의 찾기, 나의 Mac.
  private static func isFeature(_ word: String) -> Bool {
    word.utf8.hasPrefix("찾기") || word.unicodeScalars.first.map { $0.value < 0x80 } ?? false
  }

  private static let particles = [
    "을", "를", "은", "는", "이", "가", "에", "에서", "로", "와", "과", "도", "의", ",",
  ]
}

// MARK: Nouns
extension KoreanVocabulary {
  /// Whether words name a place of an app and no action: 도움말, 앱 스토어, 위치 설정; but 암호 설정 sets
  /// one, and 설정 열기 opens them.
  public static func namesPlace(_ words: [String]) -> Bool {
    guard let last = words.last else { return false }
    guard last.utf8.hasSuffix("설정") else {
      return placesInApps.contains { last.utf8.hasSuffix($0) }
    }
    let rest = last.dropLast(2)
    let owner = rest.isEmpty ? words.dropLast().last : String(rest)
    return owner.map(settingsOf.contains) ?? true
  }

  private static let placesInApps = [
    "공간", "보관함", "도움말", "홈", "웹사이트", "홈페이지", "메뉴", "화면", "스토어", "페이지", "센터", "모드", "옵션", "사항",
  ]

  /// What has settings, and is not itself set.
  private static let settingsOf: WordSet = .words(
    """
    앱 시스템 네트워크 위치 보호 보안 기기 알림 환경 고급 일반 기타 세부 상세 사용자
    """)

  /// Whether a word is two that are written as one and say something together: 계정삭제, 로그아웃; but not
  /// 네트워크오류, which hides as much as 오류 does.
  public static func isCompound(_ word: String) -> Bool {
    if verbsWithParticles.contains(where: word.utf8.hasSuffix) { return true }
    return headNouns.contains { head in
      guard word.utf8.hasSuffix(head) else { return false }
      let rest = word.dropLast(head.count)
      return rest.count > 1 || rest == "새"
    }
  }

  /// Whether a word only says that someone is sorry.
  public static func isApology(_ word: String) -> Bool {
    sorry.contains(word)
  }

  private static let sorry: Set<String> = .forms("죄송하다[습니다,아요,지만] 미안하다[습니다,아요]")

  /// Verbs of English with their particles, which say what is done.
  private static let verbsWithParticles = ["로그아웃", "사인아웃", "체크아웃"]

  /// What is often written together with the noun that it is said of.
  private static let headNouns = [
    "삭제", "추가", "변경", "설정", "완료", "취소", "저장", "복원", "복구", "연결", "해제", "등록", "가입", "탈퇴", "인증",
    "전송", "선택", "입력", "공유", "폴더", "파일", "이름", "초기화", "동기화", "불가",
  ]
}

// MARK: Pressing buttons
extension KoreanVocabulary {
  /// 누르면, 눌러, 탭하세요, 클릭하여, 터치하면, 선택하세요
  public static func isPressing(_ word: String) -> Bool {
    guard let first = word.unicodeScalars.first,
      ["누", "눌", "탭", "클", "터", "선", "택", "고", "골"].contains(first)
    else { return false }
    return pressing.begin(word)
  }

  private static let pressing = KoreanStems(
    "누르다[-,ㄴ,아] 탭하다,터치하다,선택하다,택하다,고르다[-,아] 클릭")

  /// Whether a word titles a button of most dialogs.
  public static func isAnswer(_ word: String) -> Bool {
    ["확인", "취소", "예", "아니요", "아니오", "네"].contains(word)
  }

  /// Whether a word before 버튼 makes it one of a dialog: by a usual title, or by its place.
  public static func namesButton(_ word: String) -> Bool {
    isAnswer(word) || beforeButton.contains(word)
  }

  private static let beforeButton: Set<String> = .forms("닫다[기] 계속 아래 아래의 이 다음 오른쪽 왼쪽 해당")

  /// Whether a word names what a button does: 페어링, 보내기.
  ///
  /// - Parameter whereThingsAreToo: whether those count that are things as well, which can be chosen:
  ///   구독, 연결.
  public static func namesAction(_ word: String, whereThingsAreToo: Bool) -> Bool {
    actionNames.contains(word) || whereThingsAreToo && actionsAndThings.contains(word)
      || word.utf8.hasSuffix("하기")
  }

  private static let actionNames: Set<String> = .forms(
    """
    삭제 저장 시작 보관 동의 허용 페어링 취소 승인 공유 로그인 로그아웃 전송 인쇄 복원 초기화 재시도 유지 해제 차단 신고 가입 완료 거부
    거절 종료 계속
    닫다,보내다,켜다,끄다,맞추다,지우다,비우다,열다,나가다,바꾸다,만들다,가져오다,내보내다,옮기다,되돌리다,건너뛰다,돌아가다[기]
    남기다,올리다,내리다,끝내다[기]
    """)
  private static let actionsAndThings: WordSet = .words("연결 구독 업데이트 결제 구입 구매 등록 설치 시도")

  /// Whether a word has the particle of objects; not 찾을, 고를 and 가을.
  public static func isObject(_ word: String) -> Bool {
    if word.utf8.hasSuffix("를") { return !verbsInReul.contains(word) }
    return word.utf8.hasSuffix("을") && !["가을", "마을", "노을"].contains(where: word.utf8.hasSuffix)
      && KoreanInflection(word) == nil
  }

  private static let verbsInReul: Set<String> = .forms("고르다,누르다,모르다,따르다,흐르다,서두르다[ㄹ]")
}
