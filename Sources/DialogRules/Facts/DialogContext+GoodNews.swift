import DialogModel
import DialogReading

/// Whether the alert of a problem tells none.
extension DialogContext {
  /// Whether an alert that says it is of a problem has a title that tells a success or offers something,
  /// and no word of a problem besides.
  var tellsGoodNews: Bool {
    guard kind == .alert, dialog.purpose == .problem, dialog.fields.isEmpty, !destroys else {
      return false
    }
    let titles = sourceVariants(of: .text(.title))
    return !titles.isEmpty && titles.allSatisfy { $0.first(goodNews) != nil }
      && !(titles + sourceVariants(of: .text(.message))).contains(where: \.namesProblem)
  }
}

/// What is done, reached, new or said in welcome.
private let goodNews = Phrases(
  en: """
    ^ welcome|congratulations|congrats|hooray|hurray|yay|bravo|cheers|introducing|meet|discover|announcing
    ^ great|good|nice|well|excellent|amazing|fantastic|awesome|super|perfect job|work|done|going|run|news
    ^ try|see|check|get|enjoy|explore out? the? new|latest|our
    ^ what's new
    ^ new in|on this|the|version|today
    ^ new features|feature|look|design|stickers|themes|filters|arrivals|styles|lessons|sounds|widgets|collection|recipes|levels|maps|badges
    ^ did you know
    tip|quote|photo|word|fact|recipe|song|deal|joke of the day|week|month
    ^ tip|hint
    is|are|has|have now? here|arrived|live $
    now available|live|out $
    goal|goals|record|level|badge|streak|milestone|target|achievement|trophy|medal|personal|best * reached|achieved|met|completed|earned|unlocked|hit|won|passed|complete|best|beaten $
    ^ all|everything|download|upload|export|import|backup|sync|scan|setup|installation|update|transfer|restore|payment|order|booking|reservation|registration|profile|purchase|message|invitation|invitations|photo|photos|album|file|files|changes|settings|workout|lesson|ticket|tickets|recording|conversion|cleanup|recipe|note|notes|report|reports|donation|run|score|copy|playlist * complete|completed|finished|done|saved|updated|sent|placed|received|confirmed|stored|uploaded|downloaded|exported|imported|restored|synced|succeeded|successful|ready|accepted|shared|published|created|added $
    ^ you're|you are all? set|ready|done|in|amazing|doing
    ^ all done|set|good|saved $
    ^ success|successful|successfully
    ^ happy birthday|anniversary|new|holidays
    ^ thank|thanks you|for
    ^ keep it|up going|up|the
    ^ enjoying|loving|like|love the|our|this|trail|it
    ^ your? weekly|daily|monthly|yearly|annual report|summary|recap|digest|review|overview
    tip|tips|suggestion|suggestions|recommendation|recommendations $
    ^ rate|follow|recommend|review|like the|this|us|our
    ^ special|great|limited|exclusive offer|offers|deal|deals
    """,
  ko: """
    ^ 축하-|환영-|감사-|~반갑다[습니-,아-,네-]|어서|~고맙다
    ~환영하다,축하하다[습니-,아-]|~감사하다[습니-] $
    ^ 참|정말|아주|너무 ~잘하다[았-,으셨-]|~멋지다|훌륭-|대단-
    ^ ~잘하다[았-,으셨-]|~멋지다[아-]|~훌륭하다,대단하다[습니-]|~수고하다 $
    목표|기록|레벨|단계|배지|미션|도전|신기록|목표를|기록을|목표가 달성-|돌파-|갱신-|획득-|성공-|완료-|경신-|~이루다,채우다[았-]
    ^ 새|~새롭다[ㄴ]|신규 _? 기능-|필터-|필터를|테마-|스티커-|디자인-|소식-|시즌-|메뉴-|컬렉션-|레시피- * -보세요|출시-|추가-|~나오다[았-]|도착-|공개-|등장-|~쓰다,만나다,사용하다[아]|$
    ^ 새|~새롭다[ㄴ] 버전의|버전 기능-|~새롭다[ㄴ]|소식
    오늘의|이번|이주의|이달의 주의|달의? 팁|명언|한마디|추천|사진|단어|운세|레시피|노래
    -을|-를 ~쓰다,만나다,사용하다,이용하다,체험하다,즐기다,경험하다[아]|둘러 ~보다[으세요,으시겠-,ㄹ까요] $
    모드|버전|기능|앱|서비스|시즌|상품|테마 출시|오픈|공개|등장|추가 $
    ^ 혹시|~알다[고] ~알다[으시나-]|~계시다[았나-,ㄴ가-]
    설정|저장|전송|등록|접수|예약|결제|업데이트|공유|게시|백업|동기화|~내보내다,가져오다[기]|설치|적용|주문|발송|복원|다운로드|업로드|인증|가입|연결|변환|기록|제출|신청|입금|발급|준비 완료|완료- $
    저장|전송|등록|접수|예약|결제|업데이트|공유|게시|백업|동기화|~내보내다,가져오다[기]|설치|업로드|다운로드|인증 성공|성공- $
    -이|-가|-을|-를 ~완료되다|~완료하다,마치다,저장하다,등록하다,공유하다,백업하다,보내다,올리다,업로드하다,다운로드하다,전송하다,복원하다,설치하다,적용하다,추가하다,가져오다,내보내다[았-]|마무리-|~접수되다|~확정되다|~승인되다|~저장되다|~전송되다|~등록되다|~예약되다|~결제되다|~업데이트되다|~공유되다|~게시되다|~백업되다|~설치되다|~적용되다|~발송되다|~복원되다|~추가되다|~준비되다 $
    주간|월간|일간|연간|오늘의 보고서|리포트|요약|통계 $
    친구|노래|상품|음악|레시피|장소|코스 추천 $
    -을|-를 ~평가하다,팔로우하다,구독하다,추천하다[아] ~주다[으세요,으시겠-]|~보다[으세요]
    ^ ~특별하다[ㄴ]? 혜택-|할인-|선물-|이벤트-
    ^ ~완료되다[었습니-,았-]|~완료하다,끝나다[았-]|~성공하다[았-,였-] $
    ^ 모두|다|전부 ~되다[았-,었-]|~끝나다[았-]|준비-|완료-
    """)
