import DialogLocales
import Testing

/// Words in Latin letters take the particles of how they are read in Korean.
@Suite struct LatinReadingTests {
  /// A word and its reading.
  static let readings = """
    Adam 애덤 · Alex 알렉스 · Alfred 앨프리드 · Amy 에이미 · Andrew 앤드루 · Anna 애나 · Anthony 앤서니 · Barbara 바버라 · Ben 벤 · Betty 베티 · \
    Brian 브라이언 · Carol 캐럴 · Charles 찰스 · Charlotte 샬럿 · Chris 크리스 · Claire 클레어 · Daisy 데이지 · Diana 다이애나 · Donald 도널드 · \
    Edward 에드워드 · Ella 엘라 · Emily 에밀리 · Eva 에바 · Felix 펠릭스 · Frank 프랭크 · George 조지 · Grace 그레이스 · Hannah 해나 · Harry 해리 · \
    Helen 헬렌 · Henry 헨리 · Ian 이언 · Irene 아이린 · Jacob 제이컵 · James 제임스 · Jason 제이슨 · Jennifer 제니퍼 · Jessica 제시카 · \
    Joe 조 · Jonathan 조너선 · Joseph 조지프 · Joshua 조슈아 · Julia 줄리아 · Justin 저스틴 · Karen 캐런 · Katherine 캐서린 · Kim 김 · Laura 로라 · \
    Leo 리오 · Liam 리엄 · Linda 린다 · Lisa 리사 · Lucas 루커스 · Luke 루크 · Margaret 마거릿 · Maria 마리아 · Mark 마크 · Martin 마틴 · Mary 메리 · \
    Mason 메이슨 · Matthew 매슈 · Max 맥스 · Mia 미아 · Nancy 낸시 · Nathan 네이선 · Oliver 올리버 · Olivia 올리비아 · Oscar 오스카 · Patrick 패트릭 · \
    Peter 피터 · Philip 필립 · Rachel 레이철 · Ralph 랠프 · Rebecca 리베카 · Richard 리처드 · Robin 로빈 · Roger 로저 · Rose 로즈 · Ruth 루스 · Ryan 라이언 · \
    Sam 샘 · Samuel 새뮤얼 · Sandra 샌드라 · Sean 숀 · Sophia 소피아 · Stephen 스티븐 · Steve 스티브 · Susan 수전 · Theodore 시어도어 · Thomas 토머스 · \
    Tim 팀 · Victoria 빅토리아 · Vincent 빈센트 · Walter 월터 · William 윌리엄 · Zack 잭 · Park 박 · Choi 최 · Jung 정 · Kang 강 · Yoon 윤 · Jang 장 · Lim 임 · \
    Account 어카운트 · Activity 액티비티 · Adobe 어도비 · AirDrop 에어드롭 · AirPods 에어팟 · Alarm 알람 · Alert 얼러트 · Archive 아카이브 · Audio 오디오 · \
    Avatar 아바타 · Backup 백업 · Badge 배지 · Banner 배너 · Basic 베이식 · Batch 배치 · Battery 배터리 · Beta 베타 · Bitcoin 비트코인 · Board 보드 · \
    Bookmark 북마크 · Bot 봇 · Box 박스 · Brand 브랜드 · Browser 브라우저 · Button 버튼 · Cache 캐시 · Camera 카메라 · Canvas 캔버스 · Capture 캡처 · \
    Center 센터 · Channel 채널 · Chart 차트 · Class 클래스 · Clip 클립 · Comment 코멘트 · Community 커뮤니티 · Computer 컴퓨터 · Console 콘솔 · \
    Content 콘텐트 · Control 컨트롤 · Cookie 쿠키 · Coupon 쿠폰 · Cursor 커서 · Dashboard 대시보드 · Data 데이터 · Database 데이터베이스 · Dialog 다이얼로그 · \
    Disk 디스크 · Display 디스플레이 · Docker 도커 · Document 도큐먼트 · Domain 도메인 · Download 다운로드 · Draft 드래프트 · Drive 드라이브 · Editor 에디터 · \
    Emoji 이모지 · Engine 엔진 · Error 에러 · Event 이벤트 · Export 엑스포트 · FaceTime 페이스타임 · Family 패밀리 · Feed 피드 · Festival 페스티벌 · Filter 필터 · \
    Finder 파인더 · Firefox 파이어폭스 · Firewall 파이어월 · Font 폰트 · Forum 포럼 · Frame 프레임 · Gallery 갤러리 · Game 게임 · Garage 개라지 · Graph 그래프 · \
    Guest 게스트 · Guide 가이드 · Hashtag 해시태그 · Header 헤더 · Health 헬스 · Home 홈 · Icon 아이콘 · Inbox 인박스 · Index 인덱스 · Item 아이템 · Journal 저널 · \
    Kernel 커널 · Keyboard 키보드 · Keynote 키노트 · Label 레이블 · Link 링크 · List 리스트 · Live 라이브 · Logic 로직 · Login 로그인 · Magazine 매거진 · \
    Manager 매니저 · Master 마스터 · Media 미디어 · Memo 메모 · Menu 메뉴 · Meta 메타 · Mode 모드 · Monitor 모니터 · Movie 무비 · Network 네트워크 · News 뉴스 · \
    Numbers 넘버스 · Online 온라인 · Option 옵션 · Orange 오렌지 · Package 패키지 · Pages 페이지스 · Palette 팔레트 · Panel 패널 · Partner 파트너 · Party 파티 · \
    Password 패스워드 · PayPal 페이팔 · Photos 포토스 · Plan 플랜 · Player 플레이어 · Playlist 플레이리스트 · Podcast 팟캐스트 · Point 포인트 · Portal 포털 · Poster 포스터 · \
    Preview 프리뷰 · Printer 프린터 · Pro 프로 · Program 프로그램 · Prompt 프롬프트 · Proxy 프록시 · Quiz 퀴즈 · Radio 라디오 · Reels 릴스 · Release 릴리스 · \
    Reminder 리마인더 · Ring 링 · Room 룸 · Router 라우터 · Sample 샘플 · Scale 스케일 · Scan 스캔 · Schedule 스케줄 · School 스쿨 · Season 시즌 · Section 섹션 · \
    Series 시리즈 · Session 세션 · Shop 숍 · Shortcut 쇼트컷 · Sketch 스케치 · Skype 스카이프 · Smartphone 스마트폰 · Song 송 · Sound 사운드 · Spam 스팸 · Sport 스포트 · \
    Starbucks 스타벅스 · Station 스테이션 · Steam 스팀 · Story 스토리 · Stream 스트림 · Studio 스튜디오 · Style 스타일 · Summer 서머 · Symbol 심벌 · Sync 싱크 · Target 타깃 · \
    Team 팀 · Teams 팀스 · Template 템플릿 · Terminal 터미널 · Theme 테마 · Threads 스레드 · Timer 타이머 · Token 토큰 · Topic 토픽 · Tour 투어 · Track 트랙 · Travel 트래블 · \
    Trip 트립 · Tunnel 터널 · Tutorial 튜토리얼 · Uber 우버 · Unity 유니티 · Upload 업로드 · Version 버전 · Vimeo 비메오 · Vision 비전 · Visual 비주얼 · Volume 볼륨 · \
    Wave 웨이브 · Webtoon 웹툰 · Webex 웹엑스 · Weekly 위클리 · Wiki 위키 · WordPress 워드프레스 · Work 워크 · Workspace 워크스페이스 · World 월드 · Xbox 엑스박스 · \
    Yahoo 야후 · Zero 제로 · Zone 존 · Berlin 베를린 · Boston 보스턴 · Busan 부산 · Chicago 시카고 · Dublin 더블린 · Hawaii 하와이 · Jeju 제주 · London 런던 · \
    Madrid 마드리드 · Milan 밀란 · Moscow 모스크바 · Paris 파리 · Rome 로마 · Seoul 서울 · Sydney 시드니 · Tokyo 도쿄 · Toronto 토론토 · Vienna 비엔나 · Hyundai 현대 · \
    Kia 기아 · LG 엘지 · SK 에스케이 · KT 케이티 · IBM 아이비엠 · HP 에이치피 · BMW 비엠더블유 · BTS 비티에스 · NFL 엔에프엘 · NBA 엔비에이 · FIFA 피파 · UNICEF 유니세프 · \
    K-POP 케이팝 · HOT 핫 · TOP 톱 · VIP 브이아이피 · JPEG 제이펙 · Reddit 레딧 · Market 마켓 · Packet 패킷 · ChatGPT 챗지피티 · Copilot 코파일럿 · \
    Grok 그록 · Claude 클로드 · Notion 노션 · Evernote 에버노트 · Melon 멜론 · Toss 토스 · Band 밴드 · Tving 티빙 · Airbnb 에어비앤비 · Fitbit 핏빗 · \
    Private 프라이빗 · Chocolate 초콜릿 · Favorite 페이버릿 · Root 루트 · Food 푸드 · Format 포맷 · Summit 서밋 · Rocket 로켓 · Basket 바스켓 · Epic 에픽 · \
    IKEA 이케아 · SONY 소니 · CSV 시에스브이 · ZIP 집 · GIF 지아이에프 · API 에이피아이 · SDK 에스디케이 · CSS 시에스에스 · DNS 디엔에스 · SSL 에스에스엘 · VPN 브이피엔 · \
    WLAN 더블유랜 · CPU 시피유 · RAM 램 · ROM 롬 · SIM 심 · eSIM 이심 · PIN 핀 · GPS 지피에스 · LTE 엘티이 · NFC 엔에프시 · OTP 오티피 · SMS 에스엠에스 · MMS 엠엠에스
    """

  static let words: [(word: String, reading: String)] = readings.split(separator: " · ").map {
    let parts = $0.split(separator: " ")
    return (String(parts[0]), String(parts[1]))
  }

  @Test func wordsEndAsTheirReadings() {
    for (word, reading) in Self.words {
      #expect(KoreanFinalSound.sound(of: word) == KoreanFinalSound.sound(of: reading), "\(word)")
    }
  }
}
