import DialogSupport

extension TextVariant {
  /// Where both forms of a noun are written at once: `photo(s)`, `photo/photos`.
  var placeOfTwoForms: Range<Int>? { reading.spelling.placeOfTwoForms }
}

/// The UTF-8 of a text.
extension [UInt8] {
  /// Where both forms of a noun are written at once.
  var placeOfTwoForms: Range<Int>? {
    for mark in indices where self[mark] == 0x28 || self[mark] == 0x2F {
      let word = self[..<mark].reversed().prefix(while: \.isASCIILetter).count
      guard word > 1 else { continue }
      let rest = self[(mark + 1)...]
      if self[mark] == 0x28 {
        let ending = ["s)", "es)", "ies)", "S)"].first { rest.starts(with: $0.utf8) }
        let end = ending.map { mark + 1 + $0.utf8.count }
        if let end, end == count || !self[end].isASCIILetter { return mark - word..<end }
      } else {
        let other = rest.prefix(while: \.isASCIILetter)
        let isPlural = other.starts(with: self[(mark - word)..<mark]) && other.last == 0x73
        if isPlural, other.count == word + 1 { return mark - word..<other.endIndex }
      }
    }
    return nil
  }
}
