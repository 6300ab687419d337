import DialogLocales

extension Predicate {
  /// What a Korean sentence tells.
  ///
  /// - Parameter sentence: in lower case.
  init(ofKorean sentence: LoweredText) {
    self = koreanPatterns.reduce(into: []) { found, row in
      if row.patterns.matches(sentence) { found.formUnion(row.told) }
    }
    if sentence.tellsWhatIsNeeded { formUnion([.condition, .hasClauses]) }
    if sentence.tellsPastInKorean { formUnion([.past, .mayBePast]) }
    let (isAlone, isEnough) = (sentence.saysAloneInKorean, sentence.saysEnoughInKorean)
    if isEnough { subtract(.condition) }
    if isAlone { insert(.exception) }
    if isAlone || sentence.mayLimitInKorean { insert(.denies) }
    if sentence.tellsOngoingInKorean, isDisjoint(with: [.past, .condition]) { insert(.ongoing) }
    // 업로드하는 중이에요 has no other clause.
    if contains(.ongoing), sentence.words.count < 5 { subtract(.hasClauses) }
    // Labels, and what is asked for or enough, need not say it.
    if isEnough || contains(.request) || !sentence.endsInKoreanPredicate { subtract(.exception) }
  }
}

extension LoweredText {
  /// Whether a clause of it says what must be so first: 동의해야 시작됩니다; not 동의해야 합니다.
  fileprivate var tellsWhatIsNeeded: Bool {
    zip(words, words.dropFirst()).contains { word, next in
      needs.contains { word.hasSuffix($0) } && !duties.contains { next.hasPrefix($0) }
    }
  }
}

extension LoweredText {
  /// Whether its last word tells what has happened, and not what that left: 잠겼습니다, not 남았습니다.
  fileprivate var tellsPastInKorean: Bool {
    guard let last = words.last, !states.contains(where: last.hasPrefix) else { return false }
    return KoreanPast(last) != nil
  }
}

/// Beginnings of pasts that tell how things are.
private let states = ["남", "늦", "닮", "맞", "비", "찼", "말랐", "멀었", "틀렸", "잘못", "없", "있", "많", "적"]

private let needs = ["해야", "되야", "돼야", "어야", "아야", "여야"]
/// What follows where something must be done: 해야 합니다.
private let duties = ["하", "해", "합", "한", "할", "했", "되", "돼", "됩", "된", "될"]

private let koreanPatterns: [(patterns: WordPatterns, told: Predicate)] = [
  (
    WordPatterns("-면 *해야만* *어야만* *경우* *때_* *때는* *때만* *한_후* *한_뒤* *한_다음에*"),
    [.condition, .hasClauses]
  ),
  (WordPatterns("*~제외하다[-]* *~빼다[고]* *에만* *때만* *에서만* *으로만* *로만_*"), [.exception, .denies]),
  (WordPatterns("*~되다[었습니,았습니,었어,았어]* *~하다[았습니,였습니,았어]*"), [.past, .mayBePast]),
  (WordPatterns("*시도했* *시도하셨* *시도가_있었* *하려고_했습*"), .attempt),
  (WordPatterns("*었* *았* *였* *된_* *한_*"), .mayBePast),
  (
    WordPatterns(
      "*예정입* *것입니다* *겠습니다* *거예요* 곧 모레 내일 내일은 *잠시_후_* *잠시_뒤_*"),
    .future
  ),
  (WordPatterns("*~수_있다[습니,아]*"), .can),
  (
    WordPatterns(
      "*될_수_있어요* *질_수_있어요* *걸릴_수_있어요* *될_수_있습* *될_수도_있* *할_수도_있* *질_수_있습* *질_수도_있* *걸릴_수_있습* *걸릴_수도_있* *늦을_수_있습* *생길_수_있습*"
    ),
    .possible
  ),
  (
    WordPatterns(
      "*지_않아도_됩* *지_않아도_돼* *지_않으셔도_됩* *지_않으셔도_돼* *안_해도_됩* *안_해도_돼* *필요가_없* *필요는_없* *할_필요_없*"),
    .needNot
  ),
  (WordPatterns("*~야_하다[습니,아,-]*  *필요합니다* *필요해요*"), .must),
  (WordPatterns("*~않다[-]* 못- *지_못* *~없다[-]* *~아니다[-]* *안_* *실패* *불가*"), .denies),
  (WordPatterns("*전에* *후에* *다음에* *기_때문* *려면* *므로* *하는_* *까지*"), .hasClauses),
  (WordPatterns("*세요* *십시오* *시오* *시겠* *~바라다[습니다]*"), .request),
]
