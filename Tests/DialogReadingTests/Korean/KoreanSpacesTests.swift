import DialogLocales
import DialogSupport
import Testing

@testable import DialogReading

/// Spaces of Korean texts: `⟦ ⟧` is what is wrong.
struct KoreanSpacesTests {
  @Test(
    "what belongs together is joined",
    arguments: [
      ("사진이 ⟦삭제 되었습니다⟧.", "삭제되었습니다"), ("다시 ⟦로그인 해⟧ 주세요.", "로그인해"),
      ("인터넷 연결을 ⟦확인 해주세요⟧.", "확인해주세요"), ("네트워크가 ⟦불안정 합니다⟧.", "불안정합니다"),
      ("다시 ⟦시도 하세요⟧.", "시도하세요"), ("서버에 ⟦연결 할⟧ 수 없습니다.", "연결할"),
      ("비밀번호가 ⟦일치 하지⟧ 않습니다.", "일치하지"), ("회원만 이용 ⟦가능 합니다⟧.", "가능합니다"),
      ("친구를 ⟦초대 할까요⟧?", "초대할까요"), ("먼저 ⟦삭제 하기⟧ 전에 백업하세요.", "삭제하기"),
      ("⟦필요 한⟧ 권한이 없습니다.", "필요한"), ("다시 ⟦시도 해볼까요⟧?", "시도해볼까요"),
      ("동기화 ⟦중 입니다⟧.", "중입니다"), ("사진 ⟦3장 입니다⟧.", "3장입니다"), ("\u{FFFC}⟦개 입니다⟧.", "개입니다"),
      ("\u{FFFC}⟦ 입니다⟧.", "입니다"), ("⟦관리자 에게⟧ 문의하세요.", "관리자에게"), ("\u{FFFC}⟦ 에게⟧ 보냈습니다.", "에게"),
      ("⟦앱 에서⟧ 로그아웃됩니다.", "앱에서"), ("“⟦저장” 이라고⟧ 표시됩니다.", "저장”이라고"),
      ("연결이 ⟦끊어 졌습니다⟧.", "끊어졌습니다"),
    ])
  func joins(drawn: String, right: String) throws { try #expect(fault(in: drawn) == right) }

  @Test(
    "what stands apart is parted",
    arguments: [
      ("파일을 열 ⟦수있⟧습니다.", "수 있"), ("사진을 ⟦볼수⟧ 없습니다.", "볼 수"), ("파일만 ⟦볼수있⟧어요.", "볼 수 있"),
      ("언제든지 재개⟦할수⟧ 있습니다.", "할 수"), ("연결이 끊겼⟦을때⟧ 다시 시도합니다.", "을 때"),
      ("로그인⟦할때⟧는 필요합니다.", "할 때"), ("⟦할때⟧마다 묻습니다.", "할 때"), ("하⟦는것⟧이 좋습니다.", "는 것"),
      ("필요⟦한경우⟧ 문의하세요.", "한 경우"), ("내려받⟦는동안⟧ 닫지 마세요.", "는 동안"), ("문제이⟦기때문⟧에 기다려야 합니다.", "기 때문"),
      ("저장⟦할뿐⟧입니다.", "할 뿐"),
    ])
  func parts(drawn: String, right: String) throws { try #expect(fault(in: drawn) == right) }

  @Test(
    "what only looks so is right",
    arguments: [
      "새로운 시도 하나가 기록되었습니다.", "저장 안 하고 닫을까요?", "이 선택 하나로 모두 바뀝니다.", "해 지는 시간에 알려 드릴게요.",
      "경기에서 아쉽게 졌습니다.", "구매 할인 쿠폰이 있습니다.", "취소 되돌리기를 할 수 없습니다.", "등록 해제 후 다시 시도하세요.",
      "확인 하나만 더 부탁드립니다.", "이럴 때는 다시 시작하세요.", "그때 다시 알려 드릴게요.", "이것을 선택하세요.",
      "물때를 제거하세요.", "원하는 대로 설정하세요.", "하루 한 번 복용하세요.", "저장 중입니다.", "사진을 한 장 선택했습니다.",
      "회의 한 시간 전에 알려 드립니다.", "예약 한 건이 있습니다.", "다른 선택 하기보다 기다리세요.", "필수 있음을 확인하세요.",
      "교통수단을 선택하세요.", "삭제할 수밖에 없습니다.", "주문 할인율은 10%입니다.", "예약 한도를 넘었습니다.",
      "주문 한 개를 취소할까요?", "사용 하한선을 정하세요.", "로그인 하위 메뉴입니다.", "검증 함수를 실행합니다.",
      "여행 한국어를 배워 보세요.", "연결 해제하시겠습니까?", "결제 해외 승인입니다.", "초대 하객 명단입니다.",
      "사진 편집 해상도를 선택하세요.", "주문 돼지갈비를 확인해 주세요.", "즐거운 여행 되세요.", "여행 하면 제주도죠.", "편안한 휴식 되시기 바랍니다.",
      "음주 운전 하지 마세요.",
      "자동 저장 하기", "행복 한 스푼을 더해 보세요.", "건강 한 끼를 준비했어요.", "짧은 산책 하기", "휴가 신청 하기", "가을 여행 하기",
      "결과 확인 하기",
      "어린이 체험 하기", "높이 조절 하기", "맛있는 요리 하는 집", "추가 할 일을 적어 주세요.", "촬영 해 뜨는 시각", "제한 시간을 넘겨 졌습니다.",
      "껍질을 까지 말고 굽습니다.", "되는대로 답장해 주세요.", "좋아하는 여행 하기", "찬물때를 확인하세요.",
      "별것 아닙니다.", "탈것을 고르세요.",
      "‘traits: []’를 지우세요.",
    ])
  func isRight(text: String) throws { try #expect(faults(in: text) == []) }

  /// What stands in place of the only fault, which is drawn.
  private func fault(in drawn: String) throws -> String? {
    let text = drawn.filter { !"⟦⟧".contains($0) }
    let faults = try faults(in: text)
    let start = try #require(drawn.utf8.firstRange(of: "⟦".utf8)).lowerBound
    #expect(faults.count == 1)
    #expect(faults.first?.range.lowerBound == drawn.utf8[..<start].count)
    let parts = drawn.split(whereSeparator: { "⟦⟧".contains($0) })
    #expect(parts.contains { $0 == faults.first?.written ?? "" })
    return faults.first?.right
  }

  private func faults(in text: String) throws -> [WritingFault] {
    let korean = try #require(LanguageTag("ko"))
    let guide = try #require(WritingGuide(of: korean, LanguageWords.of(korean)))
    return guide.faults(in: text, text.letterRuns())
  }
}
