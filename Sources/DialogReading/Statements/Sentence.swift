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

extension String {
  /// The sentences that have a letter. A full stop ends one where a space and no small letter follow, so
  /// that abbreviations and numbers end none.
  ///
  /// - Parameter lowered: all of the text, which is its only sentence where it has no mark.
  public func sentences(_ lowered: LoweredText) -> [Sentence] {
    let scalars = unicodeScalars
    var sentences: [Sentence] = []
    var start = startIndex
    func end(at index: Index, asks: Bool) {
      let isWhole = start == startIndex && index == endIndex
      let written = isWhole ? self : String(scalars[start..<index])
      let text = isWhole ? lowered : LoweredText(written)
      guard let last = text.words.last?.unicodeScalars.last else { return }
      let isLong = text.words.count > 1 || last.value > 0xE00
      sentences.append(
        Sentence(text: text, written: written, asks: asks, isLong: isLong))
    }
    for index in scalars.indices {
      let mark = SentenceEnd.mark(scalars[index])
      guard mark != nil || scalars[index] == "\n" else { continue }
      let next = scalars.index(after: index)
      if scalars[index].isASCII, !scalars[next...].opensSentence { continue }
      end(at: index, asks: mark == .question)
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
