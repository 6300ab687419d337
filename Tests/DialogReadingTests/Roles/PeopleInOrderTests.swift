import DialogLocales
import Testing

@testable import DialogReading

@Suite struct PeopleInOrderTests {
  private func people(_ text: String, _ tag: String) -> PeopleInOrder? {
    let locale = LanguageTag(tag)!
    let words = LanguageWords.of(locale)
    return PeopleInOrder(
      text, ConceptReading(text, ConceptWords(words)!), PeopleWords(words), RoleWords(words))
  }

  @Test(arguments: [
    ("de", "Der Mieter ruft den Fahrer an."), ("es", "El inquilino llamará al conductor."),
    ("ko", "세입자가 기사에게 전화합니다."), ("th", "ผู้เช่าจะโทรหาคนขับ"), ("tr", "Kiracı sürücüyü arayacak."),
  ])
  func theFirstOneDoesIt(tag: String, text: String) throws {
    let source = try #require(people("The driver will call the tenant.", "en"))
    let said = try #require(people(text, tag))
    #expect(said.isTurned(from: source))
  }

  @Test(arguments: [
    ("de", "Den Mieter ruft der Fahrer an."), ("es", "El inquilino será llamado por el conductor."),
    ("en", "The tenant and the driver"), ("ko", "세입자에게 기사가 전화합니다."),
    ("tr", "Kiracıyı sürücü arayacak."),
  ])
  func whoDoesItMayNotBeTold(tag: String, text: String) {
    #expect(people(text, tag) == nil)
  }
}
