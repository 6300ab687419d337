import DialogLocales
import Testing

/// Values as people have them, by the sound they end in; a value of each list takes 을 or 를 and
/// 으로 or 로 as its comment says.
@Suite struct KoreanFinalSoundTests {
  /// 을, 으로
  static let consonants = """
    앨범 · 사진 · 동영상 · 가족 여행 · 민준 · 서연 · 지훈 · 수빈 · 예은 · 박 · 최민석 · 부산 · 대전 · 앞 · 밖 · 값 · 닭 · 여덟 · 삶 · 휴지통 · \
    받은 편지함 · 공유 앨범 · 내 컴퓨터 안 · 즐겨찾기 목록 · 일정 · 알림 · 암호들 중 · 회사(주) 건 · 5,000원 · 3분 · mp3 · \
    넥슨(코리아) · 홍길동(Hong) · 사진(JPG 파일) · “앨범” · ‘사진’ · 「동영상」 · 《토지문학》 · 앨범! · 앨범… · 앨범. · 앨범 (3) · (앨범) · \
    ㄱ · ㄴ · ㅋㅋ · 가\u{11A8} · 앨범😀 · 앨범™ · 앨범  · 0 · 00 · 3 · 6 · 10 · 13 · 20 · 26 · 30 · 50 · 60 · 90 · 100 · 103 · 110 · 500 · \
    1000 · 1,000 · 2,000 · 9,900 · 10,000 · 10000 · 30,000 · 100,000 · 1,000,000 · 10,000,000 · 100,000,000 · 300,000,000 · 10,000,000,000 · \
    10,000,000,000,000,000 · 1.0 · 1.50 · 3.3 · 0.6 · 1.3.6 · 제10 · iOS 16 · 2030 · 오후 3:05 · 12:30 · ₩5,000 · ₩1,234 · ¥300 · １０ · \
    M · N · m · n · VPN · ATM · FM · DM · PM · CNN · RPM · SSN · iPhone · Amazon · Instagram · Telegram · Notion · Python · Zoom · \
    Chrome · home.com · Premium · Album · album · System · Admin · John · Tom · Kevin · Jane · Simone · time · Design · Screen · Samsung · \
    Coupang · King · Ping · Bing · Setting · Facebook · MacBook · Outlook · book · Mac · iMac · Music · Apple Music · TikTok · Slack · Jack · \
    Nick · Eric · feedback · Playback · stock · app · App · WhatsApp · Map · Snap · backup · Laptop · Desktop · Photoshop · Git · Internet · chat · \
    Robot · Tablet · Wallet · Widget · Ticket · Robert Scott · Cat · group · Layout · input · web · tab · Lab · Club · Job · Bob · 10kg · 5 g · 3t · \
    C# · test.zip · KakaoTalk · Muñoñ · ラーメン · らーめん · Thumb · LINE · 5 min · 10,000,000,000원권 10장 중 첫 장(1장)
    """

  /// 를, 로
  static let vowels = """
    메모 · 지도 · 음악 파일 개수 · 지수 · 민지 · 영희 · 철수 · 이서아 · 김유나 · 제주 · 광주 · 대구 · 경기도 · 휴가 · 파티 · 친구 · 메시지 · 뉴스레터 · \
    계정 정보 · 네이버 · 카카오 · 애플 뮤직 플레이어 · 메모(개인) · 네이버(주) · “메모” · 메모? · 메모… · 메모) · 3개 · 5회 · 10시 · 오후 3:00 · ㅏ · ㅠㅠ · \
    2 · 4 · 5 · 9 · 12 · 14 · 15 · 19 · 22 · 1,234 · 99 · 104 · 1,005 · 20,002 · 2.5 · 3.14 · 0.9 · 10.2 · 1,000,000,000,000 · 3조 · \
    1.2.5 · iOS 15 · 2024 · 2025 · 010-1234-5679 · $5,000 · US$10 · €3 · £100 · 50% · 100 % · 21℃ · 36.5°C · Disney+ · ５ · \
    A · B · K · X · Z · a · PDF · USB · TV · PC · AI · GPS · KBS · SNS · CEO · jpg · png · pdf · photo.jpg · 사진.png · docx · \
    Google Drive · YouTube · Twitter · Netflix · Microsoft · Windows · Word · PowerPoint · OneDrive · Safari · iPad · GitHub · Swift · Android · \
    Apple Watch · TestFlight · Linux · Ubuntu · Java · Tesla · Photo · Video · Store · App Store · software · Note · Notes · Home Assistant · \
    Siri · iCloud · Dropbox · Discord · Figma · Jira · Trello · Bluetooth · Wi-Fi · Spotify · Messenger · Server · User · Folder · Calendar · \
    test · Project · Report · contact · Script · text · Bank · Task · Desk · help · camp · image · page · Message · Office · Service · site · \
    Update · cake · bike · Nike · tape · Code · Cube · Adobe · League · cloud · card · blog · tag · bug · Alice · Kate · Mike · David · Elizabeth · \
    Sarah · Emma · Noah · Chloe · Lee · week · boot · loop · sheet · break · boat · Tech · Twitch · Bash · Photograph · check · set · bit · kit · \
    café · Pelé · Zoë · 5km · 10 m · 300 mL · 1.5GB · 20 MB · 512B · 60 Hz · 5s · さくら · サーバー · macOS · iOS · OpenAI · NAVER · NASA · sky · view · \
    한국 데이터(Korea data) 저장소 · MP4 · C++ · window · The · me · recipe
    """

  /// 을, 로
  static let liquids = """
    파일 · 메일 · 서울 · 한글 · 개발 · 교실 · 지하철 · 물 · 달 · 비밀 · 하늘 · 은별 · 한결 · 이슬 · 구글 · 애플 · 픽셀 · 오늘 · 내일 · 3월 3일 · 5월 1일 · \
    파일(사본) · “파일” · 파일! · ㄹ · 가\u{11AF} · 1 · 7 · 8 · 11 · 17 · 18 · 21 · 28 · 31 · 101 · 1,001 · 1,237 · 2.1 · 3.8 · 0.7 · 747 · \
    2024. 3. 5. · 2024. 12. 30. · 1월 7일 · 3개월 · 12월 · 제1 · 2021 · L · R · l · r · URL · HTML · html · XML · SQL · MySQL · WebGL · PR · QR · USSR · VR · AR · \
    Google · Apple · Excel · Mail · Gmail · Pencil · Signal · file · File · Profile · title · table · Email · Model · Tool · Pixel · role · sale · \
    Michael · Paul · Daniel · Nicole · Kyle · Bill · all · Mobile · single · Cell · Hotel · 200px · Brasil · 9‰ · 네이버 파일(1)
    """

  static let unknowns = " · 😀 · 東京 · Москва · … · 北京(베이징) · “” · नमस्ते · שלום · ()"

  private static func values(_ list: String) -> [String] {
    list.split(separator: " · ", omittingEmptySubsequences: false).map(String.init)
  }

  @Test func consonant() {
    for text in Self.values(Self.consonants) {
      #expect(KoreanFinalSound.sound(of: text) == .consonant, "\(text)")
      #expect(KoreanParticle.direction.form(after: text) == "으로", "\(text)")
    }
  }

  @Test func vowel() {
    for text in Self.values(Self.vowels) {
      #expect(KoreanFinalSound.sound(of: text) == .vowel, "\(text)")
      #expect(KoreanParticle.object.form(after: text) == "를", "\(text)")
    }
  }

  @Test func liquid() {
    for text in Self.values(Self.liquids) {
      #expect(KoreanFinalSound.sound(of: text) == .liquid, "\(text)")
      #expect(KoreanParticle.object.form(after: text) == "을", "\(text)")
      #expect(KoreanParticle.direction.form(after: text) == "로", "\(text)")
    }
  }

  @Test func unknown() {
    for text in Self.values(Self.unknowns) {
      #expect(KoreanFinalSound.sound(of: text) == .unknown, "\(text)")
    }
  }
}
