import DialogFindings
import DialogModel
import DialogSupport

extension DialogContext {
  /// Reports the app's icon as a picture of a notification, and an emoji that draws its name.
  func reportIcon(_ findings: inout Findings) {
    for media in dialog.notification?.media ?? [] where isIconOfApp(media.name.text) {
      findings.report(.iconIsShown, at: media.name.range, of: self)
    }
    guard kind == .notification, project.program.project.app != nil else { return }
    for text in variants where text.isVisibleNotificationText {
      if let place = text.emojiOfApp { findings.report(.iconIsShown, in: text, at: place) }
    }
  }

  /// appIcon, logo, harborIcon where the app is Harbor; not teamLogo.
  private func isIconOfApp(_ name: String) -> Bool {
    var words = name.words.map { $0.lowercased() }
    guard let last = words.popLast(), ["icon", "logo"].contains(last) else { return false }
    let owner = words.joined()
    if ["", "app", "brand", "launch", "launcher", "company"].contains(owner) { return true }
    let app = project.program.project.app?[project.sourceLocale]?.pattern.plainText ?? ""
    return owner == app.lowercased().split { !$0.isLetter && !$0.isNumber }.joined()
  }
}

extension TextVariant {
  /// Where an emoji stands that the app's name is a word for.
  fileprivate var emojiOfApp: Range<Int>? {
    // Every one of them has one of these bytes, which no letters of most languages have.
    guard bytes.contains(where: { $0 == 0xE2 || $0 == 0xF0 }) else { return nil }
    for (emoji, words) in emojiNames {
      guard let place = bytes.range(of: emoji) else { continue }
      let isOfApp = namesOfApp.contains { name in
        let parts = name.lowercased().letterRuns()
        return words.contains { word in
          parts.contains(word)
            || word.utf8.count > 3 && word.utf8.first! > 0x7F && Array(name.utf8).contains(word)
        }
      }
      if isOfApp { return place }
    }
    return nil
  }
}

extension Message {
  fileprivate static let iconIsShown = Message(
    en: "the system shows the app’s icon with every notification; leave it out",
    ko: "앱의 아이콘은 시스템이 알림마다 보여 줍니다. 빼세요")
}

/// Things that apps are named for and that have an emoji, by the names that CLDR gives them and near
/// ones.
private let emojiNames: [(emoji: String, words: [String])] = [
  ("⚓", ["anchor", "harbor", "harbour", "port", "marina", "닻", "항구", "하버", "앵커"]),
  ("⛵", ["sail", "sailboat", "boat", "요트", "돛단배", "보트"]), ("🚢", ["ship", "ferry", "배", "여객선"]),
  ("🏠", ["house", "home", "집", "홈"]),
  ("🌱", ["garden", "seedling", "plant", "정원", "텃밭", "가든", "새싹"]),
  ("🌿", ["herb", "garden", "허브"]), ("🌳", ["tree", "forest", "나무", "숲"]),
  ("🍞", ["bread", "loaf", "bakery", "breadboard", "빵", "식빵"]),
  ("☕", ["coffee", "cafe", "커피", "카페"]),
  ("🍕", ["pizza", "피자"]), ("📷", ["camera", "photo", "photos", "카메라", "사진"]),
  ("📚", ["books", "library", "책", "도서관"]), ("📖", ["book", "reader", "책"]),
  ("📝", ["memo", "note", "notes", "메모", "노트"]), ("✉️", ["mail", "letter", "envelope", "메일", "편지"]),
  ("📧", ["email", "mail", "이메일", "메일"]), ("🎵", ["music", "song", "note", "음악", "뮤직", "노래"]),
  ("🎧", ["headphone", "podcast", "헤드폰", "팟캐스트"]), ("⏰", ["alarm", "clock", "알람", "시계"]),
  ("📅", ["calendar", "캘린더", "달력"]), ("🏦", ["bank", "은행", "뱅크"]), ("💰", ["money", "wallet", "돈"]),
  ("🚗", ["car", "ride", "drive", "차", "카"]), ("🚕", ["taxi", "cab", "택시"]),
  ("🚲", ["bike", "bicycle", "자전거"]),
  ("🏃", ["run", "runner", "러닝", "달리기"]), ("🐶", ["dog", "puppy", "개", "강아지"]),
  ("🐱", ["cat", "고양이"]),
  ("🦊", ["fox", "여우"]), ("🐝", ["bee", "honeybee", "꿀벌"]), ("🦉", ["owl", "부엉이", "올빼미"]),
  ("🌙", ["moon", "crescent", "달"]), ("⭐", ["star", "별"]), ("☀️", ["sun", "해", "태양"]),
  ("☁️", ["cloud", "구름", "클라우드"]), ("🌊", ["wave", "ocean", "파도", "바다"]), ("⛰️", ["mountain", "산"]),
  ("🔥", ["fire", "flame", "불", "불꽃"]), ("🚀", ["rocket", "로켓"]), ("💬", ["chat", "talk", "채팅", "톡"]),
]
