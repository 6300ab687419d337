import DialogLocales
import DialogSupport

/// Judging what people did, and what they should have done.
extension KoreanBlame {
  /// 미리 백업하셨어야 합니다, 타이머를 맞췄어야 했습니다
  func duty(at index: Int) -> Int? {
    guard sentence.form != .question,
      ends(index, with: ["어야"]), KoreanInflection(text(index))?.isPast ?? false,
      starts(index + 1, with: Self.obliging),
      !namesAnother(before: index)
    else { return nil }
    return index + 1
  }

  private static let obliging = KoreanStems(
    "하다[습니다,았습니다,아요,았어요,는데,았는데,았죠,죠] 죠")

  /// 설명서도 안 읽고 … 마세요, 읽어 보지도 않고
  func contempt(at index: Int) -> Int? {
    guard ends(index, with: ["도"]) else { return nil }
    let isNot = text(index + 1) == "안" && ends(index + 2, with: ["고"])
    let isLong = ends(index, with: ["지도"]) && Self.undoing.contains(text(index + 1))
    guard isNot || isLong,
      sentence.form == .request || words.last.flatMap({ KoreanPast($0.text) })?.isHonorific ?? false
    else { return nil }
    return isNot ? index + 2 : index + 1
  }

  private static let undoing: Set<String> = .forms("않다[고]")

  /// 현명하지 못한 선택, 형편없는, 실망스러운 결과, 나쁜 선택
  func disapproval(at index: Int) -> Int? {
    if starts(index, with: Self.worthless) { return index }
    if starts(index, with: Self.unwise) {
      return starts(index + 1, with: Self.denying) ? index + 1 : nil
    }
    guard starts(index, with: Self.disappointing),
      starts(index + 1, with: ["결과", "성적", "성과", "선택", "결정", "습관", "태도", "버릇", "기록"])
    else { return nil }
    return index + 1
  }

  private static let disappointing = KoreanStems("실망스럽다 나쁘다,부실하다[ㄴ]")
  private static let worthless = KoreanStems("형편없다")
  private static let unwise = KoreanStems("현명하다[지]")
  private static let denying = KoreanStems("못 않다")

  /// 부적절한 파일 이름입니다, 불량한 이름: what people typed.
  func judgedName(at index: Int) -> Int? {
    guard Self.unfit.contains(text(index)) else { return nil }
    return (index + 1..<index + 3).first { place in
      place == words.count - 1
        && starts(place, with: ["이름", "닉네임", "별명", "비밀번호", "암호", "입력", "아이디", "파일명", "문자", "형식"])
        && (ends(place, with: Self.named) || Self.typed.contains(text(place)))
    }
  }

  private static let unfit: Set<String> = .forms("부적절하다,불량하다[ㄴ] 불법적인")
  private static let named = ["입니다", "이에요", "예요"]
  private static let typed: Set<String> = [
    "이름", "닉네임", "별명", "비밀번호", "암호", "입력", "아이디", "파일명", "문자", "형식",
  ]

  /// 양식을 아무렇게나 작성했습니다
  func carelessDeed(at index: Int) -> Int? {
    guard ["아무렇게나", "엉망으로", "대충"].contains(text(index)), !namesAnother(before: index),
      KoreanPast(text(index + 1)) != nil
    else { return nil }
    return index + 1
  }

  /// 어린아이도 아는 비밀번호, 초등학생도 할 수 있습니다
  func childsPlay(from index: Int) -> Int? {
    if text(index) == "초보자도" {
      return (index + 1..<index + 3).first { ends($0, with: ["보다는", "보다"]) }
    }
    if ["초보나", "초보자나", "초보도"].contains(text(index)), index + 1 < words.count { return index + 1 }
    guard
      ["어린아이도", "어린애도", "어린이도", "아이도", "애도", "애들도", "아이들도", "초등학생도"].contains(text(index))
    else { return nil }
    return (index + 1..<index + 3).first {
      starts($0, with: Self.knowing)
    }
  }

  private static let knowing = KoreanStems("알다 하다[ㄹ,는]")

  /// 미루니까 이렇게 됩니다: what comes of it serves people right.
  func lesson(at index: Int) -> Int? {
    guard ends(index, with: ["니까", "으니"]), Self.such.contains(text(index + 1)) else { return nil }
    let verb = text(index + 1) == "이런" ? index + 3 : index + 2
    return starts(verb, with: Self.happening) ? verb : nil
  }

  private static let such: Set<String> = .forms("이렇다[게] 이런")
  private static let happening = KoreanStems("되다 생기다 일어나다")

  /// 잘못 입력하셨잖아요, 하지 말라고 했습니다: what was said before, or should be known.
  func complaint(at index: Int) -> Int? {
    if ends(index, with: Self.recalling) {
      return namesAnother(before: index) ? nil : index
    }
    guard ends(index, with: ["지"]), text(index + 1) == "말라고" else { return nil }
    return starts(index + 2, with: Self.telling) && KoreanPast(text(index + 2)) != nil
      ? index + 2 : nil
  }

  private static let recalling = KoreanStems("셨잖아요 셨잖습니까 하다[았잖아요,았잖습니까]")
  private static let telling = KoreanStems("하다 말하다 말씀드리다")

  /// 몇 번을 말해야 합니까?, 정신 차리세요
  func impatience(at index: Int) -> Int? {
    if text(index) == "정신" { return starts(index + 1, with: Self.collecting) ? index + 1 : nil }
    guard text(index) == "몇", ["번을", "번이나", "번"].contains(text(index + 1)) else { return nil }
    return starts(index + 2, with: Self.repeating) ? index + 2 : nil
  }

  private static let repeating = KoreanStems("말하다,말씀드리다,알리다,설명하다,얘기하다[아야]")
  private static let collecting = KoreanStems("차리다")

  /// 치명적 오류, 심각한 예외: what frightens and tells nothing.
  func alarm(at index: Int) -> Int? {
    let faults = ["오류", "에러", "예외", "결함", "실패"]
    switch text(index) {
    case "치명적", "치명적인": return starts(index + 1, with: faults) ? index + 1 : nil
    case "심각한":
      let shouts = sentence.mark == .exclamation && starts(index + 1, with: faults)
      return shouts || starts(index + 1, with: ["예외"]) ? index + 1 : nil
    default: return nil
    }
  }
}

/// A sentence that orders people about, in the plain style or by a prohibition: 다시 해라, 접근 금지!
struct KoreanOrder {
  let sentence: KoreanSentence

  init(in sentence: KoreanSentence) { self.sentence = sentence }

  /// The bytes of its words.
  var range: Range<Int>? {
    guard let first = sentence.words.first, let last = sentence.words.last, !last.isQuoted,
      orders(last.text) || forbids(last.text) || warns(last.text) || kills(last.text)
        || demands(last.text)
    else { return nil }
    return first.range.lowerBound..<last.range.upperBound
  }

  private var before: String {
    sentence.words.count > 1 ? sentence.words[sentence.words.count - 2].text : ""
  }

  /// 다시 해라, 나가라, 그만해!, 하지 마!
  private func orders(_ word: String) -> Bool {
    switch sentence.mark {
    case .period, .exclamation, .none: break
    default: return false
    }
    if sentence.mark != .none || sentence.words.count > 1, endsInOrder(word) { return true }
    if sentence.mark == .period, Self.stops.contains(word) || isCurt(word) { return true }
    guard sentence.mark == .exclamation else { return false }
    if word == "마" { return before.utf8.hasSuffix("지") }
    if Self.shouts.contains(word) { return true }
    return word.utf8.hasSuffix("해") && !Self.nounsInHae.contains { word.utf8.hasSuffix($0) }
  }

  /// 해라, 나가라, 입력하라: not 사하라 or 나이아가라.
  private func endsInOrder(_ word: String) -> Bool {
    if Self.prohibiting.end(word) { return before.utf8.hasSuffix("지") }
    if ["사하라", "나이아가라", "아라"].contains(word) { return false }
    return Self.ordering.end(word)
  }

  private static let prohibiting = KoreanStems("말다[라]")
  private static let ordering = KoreanStems(
    """
    하다[아라,라] 가다,오다,보다,쓰다,켜다,끄다,내다,추다,누르다,꾸다[아라] 어라 아라 워라 거라 으라 려라
    """)

  /// 똑바로 입력해: the plain style beside what hurries or corrects.
  private func isCurt(_ word: String) -> Bool {
    word.utf8.hasSuffix("해") && sentence.words.count < 5
      && !Self.nounsInHae.contains { word.utf8.hasSuffix($0) }
      && sentence.words.dropLast().contains {
        ["똑바로", "제대로", "당장", "빨리", "어서", "얼른"].contains($0.text)
      }
  }

  private static let stops = Set(
    [String].words("그만하다 그만두다 멈추다 비키다 꺼지다 닥치다").map(KoreanStem.joined)
      + .forms("그만하다[으세요]"))
  private static let shouts = Set(
    [String].words("그만두다 멈추다 비키다 나가다 꺼지다 닥치다").map(KoreanStem.joined) + ["그만"])
  private static let nounsInHae = [
    "이해", "오해", "피해", "새해", "방해", "재해", "동해", "남해", "서해", "올해", "황해", "지중해", "손해", "저해", "공해", "상해",
    "침해",
    "다음해", "한해", "항해", "살해", "유해", "무해", "견해", "화해", "양해",
  ]

  /// 모든 칸을 채울 것.
  private func demands(_ word: String) -> Bool {
    guard word == "것", sentence.mark == .period, sentence.words.count > 2,
      let scalar = before.unicodeScalars.last
    else { return false }
    return KoreanSyllable(scalar)?.final == .l
  }

  /// 접근 금지!, 절대 출입 금지
  private func forbids(_ word: String) -> Bool {
    if word == "불가" { return sentence.mark == .exclamation && hasAbsolute }
    guard word == "금지" || word == "금지다" || word == "금지입니다" else { return false }
    return sentence.mark == .exclamation || hasAbsolute
  }

  private var hasAbsolute: Bool {
    sentence.words.contains { ["절대", "절대로", "엄격히", "엄금"].contains($0.text) }
  }

  /// 마지막 경고다!, 최후의 경고입니다; 불법 접근 시도
  private func warns(_ word: String) -> Bool {
    if ["경고", "경고다", "경고입니다", "경고야"].contains(word) {
      return ["마지막", "최후의", "최종"].contains(before)
    }
    return sentence.words.count < 4 && sentence.words[0].text == "불법"
      && ["시도", "접근", "침입", "접속", "시도입니다"].contains(word)
  }

  private static let dying = KoreanStems("죽다")

  /// 음악 서버가 죽었습니다
  private func kills(_ word: String) -> Bool {
    Self.dying.begin(word) && KoreanPast(word) != nil
      && ["서버가", "프로세스가", "프로그램이", "드라이버가", "앱이", "세션이", "시스템이"].contains(before)
  }
}
