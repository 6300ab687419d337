import DialogLocales
import Testing

@testable import DialogReading

/// Things of everyday life that a translation names for others.
@Suite struct ThingReadingTests {
  @Test(
    "another thing of the class",
    arguments: [
      ("de", "Pack your umbrella.", "Nimm deine Lampe mit.", "umbrella", "lamp"),
      ("fr", "Your bike is ready.", "Votre voiture est prête.", "bicycle", "car"),
      ("ko", "The bakery is closed.", "약국은 문을 닫았습니다.", "bakery", "pharmacy"),
      ("ja", "Pack your umbrella.", "帽子を持っていきましょう。", "umbrella", "hat"),
      ("tr", "Your gloves are here.", "Şapkanız burada.", "gloves", "hat"),
      ("ar", "The nurse will call.", "سيتصل بك المحامي.", "nurse", "lawyer"),
      ("he", "Your glasses are ready.", "הכובע שלך מוכן.", "glasses", "hat"),
      ("th", "The tomatoes are fresh.", "แครอทสดใหม่", "tomato", "carrot"),
    ])
  func another(tag: String, source: String, translation: String, meant: String, said: String) throws
  {
    let found = try #require(try difference(source, translation, tag))
    #expect(found.meant == meant && found.said == said)
  }

  @Test(
    "the same, its kin, or a thing besides",
    arguments: [
      ("de", "Pack your umbrella.", "Nimm deinen Schirm und deinen Hut mit."),
      ("de", "Your children’s shoes are here.", "Die Kinderschuhe und ein Hut sind da."),
      ("fr", "The potatoes are here.", "Les pommes de terre sont là."),
      ("de", "Pack your umbrella and hat.", "Nimm deinen Hut mit."),
      ("ko", "Pack your umbrella.", "우산을 챙기세요. 모자도 챙기세요."),
      ("ja", "Turn off the lamp.", "照明を消します。"),
      ("ja", "The ship arrives.", "電車が来ます。"),
      ("th", "The cat is here.", "โหมดแมว"),
      ("tr", "The bus is late.", "Otobüs geç kaldı."),
    ])
  func same(tag: String, source: String, translation: String) throws {
    #expect(try difference(source, translation, tag) == nil)
  }

  @Test(
    "words that are joined to a thing",
    arguments: [
      ("ko", "우산은", true), ("ko", "우산살", false), ("tr", "şapkanızdan", true),
      ("tr", "şapkacı", false),
      ("ar", "والمظلة", true), ("he", "ולכובע", true), ("de", "Regenschirme", true),
      ("de", "Lampenfieber", false),
    ])
  func joined(tag: String, text: String, isSaid: Bool) throws {
    let words = try #require(ThingWords(LanguageWords.of(LanguageTag(tag)!)))
    #expect(ThingReading(text, words).said.isEmpty != isSaid)
  }

  private func difference(
    _ source: String, _ translation: String, _ tag: String
  ) throws -> (meant: String, said: String)? {
    let words = try #require(ThingWords(LanguageWords.of(LanguageTag(tag)!)))
    let found = ThingReading(ofEnglish: source)?.difference(from: ThingReading(translation, words))
    return found.map { ($0.meant.thing.english, $0.said.thing.english) }
  }
}
