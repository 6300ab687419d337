import DialogSupport

/// Splits an English text into words, placeholders and signs.
struct EnglishTokenizer {
  typealias Kind = EnglishToken.Kind

  private let bytes: [UInt8]
  private var place = 0
  private(set) var tokens: [EnglishToken] = []

  static func tokens(of bytes: [UInt8]) -> [EnglishToken] {
    var tokenizer = EnglishTokenizer(bytes: bytes)
    tokenizer.tokens.reserveCapacity(bytes.count / 5 + 2)
    while tokenizer.place < bytes.count { tokenizer.scan() }
    return tokenizer.tokens
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func scan() {
    let byte = bytes[place]
    switch byte {
    case 0x20, 0x09, 0x0D: place += 1
    case 0x0A: add(.newline, 1)
    case _ where isAlphanumeric(place): scanChunk()
    case 0x2E: scanPeriods()
    case 0x27: scanQuote(length: 1, "'")
    case 0x22: add(isOpening ? .openingQuote : .closingQuote, 1)
    case _ where byte < 0x80: add(EnglishTokenizer.sign(byte), 1)
    default: scanWide()
    }
  }

  private static func sign(_ byte: UInt8) -> Kind {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "["): .openingParenthesis
    case UInt8(ascii: ")"), UInt8(ascii: "]"): .closingParenthesis
    case UInt8(ascii: ","): .comma
    case UInt8(ascii: ":"): .colon
    case UInt8(ascii: ";"): .semicolon
    case UInt8(ascii: "?"): .question
    case UInt8(ascii: "!"): .exclamation
    case UInt8(ascii: "-"): .dash
    case UInt8(ascii: "/"): .slash
    case UInt8(ascii: "*"): .bullet
    default: .sign
    }
  }

  private mutating func add(_ kind: Kind, _ length: Int) {
    let range = place..<place + length
    tokens.append(
      EnglishToken(kind: kind, range: range, lower: "", shape: .none, isSpaced: isSpaced))
    place += length
  }

  private var isSpaced: Bool { place == 0 || isSpace(place - 1) }

  private func isSpace(_ index: Int) -> Bool {
    let byte = bytes[index]
    return byte == 0x20 || byte == 0x0A || byte == 0x09
      || byte == 0xA0 && index > 0 && bytes[index - 1] == 0xC2
  }

  /// Whether a straight quotation mark opens: after a space or an opening sign.
  private var isOpening: Bool {
    guard !isSpaced else { return place + 1 < bytes.count && !isSpace(place + 1) }
    return [UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "-")].contains(bytes[place - 1])
  }

  private mutating func scanPeriods() {
    var length = 1
    while place + length < bytes.count, bytes[place + length] == 0x2E { length += 1 }
    if length > 1 { return add(.ellipsis, length) }
    // `.conf`
    if isSpaced, place + 1 < bytes.count, isAlphanumeric(place + 1) { return scanChunk() }
    add(.period, 1)
  }

  /// A single quotation mark or an apostrophe at the edge of a word.
  private mutating func scanQuote(length: Int, _ character: Character) {
    if isOpening && character != "’" {
      add(.openingQuote, length)
    } else {
      add(hasOpenSingleQuote ? .closingQuote : .sign, length)
    }
  }

  private var hasOpenSingleQuote: Bool {
    var depth = 0
    for token in tokens where bytes[token.range.lowerBound] != 0x22 {
      if token.kind == .openingQuote { depth += 1 }
      if token.kind == .closingQuote { depth -= 1 }
    }
    return depth > 0
  }

  // MARK: Beyond ASCII

  private mutating func scanWide() {
    let length = scalarLength(place)
    switch scalar(place, length) {
    case 0xA0, 0x202F, 0x2009, 0x200B, 0xFE0F, 0x200D: place += length
    case 0xFFFC: scanChunk()
    case 0x201C, 0xAB, 0x201E: add(.openingQuote, length)
    case 0x201D, 0xBB: add(.closingQuote, length)
    case 0x2018: add(.openingQuote, length)
    case 0x2019: scanQuote(length: length, "’")
    case 0x2026: add(.ellipsis, length)
    case 0x2013, 0x2014, 0x2212: add(.dash, length)
    case 0x2022, 0xB7, 0x25CF, 0x25AA, 0x2023: add(.bullet, length)
    default: add(.sign, length)
    }
  }

  private func scalarLength(_ index: Int) -> Int {
    switch bytes[index] {
    case ..<0x80: 1
    case ..<0xE0: min(2, bytes.count - index)
    case ..<0xF0: min(3, bytes.count - index)
    default: min(4, bytes.count - index)
    }
  }

  private func scalar(_ index: Int, _ length: Int) -> UInt32 {
    var value = UInt32(bytes[index]) & (length == 1 ? 0x7F : 0x7F >> UInt32(length))
    for k in 1..<max(length, 1) { value = value << 6 | UInt32(bytes[index + k] & 0x3F) }
    return value
  }

  /// Whether a letter or digit begins here; letters of other scripts are letters.
  private func isAlphanumeric(_ index: Int) -> Bool {
    let byte = bytes[index]
    if byte.isASCIILetter || byte.isASCIIDigit { return true }
    guard byte >= 0xC3 else { return false }
    let value = scalar(index, scalarLength(index))
    return (0xC0..<0x2000).contains(value) && value != 0xD7 && value != 0xF7
      || (0x2C00..<0xD7FF).contains(value) && !(0x2E00..<0x3040).contains(value)
  }

  private func isPlaceholder(_ index: Int) -> Bool {
    bytes[index] == 0xEF && index + 2 < bytes.count && bytes[index + 1] == 0xBF
      && bytes[index + 2] == 0xBC
  }

  // MARK: Words

  /// Letters, digits, placeholders and the signs between them that belong to one word.
  private mutating func scanChunk() {
    let start = place
    let isSpaced = isSpaced
    var chunk = EnglishChunk()
    var end = start
    if bytes[start] == 0x2E {
      chunk.note(0x2E)
      end += 1
    }
    while end < bytes.count {
      if bytes[end].isASCIILetter || bytes[end].isASCIIDigit {
        chunk.note(bytes[end])
        end += 1
      } else if isPlaceholder(end) {
        chunk.hasPlaceholder = true
        end += 3
      } else if isAlphanumeric(end) {
        chunk.hasOtherLetters = true
        end += scalarLength(end)
      } else if let length = joinerLength(end, since: start) {
        chunk.note(bytes[end])
        end += length
      } else {
        break
      }
    }
    let range = start..<(chunk.hasPlaceholder ? end : endWithDot(start..<end))
    tokens.append(chunk.token(bytes, range, isSpaced: isSpaced))
    place = range.upperBound
  }

  private func isPart(_ index: Int) -> Bool { isAlphanumeric(index) || isPlaceholder(index) }

  /// The length of a sign that joins what comes before it to what comes after it.
  private func joinerLength(_ index: Int, since start: Int) -> Int? {
    let length = bytes[index] == 0xE2 ? 3 : 1
    guard index + length < bytes.count, isPart(index + length) else {
      return scheme(index, since: start)
    }
    switch bytes[index] {
    case UInt8(ascii: "'"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "@"): return 1
    case UInt8(ascii: "."): return joins(dot: index, since: start) ? 1 : nil
    case UInt8(ascii: ","), UInt8(ascii: ":"):
      return bytes[index - 1].isASCIIDigit && bytes[index + 1].isASCIIDigit ? 1 : nil
    case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "#"), UInt8(ascii: "%"),
      UInt8(ascii: "&"), UInt8(ascii: "?"):
      return isAddress(start..<index) ? 1 : nil
    case 0xE2: return scalar(index, 3) == 0x2019 ? 3 : nil
    default: return nil
    }
  }

  /// `://`
  private func scheme(_ index: Int, since start: Int) -> Int? {
    bytes[index...].starts(with: "://".utf8)
      ? 3 : isAddress(start..<index) && bytes[index] == 0x2F ? 1 : nil
  }

  private func isAddress(_ range: Range<Int>) -> Bool {
    let chunk = bytes[range]
    return chunk.contains(0x2F) || chunk.contains(0x40) || chunk.contains(0x2E)
  }

  /// A dot inside a number, an abbreviation, an address or a file's name; not where the space
  /// after a sentence is missing.
  private func joins(dot: Int, since start: Int) -> Bool {
    if bytes[dot - 1].isASCIIDigit || bytes[dot + 1].isASCIIDigit { return true }
    let isWordBefore = dot - start > 1 && bytes[dot - 1].isASCIILower
    return !(isWordBefore && bytes[dot + 1].isASCIIUpper)
  }

  /// With the dot that ends an abbreviation.
  private func endWithDot(_ range: Range<Int>) -> Int {
    let end = range.upperBound
    guard end < bytes.count, bytes[end] == 0x2E else { return end }
    if end + 1 < bytes.count, bytes[end + 1] == 0x2E { return end }
    let word = bytes[range]
    let isDotted =
      word.count > 2 && word.contains(0x2E)
      && word.split(separator: 0x2E)
        .allSatisfy { $0.count == 1 && $0.first!.isASCIILetter }
    if isDotted { return end + 1 }
    let lower = String(decoding: word.map { $0 | 0x20 }, as: UTF8.self)
    let isCut =
      EnglishTokenizer.abbreviations.contains(lower)
      || EnglishTokenizer.counting.contains(lower) && goesOn(after: end, \.isASCIIDigit)
      || EnglishTokenizer.streets.contains(lower) && goesOn(after: end, \.isASCIILower)
    return isCut ? end + 1 : end
  }

  /// Whether a dot is followed by a space and such a byte.
  private func goesOn(after dot: Int, _ isSuch: (UInt8) -> Bool) -> Bool {
    dot + 2 < bytes.count && isSpace(dot + 1) && isSuch(bytes[dot + 2])
  }

  /// Words that a dot cuts short.
  private static let abbreviations: Set<String> = .words(
    """
    etc vs approx mr mrs ms dr prof inc ltd corp jr sr fig esp incl excl dept est
    """)

  /// Words that a dot cuts short before a number: “No. 5”.
  private static let counting: Set<String> = .words("no nos vol ch pt")

  /// Words that a dot cuts short unless a sentence begins after it: “The shop on Main St. closes early.”
  private static let streets: Set<String> = .words("st ave blvd rd sq mt")
}
