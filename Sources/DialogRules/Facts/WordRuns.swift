import DialogSupport

/// A word of a text: bytes of its UTF-8, or one of its placeholders, by its place among them.
enum WordRun: Equatable {
  case letters(Range<Int>)
  case placeholder(Int)
}

/// The UTF-8 of a text, with U+FFFC for each placeholder.
extension [UInt8] {
  /// Calls with each word, from one letter or digit to the next space or punctuation mark; stops
  /// where it is told `false`. Apostrophes belong to words.
  func forEachWord(_ body: (WordRun) -> Bool) {
    var start: Int?
    var (index, placeholders) = (0, 0)
    while index < count {
      let length = separatorLength(at: index)
      if length == 0 {
        if start == nil { start = index }
        index += 1
        continue
      }
      if let first = start, !body(.letters(first..<index)) { return }
      start = nil
      if length == 3, isPlaceholder(at: index) {
        placeholders += 1
        if !body(.placeholder(placeholders - 1)) { return }
      }
      index += length
    }
    if let start { _ = body(.letters(start..<count)) }
  }

  /// Whether U+FFFC stands at an offset.
  private func isPlaceholder(at index: Int) -> Bool {
    self[index] == 0xEF && self[index + 1] == 0xBF && self[index + 2] == 0xBC
  }

  /// How many bytes of space or punctuation start at an offset; 0 where a letter or digit does.
  ///
  /// Of what is not ASCII: U+0080–00BF, general punctuation (U+2000–206F), CJK punctuation
  /// (U+3000–303F), full-width forms and U+FFFC (U+FF00–FF0F, U+FF1A–FF20, U+FFF0 on).
  private func separatorLength(at index: Int) -> Int {
    let byte = self[index]
    switch byte {
    case 0x27: return 0
    case 0..<0x80: return byte.isASCIILetter || byte.isASCIIDigit ? 0 : 1
    case 0xC2: return 2
    case 0xE2:
      let isApostrophe = self[index + 1] == 0x80 && self[index + 2] == 0x99
      return (self[index + 1] == 0x80 || self[index + 1] == 0x81) && !isApostrophe ? 3 : 0
    case 0xE3: return self[index + 1] == 0x80 ? 3 : 0
    case 0xEF:
      let second = self[index + 1]
      let third = self[index + 2]
      let isFullWidth = second == 0xBC && (third < 0x90 || third >= 0x9A && third < 0xA1)
      return isFullWidth || second == 0xBF ? 3 : 0
    default: return 0
    }
  }

  /// Whether a run of the text is the same as one of another, whatever the case of its ASCII.
  func isSame(_ run: Range<Int>, as other: Range<Int>, of bytes: [UInt8]) -> Bool {
    guard run.count == other.count else { return false }
    return zip(self[run], bytes[other]).allSatisfy {
      $0.lowercasedASCII == $1.lowercasedASCII
    }
  }

  /// A run of the text, its ASCII in lower case.
  func lowercased(_ run: Range<Int>) -> String {
    let letters = self[run]
    return String(unsafeUninitializedCapacity: run.count) { lower in
      lower.initialize(fromContentsOf: letters.lazy.map(\.lowercasedASCII))
    }
  }
}
