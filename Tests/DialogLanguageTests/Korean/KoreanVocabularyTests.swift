import DialogLanguage
import Testing

struct KoreanVocabularyTests {
  @Test(
    "a question's verb titles a button",
    arguments: [
      ("삭제할까요", "삭제"), ("삭제하시겠습니까", "삭제"), ("지우시겠습니까", "지우기"), ("지울까요", "지우기"),
      ("닫으시겠습니까", "닫기"), ("여시겠습니까", "열기"), ("열까요", "열기"), ("만드시겠습니까", "만들기"),
      ("나갈까요", "나가기"), ("보내시겠어요", "보내기"), ("정하겠습니까", "정하기"), ("함께할까요", "함께하기"),
      ("찾으시겠습니까", "찾기"), ("모을까요", "모으기"),
    ])
  func action(_ word: String, _ expected: String) {
    #expect(KoreanVocabulary.action(askedBy: word) == expected)
  }

  @Test(
    "other endings ask for nothing",
    arguments: ["인가요", "까요", "\u{FFFC}할까요", "무엇입니까", "원하시나요", "확실하시나요", "들을까요", "그을까요", "도울까요"])
  func noAction(_ word: String) { #expect(KoreanVocabulary.action(askedBy: word) == nil) }

  @Test(
    "verbs that only help others ask for nothing",
    arguments: [
      ("컴퓨터를 다시 시작하시겠습니까", "다시 시작"), ("위치 정보를 켜 주시겠습니까", nil), ("쿠폰을 써 볼까요", nil),
      ("계정을 연결해도 될까요", nil), ("사진을 볼까요", "보기"),
    ])
  func action(_ words: String, of expected: String?) {
    let words = words.split(separator: " ").map(String.init)
    #expect(KoreanVocabulary.action(askedBy: words) == expected)
  }

  @Test(
    "thanks and the like are said so in every register",
    arguments: ["주문해 주셔서 감사합니다.", "축하합니다!", "품절돼서 죄송합니다.", "얼마 안 남았답니다."])
  func isFormula(_ text: String) { #expect(Register.clues(in: text, of: "ko").sure.isEmpty) }

  static func hasPronoun(_ text: String) -> Bool {
    let words = KoreanText(text).words
    return words.indices.contains { KoreanVocabulary.isPronoun(words, at: $0) }
  }

  @Test(
    "pronouns, with their particles",
    arguments: [
      "당신의 계정", "너는 누구", "네 계정을 지울까요", "나의 사진", "내 사진", "제 생각", "이 사진은 내 사진입니다", "제가 할게요",
    ])
  func pronoun(_ text: String) { #expect(Self.hasPronoun(text)) }

  @Test(
    "not inside other words",
    arguments: [
      "나머지 항목", "너무 많음", "앱 내 저장 공간", "기간 내 환불", "네 가지 방법", "네 개", "제 3자", "제안", "내용", "내보내기",
      "네트워크", "네, 삭제합니다", "나중에", "제목",
    ])
  func noPronoun(_ text: String) { #expect(!Self.hasPronoun(text)) }

  static func isBlame(_ text: String) -> Bool {
    let words = KoreanText(text).words
    return words.indices.contains {
      KoreanVocabulary.isBlame(words, at: $0) || KoreanVocabulary.isInsult(words[$0].text)
    }
  }

  @Test(
    "blame",
    arguments: [
      "비밀번호를 잘못 입력하셨습니다", "버튼을 잘못 눌렀습니다", "이름을 입력하지 않으셨습니다", "비밀번호가 틀렸습니다", "바보",
    ])
  func blame(_ text: String) { #expect(Self.isBlame(text)) }

  @Test("no blame", arguments: ["잘못된 파일입니다", "비밀번호를 잊으셨나요?", "연결하지 않았습니다", "입력해 주세요"])
  func noBlame(_ text: String) { #expect(!Self.isBlame(text)) }
}
