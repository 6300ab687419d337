import DialogLocales
import DialogSupport

/// What questions and instructions are about.
extension KoreanVocabulary {
  /// The action that the words of a question ask about, as a button's title: 삭제 of 삭제할까요, 다시 시작 of
  /// 다시 시작할까요, 연결 of 연결해도 될까요. Nil where the last verb says only half of it: 저장하고 닫을까요, 써 볼까요.
  public static func action(askedBy words: [String]) -> String? {
    guard let verb = words.last.flatMap(action(askedBy:)) else { return nil }
    guard words.count > 1 else { return verb }
    let before = words[words.count - 2]
    // 보관하지 않으시겠습니까 asks about keeping.
    if endsOfDenials.contains(verb) {
      return before.utf8.hasSuffix("지") ? action(ofStem: String(before.dropLast())) : nil
    }
    if before == "다시" { return "다시 " + verb }
    if before.utf8.hasSuffix("고") { return nil }
    let isOpen =
      before.unicodeScalars.last.flatMap(KoreanSyllable.init)?.final == KoreanSyllable.Final.none
    guard isOpen, helpingVerbs.contains(verb) else { return verb }
    return action(helpedIn: before, after: words.dropLast(2).last)
  }

  /// 시작 of 시작해 (볼까요), 켜기 of 켜 (주시겠습니까). Nil for other verbs: 써 is of 쓰다, 가져 of 가지다.
  private static func action(helpedIn word: String, after adverb: String?) -> String? {
    let again = adverb == "다시" ? "다시 " : ""
    for ending in [String].forms("하다[아,아도]") where word.utf8.hasSuffix(ending) {
      return action(ofRoot: word.dropLast(ending.count)).map { again + $0 }
    }
    let stem = word.utf8.hasSuffix("도") ? String(word.dropLast()) : word
    let isWhole = stem == "켜" || wholeWhenJoined.end(stem)
    return isWhole ? again + stem + "기" : nil
  }

  /// What 아 leaves as it is.
  private static let wholeWhenJoined = KoreanStems("보내다,꺼내다[아]")
  private static let helpingVerbs: Set<String> = .forms("주다,보다,두다,놓다,버리다,되다,드리다[기]")

  /// The action that the last word of a question asks about, as a button's title: 삭제 of
  /// 삭제할까요, 지우기 of 지우시겠습니까.
  public static func action(askedBy word: String) -> String? {
    guard !word.unicodeScalars.contains("\u{FFFC}"), let verb = KoreanInflection(word),
      !verb.isCopula, verb.asksForAction
    else { return nil }
    return action(ofStem: verb.stem)
  }

  /// The action that something is done for, as a button's title: 삭제 of 삭제하려면, 닫기 of 닫으려면.
  public static func action(aimedAtBy word: String) -> String? {
    guard let verb = KoreanInflection(word), verb.ending.sense == .purpose else { return nil }
    return action(ofStem: verb.stem)
  }

  /// 삭제 of 삭제하다, 지우기 of 지우다
  private static func action(ofStem stem: String) -> String? {
    if stem.isEmpty || stem == "하" { return nil }
    return stem.utf8.hasSuffix("하") ? action(ofRoot: stem.dropLast()) : stem + "기"
  }

  /// 삭제 of 삭제하다; 정하기 of 정하다, whose root is not a word, and 함께하기 of 함께하다, whose root says
  /// nothing of what is done. Nil for roots that describe or wish: 확실하다, 원하다.
  private static func action(ofRoot root: Substring) -> String? {
    if root.isEmpty || describingRoots.contains(String(root)) { return nil }
    return root.count == 1 || adverbs.contains(root) ? root + "하기" : String(root)
  }

  private static let describingRoots: Set<String> = .forms(
    "원 못 안 잘 확실 정확 필요 가능 중요 충분 안전 만족 궁금 동일 편리 불편 좋다,싫다[아]")

  private static let adverbs: Set<Substring> = ["함께", "같이", "그만", "달리", "다시"]
}

extension KoreanInflection {
  /// Whether it asks whether something is to be done: 할까요, 하시겠습니까, 하겠습니까, 하시나요.
  fileprivate var asksForAction: Bool {
    switch ending.sense {
    case .question where ending.level == .courteous: return !isPast
    case .question where isConjecture:
      return isHonorific || stem.utf8.hasSuffix("하") || stem == "않"
    case .question:
      return isHonorific && !isPast && stem.utf8.hasSuffix("하") && ending.closing == .none
    case .statement: return isConjecture && isHonorific && ending.joint == .eo
    default: return false
    }
  }
}

/// Answers to what a dialog asks.
extension KoreanVocabulary {
  /// Titles that agree to whatever is asked.
  public static let agreements: Set<String> = .forms("예 네 확인 계속 계속하다[기] 진행 동의")

  /// Whether words decline whatever is offered.
  public static func declines(_ words: [String]) -> Bool {
    declining.contains(words)
  }

  private static let declining = KoreanTitles(
    """
    나중에
    다음에
    나중에 하다[기,ㄹ게요]
    다음에 하다[기,ㄹ게요]
    지금 안 하다[ㅁ]
    지금은 안 하다[ㅁ]
    지금 하다[지] 않다[ㅁ,기]
    그만두다[기]
    안 하다[ㄹ래요,ㄹ게요,ㄹ래,ㅁ]
    되다[았어요,았습니다]
    괜찮다[아요,습니다]
    사양하다[ㄹ게요]
    돌아가다[ㄹ래요,ㄹ게요]
    그냥 두다[ㄹ게요,기]
    그대로 두다[ㄹ게요,기]
    내버리다[아] 두다[기]
    다시 생각하다[아] 보다[ㄹ게요]
    생각하다[아] 보다[ㄹ게요]
    더 생각하다[아] 보다[ㄹ게요]
    다시 생각하다[ㄹ게요]
    다음 기회에
    남다[아] 있다[ㄹ래요,ㄹ게요]
    계속 있다[ㄹ래요]
    그만하다[ㄹ래요,ㄹ게요]
    싫다[아요,습니다]
    아직이요
    아직 안 하다[ㄹ래요]
    아직은 아니다[에요]
    다음에요
    나중에요
    마음이 바뀌다[았어요]
    안 하다[ㄹ래요] 지금은
    관두다[기,ㄹ래요]
    없다[던] 일로
    없다[던] 일로 하다[기]
    하다[지] 않다[ㄹ래요,ㄹ게요]
    필요 없다[아요]
    관심 없다[아요,ㅁ]
    오늘은 안 하다[ㄹ래요]
    오늘은 그만
    지금은 싫다[아요]
    이번엔 패스
    패스
    """)

  /// Whether words decline a loss: 계속 편집, 유지, 삭제 안 함, 지우지 않기.
  public static func declinesLoss(_ words: [String]) -> Bool {
    guard let first = words.first, let last = words.last else { return false }
    if declines(words) || keeping.contains(last) { return words.count < 3 }
    if first == "계속" { return words.count == 2 && !takesAway(words) }
    return takesAway([first]) && (endsOfDenials.contains(last) || deeds.contains(last))
      && words.dropFirst().dropLast().allSatisfy(beforeDenials.contains)
      && (words.contains("안") || endsOfDenials.contains(last))
  }

  private static let keeping: Set<String> = .forms("돌아가다,유지하다[기] 유지")
  /// 않음, 않기
  static let endsOfDenials: Set<String> = .forms("않다[ㅁ,기]")
  /// 안 함, 안 하기
  static let deeds: Set<String> = .forms("하다[ㅁ,기]")
  /// 안 함, 하지 않음
  static let beforeDenials: Set<String> = .forms("안 하다[지]")
}
