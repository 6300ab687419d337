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

extension KoreanVocabulary {
  /// Nouns that name places of an app and no actions.
  static public let placesInApps = [
    "설정", "도움말", "홈", "웹사이트", "홈페이지", "메뉴", "화면", "스토어", "앱스토어", "페이지",
  ]
}

// MARK: Losing something
extension KoreanVocabulary {
  /// Stems of what takes something away, also inside compounds: 삭제하기, 지우기, 전체삭제.
  private static let destructiveStems = [
    "삭제", "지우", "지울", "지워", "지웁", "제거", "초기화", "재설정", "버리", "버릴", "버려", "버립", "폐기", "비우", "비울",
    "비워", "비웁", "로그아웃", "탈퇴", "구독취소", "연동해제",
  ]

  /// Whether a word of a button's title takes something away.
  public static func isDestructive(_ word: String) -> Bool {
    destructiveStems.contains { stem in word.utf8.hasPrefix(stem) || word.utf8.hasSuffix(stem) }
      && !word.utf8.hasPrefix("삭제된") && !word.utf8.hasPrefix("삭제한")
  }

  /// Whether a word says that something will be gone.
  public static func speaksOfLoss(_ word: String) -> Bool {
    isDestructive(word)
      || ["되돌릴", "복구할", "복원할", "영구", "사라", "잃", "손실", "없어"].contains { word.utf8.hasPrefix($0) }
  }

  /// Titles that agree to whatever is asked.
  public static let agreements: Set<String> = ["예", "네", "확인", "계속", "계속하기", "진행", "동의"]
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

// MARK: Questions
extension KoreanVocabulary {
  /// The action that the last word of a question asks about, as a button's title: 삭제 of
  /// 삭제할까요, 지우기 of 지우시겠습니까.
  public static func action(askedBy word: String) -> String? {
    if word.unicodeScalars.contains("\u{FFFC}") { return nil }
    for ending in ["할까요", "하시겠습니까", "하시겠어요", "하겠습니까", "하실까요", "하시나요"]
    where word.utf8.hasSuffix(ending) && word.count > ending.count {
      return String(word.dropLast(ending.count))
    }
    for ending in ["시겠습니까", "시겠어요"] where word.utf8.hasSuffix(ending) {
      return nominal(of: word.dropLast(ending.count))
    }
    guard word.utf8.hasSuffix("까요") else { return nil }
    return nominalWithoutL(of: word.dropLast(2))
  }

  /// 지우기, 닫기, 열기
  private static func nominal(of stem: Substring) -> String? {
    guard let last = stem.last, last != "하" else { return nil }
    if last == "으" { return stem.count > 1 ? stem.dropLast() + "기" : nil }
    if let full = stemsInL[last] { return stem.dropLast() + String(full) + "기" }
    return stem + "기"
  }

  /// 지울 – 지우기, 열 – 열기
  private static func nominalWithoutL(of stem: Substring) -> String? {
    guard let last = stem.unicodeScalars.last, let syllable = KoreanSyllable(last),
      syllable.final == .l, let bare = Unicode.Scalar(last.value - 8)
    else { return nil }
    if stemsInL[Character(bare)] != nil { return stem + "기" }
    return nominal(of: stem.dropLast() + String(bare))
  }

  /// Stems that lose their ㄹ before ㅅ: 여시겠습니까 of 열다.
  private static let stemsInL: [Character: Character] = [
    "여": "열", "드": "들", "푸": "풀", "다": "달", "거": "걸",
  ]
}
