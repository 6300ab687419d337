import DialogLocales
import DialogReading
import Testing

struct SentenceTests {
  @Test(
    "sentences end where a capital, a script without capitals or a name with one inside follows",
    arguments: [
      ("One. Two? Three!", ["one", "two", "three"]),
      ("Проверьте адрес эл. почты!", ["проверьте адрес эл. почты"]),
      ("제거됩니다. mTLS를 쓰려면 다시 가져오세요.", ["제거됩니다", "mtls를 쓰려면 다시 가져오세요"]),
      ("一つ目。二つ目。", ["一つ目", "二つ目"]), ("پہلا ہے۔ دوسرا ہے۔", ["پہلا ہے", "دوسرا ہے"]),
      ("Version 2.5 is here.", ["version 2.5 is here"]),
      ("(den Code?) zu Aktionen", ["(den code?) zu aktionen"]),
    ])
  func split(_ text: String, _ sentences: [String]) {
    let found = statements(of: text).map { $0.text.text.trimmed }
    #expect(found == sentences)
  }

  @Test("who asks is told by the mark")
  func asks() {
    #expect(statements(of: "Remove it? It is gone.").map(\.asks) == [true, false])
    #expect(statements(of: "削除しますか？").map(\.asks) == [true])
  }

  private func statements(of text: String) -> [Sentence] {
    TextTokens(text).sentences(LoweredText(text))
  }
}

extension String {
  fileprivate var trimmed: String {
    String(unicodeScalars.drop { $0 == " " })
  }
}
