import DialogLocales

/// How the forms of a verb begin: the other way round than what reads them.
extension KoreanStem {
  /// How forms begin that endings follow, and the forms that stand before a noun or are one.
  typealias Beginnings = (open: [String], whole: [String])

  /// 지우, 지워, 지웠 and 지웁 of 지우다, whatever follows; 지운, 지울 and 지움. Of a word that is no verb itself.
  ///
  /// - Parameter word: as dictionaries have it, a verb or an adjective in 다.
  static func beginnings(of word: String) -> Beginnings {
    let stem = word.unicodeScalars.dropLast().compactMap(KoreanSyllable.init)
    guard word.unicodeScalars.last == "다", !stem.isEmpty else { return ([word], []) }
    let (open, whole) = beginnings(of: stem)
    return (open.map(string), whole.map(string))
  }

  private static func string(_ syllables: [KoreanSyllable]) -> String {
    String(String.UnicodeScalarView(syllables.map(\.scalar)))
  }

  private static func beginnings(
    of stem: [KoreanSyllable]
  ) -> (open: [[KoreanSyllable]], whole: [[KoreanSyllable]]) {
    let (last, before) = (stem.last!, Array(stem.dropLast()))
    func opened(_ syllables: String) -> [[KoreanSyllable]] {
      syllables.unicodeScalars.map { before + [last.open, KoreanSyllable($0)!] }
    }
    switch last.final {
    case .none:
      let joined = withEo(last, before)
      return (
        [stem, joined, closed(joined, by: .ss), closed(stem, by: .b)],
        [.n, .l, .m].map { closed(stem, by: $0) }
      )
    case .l:
      // 파는, 파세요, 팝니다
      return ([stem] + opened("는니네세시") + [closed(stem, by: .b)], [closed(stem, by: .n)])
    case .b where !regularInB.contains(last.scalar):
      return ([stem] + opened("우워웠"), opened("운울움"))
    case .d where endsInD(before + [KoreanSyllable(lead: last.lead, last.vowel, .l)]):
      return ([stem, closed(stem, by: .l)], [])
    case .s where endingInS.contains(last.open.scalar):
      return ([stem] + opened("으아어았었"), opened("은을음"))
    default: return ([stem], [])
    }
  }

  /// A stem that ends in a vowel, joined with 아 or 어: 지워, 나가, 잠가, 골라.
  private static func withEo(_ last: KoreanSyllable, _ before: [KoreanSyllable]) -> [KoreanSyllable]
  {
    let isBright = before.last.map { [.a, .o, .ya].contains($0.vowel) } ?? false
    let vowel: KoreanSyllable.Vowel? =
      switch last.vowel {
      case .i: .yeo
      case .u: .wo
      case .o: .wa
      case .oe: .wae
      case .eu: isBright ? .a : .eo
      case .a where last.scalar == "하": .ae
      default: nil
      }
    let joined = KoreanSyllable(lead: last.lead, vowel ?? last.vowel)
    guard last.scalar == "르", let previous = before.last,
      !["따", "들", "치"].contains(previous.scalar)
    else { return before + [joined] }
    return before.dropLast() + [KoreanSyllable(lead: previous.lead, previous.vowel, .l), joined]
  }

  /// 잡다, 뽑다, 접다: what keeps its ㅂ.
  private static let regularInB: Set<Unicode.Scalar> = [
    "잡", "입", "뽑", "접", "집", "씹", "꼽", "업", "좁", "붙", "굽", "헤", "넓",
  ]
}
