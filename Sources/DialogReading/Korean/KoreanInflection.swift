import DialogLocales
import DialogSupport

/// How a Korean verb or adjective, or a noun with 이다, is inflected: its stem, what comes before the
/// ending (시, 었, 겠), and the ending.
///
/// Without a lexicon, nouns can look like verbs: 사고, 화면, 지도. What only verbs have must show, or
/// the nouns are listed; 지, 게, 아 and ㅁ, which most nouns may end in, are not read at all.
struct KoreanInflection {
  /// The stem, in whatever form it is used: 지우 of 지웠습니다, 삭제하 of 삭제했습니다; the noun before 이다.
  let stem: String
  /// By 시: of the person who reads, or of one who is honoured.
  private(set) var isHonorific = false
  /// By 었.
  private(set) var isPast = false
  /// By 겠.
  private(set) var isConjecture = false
  /// Whether it is a noun with 이다.
  private(set) var isCopula = false
  let ending: KoreanEnding

  /// Nil of a word without an ending.
  init?(_ word: String) {
    guard let last = word.unicodeScalars.last else { return nil }
    let endings = KoreanEnding.endings(of: last)
    let isJoined = KoreanStem.showsJoint(last)
    guard !endings.isEmpty || isJoined,
      !(Self.nouns[last]?.contains(where: word.utf8.hasSuffix) ?? false)
    else { return nil }
    let run = word.unicodeScalars.reversed().prefix { $0.isHangulSyllable }
    let syllables = run.reversed().compactMap(KoreanSyllable.init)
    for ending in endings {
      guard let form = ending.removed(from: syllables), let inflection = Self.init(form, ending)
      else { continue }
      self = inflection
      return
    }
    guard isJoined, let inflection = Self.init(syllables[...], .joined) else { return nil }
    self = inflection
  }

  private init?(_ form: ArraySlice<KoreanSyllable>, _ ending: KoreanEnding) {
    guard var stem = ending.stem(of: form) else { return nil }
    if ending.isNayo, KoreanStem.endsBeforeNa(stem) { return nil }
    self.ending = ending
    isCopula = ending.isYeyo
    if !isCopula {
      isConjecture = Self.removeGet(from: &stem)
      let isApart = Self.endsApart(stem)
      isPast = Self.removePast(from: &stem)
      isHonorific = Self.removeSi(from: &stem)
      let isOfNoun = isApart || ending.followsNoVerb && !isHonorific
      isCopula = Self.removeI(from: &stem, isOfNoun: isOfNoun)
    }
    self.stem = String(String.UnicodeScalarView(stem.map(\.scalar)))
    if !isSure(after: form) { return nil }
  }

  // MARK: Before the ending

  private static func removeGet(from stem: inout [KoreanSyllable]) -> Bool {
    guard stem.count > 1, stem.last?.scalar == "겠" else { return false }
    stem.removeLast()
    return true
  }

  private static func removePast(from stem: inout [KoreanSyllable]) -> Bool {
    guard let last = stem.last, last.final == .ss, last.scalar != "있", last.scalar != "겠",
      let present = KoreanStem.beforeEo(stem.dropLast() + [last.open])
    else { return false }
    stem = present
    return true
  }

  private static func removeSi(from stem: inout [KoreanSyllable]) -> Bool {
    guard stem.count > 1, stem.last?.scalar == "시",
      !beforeSi.contains(stem[stem.count - 2].scalar),
      let plain = KoreanStem.beforeEu(stem.dropLast(), isClosed: false, dropsL: true)
    else { return false }
    stem = plain
    return true
  }

  /// - Parameter isOfNoun: whether it is sure that 이 is that of 이다.
  private static func removeI(from stem: inout [KoreanSyllable], isOfNoun: Bool) -> Bool {
    guard stem.last?.scalar == "이" else { return false }
    let noun = KoreanStem.string(stem.dropLast())
    let isVerb = verbsInI.contains(noun) || stemsInI.contains(where: noun.utf8.hasSuffix)
    if isVerb, !isOfNoun { return false }
    stem.removeLast()
    return true
  }

  /// 줄이었: 이다 keeps 이 and 었 apart, where the past of 줄이다 is 줄였.
  private static func endsApart(_ stem: [KoreanSyllable]) -> Bool {
    stem.suffix(2).map(\.scalar) == ["이", "었"]
  }

  /// What ends in 시 itself: 계시다, 마시다, 모시다, 주무시다, 잡수시다.
  private static let beforeSi: Set<Unicode.Scalar> = ["계", "마", "모", "무", "수"]
  /// 보이다, 쓰이다: what nouns end in as well: 정보입니다.
  private static let verbsInI: WordSet = .words("보 쓰 줄 모 먹 녹 들 속 벌 숙 죽 꼬 누")
  /// 붙이다, 돋보이다, 움직이다
  private static let stemsInI = [
    "붙", "높", "쌓", "끓", "덮", "섞", "놓", "꺾", "볶", "깎", "묶", "엮", "닦", "낚", "돋보", "선보", "내보", "움직",
    "반짝",
    "깜빡", "번쩍", "끄덕", "기울", "받아들", "끌어들", "길들",
  ]

  // MARK: Nouns

  private func isSure(after form: ArraySlice<KoreanSyllable>) -> Bool {
    switch ending.surety {
    case .ending: true
    case .joined: isPast || KoreanStem.showsEo(form)
    case .verb:
      isPast || isConjecture || isHonorific || ending.joint == .eu && form.last?.scalar == "으"
        || ending.sense == .statement && isCopula
        || Self.stemsOfVerbs.contains(where: stem.utf8.hasSuffix)
    }
  }

  /// What only stems end in, before endings that nouns have.
  private static let stemsOfVerbs = [
    "하", "되", "시키", "주", "아니", "있", "없", "않", "같", "싶", "많", "높", "좋", "늦", "싫", "찾", "읽", "맞", "받",
    "닫",
    "넣", "먹", "잃", "잊", "얻", "믿", "묻", "씻", "앉", "끊", "놓", "쌓", "섞", "묶", "갖", "잡", "뽑", "꽂", "뜯",
  ]

  /// What ends as verbs do, by its last syllable.
  private static let nouns = Dictionary(
    grouping: [String].words(
      """
      에서 께서 에게서 한테서 까지만 그래도 가운데 그런데 어머니 할머니 아니 아니라 사하라 베란다 \
      르완다 우간다 어젠다 아젠다 아나콘다 혼다 판다 경고 광고 참고 최고 재고 창고 사고 신고 \
      금고 차고 냉장고 냉동고 그리고 그러니까 화면 수면 측면 정면 반면 표면 전면 장면 앞면 뒷면 \
      녹음 무음 처음 마음 다음 동기 개요 참여 대여 기여 부여 수여 급여 증여 우려 격려 배려 \
      고려 염려 독려 장려 무려 샤워 파워 타워 라워 동해 서해 남해 피해 이해 방해 오해 손해 \
      올해 견해 저해 재해 유해 침해 항해 양해 상해 공해 새해 지난해 분해 난해 황해
      """), by: { $0.unicodeScalars.last! })
}

extension KoreanEnding {
  /// A word without it; nil of one that does not end so. What comes before needs a syllable.
  fileprivate func removed(from word: [KoreanSyllable]) -> ArraySlice<KoreanSyllable>? {
    guard word.count > syllables.count,
      zip(word.reversed(), syllables.reversed()).allSatisfy({ $0.scalar == $1 })
    else { return nil }
    let rest = word.dropLast(syllables.count)
    if closing == .none { return rest }
    guard let last = rest.last, last.final == closing else { return nil }
    return rest.dropLast() + [last.open]
  }

  /// The stem of a form that it follows.
  fileprivate func stem(of form: ArraySlice<KoreanSyllable>) -> [KoreanSyllable]? {
    switch joint {
    case .stem: dropsL ? KoreanStem.withL(Array(form)) : Array(form)
    case .eu:
      honors && KoreanStem.endsInOwnSi(form + KoreanStem.said("시"))
        ? form + KoreanStem.said("시")
        : KoreanStem.beforeEu(form, isClosed: closing != .none, dropsL: dropsL)
    case .eo: KoreanStem.beforeEo(form)
    }
  }
}
