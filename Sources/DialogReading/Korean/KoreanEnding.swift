import DialogLocales

/// An ending of Korean verbs and adjectives, as 외국인을 위한 한국어 문법 (the National Institute of Korean
/// Language, 2005) lists them, with the particle 요 where it goes with them.
struct KoreanEnding: Sendable {
  /// Its syllables, without a consonant that closes the stem.
  let syllables: [Unicode.Scalar]
  /// The consonant that closes the stem: ㅂ of ㅂ니다.
  let closing: KoreanSyllable.Final
  let joint: Joint
  let sense: Sense
  let level: Level
  let surety: Surety
  /// Whether stems in ㄹ lose it before such an ending: 여세요, 만듭니다.
  let dropsL: Bool
  /// Whether it goes after adjectives and 이다 alone: 줄인데 and 줄이에요 are of 줄, as 줄이다 has 줄이는데 and 줄여요.
  let followsNoVerb: Bool

  /// What it goes after.
  enum Joint: Sendable {
    /// The stem: 먹-고
    case stem
    /// The stem, with 으 after a consonant: 먹으-면
    case eu
    /// The stem joined with 아 or 어: 먹어-서
    case eo
  }

  /// What it makes of a clause.
  enum Sense: Sendable {
    case statement, question, request
    /// 했어, 저장해: statement, question or request by its mark alone, or part of a clause
    case casual
    /// ~기, ~음
    case nominal
    /// What it adds to, or gives the cause of: ~는데, ~지만, ~으므로, ~어서
    case ground
    /// ~려면
    case purpose
    /// What something else must come with: ~어야, ~으면, ~거나
    case clause
    /// What a noun comes after: ~을
    case adnominal
  }

  /// The speech level that it tells.
  enum Level: Sendable {
    /// 합니다체
    case formal
    /// 해요체
    case polite
    /// 하세요 and ~까요, which go with both
    case courteous
    /// 해라체
    case plain
    /// None, or it goes with all.
    case any
  }

  /// When it is sure that it is an ending, and no part of a noun.
  enum Surety: Sendable {
    /// Always: 습니다
    case ending
    /// After what only verbs have, or stems that no noun ends in: 했음, 없음; not 마음
    case verb
    /// After what 아 or 어 was joined with in a way that shows: 알려서; not 명세서
    case joined
  }

  /// The endings that a word may have by its last syllable, longer ones first.
  static func endings(of last: Unicode.Scalar) -> [KoreanEnding] { table[last] ?? [] }

  /// Whether it is 나요, which stems in ㄴ look like.
  var isNayo: Bool { syllables.count == 2 && syllables[0] == "나" && syllables[1] == "요" }

  /// Whether 시 is a part of it: 세요, 십시오.
  var honors: Bool { joint == .eu && ["시", "세", "셔", "십"].contains(syllables[0]) }

  /// Whether it is 예요, in which 이 is joined to 어요.
  var isYeyo: Bool { syllables.count == 2 && syllables[0] == "예" && syllables[1] == "요" }

  private static let table = Dictionary(grouping: all) { $0.syllables.last! }
    .mapValues { $0.sorted { $0.length > $1.length } }

  static let all: [KoreanEnding] = lists.flatMap { sense, level, joint, surety, list in
    list.listedWords.map { KoreanEnding($0, joint, sense, level, surety) }
  }

  /// 아 or 어 that is joined with the stem and leaves no syllable of its own: 저장해, 지워.
  static let joined = KoreanEnding()

  private var length: Int { syllables.count * 2 + (closing == .none ? 0 : 1) }

  private init(
    _ text: Substring, _ joint: Joint, _ sense: Sense, _ level: Level, _ surety: Surety
  ) {
    var scalars = Array(text.unicodeScalars)
    closing = KoreanEnding.closing(scalars[0])
    if closing != .none { scalars.removeFirst() }
    syllables = scalars
    followsNoVerb = KoreanEnding.withoutVerbs.contains(String(text))
    (self.joint, self.sense, self.level, self.surety) = (joint, sense, level, surety)
    let lead = KoreanSyllable(scalars[0])!.lead
    // ㄴ; ㅅ, but not of 습니다; ㄴ, ㄹ and ㅂ that close the stem
    dropsL = closing != .none || lead == 2 || lead == 9 && joint == .eu
  }

  private init() {
    (syllables, closing, joint, sense) = ([], .none, .eo, .casual)
    (level, surety, dropsL, followsNoVerb) = (.any, .joined, false, false)
  }

  private static func closing(_ first: Unicode.Scalar) -> KoreanSyllable.Final {
    switch first {
    case "ㄴ": .n
    case "ㄹ": .l
    case "ㅂ": .b
    default: .none
    }
  }

  private static let withoutVerbs: WordSet = .words("에요 ㄴ가요 ㄴ데 ㄴ데요 라면 라서")

  private static let lists: [(Sense, Level, Joint, Surety, String)] = [
    // 합니다체
    (.statement, .formal, .stem, .ending, "습니다"), (.statement, .formal, .eu, .ending, "ㅂ니다"),
    (.question, .formal, .stem, .ending, "습니까"), (.question, .formal, .eu, .ending, "ㅂ니까"),
    (.request, .formal, .eu, .ending, "십시오 십시요 ㅂ시다"), (.request, .any, .eu, .ending, "시오"),
    // Told to others, in any register
    (.statement, .any, .stem, .ending, "답니다 는답니다"), (.statement, .any, .eu, .ending, "ㄴ답니다"),
    // 해요체
    (.statement, .polite, .eo, .ending, "요 서요 야지요 야죠"),
    (
      .statement, .polite, .stem, .ending,
      "지요 죠 네요 군요 는군요 거든요 는데요 잖아요 고요 다고요 는다고요 다니요 는대요 대요 에요 예요"
    ),
    (
      .statement, .polite, .eu, .ending,
      "ㄴ데요 ㄹ게요 ㄹ걸요 ㄹ래요 니까요 려고요 면요 ㄴ대요 ㄴ다고요"
    ),
    (.question, .any, .stem, .ending, "나요 는가요 는지요"),
    (.question, .any, .eu, .ending, "ㄴ가요 ㄴ지요 ㄹ지요"),
    (.question, .courteous, .eu, .ending, "ㄹ까요"), (.request, .courteous, .eu, .ending, "세요 셔요"),
    // 해라체
    (.statement, .plain, .stem, .ending, "는다"), (.statement, .plain, .eu, .ending, "ㄴ다"),
    (.statement, .plain, .stem, .verb, "다"), (.question, .plain, .eu, .ending, "ㄹ까"),
    (.request, .plain, .eo, .joined, "라"), (.request, .plain, .eu, .verb, "라"),
    // 해체
    (.casual, .any, .stem, .verb, "어"), (.casual, .any, .eu, .verb, "ㄹ게"),
    // Clauses
    (.nominal, .any, .stem, .verb, "기 음"),
    (.ground, .any, .stem, .ending, "습니다만 는데 지만 다니 는다니"),
    (.ground, .any, .eu, .ending, "ㅂ니다만 므로 ㄴ데 니까 라서"), (.ground, .any, .eu, .verb, "니"),
    (.ground, .any, .eo, .joined, "서"), (.purpose, .any, .eu, .ending, "려면"),
    (.clause, .any, .stem, .ending, "거나 는지 다가 다면 는다면 도록 고 더니 다고 는다고 으나"),
    (.clause, .any, .eu, .ending, "면 며 면서 려고 라고 라면 ㄴ다면 ㄴ다고 ㄴ지만"),
    (.clause, .any, .eu, .verb, "ㄴ지 ㄹ지 려"),
    (.clause, .any, .eo, .joined, "야 도 야만"), (.adnominal, .any, .stem, .ending, "던"),
    (.adnominal, .any, .stem, .verb, "을"),
  ]
}
