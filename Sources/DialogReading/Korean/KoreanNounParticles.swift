public import DialogLocales

extension KoreanParticle {
  /// Each particle alone after a noun of interfaces that does not take that form: 사진는, 메시지이.
  ///
  /// Of other words 는 and 은 may be the ending of a verb, 가 and 과 a part of a noun; 을 and 를 are
  /// told after all (`wrongObjects`).
  public static func wrongForms(afterNounsIn text: String) -> [WrongForm] {
    var faults: [WrongForm] = []
    var offset = 0
    for word in text.unicodeScalars.split(
      omittingEmptySubsequences: false,
      whereSeparator: {
        !$0.isHangulSyllable
      })
    {
      let bytes = word.reduce(0) { $0 + UTF8.width($1) }
      if let fault = wrongForm(in: Substring(word), at: offset) { faults.append(fault) }
      offset += bytes
      if word.endIndex < text.endIndex { offset += UTF8.width(text.unicodeScalars[word.endIndex]) }
    }
    return faults
  }

  /// Each particle after a closing quotation mark that does not fit the word before it: ‘보고서’이.
  public static func wrongForms(afterQuotesIn text: String) -> [WrongForm] {
    guard text.unicodeScalars.contains(where: closings.contains) else { return [] }
    let scalars = Array(text.unicodeScalars)
    var faults: [WrongForm] = []
    var offset = 0
    for (index, scalar) in scalars.enumerated() {
      offset += UTF8.width(scalar)
      guard closings.contains(scalar), index > 0, scalars[index - 1].isHangulSyllable else {
        continue
      }
      let run = String(
        String.UnicodeScalarView(scalars[(index + 1)...].prefix { $0.isHangulSyllable }))
      let quoted = scalars[..<index].reversed().prefix { $0.isHangulSyllable }.reversed()
      let word = String(String.UnicodeScalarView(quoted))
      guard let particle = (written + [.object]).first(where: { $0.isWritten(run[...]) }) else {
        continue
      }
      let right = particle.form(after: word)
      if right == run { continue }
      faults.append(WrongForm(word: word, right: right, range: offset..<offset + run.utf8.count))
    }
    return faults
  }

  private static let closings: Set<Unicode.Scalar> = ["’", "”", "」", "』", "\"", "》", "〉"]

  /// Each particle in both forms after a word: 앨범을를, 앨범은(는).
  public static func doubledForms(in text: String) -> [WrongForm] {
    doubledForms(in: text, isNoun: { nouns.contains(String($0)) })
  }

  /// - Parameter offset: where the word begins, in bytes.
  private static func wrongForm(in word: Substring, at offset: Int) -> WrongForm? {
    if otherWords.contains(String(word)) { return nil }
    for length in 1...2 where word.unicodeScalars.count > length + 1 {
      let (noun, suffix) = (word.dropLast(length), word.suffix(length))
      guard let particle = written.first(where: { $0.isWritten(suffix) }),
        nouns.contains(String(noun)) || mayFollowNoWord(suffix, noun)
      else {
        continue
      }
      let right = particle.form(after: String(noun))
      guard right != suffix else { return nil }
      let start = offset + noun.utf8.count
      return WrongForm(word: String(noun), right: right, range: start..<start + suffix.utf8.count)
    }
    return nil
  }

  /// Whether no word of two syllables or more has such an ending after it that is no particle, so that
  /// the noun need not be known: 이미지으로, 앱들와, 프린터이.
  private static func mayFollowNoWord(_ suffix: Substring, _ word: Substring) -> Bool {
    guard word.unicodeScalars.count > 1, let last = word.unicodeScalars.last else { return false }
    let vowel = (last.value - 0xAC00) / 28 % 21
    switch suffix {
    case "으로", "와": return true
    // 디스플레이, 게이트웨이, 새로이 end so.
    case "이": return vowelsBeforeNoI.contains(vowel)
    // 지은, 나은 and 모은 are verbs.
    case "은": return !"지이나부그저주모".unicodeScalars.contains(last)
    default: return false
    }
  }

  /// ㅓ, ㅕ, ㅜ, ㅠ, ㅡ, ㅣ, in the order of vowels in syllables.
  private static let vowelsBeforeNoI: Set<UInt32> = [4, 6, 13, 17, 18, 20]

  private func isWritten(_ text: Substring) -> Bool { text == afterConsonant || text == afterVowel }

  private static let written: [KoreanParticle] = [.topic, .subject, .with, .direction]

  /// People and prices by what they have to do with.
  private static let otherWords: WordSet = .words(
    """
    사진가 음악가 여행가 상품가 주문가 결제가 기록가 운동가 공연가 호텔가 게임가 방송가 대학가 은행가 시장가 연극가 선생가 학원가 \
    상담가 예술가 건축가
    """)

  /// Nouns that interfaces speak of. Written by hand.
  static let nouns: WordSet = .words(
    """
    사진 파일 메시지 메일 이메일 앨범 폴더 문서 메모 알림 계정 암호 비밀번호 기기 앱 설정 연결 네트워크 인터넷 서버 화면 버튼 목록 항목 링크 주소 \
    이름 번호 코드 결제 카드 주문 상품 배송 예약 일정 시간 날짜 위치 사용자 회원 친구 그룹 채널 대화 댓글 게시물 이미지 동영상 영상 음악 노래 \
    재생목록 권한 접근 카메라 마이크 배터리 저장 데이터 백업 업데이트 다운로드 업로드 동기화 검색 결과 오류 문제 기록 세션 변경 변경사항 \
    내용 정보 구독 요금 금액 쿠폰 초대 요청 응답 첨부 좌석 객실 호텔 식당 항공편 비행기 기차 버스 택시 티켓 승차권 탑승권 영수증 청구서 택배 소포 반품 환불 장바구니 리뷰 \
    기사님 선생님 고객님 회원님 손님 학생 교사 수업 강의 숙제 시험 성적 출석 진료 병원 의사 환자 처방전 운동 걸음 체중 혈압 수면 목표 은행 계좌 잔액 송금 \
    대출 이체 창문 조명 전등 난방 냉방 세탁기 냉장고 청소기 로봇 게임 점수 레벨 경기 선수 콘서트 공연 도서관 강아지 고양이 아기 가족 신청 신청서 승인 \
    여권 비자 보험 회의 회의실 예약금 할인 포인트 이벤트 공지 약관 비행 주차장 주차 충전 충전기 시계 센서 전원 첨부 용량 공간 보관함 휴지통 즐겨찾기 프로필 언어 지도 경로 여행 캘린더 연락처
    """)
}
