import DialogLocales
import DialogSupport

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
    var (quotes, text) = (QuotationReader(), text)
    text.withUTF8 { buffer in
      var tokenizer = TextTokenizer(buffer)
      while let token = tokenizer.next() {
        append(token.kind, UnsafeBufferPointer(rebasing: buffer[token.range]), &quotes)
      }
    }
    quotations = quotes.quotations
  }

  /// Appends a token or a scalar of one.
  private mutating func append(
    _ kind: TextToken.Kind, _ token: UnsafeBufferPointer<UInt8>, _ quotes: inout QuotationReader
  ) {
    switch kind {
    case .letters: appendLetters(token)
    case .apostrophe: appendApostrophe(token, &quotes)
    default:
      append(token, as: Kind(kind))
      if kind == .openingQuote || kind.mayCloseQuote {
        quotes.take(token.scalar(at: 0).scalar, before: bytes.count)
      }
    }
  }

  private mutating func appendLetters(_ token: UnsafeBufferPointer<UInt8>) {
    var place = 0
    while place < token.count {
      if token[place] < 0x80 {
        bytes.append(token[place].lowercasedASCII)
        kinds.append(.letter)
        place += 1
      } else {
        let (scalar, length) = token.scalar(at: place)
        append(scalar)
        place += length
      }
    }
  }

  private mutating func append(_ letter: Unicode.Scalar) {
    switch letter.value {
    case 0x640, 0x64B...0x652, 0x670, 0x307: return
    case 0x2BC:
      bytes.append(0x27)
      kinds.append(.letter)
    case 0xC0...0x24F, 0x370...0x52F, 0x1E00...0x1FFF:
      for lower in letter.properties.lowercaseMapping.unicodeScalars where lower != "\u{307}" {
        append(UTF8.encode(lower)!, as: .letter)
      }
    default: append(UTF8.encode(letter)!, as: .letter)
    }
  }

  /// ’ may close a quotation too.
  private mutating func appendApostrophe(
    _ token: UnsafeBufferPointer<UInt8>, _ quotes: inout QuotationReader
  ) {
    let isAfterLetter = kinds.last == .letter || kinds.last == .continuation
    if token.count > 1, !isAfterLetter {
      append(token, as: .separator)
    } else {
      bytes.append(0x27)
      kinds.append(.letter)
    }
    if token.count > 1 { quotes.take("’", before: bytes.count) }
  }

  private mutating func append(_ scalar: some Sequence<UInt8>, as kind: Kind) {
    for byte in scalar {
      bytes.append(byte)
      kinds.append(byte & 0xC0 == 0x80 ? .continuation : kind)
    }
  }

  /// Bytes of a text as it is written, from bytes of what is compared.
  static func written(_ range: Range<Int>, of text: String) -> Range<Int> {
    var folded = ConceptText("")
    var (quotes, text) = (QuotationReader(), text)
    var (start, end) = (0, 0)
    text.withUTF8 { buffer in
      var tokenizer = TextTokenizer(buffer)
      while let token = tokenizer.next() {
        var place = token.range.lowerBound
        while place < token.range.upperBound {
          if folded.bytes.count <= range.lowerBound { start = place }
          let next = place + buffer.scalar(at: place).length
          let scalar = UnsafeBufferPointer(rebasing: buffer[place..<next])
          folded.append(token.kind, scalar, &quotes)
          place = next
          if folded.bytes.count <= range.upperBound { end = place }
        }
      }
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

  fileprivate init(_ kind: TextToken.Kind) {
    switch kind {
    case .letters: self = .letter
    case .digits: self = .digit
    case .placeholder: self = .placeholder
    case .lineEnd: self = .sentenceEnd
    default: self = kind.endsSentence ? .sentenceEnd : .separator
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

extension ConceptText {
  /// Whether a Thai vowel or tone mark stands at a byte, which the letter before it opens a syllable with: no
  /// ลบ is in อัลบั้ม.
  func continuesThaiSyllable(at index: Int) -> Bool {
    guard index + 2 < bytes.count, bytes[index] == 0xE0 else { return false }
    switch (bytes[index + 1], bytes[index + 2]) {
    case (0xB8, 0xB1), (0xB8, 0xB4...0xBA), (0xB9, 0x87...0x8E): return true
    default: return false
    }
  }
}
