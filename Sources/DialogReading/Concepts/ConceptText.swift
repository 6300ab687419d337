/// A text as words of concepts are looked for in it: in lower case, with straight apostrophes, without
/// Arabic vowel signs.
struct ConceptText {
  /// Its UTF-8.
  private(set) var bytes: [UInt8] = []
  /// What each byte is.
  private(set) var kinds: [Kind] = []
  /// Where the bytes of what stands between quotation marks are.
  private(set) var quotations: [Range<Int>] = []

  /// What a byte is: of a scalar with several, the first says it.
  enum Kind: UInt8 {
    case separator, letter, digit, continuation, placeholder, sentenceEnd
  }

  /// - Parameter text: with U+FFFC for each placeholder.
  init(_ text: String) {
    bytes.reserveCapacity(text.utf8.count + 8)
    kinds.reserveCapacity(text.utf8.count + 8)
    var quotes = QuotationReader()
    for scalar in text.unicodeScalars { append(scalar, &quotes) }
    quotations = quotes.quotations
  }

  private mutating func append(_ scalar: Unicode.Scalar, _ quotes: inout QuotationReader) {
    let value = scalar.value
    if value < 0x80 {
      let byte = UInt8(value)
      bytes.append(byte.lowercasedASCII)
      kinds.append(Kind(ascii: byte))
      if byte == UInt8(ascii: "\"") { quotes.take(scalar, before: bytes.count) }
      return
    }
    switch value {
    case 0x640, 0x64B...0x652, 0x670, 0x307: return
    case 0x2019 where kinds.last == .letter || kinds.last == .continuation, 0x2BC, 0x55A:
      bytes.append(0x27)
      kinds.append(.letter)
      // It may close a quotation too.
      if value == 0x2019 { quotes.take(scalar, before: bytes.count) }
    case 0xC0...0x24F, 0x370...0x52F, 0x1E00...0x1FFF:
      for lower in scalar.properties.lowercaseMapping.unicodeScalars where lower != "\u{307}" {
        append(lower, as: .letter)
      }
    default:
      append(scalar, as: Kind(scalar))
      quotes.take(scalar, before: bytes.count)
    }
  }

  private mutating func append(_ scalar: Unicode.Scalar, as kind: Kind) {
    for byte in UTF8.encode(scalar)! {
      bytes.append(byte)
      kinds.append(byte & 0xC0 == 0x80 ? .continuation : kind)
    }
  }

  /// Bytes of a text as it is written, from bytes of what is compared.
  static func written(_ range: Range<Int>, of text: String) -> Range<Int> {
    var folded = ConceptText("")
    var quotes = QuotationReader()
    var (offset, start, end) = (0, 0, 0)
    for scalar in text.unicodeScalars {
      if folded.bytes.count <= range.lowerBound { start = offset }
      folded.append(scalar, &quotes)
      offset += UTF8.width(scalar)
      if folded.bytes.count <= range.upperBound { end = offset }
    }
    return start..<max(start, end)
  }

  // MARK: Words

  /// Whether a word begins at a byte: after anything but a letter, after a digit too.
  func beginsWord(at index: Int) -> Bool {
    guard index > 0 else { return true }
    var before = index - 1
    while kinds[before] == .continuation { before -= 1 }
    if bytes[before] == 0x27 { return beginsWord(at: before) }
    return kinds[before] != .letter && (kinds[before] != .digit || kinds[index] == .letter)
  }

  /// Whether a word ends before a byte.
  func endsWord(at index: Int) -> Bool {
    guard index < bytes.count else { return true }
    if bytes[index] == 0x27 { return endsWord(at: index + 1) }
    return kinds[index] != .letter && kinds[index] != .digit
  }

  /// The byte at which the word that a byte is of ends.
  func endOfWord(from index: Int) -> Int {
    var index = index
    while index < bytes.count, kinds[index].isOfWord { index += 1 }
    return index
  }

  /// The byte at which the word that a byte is of begins.
  func startOfWord(before index: Int) -> Int {
    var index = index
    while index > 0, kinds[index - 1].isOfWord { index -= 1 }
    return index
  }

  /// The byte with which the next word of the sentence begins; a placeholder is one.
  func nextWord(from index: Int) -> Int? {
    var index = index
    while index < bytes.count, kinds[index] == .separator || kinds[index] == .continuation {
      index += 1
    }
    return index < bytes.count && kinds[index] != .sentenceEnd ? index : nil
  }
}

extension ConceptText.Kind {
  fileprivate var isOfWord: Bool { self == .letter || self == .digit || self == .continuation }

  fileprivate init(ascii byte: UInt8) {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "'"):
      self = .letter
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self = .digit
    case 0x0A: self = .sentenceEnd
    default:
      self = SentenceEnd.mark(Unicode.Scalar(byte)) == nil ? .separator : .sentenceEnd
    }
  }

  fileprivate init(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    // Kana, Han and Hangul first: most of what is not ASCII.
    case 0x3041...0x30FA, 0x4E00...0x9FFF, 0xAC00...0xD7A3: self = .letter
    case _ where SentenceEnd.mark(scalar) != nil: self = .sentenceEnd
    case 0x80...0xBF, 0x60C, 0x61B, 0x2000...0x206F, 0x3000...0x3004, 0x3008...0x303F, 0x30FB,
      0xFF01...0xFF0F, 0xFF1A...0xFF1E:
      self = .separator
    case 0x660...0x669, 0x6F0...0x6F9, 0xFF10...0xFF19: self = .digit
    case 0xFFFC: self = .placeholder
    default: self = .letter
    }
  }
}

/// Finds what stands between quotation marks that belong together.
private struct QuotationReader {
  var quotations: [Range<Int>] = []
  private var open: (marks: String.UnicodeScalarView, start: Int)?

  mutating func take(_ scalar: Unicode.Scalar, before end: Int) {
    if let open, open.marks.contains(scalar) {
      quotations.append(open.start..<end)
      self.open = nil
    } else if let marks = QuotationReader.closing(scalar), open == nil {
      open = (marks.unicodeScalars, end)
    }
  }

  /// The marks that may close what a mark opens.
  private static func closing(_ mark: Unicode.Scalar) -> String? {
    switch mark {
    case "“": "”"
    case "„": "“”"
    case "‘", "‚": "’‘"
    case "”": "”“"
    case "\"": "\""
    case "«": "»"
    case "»": "«"
    case "「": "」"
    case "『": "』"
    case "《": "》"
    case "〈": "〉"
    default: nil
    }
  }
}
