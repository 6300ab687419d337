internal import DialogSupport

extension PlainAssertion {
  /// Whether a Korean sentence asserts plainly: whether it ends in a predicate of what was or is done, or can be, that
  /// other languages affirm too, and no word before that denies, limits or speaks of what goes wrong.
  public static func isMade(byKorean sentence: String) -> Bool {
    let words = sentence.letterRuns()
    guard let last = words.last, words.count > 1 else { return false }
    let isAble = words.dropLast().last == "수" && able.contains(last)
    guard isAble || asserted.begin(last) && endings.contains(where: last.hasSuffix) else {
      return false
    }
    return !words.dropLast(isAble ? 2 : 1).contains { word in
      limiting.contains(where: word.utf8.hasSuffix) || turned.contains(where: word.contains)
        || denying.contains(word)
    } && !turned.contains(where: last.contains)
  }
}

/// Predicates that say what was done or can be; written by hand.
private let asserted = KoreanStems(
  """
  저장 완료 추가 전송 등록 연결 업로드 다운로드 설치 복원 복구 예약 발송 도착 시작 생성 변경 적용 확인 승인 수락 가입 로그인 켜지다 열리다 보내다 받다 동기화 업데이트 인쇄 공유 게시 배송 결제
  송금 입금 제출 발급 인증 활성화 설정 선택 이동 복사 백업 초대 구독 충전 배달 접수 체크인 갱신 연장 적립 환불 재개 지급 성공 개봉 작성 수정 출발 정산 배정 당첨 통과 합격 일치
  """)

private let able = Set<String>.forms("있다[습니다,아요]")
private let endings = [String].words("습니다 어요 아요 했어요 됐어요 합니다 됩니다")

/// Ends of words that limit what is said or put a clause before it.
private let limiting = [String].words(
  "면 만 밖에 까지 전에 때 때만 지만 도록 려고 려면 어야 아야 해야 야만 외에 대신 보다 는데 도 뿐 이상 동안")

/// What says no, goes wrong, ends or stays, which other languages say with a no.
private let turned = [String].words(
  """
  않 못 없 아니 실패 불가 불일치 미완 미인증 비활성 비공개 오류 부족 제외 중단 취소 삭제 제거 해제 차단 잠금 잠기 만료 거부 거절 종료 닫 꺼 끄 오프라인 무료 다른 다르 어렵 금지 제한 아직 여전히 이미
  나중 늦 비어 빈 계속 유지 남 모르 잊 놓 초과 넘 지나 그대로 영구 되돌 실수 문제 경고 위험 손상 분실 잘못 틀리 아무 반드시 필요 쉽 빼 임시 일부 전혀 거의 겨우 가끔 처음 마지막 새로 다시 재 자동
  """)
private let denying = Set<String>.words("안 덜 더 말고 오직 단 혼자 직접 따로")
