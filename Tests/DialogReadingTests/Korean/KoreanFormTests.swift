import DialogReading
import Testing

/// What Korean texts are, by the endings of each speech level.
struct KoreanFormTests {
  static func forms(_ text: String) -> [KoreanForm] { KoreanText(text).sentences.map(\.form) }

  static let statements = [
    "파일을 저장했습니다", "연결할 수 없습니다", "이 기기입니다", "아닙니다", "저장했어요", "사진이 없어요", "앱이에요", "곧 끝나죠", "역을 지나가요",
    "파일을 저장했다", "연결할 수 없다", "서버가 응답하지 않는다", "같은 이름이 있다", "그렇지 않다", "\u{FFFC}했습니다",
    "여기서 만나요", "밖으로 나간다", "안 할래요",
  ]

  @Test("statements of each level")
  func isStatement() {
    for text in Self.statements { #expect(Self.forms(text) == [.statement], "\(text)") }
  }

  static let questions = [
    "삭제하시겠습니까", "삭제할까요", "저장할까", "파일인가요", "계속하나요", "나갈래요?", "저장했어요?", "확실해?", "정말?",
  ]

  @Test("questions of each level")
  func isQuestion() {
    for text in Self.questions { #expect(Self.forms(text) == [.question], "\(text)") }
  }

  static let requests = [
    "이름을 입력하세요", "다시 시도해 주세요", "이름을 입력하십시오", "다시 시도하시오", "시작합시다", "다시 시도하라", "누르지 마세요",
    "당장 나가라", "불을 켜라",
  ]

  @Test("requests of each level")
  func isRequest() {
    for text in Self.requests { #expect(Self.forms(text) == [.request], "\(text)") }
  }

  static let phrases = [
    "로그인 실패", "네트워크 연결 오류", "인터넷 연결 필요", "연결할 수 없음", "저장됨", "삭제하기", "설정 열기", "새 메시지", "비밀번호 필요",
    "다시 시도", "업로드 완료", "개인정보 보호", "바다", "카메라 지원 안 됨", "검은 베란다",
  ]

  @Test("names of things and actions")
  func isPhrase() {
    for text in Self.phrases { #expect(Self.forms(text) == [.phrase], "\(text)") }
  }

  @Test("what can't be told")
  func isUnknown() {
    let all = ["\u{FFFC}", "Wi-Fi", "저장하고", "그런데", "WebSocket 3", "네"]
    for text in all { #expect(Self.forms(text).allSatisfy { $0 == .unknown }, "\(text)") }
  }

  @Test(
    "a bracket at the end is passed over",
    arguments: [
      ("주말은 제외됩니다(토요일 포함).", [KoreanForm.statement]), ("저장할까요(3개)?", [.question]),
      ("결제 실패(한도 초과)", [.phrase]), ("보냈습니다. (3통)", [.statement, .unknown]), ("(선택 사항)", [.phrase]),
      ("필수(동의함)", [.phrase]), ("끝났다)", [.statement]),
    ])
  func bracket(_ text: String, _ expected: [KoreanForm]) { #expect(Self.forms(text) == expected) }

  @Test("sentences are told apart, with their marks")
  func sentences() {
    let text = KoreanText("삭제할까요? 버전 2.1은 되돌릴 수 없습니다.\n“확인”을 누르세요…")
    #expect(text.sentences.map(\.form) == [.question, .statement, .request])
    #expect(text.sentences.map(\.mark) == [.question, .period, .ellipsis])
    #expect(text.words.map(\.text).contains("2.1은"))
    #expect(text.words.filter(\.isQuoted).count == 1)
  }

  @Test("a mark before a line's end belongs to the line")
  func lineEnds() {
    let text = KoreanText("보낸 사람:\n김지우,\n제목 없음)\n받을까요?")
    #expect(text.sentences.map(\.mark) == [.colon, .other, .none, .question])
    #expect(text.sentences.map(\.markRange.count) == [1, 1, 0, 1])
  }

  @Test(
    "any bytes are read",
    arguments: [
      "", " ", "\"", "“가", "가”", "()", "(가)", "가(나", "가)(나)", "가(나)(다).", "“가(나)”", "가 ((나))", ".",
      "??", "\u{FFFC}.",
    ])
  func readsAnything(_ text: String) {
    for word in KoreanText(text).words { #expect(word.range.upperBound <= text.utf8.count) }
  }
}
