import DialogLocales
import DialogSupport

/// Titles that say that there is something to read, or to answer, and not what.
extension KoreanVocabulary {
  /// Whether the words of a title only announce (중요 알림), ask for anything at all (정말 하시겠습니까?),
  /// or name a fault that might be any (문제가 있습니다) or that a code alone tells (오류 1009).
  public static func onlyAnnounces(_ words: [String]) -> Bool {
    if words.count == 1, doubting.contains(words[0]) { return true }
    let words = words.filter { !emphases.contains($0) }
    guard let first = words.first, let last = words.last, words.count < 6 else { return false }
    return announcesAlone(words.joined())
      || warnings.contains(first) && announcesAlone(words.dropFirst().joined())
      || asksForAnything(words)
      || words.count > 1
        && (addressesAll(words) || announcesByNoun(words) || announcesByVerb(words)
          || showsCode(words)
          || words.count == 2 && demanded.contains(first) && demands(last)
          || words.count == 2 && confirmed.contains(first) && last == "확인")
  }

  /// Whether the words of a title leave what happened to a message: 녹음에 문제가 있습니다, 예약 문제 발생, 백업 관련
  /// 안내.
  public static func leavesToMessage(_ words: [String]) -> Bool {
    var words = words.filter { !emphases.contains($0) }[...]
    guard (2...5).contains(words.count), !words.contains(where: tells) else { return false }
    if heads.contains(words.last!) {
      return words.count > 2 && concerning.contains(words.dropLast().last!)
    }
    if arising.begin(words.last!) { words = words.dropLast() }
    return words.count > 1 && vagueFaults.contains(words.last!)
  }

  /// Whether a title of two or three nouns names what something concerns, and not what happened: 배터리 상태,
  /// 네트워크 설정.
  public static func onlyNamesTopic(_ words: [String]) -> Bool {
    (2...4).contains(words.count)
      && (topicHeads.contains(words.last!) && words.count < 4 || featureHeads.contains(words.last!))
      && !words.contains(where: tells) && !words.dropLast().contains(where: tellsOfFault)
  }

  /// What apps do and have, which says nothing of a fault: 사진 보관함 백업, 가족 공유 설정.
  private static let featureHeads: Set<String> = .forms(
    """
    백업 동기화 가져오다,내보내다[기] 업로드 다운로드 공유 설치 등록 로그인 결제 구매 구독 보관함 계정 프로필 캘린더 재생목록 앨범 갤러리
    스캐너 인쇄 프린터 카메라 마이크 키보드 편집기 녹음 녹화 알람 날씨 내비게이션 검색 지갑 장바구니 책갈피 연락처 미리알림 메모 메시지 메일
    스트리밍 재생 전송 이체 제출 측정 예매 인식 통화 지도 음악 사진 위젯 대여 배달 번역기 재생기 즐겨찾기 대시보드 자막 가사 레시피 채팅 투어
    """)

  /// 만료된, 잘못된, 중복, 충돌: what may be the fault itself.
  private static func tellsOfFault(_ word: String) -> Bool {
    ["된", "한", "던", "는", "은", "중인", "예정인"].contains(where: word.utf8.hasSuffix)
      || describing.contains(word)
      || [
        "반복", "해외", "미성년", "의심", "차단", "무단", "비정상", "중복", "충돌", "만료", "오류", "취소", "지연", "거부", "제한",
        "손상", "불가", "미완료",
      ].contains(
        where: word.utf8.hasPrefix)
  }

  private static let describing: Set<String> = .forms(
    "비다,낯설다,느리다,잠기다,흐리다,크다,길다[ㄴ] 새 이중 휴면 다른 없다[는]")
  private static let topicHeads: Set<String> = ["상태", "설정", "정보", "모드", "공간", "옵션", "현황"]

  /// Whether a word tells the fault itself: 부족, 없음.
  private static func tells(_ word: String) -> Bool {
    faultsTold.begin(word)
  }

  private static let faultsTold = KoreanStems(
    "부족 없다 실패 못 초과 끊다[-] 고장 중단 알려지다[ㄴ] 해결")

  private static let vagueFaults: Set<String> = ["문제", "문제가", "이상", "이상이", "이슈", "이슈가"]
  private static let arising = KoreanStems("발생 있다[습니다,아요,ㅁ] 생기다")

  /// 중요한 안내, 삭제 확인 메시지, 은행에서 온 소식
  private static func announcesByNoun(_ words: [String]) -> Bool {
    guard heads.contains(words.last!) else { return false }
    let rest = words.dropLast()
    return rest.allSatisfy { qualifiers.contains($0) || heads.contains($0) }
      || words.last == "메시지" && ["확인", "안내", "알림", "공지"].contains(rest.last)
      || rest.count > 1 && sending.contains(rest.last!)
  }

  private static let concerning: Set<String> = .forms("관련 관하다,대하다[ㄴ]")
  private static let sending: Set<String> = .forms("오다,보내다,대하다,관하다[ㄴ] 전하다,드리다[는]")

  /// 사용자 여러분께
  private static func addressesAll(_ words: [String]) -> Bool {
    words.count == 2 && ["여러분께", "여러분에게", "님께", "모두에게"].contains(words[1])
  }

  /// 알려 드립니다, 제빵사 여러분께 알립니다
  private static func announcesByVerb(_ words: [String]) -> Bool {
    guard states(words.last!, tellings) else { return false }
    let rest = words.dropLast()
    return rest.last!.utf8.hasSuffix("께")
      || rest.allSatisfy { told.contains($0) || $0.utf8.hasSuffix("께") }
  }

  /// 오류 1009, 오류 코드 0x80F
  private static func showsCode(_ words: [String]) -> Bool {
    let names = words.prefix { codes.contains($0) }
    let rest = words.dropFirst(names.count)
    return !names.isEmpty && !rest.isEmpty
      && rest.allSatisfy {
        $0.utf8.allSatisfy { $0 < 0x80 } && $0.utf8.contains { $0.isASCIIDigit }
      }
  }

  private static func asksForAnything(_ words: [String]) -> Bool {
    guard words.count < 3, asks(words.last!, anyActions) else { return false }
    return words.dropLast().allSatisfy {
      atAll.contains($0)
    }
  }

  private static let atAll: Set<String> = .forms(
    "계속 계속하다[아서] 그래도 이대로 이렇다,그렇다[게] 이것을 작업을")

  /// What asks whether it is so, whatever it is.
  private static let doubting: Set<String> = .forms(
    """
    정말요 정말로요 진짜요 진짜로요 정말 정말로 진짜 그렇다[아요,ㄹ까요] 괜찮다[아요,죠] 확실하다[아요] 되다[ㄹ까요,아요]
    좋다[아요] 알다[으시죠,죠] 준비되다[았나요] 맞다[나요,아요,습니까]
    """)

  /// What says no more: really, once more.
  private static let emphases: Set<String> = [
    "정말", "정말로", "진짜", "꼭", "반드시", "먼저", "잘", "한번", "한", "번", "더", "지금",
  ]
  /// 경고: 꼭 읽으세요
  private static let warnings: Set<String> = ["경고", "주의", "중요", "알림", "안내"]
  private static let heads: Set<String> = [
    "알림", "안내", "공지", "메시지", "공지사항", "사항", "말씀", "소식", "정보", "경고", "질문",
  ]
  private static let qualifiers: Set<String> = .forms(
    "중요 긴급 중요하다,긴급하다,간단하다[ㄴ] 시스템 필독 주요 문제 오류 확인 일반")
  private static let demanded: Set<String> = [
    "확인이", "확인", "조치가", "조치", "주의가", "주의", "결정이", "결정", "응답이", "응답", "선택이", "답변이", "답변",
    "주목이",
  ]
  private static func demands(_ word: String) -> Bool {
    needs.contains(word) || states(word, demanding)
  }

  private static let needs: Set<String> = .forms("필요 필요하다[ㅁ] 요망 요청")
  private static let demanding: WordSet = .words("필요하다 바라다 부탁드리다")
  private static let confirmed: Set<String> = ["작업", "동작", "실행", "진행", "최종", "사용자"]
  private static let tellings: WordSet = .words("알리다 알려드리다 드리다 공지하다 안내하다 안내드리다")
  private static let told: Set<String> = .forms("알리다[아] 안내 말씀 공지 다음과 같이 다음을")
  private static let codes: Set<String> = ["오류", "에러", "코드", "번호", "오류코드", "에러코드", "상태"]
  /// What is asked with nothing that it is about.
  private static let anyActions: WordSet = .words("하다 괜찮다 진행하다 계속하다 실행하다 확실하다")

  /// Whether a whole title, without spaces and emphases, says only that there is something to read or do.
  private static func announcesAlone(_ title: String) -> Bool {
    requests(title, tasks) || states(title, notices) || announcing.contains(title)
  }

  private static let tasks: WordSet = .words(
    """
    읽어주다 읽어보다 읽다 결정해주다 결정하다 선택해주다 확인해주다 확인하다 주의하다 주의해주다 참고하다 참고해주다 알아두다 주목해주다 조심하다 조심해주다
    신중하다 신중하게결정하다 신중히결정하다 잘생각하다 신중하게생각하다 기다려주다 다시시도하다 다시시도해주다 나중에다시시도하다 나중에다시시도해주다
    잠시후다시시도하다 잠시후다시시도해주다
    """)
  private static let notices: WordSet = .words(
    """
    확인바라다 주의바라다 참고바라다 문제가있다 오류가있다 안내말씀드리다 알려드리다 알리다 안내드리다 계속할수없다 진행할수없다 되돌릴수없다 이작업은되돌릴수없다
    이동작은되돌릴수없다
    """)
  private static let announcing: Set<String> = .forms("잠깐만요 잠깐만 잠깐 문제있다[ㅁ]")
}
