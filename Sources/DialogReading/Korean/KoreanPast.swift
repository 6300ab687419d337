import DialogSupport

/// The past of a verb that ends a sentence or a clause of cause: 입력하셨습니다, 누르셔서, 틀렸기.
struct KoreanPast {
  /// By ~시~: of the person who reads, or of one who is honoured.
  let isHonorific: Bool
  let isPassive: Bool

  init?(_ word: String) {
    guard let inflection = KoreanInflection(word) else { return nil }
    switch inflection.ending.sense {
    case .statement, .casual, .nominal, .ground:
      let isCause = inflection.isHonorific && inflection.ending.syllables == ["서"]
      guard inflection.isPast && !inflection.isConjecture || isCause else { return nil }
    case .question, .request, .purpose, .clause, .adnominal: return nil
    }
    isHonorific = inflection.isHonorific
    isPassive = inflection.stem.utf8.hasSuffix("되")
  }
}
