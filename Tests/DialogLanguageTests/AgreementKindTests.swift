import DialogLanguage
import Testing

@Suite struct AgreementKindTests {
  private func kind(_ forms: String, _ language: String) -> AgreementKind? {
    AgreementKind.find(forms, in: LanguageTag(language)!)
  }

  @Test func koreanStandsBehindTheValue() throws {
    let kind = try #require(self.kind("를/을", "ko-KR"))
    #expect(kind.name == "을/를")
    #expect(kind.forms == ["를", "을", "을", "을(를)"])
    #expect(kind.joined(to: "메모") == "메모를")
    #expect(!kind.isInvariable)
    #expect(self.kind("에서도", "ko")!.isInvariable)
  }

  @Test func englishStandsBeforeTheValue() throws {
    let kind = try #require(self.kind("a/an", "en"))
    let values = """
      an album, a photo, an hour, a user, an update, an umbrella, a unit, a unique key, an unknown file, an unidentified key, \
      a one-time code, an onerous task, a European map, a ewe, an 8, an 80 GB disk, an 11, an 18, an 11000 m peak, a 110, a 1, \
      an MP3, an SMS, a URL, a UFO, an HTML file, an F, a U, a house, an heir, a yard, an “old” file, an LED, a PDF, an $8 pen
      """
    for value in values.split(separator: ", ").map(String.init) {
      let space = value.firstIndex(of: " ")!
      #expect(kind.joined(to: String(value[space...].dropFirst())) == value)
    }
  }

  @Test func eachLanguageHasItsOwn() {
    #expect(kind("을/를", "en") == nil)
    #expect(kind("a/an", "ko") == nil)
    #expect(kind("en/het", "nl") == nil)
  }
}
