/// How signs, digits, letters and some words are read in Korean, by the spelling rules for foreign
/// words of the National Institute of Korean Language and by custom. Sounds come of the readings.
extension KoreanFinalSound {
  /// The tables by which artifacts tell the sound as this module does.
  public enum Tables {
    /// 0 … 9
    public static let digits = sounds("영 일 이 삼 사 오 육 칠 팔 구")
    /// Of 10, 100, 1000.
    public static let tens = sounds("십 백 천")
    /// Of 10⁴, 10⁸, 10¹² …; numbers above the last one are read with it.
    public static let myriads = sounds("만 억 조 경 해 자 양 구 간 정 재 극")
    /// A … Z
    public static let letters = sounds(
      "에이 비 시 디 이 에프 지 에이치 아이 제이 케이 엘 엠 엔 오 피 큐 아르 에스 티 유 브이 더블유 엑스 와이 제트",
      // People say 알; 아르 is the dictionary's.
      except: ["아르": .liquid])
    /// Signs with a name.
    public static let signs = pairs(
      """
      % 퍼센트 ％ 퍼센트 ‰ 퍼밀 ° 도 ℃ 도 ℉ 도 + 플러스 & 앤드 # 샵 \
      ₩ 원 ￦ 원 $ 달러 ＄ 달러 € 유로 £ 파운드 ¥ 엔 ￥ 엔 ₹ 루피 ₽ 루블 ₫ 동 ₺ 리라 ₱ 페소 ฿ 밧 ₪ 셰켈 ₴ 흐리우냐
      """)
    /// Of `signs` those of currencies, which are read after the number they come before.
    public static let currencies: WordSet = .words("₩ ￦ $ ＄ € £ ¥ ￥ ₹ ₽ ₫ ₺ ₱ ฿ ₪ ₴")
    /// Units, read so where a number comes before them, in their own case.
    public static let units = pairs(
      """
      m 미터 km 킬로미터 cm 센티미터 mm 밀리미터 nm 나노미터 g 그램 kg 킬로그램 mg 밀리그램 t 톤 \
      l 리터 L 리터 ml 밀리리터 mL 밀리리터 B 바이트 KB 킬로바이트 kB 킬로바이트 MB 메가바이트 GB 기가바이트 \
      TB 테라바이트 PB 페타바이트 GiB 기비바이트 MiB 메비바이트 Hz 헤르츠 kHz 킬로헤르츠 MHz 메가헤르츠 \
      GHz 기가헤르츠 bps 비피에스 s 초 ms 밀리초 min 분 h 시간 px 픽셀 pt 포인트 in 인치 ft 피트 W 와트 kW 킬로와트 \
      V 볼트 A 암페어 mAh 밀리암페어시 cal 칼로리 kcal 킬로칼로리
      """)
    /// Words, in lower case, that the rules of `LatinReading` would misread.
    public static let words = pairs(
      """
      web 웹 tab 탭 lab 랩 club 클럽 pub 펍 job 잡 bob 밥 rob 롭 jacob 제이컵 caleb 케일럽 bag 백 big 빅 gag 개그 \
      good 굿 god 갓 ipod 아이팟 homepod 홈팟 airpods 에어팟 check 체크 set 세트 bit 비트 hit 히트 kit 키트 \
      cheap 칩 keep 킵 deep 딥 sleep 슬립 foot 풋 tweet 트윗 soup 수프 scout 스카우트 route 루트 isaac 아이작 \
      kakaotalk 카카오톡 line 라인 naver 네이버 apple 애플 exit 엑시트 credit 크레디트 \
      acme 아크미 anime 아니메 karaoke 가라오케 sake 사케 ukulele 우쿨렐레 chile 칠레 pele 펠레 \
      recipe 레시피 facsimile 팩시밀리 penelope 퍼넬러피 hermione 허마이어니 cafe 카페 \
      latte 라테 resume 레주메 park 박 technique 테크닉 boutique 부티크 antique 앤티크 unique 유니크 \
      template 템플릿 private 프라이빗 chocolate 초콜릿 favorite 페이버릿 charlotte 샬럿 juliette 줄리엣 \
      theme 테마 rome 로마 zip 집 jpeg 제이펙 mpeg 엠펙 pop 팝 kpop 케이팝 top 톱 hot 핫 map 맵 app 앱 \
      stop 스톱 shop 숍 book 북 pick 픽 chat 챗 jeep 지프 beep 비프 fitbit 핏빗 \
      iot 아이오티 idiot 이디엇 patriot 패트리엇 juliet 줄리엣 hwp 에이치더블유피
      """)

    static func sign(_ scalar: Unicode.Scalar) -> AgreementKind.Sound? { signs[String(scalar)] }

    static func currency(_ scalar: Unicode.Scalar) -> AgreementKind.Sound? {
      currencies.contains(String(scalar)) ? signs[String(scalar)] : nil
    }

    /// Scalars that are not read, of those that are no sign: ranges of first and last.
    public static let unread: [ClosedRange<UInt32>] = [
      0x00...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0xA9, 0xAB...0xB4, 0xB6...0xB9, 0xBB...0xBF,
      0xD7...0xD7, 0xF7...0xF7, 0x2B0...0x36F, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x2000...0x2070,
      0x2074...0x207E, 0x2080...0x208E, 0x20A0...0x214F, 0x2190...0x245F, 0x24EA...0x2BFF,
      0x2E00...0x2E7F, 0x3000...0x3004, 0x3008...0x3020, 0x302A...0x3030, 0x303D...0x303F,
      0x3099...0x309C, 0x30FB...0x30FE, 0xFE00...0xFE6F, 0xFEFF...0xFEFF, 0xFF01...0xFF0F,
      0xFF1A...0xFF20, 0xFF3B...0xFF40, 0xFF5B...0xFF65, 0xFFE0...0xFFFF, 0x1F000...0x1FAFF,
      0xE0000...0xE0FFF,
    ]

    static func isUnread(_ scalar: Unicode.Scalar) -> Bool {
      unread.contains { $0.contains(scalar.value) } && sign(scalar) == nil
    }

    private static func sounds(
      _ readings: String, except own: [String: AgreementKind.Sound] = [:]
    ) -> [AgreementKind.Sound] {
      readings.split(separator: " ").map {
        own[String($0)] ?? KoreanFinalSound.sound(of: String($0))
      }
    }

    /// `web 웹 tab 탭`
    private static func pairs(_ list: String) -> [String: AgreementKind.Sound] {
      let entries = list.split { $0 == " " || $0 == "\n" }
      var sounds: [String: AgreementKind.Sound] = [:]
      for index in stride(from: 0, to: entries.count, by: 2) {
        sounds[String(entries[index])] = KoreanFinalSound.sound(of: String(entries[index + 1]))
      }
      return sounds
    }
  }
}
