import DialogSupport

/// Words for people and for what they did.
extension KoreanBlame {
  /// 비밀번호가 틀렸습니다; 비정상적인 사용자입니다
  func refusal(at index: Int) -> Int? {
    let word = text(index)
    if word == "비밀번호가" || word == "암호가" {
      return starts(index + 1, with: Self.incorrect) && KoreanPast(text(index + 1)) != nil
        ? index : nil
    }
    guard word == "비정상적인", starts(index + 1, with: ["사용자", "이용자", "회원", "고객"]),
      ends(index + 1, with: ["입니다", "예요", "이에요"])
    else { return nil }
    return index + 1
  }

  private static let incorrect = KoreanStems("틀리다")

  /// 부적절한 행동을 하셨습니다, 불법적인 입력
  func misconduct(at index: Int) -> Int? {
    let word = text(index)
    if word == "불법적인", starts(index + 1, with: ["입력", "요청", "값", "문자", "사용", "접근"]) {
      return index + 1
    }
    guard Self.improper.contains(word),
      starts(index + 1, with: ["행동", "행위", "언행"]), starts(index + 2, with: Self.committing)
    else { return nil }
    return index + 2
  }

  private static let improper: Set<String> = .forms("부적절하다,부정하다,나쁘다[ㄴ] 불법적인")
  private static let committing = KoreanStems("하다,저지르다[으셨]")
  private static let foolish = ["질문", "짓", "실수", "선택", "행동", "사람", "생각", "소리", "답", "이름"]
  private static let saidOfFools = ["바보입", "바보예", "바보이", "바보야", "바보군", "바보네", "바보같", "바보처럼"]

  private static let insults = KoreanStems("멍청 한심 부주의하다 무식 어리석다 게으르다")

  /// 멍청한, 바보입니다, 게으름 때문에; a game of fools is not an insult.
  func insult(at index: Int) -> Int? {
    let word = text(index)
    if word.utf8.hasPrefix("바보") {
      if text(index + 1).utf8.hasPrefix("같") {
        return text(index + 1) != "같은" || starts(index + 2, with: Self.foolish) ? index + 1 : nil
      }
      let isAddress =
        words.count == 1 || index > 0 && index == words.count - 1 && text(index - 1) == "이"
      return isAddress || starts(index, with: Self.saidOfFools) ? index : nil
    }
    if word == "게으름" || word == "무지" {
      return starts(index + 1, with: ["때문", "탓"]) ? index + 1 : nil
    }
    // 부주의로 파일이 삭제되었습니다; 부주의로 인한 고장은 보증하지 않습니다
    if word == "부주의로" { return saysWhatHappened && text(index + 1) != "인한" ? index : nil }
    // 게을러지고 싶은 날
    let becomes = KoreanInflection(word)?.stem.utf8.hasSuffix("지") ?? false
    return starts(index, with: Self.insults) && !becomes ? index : nil
  }
}
