import DialogLocales

/// The style of the sentences of a text that end with 。.
enum JapaneseRegister {
  static func of(_ text: String) -> Registers {
    var registers: Registers = []
    let tokens = TextTokens(text)
    for sentence in tokens.sentences {
      let said = core(Substring(tokens.text(sentence.content)))
      if JapaneseEndings.politeEndings.contains(where: said.hasSuffix) {
        registers.insert(.formal)
      } else if JapaneseEndings.plainEndings.contains(where: said.hasSuffix),
        tokens.hasFullStop(sentence)
      {
        registers.insert(.familiar)
      }
    }
    return registers
  }

  /// Without the particles after a verb that only colour it.
  private static func core(_ sentence: Substring) -> Substring {
    var core = sentence
    while let last = core.last, JapaneseEndings.colouring.contains(last) { core.removeLast() }
    return core
  }

}

extension TextTokens {
  fileprivate func hasFullStop(_ sentence: TextSentence) -> Bool {
    all[sentence.end..<sentence.tokens.upperBound].contains { $0.kind == .fullStop }
  }
}
