/// A sentence of a text in any language.
public struct StatementSentence: Sendable {
  /// Without the mark at its end.
  public let text: LoweredText
  /// Whether a question mark ends it.
  public let asks: Bool
  /// Whether it has two words, or is of a script that writes them together.
  public let isLong: Bool
}

extension String {
  /// The sentences that have a letter. A full stop ends one where a space and no small letter follow, so
  /// that abbreviations and numbers end none.
  ///
  /// - Parameter lowered: all of the text, which is its only sentence where it has no mark.
  public func statementSentences(_ lowered: LoweredText) -> [StatementSentence] {
    let scalars = unicodeScalars
    var sentences: [StatementSentence] = []
    var start = startIndex
    func end(at index: Index, asks: Bool) {
      let isWhole = start == startIndex && index == endIndex
      let text = isWhole ? lowered : LoweredText(String(scalars[start..<index]))
      guard let last = text.words.last?.unicodeScalars.last else { return }
      let isLong = text.words.count > 1 || last.value > 0xE00
      sentences.append(StatementSentence(text: text, asks: asks, isLong: isLong))
    }
    for index in scalars.indices where scalars[index].endsStatement {
      let next = scalars.index(after: index)
      if scalars[index].isASCII, !scalars[next...].opensSentence { continue }
      end(at: index, asks: "?？؟".unicodeScalars.contains(scalars[index]))
      start = next
    }
    end(at: endIndex, asks: false)
    return sentences
  }
}

extension Substring.UnicodeScalarView {
  /// Whether a sentence may begin here, after a mark.
  fileprivate var opensSentence: Bool {
    guard let first, first.properties.isWhitespace || "”’\"»".unicodeScalars.contains(first) else {
      return isEmpty
    }
    let letters = drop { !$0.properties.isAlphabetic }.prefix(2)
    // mTLS and iPhone open a sentence, “e.g. this” goes on with one.
    return !(letters.first?.properties.isLowercase ?? false)
      || letters.last?.properties.isUppercase ?? false
  }
}

extension Unicode.Scalar {
  fileprivate var endsStatement: Bool {
    switch self {
    case ".", "?", "!", "…", "\n", "。", "？", "！", "؟", "।": true
    default: false
    }
  }
}
