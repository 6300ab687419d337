import DialogLocales
import DialogSupport

/// Telling people what to do with the app or the device.
extension KoreanVocabulary {
  /// Whether a request asks for something with the app or the device: 앱을 열어 확인하세요, 화면을
  /// 탭하세요, 쿠폰함에서 확인해 보세요.
  ///
  /// - Parameter inReminder: whether tasks are what the text is about.
  public static func isInstruction(_ words: [String], inReminder: Bool) -> Bool {
    if opensApp(words) { return true }
    if words.contains(where: { isPressing($0) && !$0.utf8.hasPrefix("선택") }) { return true }
    if inReminder { return false }
    let last = words.last ?? ""
    if gestures.begin(last) { return true }
    if entersApp(words) || words.indices.contains(where: { isPlaceOfTask(words, at: $0) }) {
      return true
    }
    return words.suffix(2).first == "다시" && last.utf8.hasPrefix("시도")
      || words.contains("다시") && giving.contains(last)
      || checking.begin(last)
        && words.contains { word in settings.contains { word.utf8.hasPrefix($0) } }
  }

  private static func opensApp(_ words: [String]) -> Bool {
    zip(words, words.dropFirst()).contains { word, next in
      word.utf8.hasSuffix("앱을") && opening.begin(next)
    }
  }

  private static let giving: Set<String> = .forms("주다[으세요]")
  private static let checking = KoreanStems("확인하다[-]")
  private static let opening = KoreanStems("열다 실행")

  /// 지금 접속해 보세요, 바로 들어와서 확인하세요; but not 3번 진료실로 들어오세요.
  private static func entersApp(_ words: [String]) -> Bool {
    words.indices.contains { index in
      let word = words[index]
      if connecting.begin(word) {
        return !word.utf8.hasSuffix("면")
      }
      guard entering.begin(word) else { return false }
      return index == 0 || ["지금", "바로", "얼른", "앱에", "게임에"].contains(words[index - 1])
    }
  }

  private static let connecting = KoreanStems("접속하다[-,아]")
  private static let entering = KoreanStems("들어오다[-,아]")

  /// 탭에서, 쿠폰함으로; 공지 사항을 확인하시기
  private static func isPlaceOfTask(_ words: [String], at index: Int) -> Bool {
    let word = words[index]
    for particle in ["에서", "으로", "로"] where word.utf8.hasSuffix(particle) {
      let place = word.dropLast(particle.count)
      if placesOfTasks.contains(String(place)) || boxes.contains(where: place.utf8.hasSuffix) {
        return true
      }
    }
    guard index + 1 < words.count, words[index + 1].utf8.hasPrefix("확인") else { return false }
    return word == "공지를" || word == "공지사항을"
      || word == "사항을" && index > 0 && words[index - 1] == "공지"
  }

  private static let gestures = KoreanStems(
    """
    스와이프 실행하다,방문하다,이동하다,로그인하다,재시작하다,업데이트하다,설치하다,펼치다,확장하다[-]
    열다[으세요,으십시오,아] 켜다[으세요,으십시오] 끄다[으세요]
    """)
  private static let placesOfTasks: WordSet = .words("설정 앱 화면 메뉴 홈 스토어 웹사이트 탭 목록 페이지")
  /// Boxes that only apps have; 보관함 and 우편함 stand in houses as well.
  private static let boxes = ["쿠폰함", "선물함", "알림함", "편지함", "수신함", "메시지함"]
  private static let settings = ["설정을", "연결을", "연결", "설정", "권한을", "수준을"]
}
