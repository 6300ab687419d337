import DialogLocales
import Testing

@testable import DialogReading

@Suite struct WordSenseTests {
  @Test(arguments: [
    ("You have 3 GB of free space.", "free", "unused"),
    ("Your free trial ends today.", "free", "without charge"),
    ("Save 20% on your next order.", "save", "spend less"),
    ("Rate your trip.", "rate", "judge"),
    ("Your library card expires soon.", "library", "a place to borrow books"),
    ("The meeting minutes are ready.", "minutes", "what was said in a meeting"),
    ("Sell 5 shares of this stock?", "shares", "a part of a company"),
    ("Take one tablet after dinner.", "tablet", "a pill"),
  ])
  func wordsBesideTellTheSense(text: String, word: String, meaning: String) {
    let found = senses(in: text)
    #expect(found.contains { $0.word == word && $0.meaning.english == meaning })
  }

  @Test(arguments: ["It was saved.", "Free", "Open the document", "Match"])
  func nothingIsToldWithoutThem(text: String) {
    #expect(senses(in: text).isEmpty)
  }

  @Test func aWordIsToldOnce() {
    let text = "Your free trial ends today. Your free trial ends soon."
    let found = senses(in: text)
    #expect(found.map(\.word).filter { $0 == "free" }.count == 1)
  }

  @Test func aLanguageNamesTheOtherSense() throws {
    let words = try #require(SenseWords(LanguageWords.of(LanguageTag("de")!), of: "de"))
    let text = "You have 3 GB of free space."
    let sense = try #require(senses(in: text).first)
    #expect(words.wrong(for: sense, in: LoweredText("3 GB kostenloser Platz")) == "kostenloser")
    #expect(words.wrong(for: sense, in: LoweredText("3 GB sind frei")) == nil)
  }

  @Test(arguments: [
    "ko", "ja", "zh-Hans", "zh-Hant", "de", "fr", "es", "it", "pt", "ru", "pl", "tr", "ar", "he",
    "th",
    "nl",
  ])
  func listsNameKnownSenses(tag: String) {
    #expect(SenseWords(LanguageWords.of(LanguageTag(tag)!), of: tag) != nil)
  }

  private func senses(in text: String) -> [WordSense] {
    var reader = WordSenseReader()
    return reader.senses(of: text.letterRuns(), in: LoweredText(text))
  }
}
