import DialogFindings
import Testing

/// What findings about translations quote: the words that are wrong, and no more.
struct QuotedWordsTests {
  @Test(
    "a finding names what is wrong by the words that say it",
    arguments: [
      ("ja", "The meeting starts at 7 pm.", "会議は午前7時に始まります。", "‘午前7時’, than the source, ‘7 pm’"),
      ("ko", "It starts at 7:30 pm.", "오전 7시 30분입니다.", "‘오전 7시 30분’, than the source, ‘7:30 pm’"),
      ("zh-Hans", "It starts at 7 pm.", "在上午7点开始。", "‘上午7点’"),
      ("de", "It starts at half past three.", "Es beginnt um halb drei.", "‘halb drei’"),
      ("de", "You have a dozen photos.", "Du hast zehn Fotos.", "‘zehn’"),
      (
        "pt-BR", "It takes half an hour.", "Isso leva uma hora.",
        "‘uma hora’, than the source, ‘half an hour’"
      ),
      ("ko", "The file is 5 pounds.", "파일은 5킬로그램입니다.", "‘5킬로그램’"),
      (
        "de", "Your table is ready.", "Dein Tisch ist bereit. Bitte komm zum Eingang.",
        "‘Bitte komm zum Eingang’"
      ),
      (
        "ja", "The camera can’t be used.", "力メラを使用できません。",
        "‘力メラ’ is the kanji; write the katakana ‘カ’"
      ),
      ("fr", "The tickets have expired.", "Les billets a expiré.", "do not agree in number"),
      ("de", "Open this file.", "Öffne dieses Datei.", "do not agree in gender"),
      (
        "ru", "You can play five games.", "Вы можете сыграть в пять игры.",
        "needs the genitive plural"
      ),
      ("ru", "You have two files.", "У вас два файлов.", "needs the genitive singular"),
      ("ja", "There are 3 birds.", "鳥が3枚います。", "write ‘羽’"),
      ("ja", "There are 3 dogs.", "犬が3枚います。", "write ‘匹’"),
      ("zh-Hant", "You reserved 3 cars.", "您預訂了3條汽車。", "write ‘輛’"),
      ("zh-Hans", "You reserved 3 cars.", "您预订了3条汽车。", "write ‘辆’"),
    ])
  func quotes(_ locale: String, _ source: String, _ translation: String, _ words: String) {
    let found = findings(in: Self.alert(locale, source, translation)).map(\.message.english)
    #expect(found.contains { $0.contains(words) }, "\(found)")
  }

  @Test(
    "what is right has no finding",
    arguments: [
      ("ja", "There are 3 birds.", "鳥が3羽います。"), ("ja", "There are 3 birds.", "鳥が3匹います。"),
      ("zh-Hant", "You reserved 3 cars.", "您預訂了3輛汽車。"),
      ("ja", "The meeting starts at 7 pm.", "会議は午後7時に始まります。"),
      ("pt-BR", "It takes half an hour.", "Isso leva meia hora."),
    ])
  func isRight(_ locale: String, _ source: String, _ translation: String) {
    let found = findings(in: Self.alert(locale, source, translation))
      .filter { "\($0.rule)".contains("l10n/numbers") || "\($0.rule)".contains("l10n/counter") }
    #expect(found.isEmpty)
  }

  private static func alert(_ locale: String, _ source: String, _ translation: String) -> String {
    """
    alert Notice {
      message { en "\(source)"  \(locale) "\(translation)" }
      cancel
    }
    """
  }
}
