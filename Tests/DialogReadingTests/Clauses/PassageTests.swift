import DialogLocales
import DialogReading
import Testing

/// From what to what something goes, in words and particles.
struct PassageTests {
  private func passage(_ text: String, _ values: [Int], _ tag: String) -> Passage? {
    Passage(in: items(text, tag, values: values), RelationWords(words(tag))!, isSure: tag == "en")
  }

  private func items(_ text: String, _ tag: String, values: [Int] = []) -> ItemReading {
    let things =
      tag == "en" ? ThingReading(ofEnglish: text) : ThingReading(text, ThingWords(words(tag))!)
    return ItemReading(
      text, ConceptReading(text, ConceptWords(words(tag))!), things, values: values,
      names: ["lyon", "dijon"])
  }

  private func words(_ tag: String) -> LanguageWords { LanguageWords.of(LanguageTag(tag)!)! }

  @Test(
    "values exchanged, whatever their order in the sentence",
    arguments: [
      ("ja", "名前が\u{FFFC}から\u{FFFC}に変更されました。", [1, 0], true),
      ("ja", "名前が\u{FFFC}から\u{FFFC}に変更されました。", [0, 1], false),
      ("ja", "\u{FFFC}に\u{FFFC}から変更されました。", [1, 0], false),
      ("ko", "이름이 \u{FFFC}님에서 \u{FFFC}으로 바뀌었습니다.", [1, 0], true),
      ("de", "Der Name wurde von „\u{FFFC}“ auf „\u{FFFC}“ geändert.", [1, 0], true),
      ("de", "Der Name wurde von „\u{FFFC}“ auf „\u{FFFC}“ geändert.", [0, 1], false),
      ("th", "เปลี่ยนชื่อเป็น \u{FFFC} จาก \u{FFFC} แล้ว", [1, 0], false),
    ])
  func readsValues(tag: String, text: String, values: [Int], isTurned: Bool) throws {
    let source = try #require(
      passage("The name was changed from \u{FFFC} to \u{FFFC}.", [0, 1], "en"))
    let own = try #require(passage(text, values, tag))
    #expect(own.isTurned(from: source) == isTurned)
  }

  @Test("days exchanged")
  func readsDays() throws {
    let source = try #require(passage("Moved from Monday to Thursday.", [], "en"))
    let turned = try #require(passage("Przeniesiono z czwartku na poniedziałek.", [], "pl"))
    let same = try #require(passage("Przeniesiono na czwartek z poniedziałku.", [], "pl"))
    #expect(turned.isTurned(from: source))
    #expect(!same.isTurned(from: source))
  }

  @Test("nothing where only one of both is said")
  func readsNothing() {
    #expect(passage("Moved from Monday.", [], "en") == nil)
    #expect(passage("월요일에 옮겼습니다.", [], "ko") == nil)
  }

  @Test(
    "things, amounts and names exchanged",
    arguments: [
      ("en", "From the gym to the library", "de", "Von der Bibliothek in die Turnhalle", true),
      ("en", "From the gym to the library", "ko", "도서관에서 체육관으로", true),
      ("en", "From the gym to the library", "he", "מהספרייה לחדר הכושר", true),
      ("en", "From the gym to the library", "he", "מחדר הכושר לספרייה", false),
      ("en", "From $5 to $8", "ko", "8달러에서 5달러로", true),
      ("en", "From $5 to $8", "ko", "5달러에서 8달러로", false),
      ("ko", "3천 원에서 4천 원으로", "en", "From 4,000 won to 3,000 won", true),
      ("ko", "3천 원에서 4천 원으로", "en", "To 4,000 won from 3,000 won", false),
      ("en", "From 5 to 8 degrees", "zh-Hans", "从 8 度降到 5 度", true),
      ("en", "From Lyon to Dijon", "fr", "De Dijon à Lyon", true),
      ("en", "From Lyon to Dijon", "tr", "Lyon’dan Dijon’a", false),
    ])
  func readsItems(
    tag: String, source: String, other: String, text: String, isTurned: Bool
  ) throws {
    let meant = try #require(passage(source, [], tag))
    #expect(try #require(passage(text, [], other)).isTurned(from: meant) == isTurned)
  }

  @Test(
    "one end turned",
    arguments: [
      (
        "The message was sent to your doctor", "fr", "Le message a été envoyé par votre médecin",
        true
      ),
      (
        "The message was sent to your doctor", "fr", "Le message a été envoyé à votre médecin",
        false
      ),
      (
        "The message was sent by your doctor", "fr", "Le message a été envoyé à votre médecin", true
      ),
      ("The message was sent by your doctor", "ja", "メッセージは医師によって送信されました", false),
      ("The message was sent by your doctor", "ja", "メッセージは医師に送信されました", true),
      ("The message was sent to your doctor", "ko", "의사가 메시지를 보냈습니다", true),
      ("The message was sent to your doctor", "ko", "의사에게 메시지를 보냈습니다", false),
    ])
  func turnsEnds(source: String, tag: String, text: String, isTurned: Bool) throws {
    let end = try #require(PassageEnd(in: items(source, "en"), RelationWords(words("en"))!))
    #expect((end.turned(in: items(text, tag), RelationWords(words(tag))!) != nil) == isTurned)
  }

  @Test(
    "names are words with a capital within a sentence",
    arguments: [
      ("The bus from Lyon to Dijon. It is late", ["lyon", "dijon"]),
      ("Lyon에서 Dijon까지", ["dijon"]), ("Der Paris’ten Bus", ["paris", "bus"]),
    ])
  func findsNames(text: String, names: [String]) {
    #expect(ItemReading.names(in: text) == Set(names))
  }
}
