import DialogLocales
import DialogSupport

/// Saying the same again.
extension KoreanVocabulary {
  /// What forms of one word share, their first two syllables, or words that mean the same: 삭제할까요
  /// and 지우시겠습니까, 나갈까요 and 나가시겠어요, 없음 and 실패.
  public static func meaning(of word: String) -> String {
    if let meaning = synonyms.gloss(of: word) { return meaning }
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

  /// What a word denies: 연결 of 오프라인. 부족 denies nothing of its own.
  public static func denied(by word: String) -> [String]? {
    opposites.gloss(of: word).map([String].words)
  }

  private static let opposites = KoreanGlosses(
    """
    오프라인 끊다[-]: 연결
    부족 모자라다 매진 품절 만석 방전:
    닫다[-]: 열리다
    잠그다 잠기다: 풀리다
    꺼지다: 켜지다
    분실: 찾다
    미납: 납부
    중단: 계속
    잘못 틀리다: 올바르다
    거부: 허용
    """)

  /// The meanings of what a word implies, which needs not be said besides: 좌석 that are 매진.
  public static func meaningsImplied(by word: String) -> [String] {
    wordsImplied.gloss(of: word).map { [String].words($0).map(meaning) } ?? []
  }

  private static let wordsImplied = KoreanGlosses(
    """
    매진: 좌석 표가 표는 티켓 자리 예매 구하다
    품절: 재고 상품 물건 물량
    만석: 좌석 자리 빈
    방전: 배터리 전력
    로그아웃 로그인: 계정
    만료: 지나다 완료 사용
    지연: 늦다 도착 예정 시간
    오프라인: 인터넷 네트워크 연결
    배터리: 충전 전력 잔량
    삭제 지우다[-]: 사라지다 없다
    부족: 공간 여유
    업데이트: 앱을 앱이
    이미: 사용
    """)

  /// Words of Chinese and of Korean roots that say the same in dialogs, and two syllables that stand for them.
  private static let synonyms = KoreanGlosses(
    """
    부족 모자라다: 부족
    삭제 지우다 제거 없애다: 삭제
    변경 바꾸다 바뀌다: 변경
    전송 보내다: 전송
    종료 끝내다: 종료
    끊기다 끊다[아]: 단절
    구입 구매 사다[게,으시,ㄹ까,습니다]: 구입
    탈퇴 나가다: 탈퇴
    완료 마치다 끝나다[고,았,지] 마무리 끝마치다: 완료
    지연 늦다[게,아,습니,았] 늦추다: 지연
    크기 크다[ㅁ,습니,아요,네] 초과 넘다[습니,았,아]: 크기
    폐기 버리다: 폐기
    발견 찾다[ㄹ,지,았,습니]: 발견
    저장 보관: 저장
    도착 오다[습니,았습니,아요]: 도착
    고장 망가지다 작동: 고장
    만료 지나다 끝나다[ㄴ]: 만료
    정확 올바르다 올바로 맞다[지]: 정확
    업로드 올리다: 업로
    다운 내려받다: 다운
    """)

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
