import DialogSupport

extension Reading {
  /// Whether its first letter is a capital; marks that open are looked past.
  var startsWithCapital: Bool { text.firstLetter?.scalar.properties.isUppercase ?? false }

  /// The bytes of a first letter in lower case, of a word that has no capital, digit or mark of its
  /// own as iPhone, e-mail and names of files have.
  var firstInLowerCase: Range<Int>? { text.findFirstInLowerCase() }

  /// The bytes of the first letter in lower case, of such a word after a full stop that no
  /// abbreviation has: of a word of five letters or more.
  var sentenceInLowerCase: Range<Int>? {
    guard traits.marks.contains(.plainMark), bytes.count > 12 else { return nil }
    for place in 5..<bytes.count - 2 where bytes[place] == UInt8(ascii: ".") {
      let next = bytes[place + 2]
      guard bytes[place + 1] == 0x20, next.isASCIILower || next > 0xC2 else { continue }
      let rest = Substring(text.utf8.dropFirst(place + 2)).unicodeScalars
      let before = Substring(text.utf8.prefix(place)).unicodeScalars.reversed()
      let word = String(String.UnicodeScalarView(before.prefix { $0.isLetterOrMark }.reversed()))
      guard let scalar = rest.first, scalar.properties.isLowercase, word.unicodeScalars.count > 4,
        !abbreviations.contains(word.lowercased())
      else { continue }
      return text.plainWordInLowerCase(at: place + 2, startingWith: scalar)
    }
    return nil
  }
}

/// Of five letters and more.
private let abbreviations: Set<String> = ["aprox", "approx", "telef", "resp", "abrev", "respekt"]

extension String {
  /// The letter that it begins with, after quotation marks and brackets, and its offset in UTF-8.
  fileprivate var firstLetter: (scalar: Unicode.Scalar, offset: Int)? {
    var offset = 0
    for scalar in unicodeScalars {
      if scalar.isLetterOrMark { return (scalar, offset) }
      guard "¿¡“„«\"( \u{A0}".unicodeScalars.contains(scalar) else { return nil }
      offset += UTF8.width(scalar)
    }
    return nil
  }

  fileprivate func findFirstInLowerCase() -> Range<Int>? {
    guard let (scalar, offset) = firstLetter, scalar.properties.isLowercase else { return nil }
    return plainWordInLowerCase(at: offset, startingWith: scalar)
  }

  /// - Parameter offset: that of a letter in lower case.
  fileprivate func plainWordInLowerCase(
    at offset: Int, startingWith scalar: Unicode.Scalar
  ) -> Range<Int>? {
    let word = Substring(utf8.dropFirst(offset)).unicodeScalars.prefix {
      !$0.properties.isWhitespace
    }
    let end = word.lastIndex { $0.isLetterOrMark }!
    let isPlain = word[...end].allSatisfy { $0.isLetterOrMark && !$0.properties.isUppercase }
    let length = word.count { $0.isLetterOrMark }
    return isPlain && length > 1 ? offset..<offset + UTF8.width(scalar) : nil
  }
}
