import DialogLocales

/// How the forms of a verb begin: the other way round than what reads them.
extension KoreanStem {
  /// How forms begin that endings follow, and the forms that stand before a noun or are one.
  struct Beginnings {
    var open: [String] = []
    var whole: [String] = []

    var all: [String] { open + whole }

    /// Whether a word is one of the forms, or begins as those do that endings follow.
    func include(_ word: String) -> Bool {
      whole.contains(word) || open.contains(where: word.utf8.hasPrefix)
    }
  }

  /// 지우, 지워, 지웠 and 지웁 of 지우다, whatever follows; 지운, 지울 and 지움. Of a word that is no verb itself.
  ///
  /// - Parameter word: as dictionaries have it, a verb or an adjective in 다, with endings in brackets or
  ///   without: those alone (`named`), or all.
  static func beginnings(of word: String) -> Beginnings {
    if let named = named(word[...]) { return named }
    guard let stem = stem(of: word) else { return Beginnings(open: [word]) }
    return beginnings(of: stem)
  }

  /// How the forms of a list’s words begin that begin with a letter.
  static func beginnings(in list: String, with first: Unicode.Scalar) -> [String] {
    list.listedWords { mayBegin(first, with: $0) }.flatMap { beginnings(of: String($0)).all }
      .filter { $0.unicodeScalars.first == first }
  }

  /// How forms begin that end a sentence which states something: 지웁니, 지워요, 지웠 and 지움 of 지우다.
  static func statements(of word: String) -> [String] {
    guard let stem = stem(of: word) else { return [word] }
    let (soft, joined) = (softened(stem) ?? stem, joined(stem))
    let isOpen = soft.last!.final == .none
    let endings: [[KoreanSyllable]] = [
      isOpen && stem.last!.final == .none ? closed(soft, by: .b) + said("니") : stem + said("습니"),
      joined + said("요"), closed(joined, by: .ss),
      isOpen ? closed(soft, by: .m) : stem + said("음"),
    ]
    // 되었 is 됐
    let apart = stem.last!.final == .none && joined.count == stem.count ? [stem + said("었")] : []
    return (endings + apart).map(string)
  }

  /// A predicate joined with 아 or 어, as friends are told to do it: 지워 of 지우다, 마 of 말다.
  static func joined(of word: String) -> String {
    stem(of: word).map { string($0.last!.scalar == "말" ? $0.dropLast() + said("마") : joined($0)) }
      ?? word
  }

  /// What a word of a dictionary has before 다; nil of one that is no predicate.
  static func stem(of word: String) -> [KoreanSyllable]? {
    let stem = word.unicodeScalars.dropLast().compactMap(KoreanSyllable.init)
    return word.unicodeScalars.last == "다" && !stem.isEmpty ? stem : nil
  }

  static func string(_ syllables: [KoreanSyllable]) -> String {
    var scalars = String.UnicodeScalarView()
    for syllable in syllables { scalars.append(syllable.scalar) }
    return String(scalars)
  }

  static func said(_ syllables: String) -> [KoreanSyllable] {
    syllables.unicodeScalars.compactMap(KoreanSyllable.init)
  }

  private static func beginnings(of stem: [KoreanSyllable]) -> Beginnings {
    if stem.last!.final == .l {
      let open =
        KoreanShortStem.beginnings(of: stem) + losing(stem)
        + [string(closed(stem, by: .b)), string(closed(stem, by: .n)) + "다"]
      return Beginnings(
        open: open, whole: KoreanShortStem.unambiguous([string(closed(stem, by: .n))]))
    }
    // 먹 begins 먹어 and 먹으
    var open = KoreanShortStem.beginnings(of: stem)
    guard let soft = softened(stem) else { return Beginnings(open: open) }
    let joined = joined(stem)
    if soft != stem { open.append(string(soft)) }
    open += KoreanShortStem.beginnings(ofJoined: joined, after: stem)
    open.append(string(closed(joined, by: .ss)))
    if stem.last!.final == .none || stem.last!.final == .h {
      open.append(string(closed(soft, by: .b)))
    }
    if endsInOwnSi(stem) { open.append(string(stem.dropLast()) + "세") }
    // 켠다고, 지운다면
    if stem.last!.final == .none { open.append(string(closed(stem, by: .n)) + "다") }
    // 켤까요, 지울게요: what is asked or meant stands after ㄹ.
    let future = string(closed(soft, by: .l))
    open += ["까", "게", "래", "지", "걸"].map { future + $0 }
    let whole = [.n, .l, .m].map { string(closed(soft, by: $0)) }
    return Beginnings(
      open: open,
      whole: KoreanShortStem.unambiguous(joined == stem ? whole + [string(joined)] : whole))
  }

  /// The last syllable of a stem in ㄹ without it, with the first one of endings that make it go: 파는, 파세요. Of
  /// 말다 with 아 as well, which takes it along: 마라, 마요.
  private static func losing(_ stem: [KoreanSyllable]) -> [String] {
    let last = stem.last!
    let start = string(stem.dropLast() + [last.open])
    return (last.scalar == "말" ? endingsAfterMal : endingsWithoutL).map { start + $0 }
  }

  private static let endingsWithoutL = ["는", "니", "네", "나", "시", "십", "세", "셔", "셨", "오"]
  private static let endingsAfterMal = endingsWithoutL + ["라", "요"]

  // MARK: Before 으

  /// The stem before 으 where it is another one, or ends in a vowel: 지우, 어려우, 들으, 지으, 그러.
  static func softened(_ stem: [KoreanSyllable]) -> [KoreanSyllable]? {
    let (last, before) = (stem.last!, Array(stem.dropLast()))
    switch irregularity(of: last, after: before) {
    case .none: return last.final == .none ? stem : nil
    case .b: return before + [last.open] + said("우")
    case .d: return closed(stem, by: .l) + said("으")
    case .s: return before + [last.open] + said("으")
    case .h: return before + [last.open]
    default: return nil
    }
  }

  /// The consonant that a stem loses or changes before vowels.
  private static func irregularity(
    of last: KoreanSyllable, after before: [KoreanSyllable]
  ) -> KoreanSyllable.Final {
    let previous = before.last?.scalar
    let isIrregular =
      switch last.final {
      case .b: !regularInB.contains(last.scalar)
      case .d:
        irregularInD.contains(last.scalar)
          || last.scalar == "닫" && previous == "깨" || last.scalar == "컫" && previous == "일"
      case .s: endingInS.contains(last.open.scalar) || last.scalar == "잇" && previous == nil
      case .h: !before.isEmpty && !regularInH.contains(last.scalar)
      default: false
      }
    return isIrregular ? last.final : .none
  }

  /// 잡다, 뽑다, 접다: what keeps its ㅂ.
  private static let regularInB: Set<Unicode.Scalar> = [
    "잡", "입", "뽑", "접", "집", "씹", "꼽", "업", "좁", "굽",
  ]
  /// 듣다, 걷다, 묻다: what has ㄹ for its ㄷ.
  private static let irregularInD: Set<Unicode.Scalar> = ["듣", "걷", "묻", "싣", "긷", "붇", "눋"]
  /// 좋다, 넣다: what keeps its ㅎ.
  private static let regularInH: Set<Unicode.Scalar> = [
    "좋", "놓", "넣", "쌓", "낳", "닿", "찧", "빻", "땋",
  ]

  // MARK: Before 아 and 어

  /// A stem joined with 아 or 어: 지워, 먹어, 어려워, 도와, 들어, 그래.
  static func joined(_ stem: [KoreanSyllable]) -> [KoreanSyllable] {
    let (last, before) = (stem.last!, Array(stem.dropLast()))
    if last.final == .none { return withEo(last, before) }
    let vowel = said([.a, .o, .ya].contains(last.vowel) ? "아" : "어")
    switch irregularity(of: last, after: before) {
    case .b: return before + [last.open] + said(["돕", "곱"].contains(last.scalar) ? "와" : "워")
    case .d: return closed(stem, by: .l) + vowel
    case .s: return before + [last.open] + vowel
    case .h: return before + [withoutH(last, before.last!)]
    default: return stem + vowel
    }
  }

  /// 래 of 그렇다, 얘 of 하얗다, 레 of 누렇다.
  private static func withoutH(_ last: KoreanSyllable, _ before: KoreanSyllable) -> KoreanSyllable {
    let pointing = inH.keys.contains { $0.unicodeScalars.first == before.scalar }
    let vowel: KoreanSyllable.Vowel =
      switch last.vowel {
      case .ya: .yae
      case .yeo: .ye
      case .eo where !pointing: .e
      default: .ae
      }
    return KoreanSyllable(lead: last.lead, vowel)
  }

  /// A stem that ends in a vowel, joined with 아 or 어: 지워, 나가, 잠가, 골라; 바뀌어 stays apart.
  private static func withEo(_ last: KoreanSyllable, _ before: [KoreanSyllable]) -> [KoreanSyllable]
  {
    if last.vowel == .wi || last.vowel == .ui { return before + [last] + said("어") }
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
}
