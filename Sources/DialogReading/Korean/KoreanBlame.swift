import DialogSupport

/// The words of a sentence that blame, judge or insult people, by its grammar: who did what, and
/// how. What someone else did wrong is news; what may have gone wrong is a condition or a question.
struct KoreanBlame {
  let sentence: KoreanSentence
  let words: [KoreanWord]

  init(in sentence: KoreanSentence) {
    self.sentence = sentence
    words = sentence.words
  }

  /// The bytes of the first such words.
  var range: Range<Int>? {
    for index in words.indices where !words[index].isQuoted {
      if let end = end(of: index) ?? omission(at: index) ?? duty(at: index) ?? contempt(at: index)
        ?? lesson(at: index) ?? complaint(at: index)
      {
        return words[index].range.lowerBound..<words[end].range.upperBound
      }
    }
    return KoreanOrder(in: sentence).range
  }

  func text(_ index: Int) -> String { index < words.count ? words[index].text : "" }

  func starts(_ index: Int, with stems: [String]) -> Bool {
    let word = text(index)
    return stems.contains { word.utf8.hasPrefix($0) }
  }

  func starts(_ index: Int, with stems: KoreanStems) -> Bool { stems.begin(text(index)) }

  func ends(_ index: Int, with endings: [String]) -> Bool {
    let word = text(index)
    return endings.contains { word.utf8.hasSuffix($0) }
  }

  func ends(_ index: Int, with stems: KoreanStems) -> Bool { stems.end(text(index)) }

  /// The last word of blame that begins with a word. Few words can begin it: their first syllables
  /// tell.
  private func end(of index: Int) -> Int? {
    let word = words[index].text
    switch word.unicodeScalars.first {
    case "잘": return wrongDeed(from: index) ?? lapse(at: index)
    case "엉": return wrongDeed(from: index)
    case "틀": return wrongDeed(from: index) ?? lapse(at: index)
    case "실": return lapse(at: index) ?? disapproval(at: index)
    case "잊", "까", "모", "깜", "착", "빠", "빼", "누": return lapse(at: index)
    case "왜": return reproach(from: index)
    case "또": return repetition(from: index)
    case "제", "똑", "정": return order(from: index) ?? impatience(at: index)
    case "당", "귀", "사", "회", "고", "본", "이": return fault(from: index) ?? insult(at: index)
    case "비", "암": return refusal(at: index)
    case "부", "불", "나":
      return misconduct(at: index) ?? insult(at: index) ?? judgedName(at: index)
        ?? disapproval(at: index)
    case "현", "형": return disapproval(at: index)
    case "치", "심": return alarm(at: index)
    case "어", "애", "아", "초":
      return childsPlay(from: index) ?? carelessDeed(at: index) ?? insult(at: index)
    case "바", "멍", "한", "무", "게": return insult(at: index)
    case "몇": return impatience(at: index)
    default: return nil
    }
  }

  // MARK: Deeds

  /// 잘못 입력하셨습니다, 틀리게 쓰셨습니다, 엉뚱한 번호를 누르셨어요, 잘못된 정보를 입력하지 마세요
  private func wrongDeed(from index: Int) -> Int? {
    guard sentence.form != .question else { return nil }
    let word = text(index)
    if Self.wrongly.contains(word) {
      return isDeed(index + 1, isEntering: isEntering(index + 1)) ? index + 1 : nil
    }
    guard Self.wrong.contains(word),
      let object = (index + 1..<index + 4).first(where: { ends($0, with: ["을", "를", "로"]) }),
      isEntering(object + 1)
    else { return nil }
    if ends(object + 1, with: ["지"]), starts(object + 2, with: ["마", "말"]) { return object + 2 }
    return isDeed(object + 1, isEntering: true) ? object + 1 : nil
  }

  private static let wrongly: Set<String> = .forms("잘못 틀리다,엉뚱하다[게]")
  private static let wrong: Set<String> = .forms("잘못되다,틀리다,엉뚱하다[ㄴ]")

  /// Whether a word says that someone did something, and that it was the person who reads: by ~시~, by
  /// a subject, or by its being done with the app.
  private func isDeed(_ index: Int, isEntering: Bool) -> Bool {
    guard let past = KoreanPast(text(index)), !past.isPassive, !namesAnother(before: index) else {
      return false
    }
    if past.isHonorific || namesReader(before: index) { return true }
    // 가게에서 금액을 잘못 눌렀어요
    return isEntering && !words[..<index].contains { $0.text.utf8.hasSuffix("에서") }
  }

  /// What is done with an app's fields and buttons.
  private func isEntering(_ index: Int) -> Bool {
    starts(index, with: Self.entering)
  }

  private static let entering = KoreanStems("입력 누르다 선택 고르다 쓰다 적다 사용하다 설정하다 넣다 작성 기입 보내다")

  /// 잊으셨군요, 까먹으셨네요, 모르시는군요, 실수하셨습니다; 잘못하셨습니다
  private func lapse(at index: Int) -> Int? {
    guard starts(index, with: Self.lapses), !namesAnother(before: index) else { return nil }
    let word = text(index)
    if ends(index, with: ["군요", "네요"]), word.contains("시") || word.contains("셨") { return index }
    if Self.unknowing.begin(word) {
      let asks = ends(index, with: ["세요", "십니까", "셨나요", "시나요"])
      return asks && index > 0 && ends(index - 1, with: ["것도"]) ? index : nil
    }
    guard sentence.form != .question, let past = KoreanPast(word) else { return nil }
    return past.isHonorific ? index : nil
  }

  private static let unknowing = KoreanStems("모르다[-]")
  private static let lapses = KoreanStems(
    "잊다 까먹다 모르다[-] 실수하다 실패하다 깜빡하다 틀리다 착각하다 잘못하다 빠뜨리다 빠트리다 빼먹다 누락하다")

  /// 약속을 지키지 않으셨습니다; 아직 하지 않으셨습니다 only reminds.
  private func omission(at index: Int) -> Int? {
    guard text(index).utf8.hasSuffix("지"), Self.undone.begin(text(index + 1)),
      sentence.form != .question, KoreanPast(text(index + 1)) != nil,
      !words[..<index].contains(where: { $0.text == "아직" }), !namesAnother(before: index)
    else { return nil }
    let isReproach =
      ends(index, with: Self.duties)
      || ends(index + 1, with: ["군요", "네요"]) && ends(index, with: Self.tasks)
    return isReproach ? index + 1 : nil
  }

  private static let undone = KoreanStems("않다[으셨]")
  private static let duties = KoreanStems("하다,지키다,따르다,맞추다[지]")
  /// What people are told they did not do, as if it surprised.
  private static let tasks = KoreanStems("누르다,고르다,적다,쓰다,읽다,내다[지]")

  /// 왜 저장하지 않으셨나요?
  private func reproach(from index: Int) -> Int? {
    guard text(index) == "왜" else { return nil }
    return words.indices.dropFirst(index + 2).first { place in
      guard let asked = KoreanInflection(text(place)), asked.isPast else { return false }
      if asked.stem == "않" {
        let isDirect = asked.isHonorific || asked.ending.level == .formal
        return isDirect ? ends(place - 1, with: ["지"]) : isDone(place - 1)
      }
      return ["안", "못"].contains(text(place - 1)) && asked.isHonorific
    }
  }

  /// 저장하지: what people do; not 작동하지, which things do.
  private func isDone(_ index: Int) -> Bool {
    ends(index, with: Self.doing)
      && !starts(index, with: ["작동", "동작", "도착", "존재", "성공", "응답", "일치", "발생"])
  }

  private static let doing = KoreanStems("하다[지]")

  /// 또 틀렸어요, 또 까먹으셨네요
  private func repetition(from index: Int) -> Int? {
    guard text(index) == "또", !namesAnother(before: index) else { return nil }
    return (index + 1..<index + 3).first { place in
      let breaks = starts(place, with: Self.breaking)
      if breaks, KoreanPast(text(place))?.isHonorific ?? false { return true }
      return starts(place, with: Self.failing) && KoreanPast(text(place)) != nil
    }
  }

  private static let breaking = KoreanStems("넘기다 초과하다 어기다 실패하다 빠뜨리다 빼먹다")
  private static let failing = KoreanStems("틀리다 잊다 까먹다 실수 놓치다 늦다")

  /// 제대로 입력해 주세요, 잘 좀 확인하세요
  private func order(from index: Int) -> Int? {
    guard sentence.form == .request, ["제대로", "똑바로", "정확히"].contains(text(index)) else { return nil }
    let hasPlea = text(index + 1) == "좀"
    let verb = hasPlea ? index + 2 : index + 1
    let isLast =
      verb == words.count - 1 || verb == words.count - 2 && starts(verb + 1, with: Self.giving)
    guard isLast, hasPlea || text(index) != "정확히",
      hasPlea || isEntering(verb) || starts(verb, with: Self.ordered)
    else { return nil }
    return words.count - 1
  }

  private static let giving = KoreanStems("주다")
  private static let ordered = KoreanStems("읽다 확인 적다[아] 하다[으세요,으십시오,아]")

  // MARK: People

  private static let readers = ["당신", "귀하", "사용자님", "사용자", "이용자", "회원님", "고객님", "본인"]

  /// What follows the name of the person who reads: 이 of 회원님이; nil for other words.
  private func reader(_ index: Int) -> Substring? {
    let word = text(index)
    return Self.readers.first(where: word.utf8.hasPrefix).map { word.dropFirst($0.count) }
  }

  private func namesReader(before index: Int) -> Bool {
    (0..<index).contains { reader($0).map { Self.subjects.contains(String($0)) } ?? false }
  }

  private static let subjects: Set<String> = ["이", "가", "은", "는", "께서", "께서는"]

  /// Whether something else is the subject: 기사님이 주소를 …
  func namesAnother(before index: Int) -> Bool {
    (0..<index).contains { place in
      let word = text(place)
      if word.utf8.count < 6 { return word == "\u{FFFC}" }
      return ends(place, with: ["이", "가", "께서", "님은", "님께서는", "씨는", "분은", "\u{FFFC}"])
        && reader(place) == nil
    }
  }

  /// 귀하의 실수로, 사용자 잘못으로, 당신이 규칙을 어겼기 때문에
  private func fault(from index: Int) -> Int? {
    guard sentence.form == .statement, let particle = reader(index),
      index == 0 || !["다른", "상대"].contains(text(index - 1))
    else { return nil }
    if Self.subjects.contains(String(particle)), isAddress(index) || starts(index, with: ["본인"]) {
      return (index + 1..<index + 4).first {
        starts($0, with: Self.offences) && KoreanPast(text($0)) != nil
      }
    }
    guard particle.isEmpty || particle == "의" else { return nil }
    if starts(index + 1, with: Self.unlawful), isAddress(index) {
      return starts(index + 2, with: ["행위", "행동", "접근"]) ? index + 2 : nil
    }
    if starts(index + 1, with: ["책임"]), ends(index + 1, with: ["입니다", "예요", "이에요"]) {
      let hasDeed = index > 1 && ends(index - 2, with: ["을", "를"]) || isAddress(index)
      return hasDeed ? index + 1 : nil
    }
    guard starts(index + 1, with: ["실수", "부주의", "잘못", "과실", "탓"]) else { return nil }
    if ends(index + 1, with: ["입니다", "예요", "이에요"]) { return index + 1 }
    let isCause =
      ends(index + 1, with: ["로", "으로"]) || starts(index + 2, with: ["때문에"])
    return isCause && saysWhatHappened && text(index + 2) != "인한" ? index + 1 : nil
  }

  private static let unlawful = KoreanStems("불법 부정하다,부적절하다[ㄴ]")
  private static let offences = KoreanStems("어기다 위반하다 저지르다 망치다")

  private func isAddress(_ index: Int) -> Bool {
    starts(index, with: ["당신", "귀하", "회원님", "고객님"])
  }

  private static let matters: Set<String> = .forms("일이다,문제이다,오류이다,사고이다[습니다]")
  private static let happened: Set<String> = .forms("일어나다,생기다,발생하다,나다[ㄴ]")

  /// Whether the sentence is about what happened or can't be done, and no rule: 실수로 삭제한 파일도 복구합니다.
  var saysWhatHappened: Bool {
    guard let last = words.last else { return false }
    let before = words.count > 1 ? words[words.count - 2].text : ""
    // 부주의로 일어난 일입니다
    if Self.matters.contains(last.text) {
      return Self.happened.contains(before)
    }
    return KoreanPast(last.text) != nil || before == "수" && last.text.utf8.hasPrefix("없")
  }
}
