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
    if verb == "않기" {
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
    for ending in ["해", "해도"] where word.utf8.hasSuffix(ending) {
      return action(ofRoot: word.dropLast(ending.count)).map { again + $0 }
    }
    let stem = word.utf8.hasSuffix("도") ? String(word.dropLast()) : word
    let isWhole = stem == "켜" || stem.utf8.hasSuffix("보내") || stem.utf8.hasSuffix("꺼내")
    return isWhole ? again + stem + "기" : nil
  }

  private static let helpingVerbs: Set<String> = ["주기", "보기", "두기", "놓기", "버리기", "되기", "드리기"]

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
    if root.isEmpty || describingRoots.contains(root) { return nil }
    return root.count == 1 || adverbs.contains(root) ? root + "하기" : String(root)
  }

  private static let describingRoots: Set<Substring> = [
    "원", "못", "안", "잘", "확실", "정확", "필요", "가능", "중요", "충분", "안전", "만족", "궁금", "동일", "편리", "불편",
    "좋아", "싫어",
  ]

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
  public static let agreements: Set<String> = ["예", "네", "확인", "계속", "계속하기", "진행", "동의"]

  /// Whether words decline whatever is offered.
  public static func declines(_ words: [String]) -> Bool { declining.contains(words) }

  private static let declining: Set<[String]> = [
    ["나중에"], ["나중에", "하기"], ["나중에", "할게요"], ["다음에"], ["다음에", "하기"], ["다음에", "할게요"],
    ["지금", "안", "함"], ["지금은", "안", "함"], ["지금", "하지", "않음"], ["지금", "하지", "않기"], ["그만두기"],
    ["안", "할래요"], ["안", "할게요"], ["안", "함"], ["됐어요"], ["됐습니다"], ["괜찮아요"], ["괜찮습니다"], ["사양할게요"],
    ["돌아갈래요"], ["돌아갈게요"], ["그냥", "둘게요"], ["그냥", "두기"], ["그대로", "둘게요"], ["그대로", "두기"],
    ["내버려", "두기"],
    ["다시", "생각해", "볼게요"], ["다시", "생각할게요"], ["생각해", "볼게요"], ["더", "생각해", "볼게요"], ["다음", "기회에"],
    ["남아", "있을래요"], ["남아", "있을게요"], ["계속", "있을래요"], ["안", "할래"], ["그만할래요"], ["그만할게요"], ["싫어요"],
    ["싫습니다"],
    ["아직이요"], ["아직", "안", "할래요"], ["아직은", "아니에요"], ["다음에요"], ["나중에요"], ["마음이", "바뀌었어요"],
    ["안", "할래요", "지금은"],
    ["관두기"], ["관둘래요"], ["없던", "일로"], ["없던", "일로", "하기"], ["하지", "않을래요"], ["하지", "않을게요"],
    ["필요", "없어요"],
    ["관심", "없어요"], ["관심", "없음"], ["오늘은", "안", "할래요"], ["오늘은", "그만"], ["지금은", "싫어요"], ["이번엔", "패스"],
    ["패스"],
  ]

  /// Whether words decline a loss: 계속 편집, 유지, 삭제 안 함, 지우지 않기.
  public static func declinesLoss(_ words: [String]) -> Bool {
    guard let first = words.first, let last = words.last else { return false }
    if declines(words) || ["돌아가기", "유지", "유지하기"].contains(last) { return words.count < 3 }
    if first == "계속" { return words.count == 2 && !takesAway(words) }
    return takesAway([first]) && ["않음", "않기", "함", "하기"].contains(last)
      && words.dropFirst().dropLast().allSatisfy { $0 == "안" || $0 == "하지" }
      && (words.contains("안") || ["않음", "않기"].contains(last))
  }
}
