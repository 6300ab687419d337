import DialogLocales
import Testing

struct TextSentenceTests {
  @Test(
    "sentences end where they do, drawn as |",
    arguments: [
      "One.| Two?| Three!", "One.|\n|Two", "Version 2.5 is here.", "See e.g. this.| And that.",
      "Really?!| Yes.", "He said “Done.”| Next", "(den Code?) zu Aktionen", "“Save?” and go on.",
      "hey!| your file is gone. come back", "Wait…| Then go.", "Open file.txt now.",
      "Am 5. mai kommer den.| Så går den.", "Сохранено.| Отправить?", "Адрес эл. почты.| Ещё",
      "저장했습니다.| macOS를 켜세요.", "완료(3개).| 다음", "저장 중…50%", "a.m.이 아닙니다.| 다음",
      "一つ目。|二つ目。", "正在加载……|请稍候", "确定吗？|不行！", "要删除“甲。”吗？", "ลบไฟล์?| ใช่",
      "پہلا ہے۔| دوسرا ہے۔", "¿Seguro?| ¡Sí!", "\u{FFFC} is gone.| \u{FFFC} is here.", "...", "",
    ])
  func drawn(_ drawing: String) {
    let text = drawing.split(separator: "|", omittingEmptySubsequences: false).joined()
    let tokens = TextTokens(text)
    #expect(tokens.sentences.map { tokens.text($0.tokens) }.joined(separator: "|") == drawing)
  }

  @Test("what ends a sentence is not of its content")
  func content() {
    let tokens = TextTokens("“Sure?”. One!! Two")
    #expect(tokens.sentences.map { tokens.text($0.content) } == ["“Sure", " One", " Two"])
  }

  @Test("tokens make up the text, whatever it is")
  func lossless() {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<2000 {
      var text = ""
      for _ in 0..<Int.random(in: 0..<20, using: &random) {
        let limit: UInt32 = Bool.random(using: &random) ? 0x80 : 0x11000
        text.unicodeScalars.append(Unicode.Scalar(UInt32.random(in: 0..<limit)) ?? "\u{FFFC}")
      }
      let tokens = TextTokens(text)
      #expect(tokens.text(0..<tokens.all.count) == text)
      #expect(tokens.all.map(\.range.count).reduce(0, +) == text.utf8.count)
      #expect(tokens.sentences.map { tokens.text($0.tokens) }.joined() == text)
      #expect(tokens.letterRunsByTokens == text.letterRunRanges.count)
    }
  }

  @Test("letters and digits are runs, marks are one each")
  func kinds() {
    let kinds = TextTokens("don’t 12,5 {}：\u{FFFC}GB…").all.map(\.kind)
    #expect(
      kinds == [
        .letters, .apostrophe, .letters, .space, .digits, .comma, .digits, .space, .other, .other,
        .colon, .placeholder, .letters, .ellipsis,
      ])
  }
}

extension TextTokens {
  /// How many runs of letters there are, where apostrophes after letters are of them.
  fileprivate var letterRunsByTokens: Int {
    var (count, isInside) = (0, false)
    for token in all {
      if token.kind == .letters, !isInside { count += 1 }
      isInside = token.kind == .letters || token.kind == .apostrophe && isInside
    }
    return count
  }
}
