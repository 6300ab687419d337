import DialogLocales

/// The past of a verb that ends a sentence or a clause of cause: 입력하셨습니다, 누르셔서, 틀렸기.
struct KoreanPast {
  /// By ~시~: of the person who reads, or of one who is honoured.
  let isHonorific: Bool
  /// Whether it says that it was so, and sets no condition.
  let isFinite: Bool
  let isPassive: Bool

  init?(_ word: String) {
    let utf8 = word.utf8
    if utf8.hasSuffix("셔서") {
      (isHonorific, isFinite, isPassive) = (true, true, utf8.hasSuffix("되셔서"))
      return
    }
    guard let ending = Self.endings.first(where: { utf8.hasSuffix($0) }) else { return nil }
    let stem = word.unicodeScalars.dropLast(ending.unicodeScalars.count)
    guard let last = stem.last, KoreanSyllable(last)?.final == .ss else { return nil }
    let before = stem.dropLast().last
    isHonorific = last == "셨"
    isFinite = last != "겠" && last != "있"
    isPassive = last == "됐" || before == "되" && (last == "었" || last == "셨")
  }

  /// Longer ones first.
  private static let endings = [
    "습니다만", "습니다", "으므로", "는데요", "는데", "지만", "어요", "네요", "군요", "기", "음", "다",
  ]
}
