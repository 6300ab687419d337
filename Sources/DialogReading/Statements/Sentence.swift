public import DialogLocales

/// A sentence of a text in any language.
public struct Sentence: Sendable {
  /// Without the mark at its end, as lists of words are looked for in it.
  public let text: LoweredText
  /// The same as it is written.
  public let written: String
  /// Whether a question mark ends it.
  public let asks: Bool
  /// Whether it has two words, or is of a script that writes them together.
  public let isLong: Bool
}

extension TextTokens {
  /// The sentences that have a letter.
  ///
  /// - Parameter lowered: all of the text, which is its only sentence where it has no mark.
  public func sentences(_ lowered: LoweredText) -> [Sentence] {
    sentences.compactMap { sentence in
      let isWhole = sentence.content == all.indices
      let written = text(sentence.content)
      let text = isWhole ? lowered : LoweredText(written)
      guard let last = text.words.last?.unicodeScalars.last else { return nil }
      return Sentence(
        text: text, written: written,
        asks: all[sentence.end..<sentence.tokens.upperBound].contains {
          $0.kind == .question
        },
        isLong: text.words.count > 1 || last.value > 0xE00)
    }
  }
}
