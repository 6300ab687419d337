import DialogLocales
import DialogReading
import Testing

/// What texts say of concepts that exclude each other.
struct ConceptReadingTests {
  private func said(_ text: String, _ tag: String) -> [String] {
    let words = ConceptWords(LanguageWords.of(LanguageTag(tag)!))!
    let reading = ConceptReading(text, words)
    return Set(reading.places.map { ConceptGroup.name(of: $0.concept).english }).sorted()
  }

  @Test("words, parts of words and phrases, whatever their case and marks")
  func reads() {
    #expect(said("It expires after 48 Hours.", "en") == ["after", "hour"])
    #expect(said("Turn it on", "en") == ["on"])
    #expect(said("Füge das neue Album hinzu", "de") == ["add", "album", "new"])
    #expect(said("写真48時間", "ja") == ["hour", "photo"])
    #expect(said("48시간 안에", "ko") == ["hour"])
  }

  @Test("the longer phrase says what its parts do not")
  func covers() {
    #expect(said("잠금 해제", "ko").contains("lock") == false)
    #expect(said("Take a screenshot", "en") == ["screenshot"])
  }

  @Test("names in quotation marks and placeholders say nothing")
  func skips() {
    #expect(said("Tap “Delete” in {x}", "en").contains("remove") == false)
    #expect(said("don’t “Add” it", "en").contains("add") == false)
  }

  @Test("a set has room for every concept")
  func fits() {
    let last = ConceptGroup.all.last!.concepts.upperBound - 1
    #expect(ConceptSet([last]).concepts == [last])
  }

  @Test("where a word stands in the text as it is written")
  func places() {
    let text = "L’été, il y a 3 Heures"
    let words = ConceptWords(LanguageWords.of(LanguageTag("fr")!))!
    let reading = ConceptReading(text, words)
    let hour = ConceptGroup.all[0].concepts.lowerBound + 2
    let place = reading.places.first { $0.concept == hour }!
    let range = reading.range(of: place, in: text, wholeWords: true)
    #expect(String(decoding: Array(text.utf8)[range], as: UTF8.self) == "Heures")
  }

  @Test(
    "every list is read: its concepts are known and stand in order",
    arguments: [
      "en", "ko", "ja", "zh-Hans", "zh-Hant", "de", "fr", "es", "it", "pt-BR", "ru", "pl", "tr",
      "ar",
      "he", "th", "nl",
    ])
  func readsLists(tag: String) {
    #expect(ConceptWords(LanguageWords.of(LanguageTag(tag)!)) != nil)
  }
}
