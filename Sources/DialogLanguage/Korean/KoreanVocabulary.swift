import DialogText

/// Words of Korean that dialogs use and guidelines speak of, by their stems: endings and particles
/// follow.
public enum KoreanVocabulary {
  // MARK: Tone

  /// Whether a word is an insult or a judgment of people.
  public static func isInsult(_ word: String) -> Bool {
    guard let first = word.unicodeScalars.first, insultStarts.contains(first) else { return false }
    return insults.contains { word.utf8.hasPrefix($0) }
  }

  private static let insultStarts = Set(insults.map { $0.unicodeScalars.first! })
  private static let insults = [
    "멍청", "바보", "한심", "부주의하", "무식", "어리석", "게으르", "불법적인", "불법 입력", "잘못하셨", "틀리셨", "실패하셨",
    "잊으셨습니다", "잊어버리셨습니다", "실수하셨",
  ]

  /// Whether words tell people what they did wrong: 잘못 입력하셨습니다, 입력하지 않으셨습니다.
  public static func isBlame(_ words: [KoreanWord], at index: Int) -> Bool {
    guard index + 1 < words.count else { return false }
    let word = words[index].text
    let next = words[index + 1].text
    if word == "잘못" { return isDeed(next) }
    if opensBlame(words[index]) { return next.utf8.hasPrefix("않으셨") }
    return (word == "비밀번호가" || word == "암호가") && next.utf8.hasPrefix("틀렸습니다")
  }

  /// 입력하지 (않으셨습니다)
  public static func opensBlame(_ word: KoreanWord) -> Bool { word.text.utf8.hasSuffix("하지") }

  /// What someone did: 입력하셨습니다, 눌렀습니다.
  private static func isDeed(_ word: String) -> Bool {
    let deeds = ["입력", "누르", "눌렀", "선택", "쓰셨", "썼", "적으", "적었", "사용하", "설정하"]
    guard deeds.contains(where: { word.utf8.hasPrefix($0) }) else { return false }
    return word.contains("셨") || word.utf8.hasSuffix("했습니다") || word.utf8.hasSuffix("렀습니다")
      || word.utf8.hasSuffix("었습니다") || word.utf8.hasSuffix("썼습니다") || word.utf8.hasSuffix("했어요")
  }

  /// Whether words say that something is wrong without saying what.
  public static func isOblique(_ words: [KoreanWord]) -> Bool {
    guard words.count < 8 else { return false }
    let words = words.map(\.text)
    let rest = words.filter { word in
      ![
        "이런", "앗", "어머", "어머나", "아이고", "죄송합니다", "알", "수", "없는", "예기치", "않은", "못한", "예상치", "무언가",
        "뭔가", "일시적인",
      ]
      .contains(word)
    }
    if rest.isEmpty { return ["이런", "앗", "어머", "어머나", "아이고"].contains(words.first ?? "") }
    if rest.count == 1 { return ["잘못되었습니다", "잘못됐습니다", "잘못됐어요", "잘못되었어요"].contains(rest[0]) }
    guard rest.count == 2, ["오류가", "문제가", "에러가", "오류", "문제"].contains(rest[0]) else { return false }
    return ["발생", "생겼", "일어"].contains { rest[1].hasPrefix($0) }
  }

  // MARK: Pronouns

  /// Whether a word is 당신, 너, 네, 나, 내 or 제, with a particle or without; not a word that
  /// only begins so.
  public static func isPronoun(_ words: [KoreanWord], at index: Int) -> Bool {
    let word = words[index].text
    if word.utf8.hasPrefix("당신") { return true }
    if pronounForms.contains(word) { return true }
    guard ["네", "내", "제"].contains(word), index + 1 < words.count,
      words[index].range.upperBound + 1 == words[index + 1].range.lowerBound
    else { return false }
    let next = words[index + 1].text
    if word == "네" { return !counters.contains { next.utf8.hasPrefix($0) } }
    if word == "제", next.unicodeScalars.first.map({ $0.value < 0x80 || $0 == "\u{FFFC}" }) ?? true {
      return false
    }
    // 앱 내: inside something; my at the start and behind a particle.
    return index == 0 || particles.contains { words[index - 1].text.hasSuffix($0) }
  }

  private static let pronounForms: Set<String> = [
    "너는", "너를", "너의", "너에게", "너도", "너만", "너와", "네가", "네게", "나는", "나를", "나의", "나에게", "나도",
    "나만", "나와", "내가", "내게", "제가", "제게", "저의", "저는", "저를", "저에게",
  ]

  /// What four is said of.
  private static let counters = [
    "개", "번", "가지", "명", "자리", "시", "달", "주", "곳", "권", "장", "대", "건", "글자", "단계", "차례", "분", "배",
  ]

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

  private static let placesInApps = ["도움말", "홈", "웹사이트", "홈페이지", "메뉴", "화면", "스토어", "페이지"]

  /// What has settings, and is not itself set.
  private static let settingsOf: Set<String> = [
    "앱", "시스템", "네트워크", "위치", "보호", "보안", "기기", "알림", "환경", "고급", "일반", "기타", "세부", "상세", "사용자",
  ]

  /// Whether a word is two that are written as one: 계정삭제, 네트워크오류, 로그아웃.
  public static func isCompound(_ word: String) -> Bool {
    if verbsWithParticles.contains(word) { return true }
    return headNouns.contains { head in
      guard word.utf8.hasSuffix(head) else { return false }
      let rest = word.dropLast(head.count)
      return rest.count > 1 || rest == "새"
    }
  }

  /// Verbs of English with their particles.
  private static let verbsWithParticles: Set<String> = [
    "로그인", "로그아웃", "사인인", "사인아웃", "체크인", "체크아웃", "백업",
  ]

  /// What is often written together with the noun that it is said of.
  private static let headNouns = [
    "삭제", "추가", "변경", "설정", "오류", "에러", "실패", "완료", "취소", "저장", "복원", "복구", "연결", "해제", "등록", "가입",
    "탈퇴", "인증", "전송", "선택", "입력", "공유", "알림", "안내", "폴더", "파일", "이름", "초기화", "동기화", "불가",
  ]
}

// MARK: Pressing buttons
extension KoreanVocabulary {
  /// 누르면, 눌러, 탭하세요, 클릭하여, 터치하면, 선택하세요
  public static func isPressing(_ word: String) -> Bool {
    guard let first = word.unicodeScalars.first,
      ["누", "눌", "탭", "클", "터", "선"].contains(first)
    else { return false }
    return ["누르", "누른", "눌러", "탭하", "탭해", "클릭", "터치하", "터치해", "선택하", "선택해"]
      .contains { word.utf8.hasPrefix($0) }
  }

  /// Whether a word has the particle of objects.
  public static func isObject(_ word: String) -> Bool {
    word.utf8.hasSuffix("을") || word.utf8.hasSuffix("를")
  }
}

// MARK: Instructions
extension KoreanVocabulary {
  /// Whether a request asks for something with the app or the device: 앱을 열어 확인하세요, 화면을
  /// 탭하세요.
  ///
  /// - Parameter inReminder: whether tasks are what the text is about.
  public static func isInstruction(_ words: [String], inReminder: Bool) -> Bool {
    let opensApp = words.enumerated().contains { index, word in
      let next = index + 1 < words.count ? words[index + 1] : ""
      return word.utf8.hasSuffix("앱을")
        && (next.utf8.hasPrefix("열") || next.utf8.hasPrefix("여세") || next.utf8.hasPrefix("실행")
          || next.utf8.hasPrefix("여십"))
    }
    if opensApp || words.contains(where: { isPressing($0) && !$0.hasPrefix("선택") }) { return true }
    if inReminder { return false }
    let last = words.last ?? ""
    if gestures.contains(where: { last.hasPrefix($0) }) { return true }
    let isSomewhere = words.contains { word in
      ["에서", "으로", "로"].contains {
        placesOfTasks.contains(String(word.dropLast($0.count))) && word.utf8.hasSuffix($0)
      }
    }
    if isSomewhere { return true }
    return words.suffix(2).first == "다시" && last.hasPrefix("시도")
      || words.contains("다시") && last == "주세요"
      || last.hasPrefix("확인하")
        && words.contains { word in settings.contains { word.utf8.hasPrefix($0) } }
  }

  private static let gestures = [
    "스와이프", "실행하", "여세요", "여십시오", "열어", "방문하", "이동하", "로그인하", "재시작하", "업데이트하", "설치하", "펼치",
    "확장하", "켜세요", "켜십시오", "끄세요",
  ]
  private static let placesOfTasks: Set<String> = ["설정", "앱", "화면", "메뉴", "홈", "스토어", "웹사이트"]
  private static let settings = ["설정을", "연결을", "연결", "설정", "권한을", "수준을"]
}
