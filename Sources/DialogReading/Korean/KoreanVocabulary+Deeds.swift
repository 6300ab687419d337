import DialogLocales
import DialogSupport

/// What buttons do, by their verbs.
extension KoreanVocabulary {
  /// Whether a word is a noun for what is done: 삭제, 초기화.
  public static func isDeed(_ word: String) -> Bool {
    word == "계속" || KoreanLetters.verbalNouns.contains(word)
  }

  /// Whether a button's title tells no result: 계속, 진행하기, 제출.
  public static func saysNoResult(_ words: [String]) -> Bool {
    words.count == 1 && vague.contains(words[0]) || isEmptyDeed(words)
  }

  private static let vague: Set<String> = .forms(
    """
    계속 다음 실행 완료 제출 진행 동의 수락 승인 적용
    계속하다,실행하다,제출하다,진행하다,동의하다,수락하다,승인하다,적용하다[기]
    """)

  /// Whether a button's title tells only that one is done with what is shown: 닫기, 나가기.
  public static func onlyCloses(_ words: [String]) -> Bool {
    words.count == 1 && closing.contains(words[0])
  }

  private static let closing: Set<String> = .forms("닫다,나가다,종료하다,끝내다[기] 종료")

  /// Whether a button's title tells no result, and not even that one goes on: 하기.
  public static func isEmptyDeed(_ words: [String]) -> Bool {
    words.last == "하기" && words.dropLast().allSatisfy(asIs.contains)
  }

  private static let asIs: Set<String> = .forms("그렇다[게] 이대로 그대로 그냥")

  /// Whether a title only numbers what can be chosen: 옵션 1, 선택 2.
  public static func onlyNumbers(_ words: [Substring]) -> Bool {
    words.count == 2 && ["옵션", "선택", "선택지", "선택사항"].contains(words[0])
      && words[1].count == 1 && (words[1].utf8.count == 1 || "가나다라마바사하갑을병정일이삼사".contains(words[1]))
  }

  /// Whether two titles are known to do different things: 공유 and 인쇄하기.
  public static func differ(_ title: String, _ other: String) -> Bool {
    let (deeds, others) = (deeds(of: title), deeds(of: other))
    return !deeds.isEmpty && !others.isEmpty && deeds.isDisjoint(with: others)
  }

  /// What a title does, by the numbers of its verb's groups.
  private static func deeds(of title: String) -> Set<Int> {
    guard let verb = title.split(separator: " ").last else { return [] }
    return Set(groups.indices.filter { groups[$0].begin(String(verb)) })
  }

  private static let groups = [
    "공유 보내다 전송 전달 게시 올리다 초대 업로드", "인쇄 프린트 출력", "이동 옮기다", "삭제 지우다 제거 버리다 비우다 초기화 폐기",
    "보관 숨기다", "사다[기] 구매 구입 주문 결제 구독 업그레이드", "빌리다 대여", "갱신 연장", "저장 유지 보존 내보내다 다운로드", "복사 복제",
    "이름", "가져오다 추가 스캔", "설치 업데이트 다운로드 업그레이드", "복원 복구", "전화 통화", "참여 참가 입장 가입",
    "재생 듣다 시청 잇다[아]", "녹음 녹화", "음소거", "차단 신고", "번역", "예약", "열다", "잠그다", "재시작 다시 재부팅",
    "변경 바꾸다 수정 편집 업데이트 저장 이름",
  ].map(KoreanStems.init)

  /// Whether words name a thing and no action: 스피커, 블루투스; nor does 나중에.
  public static func namesThing(_ words: [String]) -> Bool {
    // 자세한 정보, 추가 내용
    if words.count == 2, detailed.contains(words[0]) {
      return ["정보", "내용"].contains(words[1])
    }
    return words.count == 1 && things.contains(words[0])
  }

  private static let detailed: Set<String> = .forms("자세하다,상세하다[ㄴ] 추가 상세")
  private static let things: WordSet = .words(
    """
    규칙 금고 나중에 네트워크 달력 동영상 라우터 마이크 모니터 목록 바구니 배터리 블루투스 비디오 사진 사진첩 서랍 \
    센서 셀룰러 스피커 시간표 안내 안내서 앨범 약관 에어컨 연락처 와이파이 위치 음악 이메일 이어폰 일정 일정표 자료 \
    저장소 정보 조건 지도 카메라 캘린더 컴퓨터 키보드 파일 폴더 프린터 헤드폰 휴지통 \
    여기 저기 거기 대안 대신 가방 가위 거울 게시판 계산기 고양이 공구 공책 광고 교실 구두 그릇 그림 기계 기차 기차표 꽃 \
    나무 날씨 냄비 냉장고 노트 노트북 달력 담요 도서관 동전 드론 라디오 램프 로봇 리모컨 마우스 메뉴판 명단 모자 문 물 \
    물병 물탱크 바퀴 밥솥 방 배낭 버스 버스표 베개 벽 병원 보일러 봉투 부엌 비행기 빵 상자 세탁기 소리 소파 손목시계 \
    수건 수도 숟가락 스탠드 시계 신발 쓰레기통 안경 약 약국 양말 엘리베이터 여권 열쇠 옷장 우산 우체통 운동화 은행 의자 \
    이불 인형 자동차 자물쇠 자전거 장갑 장난감 전구 전등 전화기 접시 주방 주전자 지갑 지하철 창문 책 책상 책장 청소기 \
    체중계 충전기 침대 칠판 칫솔 커튼 커피 컵 텐트 텔레비전 티켓 편지 풍선 피아노 필통 현관 화면 화분
    """)
}
