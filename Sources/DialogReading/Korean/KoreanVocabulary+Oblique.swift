import DialogLocales
import DialogSupport

/// Saying that something is wrong without saying what.
extension KoreanVocabulary {
  /// Whether words say only that there is a fault: 알 수 없는 오류가 발생했습니다.
  public static func isOblique(_ words: [KoreanWord]) -> Bool {
    guard words.count < 8 else { return false }
    let rest = words.map(\.text).filter { !fillers.contains(ExactString($0)) }
    if rest.isEmpty {
      return words.contains { exclamations.contains($0.text) }
    }
    if rest.count == 1 {
      return saysBad(rest[0]) || words.count > 1 && bareFaults.contains(rest[0])
    }
    if failsAnyhow(rest) || refusesAnything(words) { return true }
    guard rest.count == 2, faults.contains(rest[0]) else { return false }
    return arisen.begin(rest[1])
  }

  private static let arisen = KoreanStems("발생 생기다[았,ㄴ] 일어나다 나다[았] 있다[았]")

  private static let faults: Set<String> = [
    "오류가", "문제가", "에러가", "장애가", "오류", "문제", "일이", "사태가", "차질이", "난관에",
  ]

  /// 예기치 않은 오류
  private static let bareFaults: Set<String> = .forms(
    "오류 에러 문제 장애 에러이다[습니다] 오류이다,문제이다[습니다,에요]")

  /// 요청을 처리하지 못했습니다, 작업 실패: of any work at all.
  private static func refusesAnything(_ words: [KoreanWord]) -> Bool {
    let rest = words.filter { !fillers.contains(ExactString($0.text)) }
    let isAble = words.contains { $0.text == "수" }
    return rest.contains { $0.startsAny(["요청", "작업", "처리"]) }
      && rest.contains { refusals.begin($0.text) || isAble && lacking.begin($0.text) }
      && rest.allSatisfy { word in
        word.text == "중" || word.startsAny(["요청", "작업", "처리", "수행", "완료", "진행", "실행"])
          || refusals.begin(word.text) || isAble && lacking.begin(word.text)
      }
  }

  private static let refusals = KoreanStems("오류 에러 실패 못하다,않다[았,ㅁ]")
  private static let lacking = KoreanStems("없다[습니,아,ㅁ]")

  /// 잘못되었습니다, 난처하네요: of nothing in particular.
  private static func saysBad(_ word: String) -> Bool {
    guard let said = KoreanInflection(word), said.ending.sense == .statement else { return false }
    return said.stem == "잘못되" && said.isPast || said.stem == "이상하" && !said.isPast
      || awkward.contains(said.stem + "다") || said.stem == "큰일" && said.isCopula
  }

  private static let awkward: WordSet = .words("난처하다 곤란하다 당황스럽다 민망하다 난감하다")

  /// 뜻대로 되지 않았습니다, 잘 안 됐네요
  private static func failsAnyhow(_ all: [String]) -> Bool {
    let rest = all.count > 1 && ways.contains(all[1]) ? Array(all.dropFirst()) : all
    guard let way = rest.first, ways.contains(way), let last = rest.last else { return false }
    let fails = rest.dropFirst()
    guard fails.first.map(denials.contains) ?? false || rest.count == 2 else { return false }
    return fails.count < 3
      && failing.begin(last) && (fails.count == 2 || last.utf8.hasPrefix("안"))
  }

  private static let failing = KoreanStems("않다[았,네,는] 되다[았,었] 풀리다[았] 안되다")
  private static let denials: Set<String> = .forms("안 되다,풀리다[지]")

  private static let ways: Set<String> = [
    "뜻대로", "잘", "생각대로", "예상대로", "계획대로", "마음대로", "기대대로", "생각처럼", "예상처럼", "계획처럼", "마음처럼", "기대처럼",
    "일이",
  ]

  // MARK: Evasion

  /// How the words of a sentence hide what happened; nil where they do not.
  public static func evasion(_ words: [KoreanWord]) -> Evasion? {
    guard words.count < 10, !words.contains(where: \.isQuoted) || bidsFarewell(words) else {
      return nil
    }
    if makesLight(words) { return .light }
    if isOblique(words) { return .vague }
    if bidsFarewell(words) { return .farewell }
    return isPretty(words) ? .pretty : nil
  }

  /// 별일 아닙니다, 사소한 문제, 걱정하지 마세요
  private static func makesLight(_ words: [KoreanWord]) -> Bool {
    if comforts(words) || callsCommon(words) { return true }
    let rest = words.map(\.text).filter { !lightFillers.contains($0) }
    guard let first = rest.first, let last = rest.last, rest.count < 4 else { return false }
    if trifling.contains(first) { return rest.count > 1 && rest[1].utf8.hasPrefix("않") }
    if small.contains(first) {
      return rest.count == 2 && smallFaults.begin(rest[1])
    }
    let subject = rest.dropLast().joined(separator: " ")
    return beingNothing.begin(last) && nothing.contains { subject.utf8.hasPrefix($0) }
  }

  private static let beingNothing = KoreanStems("아니다 아녜 아냐")
  private static let trifling: Set<String> = .forms("대수롭다[지]")
  private static let small: Set<String> = .forms(
    "사소하다,작다,소소하다,조그맣다,조그마하다,간단하다,가볍다,경미하다[ㄴ] 별것")
  private static let smallFaults = KoreanStems(
    "문제 일이 일입 일일 오류 사고 실수 해프닝 아니다[ㄴ] 절차 정리 청소")
  private static let nothing = [String].titles(
    """
    별일
    별거
    별것
    큰일
    크다[ㄴ] 문제
    심각하다[ㄴ]
    아무것도
    아무 일
    문제
    """)
  private static let lightFillers: Set<String> = .forms(
    "아주 그냥 그저 정말 매우 조금 좀 단지 약간 이건 이것은 있다[습니다,아요,았습니다] 생기다[았습니다]")

  /// 걱정하지 마세요, 안심하세요
  private static func comforts(_ words: [KoreanWord]) -> Bool {
    let words = words.drop { ofDegree.contains($0.text) }
    let text = words.map(\.text).joined(separator: " ")
    if fine.contains(text) { return true }
    return words.count < 4 && comforting.contains(where: text.utf8.hasPrefix)
  }

  private static let ofDegree: Set<String> = .forms("너무 크다,그렇다[게] 전혀 아무")
  private static let fine: Set<String> = .forms("괜찮다[습니다,아요]")
  private static let comforting = [String].titles(
    """
    걱정하다,염려하다[지] 마
    걱정하다[지] 않다[-]
    걱정하다[ㄹ,으실] 필요
    걱정하다[ㄹ,으실] 것
    걱정 마
    걱정은 마
    염려 마
    안심하다[으세요,으십]
    """)

  /// 가끔 있는 일입니다
  private static func callsCommon(_ words: [KoreanWord]) -> Bool {
    guard (2...4).contains(words.count), let last = words.last else { return false }
    return often.contains(words[0].text)
      && commonly.begin(last.text)
  }

  private static let commonly = KoreanStems("일이다[습니다,에요,죠,니]")

  private static let often: Set<String> = .forms("가끔 종종 흔히 자주 흔하다[ㄴ] 누구에게나")

  /// Whether words only comfort: said before a reason, they may be right.
  public static func onlyComforts(_ words: [KoreanWord]) -> Bool { comforts(words) }

  /// 이 사진과 작별할까요?, 메모가 여행을 떠납니다
  private static func bidsFarewell(_ words: [KoreanWord]) -> Bool {
    words.indices.contains { index in
      let word = words[index]
      if parting.begin(word.text) { return !word.isQuoted }
      // 여행을 떠나기 전에 is of people.
      return ["여행을", "길을", "먼길을", "하늘나라로"].contains(word.text) && index + 2 == words.count
        && farewell.begin(words[index + 1].text)
    }
  }

  private static let parting = KoreanStems("작별 이별 떠나보내다")
  private static let farewell = KoreanStems("떠나다 가다[습니] 보내다")

  /// 잠시 쉬고 있습니다, 곧 다시 좋아질 겁니다
  private static func isPretty(_ words: [KoreanWord]) -> Bool {
    if cheers(words) || isOutOfPlace(words) { return true }
    let pause = words.firstIndex { ["잠시", "잠깐", "조금"].contains($0.text) }
    if let pause, words.count - pause < 5, words[(pause + 1)...].contains(where: \.isRest) {
      return true
    }
    guard words.contains(where: { improving.begin($0.text) }),
      words.contains(where: { $0.startsAny(["곧", "금방", "다", "모두", "이내"]) })
    else { return false }
    return words.allSatisfy { soonWords.begin($0.text) }
  }

  /// 좋은 소식입니다
  private static func cheers(_ words: [KoreanWord]) -> Bool {
    words.count == 2 && glad.contains(words[0].text) && words[1].startsAny(["소식"])
  }

  private static let glad: Set<String> = .forms("좋다,기쁘다,반갑다[ㄴ]")

  /// 가마가 휴가를 떠났어요, 여행이 모험으로 바뀌었어요; people do go on vacation.
  private static func isOutOfPlace(_ words: [KoreanWord]) -> Bool {
    guard !words.contains(where: { ["님이", "님은", "님께서"].contains($0.text) }) else { return false }
    return zip(words, words.dropFirst()).contains { word, next in
      word.text == "휴가를" && going.begin(next.text)
        || ["모험으로", "모험이"].contains(word.text) && turned.begin(next.text)
    }
  }

  private static let going = KoreanStems("떠나다 가다[았,습니]")
  private static let turned = KoreanStems("바뀌다 되다[었,았] 변하다[았]")

  private static let improving = KoreanStems("좋아지다,괜찮아지다,나아지다[ㄹ]")
  private static let soonWords = KoreanStems(
    "곧 금방 다 모두 모든 이내 조만간 좋아지다,괜찮아지다,나아지다[ㄹ] 거 겁 것 테니")

  /// Whether a title names a fault or a failure of anything at all: 시스템 오류, 요청을 처리하지 못했습니다, 오류 코드
  /// 3. It says no more than that, unless a message does.
  public static func isUnspecific(_ words: [KoreanWord]) -> Bool {
    guard words.count < 8, let first = words.first, words.count > 1 || failed.begin(first.text)
    else {
      return false
    }
    guard words.contains(where: { failures.begin($0.text) }) else { return false }
    let rest = words.filter { !fillers.contains(ExactString($0.text)) && !$0.isNumber }
    return !rest.isEmpty
      && rest.allSatisfy { failures.begin($0.text) || anything.begin($0.text) }
  }

  private static let failed = KoreanStems("실패하다[았]")

  /// 찾을 수 없음, 더 이상 없습니다: whatever it is.
  public static func deniesAnything(_ words: [KoreanWord]) -> Bool {
    !words.isEmpty && words.allSatisfy { ofAnyDenial.begin($0.text) }
      && words.contains { denialsOfAnything.begin($0.text) }
  }

  private static let denialsOfAnything = KoreanStems("없다 않다 못 실패")
  private static let ofAnyDenial = KoreanStems(
    "없다 않다 못 찾다[ㄹ,지] 수 더 이상 지금 현재 존재하다 사용하다,이용하다[ㄹ] 완료하다 작업 실패 항목")

  /// Whether a sentence only asks to try again, or to ask someone.
  public static func onlyRetries(_ sentence: KoreanSentence) -> Bool {
    guard sentence.words.count < 8, !sentence.words.contains(where: \.hasPlaceholder) else {
      return false
    }
    return sentence.words.contains { $0.text == "다시" || $0.startsAny(["재시도", "문의"]) }
      && sentence.words.allSatisfy { retries.begin($0.text) }
  }

  static let exclamations = [
    "이런", "앗", "어머", "어머나", "아이고", "어라", "헉", "저런", "아차", "에고", "아이쿠", "어이쿠", "에구",
  ]

  /// What specifies nothing.
  private static let fillers = Set(
    (exclamations
      + .forms(
        """
        죄송하다[습니다,지만] 알다[ㄹ] 수 없다[는] 예기치 않다,못하다[ㄴ] 예상치 무언가 뭔가 일시적인 일시적으로 시스템 시스템에
        내부 정상적으로 현재 지금 살짝 약간 조금 잠깐
        """)).map(ExactString.init))

  private static let failures = KoreanStems(
    "오류 에러 장애 실패 못하다[았] 없다[습니다,아요] 않다[았,습니다] 불편")

  /// What any work consists of.
  private static let anything = KoreanStems(
    "요청 작업 처리 수행 완료 진행 실행 이용 서비스 코드 드리다[아]")

  private static let retries = KoreanStems(
    "잠시 조금 나중 후 뒤 다시 재시도 시도 하다 주다 바라다[습니] 이용 문의 관리자 고객 지원 담당")
}

extension KoreanWord {
  /// 쉬고, 쉬어, 쉬는: of what can't rest.
  fileprivate var isRest: Bool { KoreanWord.resting.begin(text) }
  private static let resting = KoreanStems("쉬다 휴식")

  fileprivate var isNumber: Bool {
    text.utf8.contains { $0.isASCIIDigit } && text.utf8.allSatisfy { $0 < 0x80 }
  }
}
