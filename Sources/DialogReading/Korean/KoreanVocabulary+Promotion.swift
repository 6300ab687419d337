import DialogSupport

/// What an app says for itself.
extension KoreanVocabulary {
  /// Whether a button's title rates, recommends or sells the app: 앱 평가하기, SNS 팔로우, 프리미엄 구입.
  public static func promotes(_ words: [String]) -> Bool {
    guard let first = words.first, let last = words.last else { return false }
    let rates = ["평가", "추천", "리뷰", "별점"].contains { last.utf8.hasPrefix($0) }
    if words.count > 1, first.utf8.hasPrefix("앱"), rates { return true }
    if first == "SNS" || first == "인스타그램", last.utf8.hasPrefix("팔로우") { return true }
    if first == "친구", words.count > 1, last.utf8.hasPrefix("초대") { return true }
    let isTier = ["프리미엄", "프로", "플러스"].contains { first == $0 || first == $0 + "로" }
    return isTier && words.count > 1
      && ["구입", "구매", "구독", "가입", "업그레이드", "시작"].contains { last.utf8.hasPrefix($0) }
  }
}
