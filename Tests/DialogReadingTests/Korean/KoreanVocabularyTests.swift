import DialogLocales
import DialogReading
import Testing

struct KoreanVocabularyTests {
  @Test(
    "a question's verb titles a button",
    arguments: [
      ("삭제할까요", "삭제"), ("삭제하시겠습니까", "삭제"), ("지우시겠습니까", "지우기"), ("지울까요", "지우기"),
      ("닫으시겠습니까", "닫기"), ("여시겠습니까", "열기"), ("열까요", "열기"), ("만드시겠습니까", "만들기"),
      ("나갈까요", "나가기"), ("보내시겠어요", "보내기"), ("정하겠습니까", "정하기"), ("함께할까요", "함께하기"),
      ("찾으시겠습니까", "찾기"), ("모을까요", "모으기"), ("들을까요", "듣기"), ("그을까요", "긋기"), ("도울까요", "돕기"),
      ("아시겠어요", "알기"),
    ])
  func action(_ word: String, _ expected: String) {
    #expect(KoreanVocabulary.action(askedBy: word) == expected)
  }

  @Test("other endings ask for nothing")
  func noAction() {
    let all = ["인가요", "까요", "\u{FFFC}할까요", "무엇입니까", "원하시나요", "확실하시나요", "무엇일까요"]
    for word in all { #expect(KoreanVocabulary.action(askedBy: word) == nil, "\(word)") }
  }

  @Test(
    "verbs that only help others are passed over",
    arguments: [
      ("컴퓨터를 다시 시작하시겠습니까", "다시 시작"), ("위치 정보를 켜 주시겠습니까", "켜기"), ("쿠폰을 써 볼까요", nil),
      ("계정을 연결해도 될까요", "연결"), ("사진을 볼까요", "보기"),
      ("무료 체험을 시작해 볼까요", "시작"), ("다시 시작해 볼까요", "다시 시작"), ("저장하고 닫으시겠습니까", nil),
      ("저장하지 않고 닫을까요", nil),
    ])
  func action(_ words: String, of expected: String?) {
    let words = words.split(separator: " ").map(String.init)
    #expect(KoreanVocabulary.action(askedBy: words) == expected)
  }

  @Test(
    "thanks and the like are said so in every register",
    arguments: ["주문해 주셔서 감사합니다.", "축하합니다!", "품절돼서 죄송합니다.", "얼마 안 남았답니다."])
  func isFormula(_ text: String) throws {
    let words = try #require(AddressWords(LanguageWords.of(LanguageTag("ko")!)))
    #expect(words.clues(in: text).sure.isEmpty)
  }

  static func hasPronoun(_ text: String) -> Bool {
    let words = KoreanText(text).words
    return words.indices.contains { KoreanVocabulary.isPronoun(words, at: $0) }
  }

  @Test("pronouns, with their particles")
  func pronoun() {
    let all = [
      "당신의 계정", "너는 누구", "네 계정을 지울까요", "나의 사진", "내 사진", "제 생각", "이 사진은 내 사진입니다", "제가 할게요",
    ]
    for text in all { #expect(Self.hasPronoun(text), "\(text)") }
  }

  @Test("not inside other words")
  func noPronoun() {
    let all = [
      "나머지 항목", "너무 많음", "앱 내 저장 공간", "기간 내 환불", "네 가지 방법", "네 개", "제 3자", "제안", "내용", "내보내기",
      "나의 찾기", "나의 Mac", "네 면의 길이",
      "네트워크", "네, 삭제합니다", "나중에", "제목",
    ]
    for text in all { #expect(!Self.hasPronoun(text), "\(text)") }
  }

  /// The words of a text that blame.
  static func blame(in text: String) -> String? {
    KoreanText(text).sentences.lazy.compactMap(KoreanVocabulary.blame).first.map { range in
      String(decoding: Array(text.utf8)[range], as: UTF8.self)
    }
  }

  @Test(
    "blame, by who did what",
    arguments: [
      "비밀번호를 [잘못 입력하셨습니다]", "버튼을 [잘못 눌렀습니다]", "이름을 [입력하지 않으셨습니다]", "[비밀번호가] 틀렸습니다", "[바보]",
      "주소를 [틀리게 쓰셨습니다].", "날짜를 [잘못 고르셨어요].", "[엉뚱한 번호를 누르셨어요].",
      "회원님이 [잘못된 번호를 입력했습니다].", "[잘못된 이메일 주소를 입력하셨습니다].", "[잘못된 정보를 입력하지 마십시오].",
      "비밀번호를 [잊어버리셨군요].", "[또 까먹으셨네요]!", "사용법을 [모르시는군요].", "그것도 [모르세요]?", "답을 [착각하셨네요].",
      "[왜 저장하지 않으셨나요]?", "규칙을 [읽지 않으셨군요].", "[귀하의 실수로] 결제가 취소되었습니다.", "[사용자 잘못으로] 기록이 사라졌습니다.",
      "[당신이 규칙을 어겼기] 때문에 잠겼습니다.", "고객님께서 마감을 [지키지 않으셨습니다].", "[부적절한 행동을 하셨습니다].",
      "[게으름 때문에] 목표를 놓쳤습니다.", "[또 틀렸어요].", "[귀하의 불법 행위는] 기록됩니다.", "[비정상적인 사용자입니다].",
      "[제대로 입력해 주세요].", "[똑바로 적어 주세요].", "번호를 [정확히 좀 적으세요].", "[바보 같은] 질문입니다.",
      "인원수를 [빠뜨리셨습니다].", "미리 [백업하셨어야 합니다].", "플러그를 뽑은 [본인 책임입니다].", "[사용자 부주의로] 일어난 일입니다.",
      "[현명하지 못한] 선택입니다.", "[형편없는] 비밀번호입니다.", "[실망스러운 결과입니다].", "[어린아이도 아는] 비밀번호네요.",
      "[설명서도 안 읽고] 시작하지 마세요.", "[부적절한 파일 이름입니다].", "[치명적 오류]", "[다시 해라].", "[그만해]!",
      "[이 채널은 절대 출입 금지]!", "[당장 나가라].", "[마지막 경고다]!", "[불법 접근 시도]", "[음악 서버가 죽었습니다].",
    ])
  func blame(_ text: String) {
    let words = text.split(whereSeparator: { $0 == "[" || $0 == "]" })
    let expected = text.hasPrefix("[") ? words[0] : words[1]
    #expect(Self.blame(in: text.filter { $0 != "[" && $0 != "]" }) == String(expected))
  }

  @Test("no blame: others did it, it may happen, it is asked or offered")
  func noBlame() {
    let all = [
      "잘못된 파일입니다", "비밀번호를 잊으셨나요?", "연결하지 않았습니다", "입력해 주세요", "비밀번호를 잊으셨습니까?",
      "기사님이 주소를 잘못 찾았습니다.", "기사님이 주소를 잘못 찾으셨습니다.", "\u{FFFC} 님이 번호를 잘못 입력했습니다.",
      "잘못 배송된 상품입니다.", "주소가 잘못 입력되었습니다.", "잘못 입력하시면 계정이 잠깁니다.", "잘못 보내신 돈을 돌려받을 수 있습니다.",
      "혹시 잘못 보내셨나요?", "잘못된 정보를 신고하셨습니다.", "틀린 문제를 모두 푸셨네요!", "처음이시군요!", "모르시는 단어를 눌러 보세요.",
      "비밀번호를 잊으신 경우 재설정하세요.", "아직 등록하지 않으셨습니다.", "동의하지 않으셨나요?", "왜 연결되지 않나요?", "또 만나요!",
      "업로드가 또 실패했습니다.", "심판이 또 놓쳤습니다.", "제대로 연결되었는지 확인해 주세요.", "카드를 똑바로 놓아 주세요.",
      "주소를 정확히 입력해 주세요.", "회원님의 실수가 아닙니다.", "사용자 실수로 삭제한 파일도 복구합니다.",
      "본인 부주의로 인한 고장은 보증하지 않습니다.", "바보 게임을 시작할까요?", "불법 행위 신고", "비정상적인 접근이 감지되었습니다.",
      "실수로 지운 연락처를 복원합니다.", "다른 회원님의 부적절한 행동을 신고했습니다.", "사용자가 많습니다.", "가게에서 금액을 잘못 눌렀어요.",
      "바보 같은 날씨입니다.", "메시지를 읽지 않으셨어요.",
      "서버가 응답했어야 합니다.", "이해!", "사하라 사진이 없습니다.", "출입 금지 구역입니다.", "부적절한 이름 신고", "투자 손실은 본인 책임입니다.",
      "그만 받을까요?", "아이도 볼 수 있습니다.", "화면이 죽었습니다.", "마라", "나라",
      "사용자가 규칙을 위반했습니다.", "게을러지고 싶은 날이에요.", "어리둥절한 표정입니다.",
    ]
    for text in all { #expect(Self.blame(in: text) == nil, "\(text)") }
  }

  @Test("reproaches, softenings, and what comes close to them")
  func phrases() {
    let texts: [(String, PhrasePatterns, Bool)] = [
      ("창문을 닫지 않은 탓입니다.", KoreanVocabulary.reproaches, true),
      ("눈이 오지 않은 탓에 길이 열렸습니다.", KoreanVocabulary.reproaches, false),
      ("한 번만 더 확인했으면 좋았을 텐데요.", KoreanVocabulary.reproaches, true),
      ("조금만 서둘렀다면 늦지 않았을 것입니다.", KoreanVocabulary.reproaches, true),
      ("조금만 신경 썼으면 막을 수 있었습니다.", KoreanVocabulary.reproaches, true),
      ("저장하지 않는 한 사본이 남아 있었습니다.", KoreanVocabulary.reproaches, false),
      ("문서 한 개가 저장되지 않았을 수 있습니다.", KoreanVocabulary.reproaches, false),
      ("배터리가 조금만 남아 있었습니다.", KoreanVocabulary.reproaches, false),
      ("한 번만 결제하면 광고가 나오지 않을 것입니다.", KoreanVocabulary.reproaches, false),
      ("핑계는 듣지 않습니다.", KoreanVocabulary.reproaches, true),
      ("3번 문제에 답이 없습니다.", KoreanVocabulary.reproaches, false),
      ("주전자가 낮잠을 자고 있어요.", KoreanVocabulary.softenings, true),
      ("주전자가 절전 모드입니다.", KoreanVocabulary.softenings, false),
    ]
    for (text, patterns, isFound) in texts {
      #expect((patterns.first(in: PhraseText(text)) != nil) == isFound, "\(text)")
    }
  }

  @Test("네 that says yes, and 네 of yours")
  func yes() {
    func isPronoun(_ text: String) -> Bool {
      KoreanVocabulary.isPronoun(KoreanText(text).words, at: 0)
    }
    #expect(!isPronoun("네 지금 비울게요"))
    #expect(!isPronoun("네 삭제합니다"))
    #expect(isPronoun("네 앨범입니다"))
    #expect(isPronoun("네 사진"))
  }
}
