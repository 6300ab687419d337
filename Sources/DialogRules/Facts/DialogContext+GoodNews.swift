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
    ^ 축하-|환영-|감사-|반갑-|어서|고맙-
    환영합-|환영해-|축하합-|축하해-|감사합- $
    ^ 참|정말|아주|너무 잘했-|잘하셨-|멋지-|멋져-|훌륭-|대단-
    ^ 잘했-|잘하셨-|멋져-|훌륭합-|대단합-|수고하-|수고했- $
    목표|기록|레벨|단계|배지|미션|도전|신기록|목표를|기록을|목표가 달성-|돌파-|갱신-|획득-|성공-|완료-|경신-|이뤘-|채웠-
    ^ 새|새로운|신규 _? 기능-|필터-|필터를|테마-|스티커-|디자인-|소식-|시즌-|메뉴-|컬렉션-|레시피- * -보세요|출시-|추가-|나왔-|도착-|공개-|등장-|써|만나|사용해|$
    ^ 새|새로운 버전의|버전 기능-|새로운|소식
    오늘의|이번|이주의|이달의 주의|달의? 팁|명언|한마디|추천|사진|단어|운세|레시피|노래
    -을|-를 써|만나|사용해|이용해|체험해|즐겨|경험해|둘러 보세요|보시겠-|볼까요 $
    모드|버전|기능|앱|서비스|시즌|상품|테마 출시|오픈|공개|등장|추가 $
    ^ 혹시|알고 아시나-|계셨나-|계신가-
    설정|저장|전송|등록|접수|예약|결제|업데이트|공유|게시|백업|동기화|내보내기|가져오기|설치|적용|주문|발송|복원|다운로드|업로드|인증|가입|연결|변환|기록|제출|신청|입금|발급|준비 완료|완료- $
    저장|전송|등록|접수|예약|결제|업데이트|공유|게시|백업|동기화|내보내기|가져오기|설치|업로드|다운로드|인증 성공|성공- $
    -이|-가|-을|-를 완료되-|완료됐-|완료했-|마쳤-|마무리-|접수되-|접수됐-|확정되-|확정됐-|승인되-|저장되-|저장됐-|저장했-|전송되-|전송됐-|등록되-|등록됐-|등록했-|예약되-|예약됐-|결제되-|결제됐-|업데이트되-|공유되-|공유했-|게시되-|게시됐-|백업되-|백업했-|설치되-|적용되-|발송되-|복원되-|추가되-|추가됐-|보냈-|올렸-|준비되-|준비됐-|업로드했-|다운로드했-|전송했-|복원했-|설치했-|적용했-|추가했-|가져왔-|내보냈- $
    주간|월간|일간|연간|오늘의 보고서|리포트|요약|통계 $
    친구|노래|상품|음악|레시피|장소|코스 추천 $
    -을|-를 평가해|팔로우해|구독해|추천해 주세요|주시겠-|보세요
    ^ 특별한? 혜택-|할인-|선물-|이벤트-
    ^ 완료되었습-|완료됐-|완료했-|성공했-|성공하였-|끝났- $
    ^ 모두|다|전부 됐-|되었-|끝났-|준비-|완료-
    """)
