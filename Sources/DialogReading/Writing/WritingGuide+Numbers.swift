import DialogLocales
import DialogSupport

extension WritingGuide {
  /// The noun in the plural right after a number, in a language that keeps the singular there.
  ///
  /// - Parameter place: the offset after the number, in the text’s UTF-8.
  public func plural(afterNumber place: Int, in text: String) -> Range<Int>? {
    let rest = Substring(text.utf8.dropFirst(place))
    guard !words.numerals.isEmpty, rest.utf8.first == 0x20 else { return nil }
    let word = Substring(rest.unicodeScalars.dropFirst().prefix(while: \.isLetterOrMark))
    return String(word).lowercased().isTurkishPlural
      ? place + 1..<place + 1 + word.utf8.count : nil
  }

  /// Those after numbers in digits, but for names.
  func plurals(afterDigitsIn tokens: TextTokens, of text: String) -> [WritingFault] {
    tokens.all.filter { $0.kind == .digits }.compactMap { number in
      guard let noun = plural(afterNumber: number.range.upperBound, in: text) else { return nil }
      let range = number.range.lowerBound..<noun.upperBound
      let written = String(decoding: tokens.bytes[range], as: UTF8.self)
      if written != written.lowercased() { return nil }
      return WritingFault(kind: .pluralAfterNumber, range: range, written: written, right: nil)
    }
  }
}
