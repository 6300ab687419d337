import DialogLocales
import DialogReading
import Testing

/// From what to what something goes, in words and particles.
struct PassageTests {
  private func passage(_ text: String, _ values: [Int], _ tag: String) -> Passage? {
    let words = LanguageWords.of(LanguageTag(tag)!)
    let concepts = ConceptReading(text, ConceptWords(words)!)
    return Passage(in: text, concepts, values: values, RelationWords(words)!)
  }

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
}
