import DialogLocales

/// The style of the sentences of a text that end with 。.
enum JapaneseRegister {
  static func of(_ text: String) -> Registers {
    var registers: Registers = []
    let tokens = TextTokens(text)
    for sentence in tokens.sentences {
      let said = core(Substring(tokens.text(sentence.content)))
      if politeEndings.contains(where: said.hasSuffix) {
        registers.insert(.formal)
      } else if plainEndings.contains(where: said.hasSuffix), tokens.hasFullStop(sentence) {
        registers.insert(.familiar)
      }
    }
    return registers
  }

  /// Without the particles after a verb that only colour it.
  private static func core(_ sentence: Substring) -> Substring {
    var core = sentence
    while let last = core.last, "よねぞわ".contains(last) { core.removeLast() }
    return core
  }

  private static let politeEndings = [
    "です", "ます", "ません", "ました", "でした", "ください", "下さい", "でしょう", "ですか", "ますか", "ましょう",
    "ませんか", "ましたか", "でしょうか", "ございます", "なさい",
  ]

  private static let plainEndings = [
    "だ", "である", "しろ", "せよ", "くれ", "けよ", "めろ", "べろ", "する", "した", "ない", "れる", "いる", "ある", "れた", "った",
    "できる", "なる", "ちゃう",
    "える", "せる", "める", "きる", "まる", "いた", "えた", "けた", "せた", "めた", "きた", "大きい", "小さい", "多い",
    "長い", "短い", "新しい", "古い", "正しい", "高い", "低い", "難しい", "よい", "良い", "悪い", "早い", "遅い", "強い",
    "弱い", "重い", "軽い", "やすい", "にくい", "したい",
  ]
}

extension TextTokens {
  fileprivate func hasFullStop(_ sentence: TextSentence) -> Bool {
    all[sentence.end..<sentence.tokens.upperBound].contains { $0.kind == .fullStop }
  }
}
