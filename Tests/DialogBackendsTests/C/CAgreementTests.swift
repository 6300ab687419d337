import DialogLocales
import TestSupport
import Testing

@testable import DialogBackends

/// The runtime reads values aloud by an algorithm of its own; here it is held to that of
/// DialogLocales.
@Suite("Agreement in C")
struct CAgreementTests {
  @Test("with values is the language’s")
  func agreesAsTheLanguageDoes() throws {
    let program = try checkedProgram(
      """
      project Check { source en; locales en, ko, fr, tr }
      alert Ask(text: String) {
        title   { en "{text:a/an}"  ko "{text:을/를}"  fr "{text:de/d’}"  tr "{text:’i/’ı/’u/’ü}" }
        message { en "{text:A/An}"  ko "{text:으로/로}"  fr "{text:Au/À l'}"  tr "{text:den/dan}" }
        button ok "OK"
        exit ok
      }
      """)
    let values = Self.values
    let kinds = try [
      ("a/an", "en"), ("A/An", "en"), ("을/를", "ko"), ("으로/로", "ko"), ("de/d’", "fr"),
      ("Au/À l'", "fr"), ("’i/’ı/’u/’ü", "tr"), ("den/dan", "tr"),
    ].map { try #require(AgreementKind.find($0, in: LanguageTag($1)!)) }
    let printed = try output(
      ofC: Self.source, with: program, input: values.joined(separator: "\n") + "\n")
    let lines = printed.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == values.count * kinds.count + 1)
    for (index, value) in values.enumerated() {
      for (offset, kind) in kinds.enumerated() {
        #expect(lines[index * kinds.count + offset] == kind.joined(to: value))
      }
    }
  }

  @Test("with a value in a style is with what is shown")
  func agreesWithWhatIsShown() throws {
    let program = try checkedProgram(
      """
      project Check { source en; locales en, ko, fr }
      alert Ask(rate: Double, at: Date, then: Date) {
        title {
          en "{rate:a/an}{rate:percent} share, {at:time}, {then:relative}"
          ko "{rate:percent}{rate:을/를}, {at:time}{at:으로/로}, “{then:relative}”{then:이/가}"
          fr "{rate:de/d’}{rate:percent}, {at:time}, {then:relative}"
        }
        button ok "OK"
        exit ok
      }
      """)
    let source = """
      #include "Check.h"
      #include <stdio.h>
      int main(void) {
        static const double rates[] = {0.08, 0.1, 0.11};
        static const int minutes[] = {0, 30, 5};
        static const double distances[] = {-3600, 7200, 86400};
        for (int i = 0; i < 3; i++) {
          check_ask_parameters parameters;
          char text[512];
          memset(&parameters, 0, sizeof parameters);
          parameters.rate = rates[i];
          parameters.at.year = 2026;
          parameters.at.month = parameters.at.day = 1;
          parameters.at.hour = 9;
          parameters.at.minute = minutes[i];
          parameters.then = parameters.at;
          parameters.then.seconds_from_now = distances[i];
          for (int language = 0; language < 3; language++) {
            check_ask_title(text, sizeof text, (check_language)language, &parameters);
            puts(text);
          }
        }
        return 0;
      }
      """
    let printed = try output(ofC: source, with: program, input: "")
    #expect(
      printed.replacing("\u{202F}", with: " ").replacing("\u{A0}", with: " ") == """
        an 8% share, 9:00 AM, 1 hour ago
        8%를, 오전 9:00로, “1시간 전”이
        de 8 %, 09:00, il y a 1 heure
        a 10% share, 9:30 AM, in 2 hours
        10%를, 오전 9:30으로, “2시간 후”가
        de 10 %, 09:30, dans 2 heures
        an 11% share, 9:05 AM, in 1 day
        11%를, 오전 9:05으로, “1일 후”가
        de 11 %, 09:05, dans 1 jour

        """)
  }

  private static let source = """
    #include "Check.h"
    #include <stdio.h>
    int main(void) {
      static char line[4096], text[8192];
      while (fgets(line, sizeof line, stdin) != NULL) {
        line[strcspn(line, "\\n")] = '\\0';
        check_ask_parameters parameters = {line};
        for (int i = 0; i < 4; i++) {
          check_ask_title(text, sizeof text, (check_language)i, &parameters);
          puts(text);
          check_ask_message(text, sizeof text, (check_language)i, &parameters);
          puts(text);
        }
      }
      return 0;
    }
    """

  /// Pieces that the readings tell apart, alone and in rows.
  private static let pieces: [String] =
    Array(
      """
      한강 서울 제주 부산역 메모 파일 ㄱ ㅏ ㄹ ᄀ ᅡ ᆯ 0 1 2 3 5 6 7 10 11 18 80 100 1,000 10,000 100000000 \
      1.50 3.14 0.5 1.2.3 , . .. - : ₩ $ US$ € 3:05 3:00 12:30 2024. 3. 5. 월 % ℃ + & # ° ％ ￥ ３ ０ \
      km kg m MB GB B Hz s PDF USB URL HTML macOS iOS OpenAI App Store page file Note apple Web tab lab \
      photo book good cheap KakaoTalk IoT mp3 league time kite Jane M n l R x a e o u y the The ing mb \
      ck oo ee stp ñ Ñ ĺ Ľ é Ā ﬁ ｋｇ Ａ ん ン か カ ー 東京 Москва שלום नमस्ते 😀 ™ … “ ” ‘ ( ) （ ） [ ] ! ? · \
      hour honest one once unit unimportant uninstall user umbrella European ewe 8 11th 18,000 MBA FBI \
      SUV LED NASA herb heir honey an X-ray yellow Ubuntu one-time \
      été Été œuvre Œ île ÎLE âge Ñandú homme HÔTEL héroïne hibou yeux Yémen ion Ion IUT iOS iode oui ouïe onze \
      Ayşe AYŞE İstanbul IŞIK ışık Ahmet Ordu Köprülü saat SAAT Kontrol rol kWh sn Michael Louvre CEM ABD NATO TDK Ğ ğ Ş hâl û Û \
      1.000 1.000.000 20 40 60 70 90 05.03.2023 00 000 ₺ ₺5 $1.250,75 2024.100 . 0,50 q Xavier \
      OneDrive un uhlan ulul ok « „ ‹ ø Ø × à ÿ Ý ā šuma d’art l'eau hospitalisations anticonstitutionnellement
      """.split { $0 == " " || $0 == "\n" }.map(String.init)) + [
      " ", "\u{A0}", "\u{200B}", "\t", "e\u{301}",
    ]

  private static var values: [String] {
    var state: UInt64 = 20_220_607
    func random() -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33)
    }
    let rows = (0..<20_000).map { _ in
      (0...(random() % 4)).map { _ in pieces[random() % pieces.count] }.joined()
    }
    return [""] + pieces + rows
  }
}
