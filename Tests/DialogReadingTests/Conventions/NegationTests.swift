import DialogLocales
import DialogReading
import Testing

/// What says no in Korean, and what only has a syllable of it.
struct NegationTests {
  static func negates(_ text: String) -> Bool {
    Negation(LanguageWords.of(LanguageTag("ko")!))!.isIn(
      LoweredText(text), isTitle: false, others: .none)
  }

  @Test(
    "words that deny",
    arguments: ["저장되지 않았습니다", "공간이 없습니다", "열지 못했습니다", "문장이 아닌 제목", "하지 말라고 했습니다"])
  func denies(_ text: String) { #expect(Self.negates(text)) }

  @Test(
    "words that only look so",
    arguments: ["뭔가 잘못되었습니다", "오래된 메시지를 없앨까요", "빠짐없이 보냈습니다", "틀림없습니다"])
  func deniesNothing(_ text: String) { #expect(!Self.negates(text)) }
}
