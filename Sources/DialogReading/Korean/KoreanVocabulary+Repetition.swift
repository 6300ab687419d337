import DialogLocales
import DialogSupport

/// Saying the same again.
extension KoreanVocabulary {
  /// What forms of one word share, their first two syllables, or words that mean the same: 삭제할까요
  /// and 지우시겠습니까, 나갈까요 and 나가시겠어요, 없음 and 실패.
  public static func meaning(of word: String) -> String {
    if let synonym = meanings(of: word).first(where: { word.utf8.hasPrefix($0.form) }) {
      return synonym.meaning
    }
    // A syllable is three bytes: 연다 and 엽니다, 껐습니다 and 꺼졌습니다.
    if word.utf8.count < 16, let form = KoreanInflection(word), !form.isCopula,
      form.stem.utf8.count == 3
    {
      return form.stem
    }
    return bare(String(decoding: word.utf8.prefix(6), as: UTF8.self))
  }

  /// Whether a word denies what is said: 없습니다, 않았습니다, 실패, 불가, 오류가.
  public static func isDenial(_ word: String) -> Bool {
    guard let first = word.unicodeScalars.first else { return false }
    switch first {
    case "없", "않", "못", "안": return word.utf8.count == 3 || first != "안"
    case "실", "불": return word.utf8.hasPrefix("실패") || word.utf8.hasPrefix("불가")
    case "오", "에", "문", "장": return faultsOfAll.contains(word)
    default: return false
    }
  }

  /// 문제를 is of an exercise as well.
  private static let faultsOfAll: WordSet = .words("오류 오류가 에러 에러가 문제가 장애가")

  /// Whether a meaning only says that what was begun came to its end, which adds nothing to what failed: 완료하지
  /// 못했습니다, 이루어지지 않았습니다.
  public static func onlyCompletes(_ meaning: String) -> Bool {
    ["완료", "성공", "이루", "수행"].contains(meaning)
  }

  /// What a word denies, by the beginnings of words: 오프라인, not 연결. 부족 denies nothing of its own.
  public static func denied(by word: String) -> [String]? {
    opposites.first { word.utf8.hasPrefix($0.word) }?.denied
  }

  private static let opposites: [(word: String, denied: [String])] = [
    ("오프라인", ["연결"]), ("끊", ["연결"]), ("부족", []), ("모자", []), ("매진", []), ("품절", []), ("만석", []),
    ("방전", []), ("닫", ["열려"]), ("꺼", ["켜져"]), ("분실", ["찾"]),
    ("미납", ["납부"]),
    ("중단", ["계속"]), ("잘못", ["올바르"]), ("틀", ["올바르"]), ("거부", ["허용"]), ("잠", ["열려"]),
  ]

  /// The meanings of what a word implies, which needs not be said besides: 좌석 that are 매진.
  public static func meaningsImplied(by word: String) -> [String] {
    wordsImplied.first { word.utf8.hasPrefix($0.word) }?.implied.map(meaning) ?? []
  }

  private static let wordsImplied: [(word: String, implied: [String])] = [
    ("매진", .forms("좌석 표가 표는 티켓 자리 예매 구하다[ㄹ]")), ("품절", ["재고", "상품", "물건", "물량"]),
    ("만석", ["좌석", "자리", "빈"]), ("방전", ["배터", "전력"]), ("로그아웃", ["계정"]), ("로그인", ["계정"]),
    ("만료", .forms("지나다[았,ㄴ] 끝나다[았] 사용")), ("지연", ["늦", "도착", "예정", "시간"]),
    ("오프라인", ["인터", "네트", "연결"]),
    ("배터리", ["충전", "전력", "잔량"]), ("삭제", .forms("사라 없다[아]")), ("지우", .forms("사라 없다[아] 삭제")),
    ("부족", ["공간", "남", "여유"]),
    ("업데이트", ["앱을", "앱이"]), ("이미", ["사용"]), ("나가", ["탈퇴"]), ("탈퇴", ["나가"]), ("끝내", ["종료"]),
  ]

  /// How words begin that have synonyms and the first letter of a word, and what stands for them.
  private static func meanings(of word: String) -> [(form: String, meaning: String)] {
    guard let first = word.unicodeScalars.first else { return [] }
    return meaningsByFirst.value(of: first) {
      synonyms.flatMap { group in
        group.words.beginnings(of: word).map { ($0, group.meaning) }
      }
    }
  }

  private static let meaningsByFirst =
    MadeOnceEach<Unicode.Scalar, [(form: String, meaning: String)]>()

  /// Words of Chinese and of Korean roots that say the same in dialogs, after the two syllables that stand for
  /// them; and what denies.
  private static let synonyms: [(meaning: String, words: KoreanStems)] = [
    "부족 모자라다", "삭제 지우다 제거 없애다", "변경 바꾸다 바뀌다", "전송 보내다", "종료 끝내다", "열려 열리다", "닫혀 닫히다", "꺼져 꺼지다",
    "켜져 켜지다", "잠겨 잠기다", "멈춰 멈추다", "끊겨 끊기다 끊다[아]", "구입 구매 사다[게,으시,ㄹ까,습니다]", "탈퇴 나가다",
    "완료 마치다 끝나다[고,았,지] 마무리 끝마치다", "지연 늦다[게,아,습니,았] 늦추다", "크기 크다[ㅁ,습니,아요,네] 초과 넘다[습니,았,아]",
    "버리 버리다 폐기", "비우 비우다", "시작 켜지다[습니]", "찾을 찾다[지,았,습니] 발견", "저장 보관", "도착 오다[습니,았습니,아요]",
    "고장 망가지다 작동",
    "만료 지나다 끝나다[ㄴ]", "올바 올바르다 맞다[지] 정확", "업로 업로드 올리다", "다운 다운로드 내려받다 다운받다",
  ].map { (String($0.prefix(2)), KoreanStems($0)) }

  /// Without what an ending closes or joins to the stem: 나가 of 나갈, 나갑 and 나갔, 버리 of 버려.
  private static func bare(_ stem: String) -> String {
    guard let last = stem.unicodeScalars.last, let syllable = KoreanSyllable(last) else {
      return stem
    }
    let code = last.value - 0xAC00
    let closes: Bool =
      switch syllable.final {
      case .l, .b, .n, .ss, .m: true
      default: false
      }
    guard closes || syllable.final == .none else { return stem }
    let (lead, vowel) = (code / 588, code % 588 / 28)
    // ㅕ of ㅣ + ㅓ, ㅝ of ㅜ + ㅓ, ㅘ of ㅗ + ㅏ
    let open: UInt32 =
      switch vowel {
      case 6: 20
      case 14: 13
      case 9: 8
      default: vowel
      }
    guard let scalar = Unicode.Scalar(0xAC00 + lead * 588 + open * 28) else { return stem }
    return stem.dropLast() + String(scalar)
  }
}
