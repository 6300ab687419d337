import DialogLocales
import DialogReading
import Testing

/// Times of day of English texts beside those of translations, in digits and in words.
struct ClockTimesTests {
  private func differ(_ source: String, _ translation: String, _ tag: String) -> Bool {
    let times = ClockTimes(
      source, ClockWords(LanguageWords.of(LanguageTag("en")!), LanguageTag("en")!))
    #expect(!times.times.isEmpty, "\(source)")
    let words = ClockWords(LanguageWords.of(LanguageTag(tag)!), LanguageTag(tag)!)
    return times.differ(from: translation, words)
  }

  @Test(
    "the same time, as each language says it",
    arguments: [
      ("It opens at half past seven.", "de", "Es öffnet um halb acht."),
      ("It opens at half past seven.", "nl", "Het opent om half acht."),
      ("It opens at half past seven.", "pl", "Otwarte od wpół do ósmej."),
      ("It opens at half past seven.", "ru", "Открыто с половины восьмого."),
      ("It opens at half past seven.", "fr", "Il ouvre à sept heures et demie."),
      ("It opens at half past seven.", "es", "Abre a las siete y media."),
      ("It opens at half past seven.", "ko", "일곱 시 반에 엽니다."),
      ("It opens at half past seven.", "ja", "7時半に開きます。"),
      ("It opens at half past seven.", "zh-Hant", "七點半開門。"),
      ("It opens at half past seven.", "de", "Es öffnet um 7:30 Uhr."),
      ("It leaves at quarter to nine.", "fr", "Départ à neuf heures moins le quart."),
      ("It leaves at quarter to nine.", "ar", "يغادر في التاسعة إلا الربع."),
      ("It closes at 8 PM.", "th", "ร้านปิดตอน 2 ทุ่ม"),
      ("It closes at 8 PM.", "th", "ร้านปิดเวลา 20.00 น."),
      ("It leaves at 9:20.", "de", "Abfahrt um 9 Uhr 20."),
    ])
  func readsSame(source: String, tag: String, translation: String) {
    #expect(!differ(source, translation, tag))
  }

  @Test(
    "another time",
    arguments: [
      ("It opens at half past seven.", "de", "Es öffnet um halb sieben."),
      ("It opens at half past seven.", "fr", "Il ouvre à huit heures et demie."),
      ("It closes at 8 PM.", "th", "ร้านปิดตอนตี 2"),
      ("It closes at 8 AM.", "th", "ร้านปิดตอน 2 ทุ่ม"),
      ("It leaves at quarter past nine.", "zh-Hans", "九点半出发。"),
    ])
  func readsOther(source: String, tag: String, translation: String) {
    #expect(differ(source, translation, tag))
  }
}
