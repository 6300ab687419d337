import DialogReading

extension TextVariant {
  /// Whether a short name of Hangul, which may be an everyday word as well (하루, 오늘), can only be
  /// the app’s here: 하루에서, 하루 앱, [하루], ‘하루’.
  func isMention(of range: Range<Int>) -> Bool {
    if range == 0..<bytes.count || labelOfApp(at: range) != nil { return true }
    let rest = bytes[range.upperBound...]
    if range.lowerBound == 0, newsAfterNames.contains(where: { rest.elementsEqual($0.utf8) }) {
      return true
    }
    let (before, after) = (bytes[..<range.lowerBound], bytes[range.upperBound...])
    if ["‘", "“", "「"].contains(where: { before.suffix(3).elementsEqual($0.utf8) }) {
      return ["’", "”", "」"].contains { after.starts(with: $0.utf8) }
    }
    guard before.isEmpty || before.last == 0x20 || before.last == 0x0A else { return false }
    if after.starts(with: "에 ".utf8) { return newsInApps.contains { Array(after).contains($0) } }
    return afterNames.contains { after.starts(with: $0.utf8) }
      && !after.starts(with: "에서야".utf8)
  }
}

extension TextVariant {
  /// Whether a longer word goes on here, and no particle: 문 of 가정통신문.
  func isPartOfHangul(before offset: Int) -> Bool {
    let rest = String(decoding: bytes[offset...].prefix(24), as: UTF8.self)
    let word = rest.prefix { $0.unicodeScalars.first?.isHangulSyllable ?? false }
    return !word.isEmpty && !particlesOfNames.contains(where: word.utf8.hasPrefix)
  }
}

/// What a name takes.
private let particlesOfNames = [
  "은", "는", "이", "가", "을", "를", "의", "에", "로", "으로", "와", "과", "도", "만", "께", "한테", "입니다", "예요",
  "앱", "팀", "랑",
  "까지", "부터", "라는", "라고", "님",
]

/// What comes after the name of an app.
private let afterNames =
  [
    "에서", " 앱", "앱", " 서비스", " 팀", "팀", "을 설치", "를 설치", "을 실행", "를 실행", "을 업데이트", "를 업데이트",
  ] + .titles("에 오다[으신]\n을 이용하다[아] 주\n를 이용하다[아] 주")

/// What is told of an app that it is the place of: 하루에 새 글이 올라왔습니다.
private let newsInApps = [String].titles(
  """
  올라오다[았]
  등록되다,입고되다[었,았]
  다시 들어오다[았]
  새로 들어오다[았]
  """)

/// What is all that comes after the name in a title of it.
private let newsAfterNames = [" 소식", " 알림", " 공지", " 뉴스", " 업데이트", " 새 소식"]

extension String {
  /// Whether it is one to three syllables of Hangul and nothing else.
  var isShortHangul: Bool {
    utf8.count <= 9 && unicodeScalars.allSatisfy(\.isHangulSyllable)
  }
}
