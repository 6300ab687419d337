import DialogLocales
import DialogSupport

/// Splits an English text into words, placeholders and signs.
struct EnglishTokenizer {
  typealias Kind = EnglishToken.Kind

  private let text: TextTokens
  private var bytes: [UInt8] { text.bytes }
  private var place = 0
  private(set) var tokens: [EnglishToken] = []

  static func tokens(of text: TextTokens) -> [EnglishToken] {
    var tokenizer = EnglishTokenizer(text)
    tokenizer.tokens.reserveCapacity(text.bytes.count / 5 + 2)
    while tokenizer.place < text.all.count { tokenizer.scan() }
    return tokenizer.tokens
  }

  private init(_ text: TextTokens) { self.text = text }

  private mutating func scan() {
    switch text[place].kind {
    case .space, .invisible: place += 1
    case .letters, .digits, .placeholder: scanChunk()
    case .fullStop: scanPeriods()
    case .apostrophe: add(kindOfApostrophe)
    case .straightQuote: add(isOpening ? .openingQuote : .closingQuote)
    case let kind: add(kindOfMark(kind))
    }
  }

  private func kindOfMark(_ kind: TextToken.Kind) -> Kind {
    switch kind {
    case .lineEnd: .newline
    case .openingQuote: .openingQuote
    case .closingQuote: .closingQuote
    case .comma: .comma
    case .colon: .colon
    case .semicolon: .semicolon
    case .question: .question
    case .exclamation: .exclamation
    case .ellipsis: .ellipsis
    case .hyphen, .dash: .dash
    default: kindOfSign
    }
  }

  private var kindOfSign: Kind {
    switch byte(place) {
    case UInt8(ascii: "("), UInt8(ascii: "["): .openingParenthesis
    case UInt8(ascii: ")"), UInt8(ascii: "]"): .closingParenthesis
    case UInt8(ascii: "/"): .slash
    default: text[place].kind == .bullet ? .bullet : .sign
    }
  }

  private mutating func add(_ kind: Kind, _ count: Int = 1) {
    let range = text.bytesOf(place..<place + count)
    tokens.append(
      EnglishToken(kind: kind, range: range, lower: "", shape: .none, isSpaced: isSpaced))
    place += count
  }

  private var isSpaced: Bool { place == 0 || isSpace(place - 1) }

  private func isSpace(_ index: Int) -> Bool {
    text[index].kind.isSpace
  }

  /// The first byte of a token.
  private func byte(_ index: Int) -> UInt8 { bytes[text[index].range.lowerBound] }

  /// Whether a straight quotation mark opens: after a space or an opening sign.
  private var isOpening: Bool {
    guard !isSpaced else { return place + 1 < text.all.count && !isSpace(place + 1) }
    return [UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "-")].contains(byte(place - 1))
  }

  private mutating func scanPeriods() {
    var count = 1
    while place + count < text.all.count, isByte(".", place + count) { count += 1 }
    if count > 1 { return add(.ellipsis, count) }
    // `.conf`
    if isSpaced, place + 1 < text.all.count, isPart(place + 1) { return scanChunk() }
    add(.period)
  }

  private func isByte(_ sign: Unicode.Scalar, _ index: Int) -> Bool {
    byte(index) == UInt8(ascii: sign)
  }

  /// What a single quotation mark or an apostrophe at the edge of a word is.
  private var kindOfApostrophe: Kind {
    if isOpening, isByte("'", place) { return .openingQuote }
    return hasOpenSingleQuote ? .closingQuote : .sign
  }

  private var hasOpenSingleQuote: Bool {
    var depth = 0
    for token in tokens where bytes[token.range.lowerBound] != 0x22 {
      if token.kind == .openingQuote { depth += 1 }
      if token.kind == .closingQuote { depth -= 1 }
    }
    return depth > 0
  }

  // MARK: Words

  /// Letters, digits, placeholders and the signs between them that belong to one word.
  private mutating func scanChunk() {
    let start = place
    let isSpaced = isSpaced
    var chunk = EnglishChunk()
    var end = start
    if isByte(".", start) {
      chunk.note(0x2E)
      end += 1
    }
    while end < text.all.count, let count = partCount(end, since: start) {
      for index in end..<end + count { note(index, in: &chunk) }
      end += count
    }
    let range = text.bytesOf(start..<end)
    let isDotted = !chunk.hasPlaceholder && endsWithDot(range, at: end)
    let whole = isDotted ? range.lowerBound..<range.upperBound + 1 : range
    tokens.append(chunk.token(bytes, whole, isSpaced: isSpaced))
    place = isDotted ? end + 1 : end
  }

  private func note(_ index: Int, in chunk: inout EnglishChunk) {
    switch text[index].kind {
    case .placeholder: chunk.hasPlaceholder = true
    case .letters:
      for byte in bytes[text[index].range] {
        if byte < 0x80 { chunk.note(byte) } else { chunk.hasOtherLetters = true }
      }
    case .digits: for byte in bytes[text[index].range] { chunk.note(byte) }
    default: chunk.note(byte(index))
    }
  }

  private func isPart(_ index: Int) -> Bool {
    index < text.all.count && text[index].kind.isOfWord
  }

  /// How many tokens from one on go on a word; nil where it has ended.
  private func partCount(_ index: Int, since start: Int) -> Int? {
    if isPart(index) { return 1 }
    if isPart(index + 1), joins(index, since: start) { return 1 }
    let place = text[index].range.lowerBound
    if bytes[place...].starts(with: "://".utf8) { return 3 }
    return isByte("/", index) && isAddress(start..<index) ? 1 : nil
  }

  /// Whether a sign joins what comes before it to what comes after it.
  private func joins(_ index: Int, since start: Int) -> Bool {
    switch byte(index) {
    case UInt8(ascii: "'"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "@"): true
    case UInt8(ascii: "."): joins(dot: text[index].range.lowerBound, since: start)
    case UInt8(ascii: ","), UInt8(ascii: ":"):
      text[index - 1].kind == .digits && text[index + 1].kind == .digits
    case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "#"), UInt8(ascii: "%"),
      UInt8(ascii: "&"), UInt8(ascii: "?"):
      isAddress(start..<index)
    default: text[index].kind == .apostrophe
    }
  }

  private func isAddress(_ range: Range<Int>) -> Bool {
    let chunk = bytes[text.bytesOf(range)]
    return chunk.contains(0x2F) || chunk.contains(0x40) || chunk.contains(0x2E)
  }

  /// A dot inside a number, an abbreviation, an address or a file's name; not where the space
  /// after a sentence is missing.
  private func joins(dot: Int, since start: Int) -> Bool {
    if bytes[dot - 1].isASCIIDigit || bytes[dot + 1].isASCIIDigit { return true }
    let isWordBefore =
      dot - text[start].range.lowerBound > 1 && bytes[dot - 1].isASCIILower
    return !(isWordBefore && bytes[dot + 1].isASCIIUpper)
  }

  /// Whether a word ends with the dot at a place, which ends an abbreviation.
  private func endsWithDot(_ range: Range<Int>, at dot: Int) -> Bool {
    guard dot < text.all.count, isByte(".", dot) else { return false }
    if dot + 1 < text.all.count, isByte(".", dot + 1) { return false }
    let word = bytes[range]
    let isDotted =
      word.count > 2 && word.contains(0x2E)
      && word.split(separator: 0x2E)
        .allSatisfy { $0.count == 1 && $0.first!.isASCIILetter }
    if isDotted { return true }
    let lower = String(decoding: word.map { $0 | 0x20 }, as: UTF8.self)
    return EnglishTokenizer.abbreviations.contains(lower)
      || EnglishTokenizer.counting.contains(lower) && goesOn(after: dot, \.isASCIIDigit)
      || EnglishTokenizer.streets.contains(lower) && goesOn(after: dot, \.isASCIILower)
  }

  /// Whether a dot is followed by a space and such a byte.
  private func goesOn(after dot: Int, _ isSuch: (UInt8) -> Bool) -> Bool {
    dot + 2 < text.all.count && isSpace(dot + 1) && isSuch(byte(dot + 2))
  }

  /// Words that a dot cuts short.
  private static let abbreviations: WordSet = .words(
    """
    etc vs approx mr mrs ms dr prof inc ltd corp jr sr fig esp incl excl dept est
    """)

  /// Words that a dot cuts short before a number: “No. 5”.
  private static let counting: WordSet = .words("no nos vol ch pt")

  /// Words that a dot cuts short unless a sentence begins after it: “The shop on Main St. closes early.”
  private static let streets: WordSet = .words("st ave blvd rd sq mt")
}
