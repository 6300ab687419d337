import DialogLocales

/// What verbs and adjectives are without their endings, worked out from the letters: 지우 of 지워 and
/// 지웁, 듣 of 들으, 고르 of 골라.
///
/// The rules are those of 한글 맞춤법 (2017), chapter 4, articles 16, 18 and 34 to 36; the lists are of closed
/// classes, those irregular and those that look like them. Where two stems share a form (걷어 and
/// 걸어 are told apart, 걸어 of 걷다 and of 걸다 are not), the more usual one is taken.
enum KoreanStem {
  typealias Syllables = ArraySlice<KoreanSyllable>

  // MARK: Before 아 and 어

  /// The stem of what 아 or 어 ends, joined or not: 받 of 받아, 켜 of 켜, 되 of 돼. Nil of other letters.
  static func beforeEo(_ joined: Syllables) -> [KoreanSyllable]? {
    guard let last = joined.last, last.final == .none else { return nil }
    let before = Array(joined.dropLast())
    if before.isEmpty, last.scalar == "마" { return [KoreanSyllable("말")!] }
    if last.vowel == .ae, let stem = before.last.flatMap({ inH["\($0.scalar)\(last.scalar)"] }) {
      return before + [stem]
    }
    if last.lead == Lead.none, let stem = beforeOpenVowel(last.vowel, before) { return stem }
    return contracted(last, before).map { before + [$0] } ?? afterLiquid(last, before)
  }

  /// 먹어, 되어, 하여, 쓰여
  private static func beforeOpenVowel(
    _ vowel: KoreanSyllable.Vowel, _ before: [KoreanSyllable]
  ) -> [KoreanSyllable]? {
    guard let last = before.last else { return nil }
    switch vowel {
    case .yeo where last.scalar == "하": return before
    case .a, .eo:
      if last.final == .l, endsInD(before) { return closed(before, by: .d) }
      if last.final == .none {
        let isInS = last.scalar == "이" ? before.count == 1 : endingInS.contains(last.scalar)
        if isInS { return closed(before, by: .s) }
        if last.scalar == "모" { return before + [KoreanSyllable(lead: Lead.none, .eu)] }
      }
      return before
    default: return nil
    }
  }

  /// The last syllable of the stem of 켜, 봐, 지워, 써.
  private static func contracted(
    _ last: KoreanSyllable, _ before: [KoreanSyllable]
  ) -> KoreanSyllable? {
    switch last.vowel {
    case .yeo: return ["켜", "펴"].contains(last.scalar) ? last : KoreanSyllable(lead: last.lead, .i)
    case .wo: return beforeWo(last, before.last)
    case .wa:
      let isInB = last.lead == Lead.none && ["도", "고"].contains(before.last?.scalar)
      return isInB ? nil : KoreanSyllable(lead: last.lead, .o)
    case .wae: return KoreanSyllable(lead: last.lead, .oe)
    case .ae: return last.scalar == "해" ? KoreanSyllable("하") : last
    case .e: return last
    case .a, .eo: return beforeBareVowel(last, before.last)
    default: return nil
    }
  }

  /// 지워 of 지우다; not 어려워 of 어렵다.
  private static func beforeWo(_ last: KoreanSyllable, _ before: KoreanSyllable?) -> KoreanSyllable?
  {
    let stem = KoreanSyllable(lead: last.lead, .u)
    return last.lead == Lead.none && !endsInU(before) ? nil : stem
  }

  /// 가 of 가다, 써 of 쓰다, 잠가 of 잠그다; not 골라 of 고르다.
  private static func beforeBareVowel(
    _ last: KoreanSyllable, _ before: KoreanSyllable?
  ) -> KoreanSyllable? {
    if last.lead == Lead.r, before?.final == .l { return nil }
    let pair = before.map { "\($0.scalar)\(last.scalar)" } ?? ""
    let losesEu = last.vowel == .eo ? leadsOfEu.contains(last.lead) : stemsInEu.contains(pair)
    return losesEu || pair == "들러" || pair == "치러" ? KoreanSyllable(lead: last.lead, .eu) : last
  }

  /// 골라 and 눌러 of 고르다 and 누르다; 어려워 and 도와 of 어렵다 and 돕다.
  private static func afterLiquid(
    _ last: KoreanSyllable, _ before: [KoreanSyllable]
  ) -> [KoreanSyllable]? {
    guard let previous = before.last else { return nil }
    if last.lead == Lead.r, previous.final == .l, last.vowel == .a || last.vowel == .eo {
      return before.dropLast() + [previous.open, KoreanSyllable(lead: Lead.r, .eu)]
    }
    let isInB = last.lead == Lead.none && (last.vowel == .wo || last.vowel == .wa)
    return isInB && previous.final == .none ? closed(before, by: .b) : nil
  }

  // MARK: Before 으

  /// The stem of what an ending follows that begins with 으 after consonants: 받 of 받으, 듣 of 들으, 지우 of
  /// 지우, 열 of 여 where ㄹ is lost. Nil where a consonant has no 으.
  ///
  /// - Parameters:
  ///   - isClosed: whether a consonant of the ending closed the last syllable.
  ///   - dropsL: whether the ending makes stems lose their ㄹ.
  static func beforeEu(
    _ form: Syllables, isClosed: Bool, dropsL: Bool
  ) -> [KoreanSyllable]? {
    guard let last = form.last else { return nil }
    var stem = Array(form.dropLast())
    if last.scalar == "으", let before = stem.last, before.scalar != "모" {
      switch before.final {
      case .none: return closed(stem, by: .s)
      case .l: return closed(stem, by: .d)
      default: return stem
      }
    }
    switch last.final {
    case .none: break
    case .l where !isClosed && !dropsL: return Array(form)
    default: return nil
    }
    if last.scalar == "우", !endsInU(stem.last), let before = stem.last, before.final == .none {
      return closed(stem, by: .b)
    }
    stem.append(last)
    return dropsL ? withL(stem) : stem
  }

  /// The stem before endings that begin with ㄴ or ㅅ and need no 으: 열 of 여-네요.
  static func withL(_ stem: [KoreanSyllable]) -> [KoreanSyllable] {
    guard let last = stem.last else { return stem }
    let loses =
      losingL.contains(last.scalar) || stem.count == 1 && losingLAlone.contains(last.scalar)
    if !loses { return stem }
    return closed(stem, by: .l)
  }

  // MARK: Closed classes

  /// Whether a stem honours by itself, so that 시 is said once: 계세요 of 계시다; not 마시세요 of 마시다.
  static func endsInOwnSi(_ stem: some Collection<KoreanSyllable>) -> Bool {
    ["계시", "주무시", "잡수시"].contains(where: string(Array(stem)).utf8.hasSuffix)
  }

  /// The last syllable closed.
  static func closed(
    _ stem: [KoreanSyllable], by final: KoreanSyllable.Final
  ) -> [KoreanSyllable] {
    stem.dropLast() + [KoreanSyllable(lead: stem.last!.lead, stem.last!.vowel, final)]
  }

  /// Whether 우 after a syllable belongs to the stem: 지우다, 배우다; of others it is the ㅂ of 어렵다.
  private static func endsInU(_ before: KoreanSyllable?) -> Bool {
    before.map { stemsInU.contains($0.scalar) } ?? true
  }

  private static let stemsInU: Set<Unicode.Scalar> = [
    "지", "비", "채", "배", "키", "세", "피", "태", "외", "깨", "싸", "끼", "메", "치", "재", "데", "띄", "틔", "씌",
    "새",
  ]
  /// Whether it is 묻다, 싣다, 깨닫다 or 일컫다, which look like stems in ㄹ before 어.
  static func endsInD(_ form: [KoreanSyllable]) -> Bool {
    let last = String(String.UnicodeScalarView(form.suffix(2).map(\.scalar)))
    return ["물", "실", "깨달", "일컬"].contains(last)
  }

  /// 짓다, 낫다, 붓다, 긋다, 젓다; 잇다 stands alone.
  static let endingInS: Set<Unicode.Scalar> = ["지", "나", "부", "그", "저"]
  /// 그렇다, 어떻다
  static let inH: [String: KoreanSyllable] = [
    "그래": KoreanSyllable("렇")!, "이래": KoreanSyllable("렇")!, "저래": KoreanSyllable("렇")!,
    "어때": KoreanSyllable("떻")!,
  ]
  /// 쓰다, 끄다, 크다, 뜨다, 기쁘다, 슬프다: ㄲ, ㄸ, ㅃ, ㅆ, ㅋ, ㅍ
  private static let leadsOfEu: Set<UInt32> = [1, 4, 8, 10, 15, 17]
  private static let stemsInEu: Set<String> = [
    "잠가", "담가", "바빠", "나빠", "아파", "고파", "따라", "가빠",
  ]
  /// 들다, 만들다, 열다, 풀다, 달다, 걸다, 알다, 놀다, 늘다, 멀다, 밀다
  private static let losingL: Set<Unicode.Scalar> = [
    "드", "여", "푸", "다", "거", "아", "노", "느", "머", "미", "파",
  ]

  /// 길다, 말다; not 남기다 and 파마하다.
  private static let losingLAlone: Set<Unicode.Scalar> = ["기", "마"]

  // MARK: What shows

  /// Whether letters show that 아 or 어 was joined: 알려, 비워, 해, 되어, 눌러; not 가, 보내, 세, which
  /// nouns end in as well, but for verbs that are usual.
  static func showsEo(_ joined: Syllables) -> Bool {
    guard let last = joined.last, let before = joined.dropLast().last else {
      return ["해", "돼", "봐", "와", "켜", "써", "꺼", "져", "커", "가", "타", "마"].contains(
        joined.last?.scalar)
    }
    switch last.vowel {
    case .yeo, .wo, .wae: return true
    case .wa: return [2, 7, Lead.none].contains(last.lead)
    case .ae where last.scalar == "해": return true
    case .a, .eo:
      if last.lead == Lead.none { return true }
      if last.lead == Lead.r, before.final == .l { return true }
    default: break
    }
    return usualInVowel.contains("\(before.scalar)\(last.scalar)")
  }

  /// Whether a syllable is the last of a stem joined with 아 or 어, which few nouns end in: 해, 켜, 워.
  static func showsJoint(_ scalar: Unicode.Scalar) -> Bool {
    guard let last = KoreanSyllable(scalar), last.final == .none else { return false }
    // 혀, 벼 and 뼈, 녀 of 소녀
    let isNoun = [2, 7, 8, 18].contains(last.lead)
    return last.vowel == .yeo && !isNoun || last.vowel == .wo || ["해", "돼", "봐"].contains(scalar)
  }

  /// Whether a verb's stem ends so before 나요, in 나 itself: 만나요, 끝나요.
  static func endsBeforeNa(_ stem: [KoreanSyllable]) -> Bool {
    guard let last = stem.last else { return false }
    return ["만", "끝", "떠", "어"].contains(last.scalar)
      || last.scalar == "타" && stem.dropLast().last?.scalar == "나"
  }

  /// The last two syllables of verbs that 아 or 어 leaves as they are.
  private static let usualInVowel: Set<String> = [
    "나가", "어가", "아가", "라가", "려가", "끝나", "떠나", "만나", "지나", "어나", "타나", "보내", "꺼내", "끝내", "지내", "건너",
    "나서", "어서", "따라",
  ]

  /// Numbers of consonants before a vowel.
  private enum Lead {
    static let r: UInt32 = 5
    /// ㅇ, which is silent.
    static let none: UInt32 = 11
  }
}
