import DialogSupport

extension TextVariant {
  /// Where both forms of a noun are written at once: `photo(s)`, `photo/photos`.
  var placeOfTwoForms: Range<Int>? { reading.placeOfTwoForms }
}

extension Reading {
  func findTwoForms() -> Range<Int>? {
    for mark in bytes.indices where bytes[mark] == 0x28 || bytes[mark] == 0x2F {
      let word = bytes[..<mark].reversed().prefix(while: \.isASCIILetter).count
      guard word > 1 else { continue }
      let rest = bytes[(mark + 1)...]
      if bytes[mark] == 0x28 {
        let ending = ["s)", "es)", "ies)", "S)"].first { rest.starts(with: $0.utf8) }
        let end = ending.map { mark + 1 + $0.utf8.count }
        if let end, end == bytes.count || !bytes[end].isASCIILetter { return mark - word..<end }
      } else {
        let other = rest.prefix(while: \.isASCIILetter)
        let isPlural = other.starts(with: bytes[(mark - word)..<mark]) && other.last == 0x73
        if isPlural, other.count == word + 1 { return mark - word..<other.endIndex }
      }
    }
    return nil
  }
}
