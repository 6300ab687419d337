import DialogSupport

/// Reads what is between the quotes of a string.
struct StringDecoder {
  private(set) var segments: [StringLiteral.Segment] = []
  private(set) var problems: [StringLiteral.Problem] = []

  private let bytes: UnsafeBufferPointer<UInt8>
  private var position: Int
  private var end: Int
  /// The first line that is indented less than the closing quotes.
  private var underIndented: ByteRange?
  /// The white space at the start of such lines.
  private var narrowSpaces: [ByteRange] = []
  /// Where the run of verbatim characters started.
  private var runStart: Int

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ token: ByteRange, quotes: Int) {
    self.bytes = bytes
    let first = Int(token.start)
    let typographic = TypographicQuote.length(in: bytes, at: first)
    // A text whose opening quote is missing begins with its first character.
    let opening = bytes[first] == 0x22 ? quotes : 0
    position = first + (typographic > 0 ? typographic : opening)
    let last = Int(token.end)
    if typographic > 0 {
      // Only the lexer makes such a token, and only with a closing quote, of two or three bytes.
      let length = TypographicQuote.closingLength(in: bytes, at: last - 3, openedAt: first)
      end = length == 3 ? last - 3 : last - 2
    } else {
      let isClosed = last - position >= quotes && bytes[last - 1] == 0x22
      end = isClosed ? last - quotes : last
    }
    runStart = position
  }

  mutating func run(isMultiline: Bool) {
    if isMultiline { decodeLines() } else { decodeLine(upTo: end) }
  }

  // MARK: Lines

  /// Characters, escapes and placeholders up to a byte offset.
  private mutating func decodeLine(upTo limit: Int) {
    runStart = position
    while position < limit {
      switch bytes[position] {
      case 0x5C: decodeEscape(upTo: limit)
      case 0x7B: decodePlaceholder(upTo: limit)
      case 0x7D:
        problems.append(.strayBrace(ByteRange(position, position + 1)))
        position += 1
      default: position += 1
      }
    }
    endRun(at: limit)
  }

  private mutating func endRun(at offset: Int) {
    if offset > runStart { segments.append(.verbatim(ByteRange(runStart, offset))) }
    runStart = offset
  }

  /// As in Swift: the text starts on the line below the quotes, and the white space before the
  /// closing quotes is taken from every line.
  private mutating func decodeLines() {
    let afterQuotes = lineEnd(from: position)
    if afterQuotes > position || afterQuotes >= end {
      problems.append(.textBesideQuotes(ByteRange(position, afterQuotes)))
      return decodeLine(upTo: end)
    }
    let margin = closingMargin()
    position = afterLineEnd(afterQuotes)
    while position < margin.start { decodeMarginedLine(margin) }
    if let line = underIndented {
      let quotes = ByteRange(margin.start, margin.start + margin.length)
      problems.append(.indentation(line: line, spaces: narrowSpaces, margin: quotes))
    }
  }

  private mutating func decodeMarginedLine(_ margin: (start: Int, length: Int)) {
    let lineEnd = min(lineEnd(from: position), end)
    skipMargin(margin, lineEnd: lineEnd)
    let isContinued = lineEnd > position && bytes[lineEnd - 1] == 0x5C && !isEscaped(lineEnd - 1)
    decodeLine(upTo: isContinued ? lineEnd - 1 : lineEnd)
    let next = afterLineEnd(lineEnd)
    if next < margin.start, !isContinued {
      segments.append(.escape("\n", ByteRange(lineEnd, next)))
    }
    position = next
  }

  private func isEscaped(_ offset: Int) -> Bool {
    var backslashes = 0
    while offset - backslashes > position, bytes[offset - backslashes - 1] == 0x5C {
      backslashes += 1
    }
    return backslashes % 2 == 1
  }

  private mutating func skipMargin(_ margin: (start: Int, length: Int), lineEnd: Int) {
    let lineStart = position
    for i in 0..<margin.length where position < lineEnd {
      guard bytes[lineStart + i] == bytes[margin.start + i] else {
        let isBlank = (position..<lineEnd).allSatisfy { isSpace(bytes[$0]) }
        if isBlank { position = lineEnd } else { reportIndentation(lineStart, lineEnd) }
        return
      }
      position += 1
    }
  }

  private mutating func reportIndentation(_ start: Int, _ lineEnd: Int) {
    underIndented = underIndented ?? ByteRange(start, lineEnd)
    while position < lineEnd, isSpace(bytes[position]) { position += 1 }
    narrowSpaces.append(ByteRange(start, position))
  }

  /// Where the last line starts and how much white space it has before the quotes.
  private mutating func closingMargin() -> (start: Int, length: Int) {
    var start = end
    while start > position, isSpace(bytes[start - 1]) { start -= 1 }
    if start > position, bytes[start - 1] == 0x0A || bytes[start - 1] == 0x0D {
      return (start, end - start)
    }
    problems.append(.textBesideQuotes(ByteRange(end, min(end + 3, bytes.count))))
    return (end, 0)
  }

  private func lineEnd(from offset: Int) -> Int {
    var i = offset
    while i < end, bytes[i] != 0x0A, bytes[i] != 0x0D { i += 1 }
    return i
  }

  private func afterLineEnd(_ offset: Int) -> Int {
    guard offset < end else { return end }
    let isPair = bytes[offset] == 0x0D && offset + 1 < end && bytes[offset + 1] == 0x0A
    return offset + (isPair ? 2 : 1)
  }

  private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  // MARK: Escapes

  private mutating func decodeEscape(upTo limit: Int) {
    let start = position
    endRun(at: start)
    let letter = start + 1 < limit ? bytes[start + 1] : 0
    if letter == 0x75 { return decodeScalar(upTo: limit) }
    position = min(start + 2, limit)
    if let scalar = StringDecoder.escapes[letter] {
      segments.append(.escape(scalar, ByteRange(start, position)))
    } else {
      while position < limit, bytes[position] & 0xC0 == 0x80 { position += 1 }
      problems.append(.unknownEscape(ByteRange(start, position)))
    }
    runStart = position
  }

  private static let escapes: [UInt8: Unicode.Scalar] = [
    0x6E: "\n", 0x74: "\t", 0x72: "\r", 0x22: "\"", 0x5C: "\\", 0x7B: "{", 0x7D: "}",
  ]

  /// `\u{1F600}`, one to eight hexadecimal digits.
  private mutating func decodeScalar(upTo limit: Int) {
    let start = position
    position += 2
    var value: UInt32 = 0
    var digits = 0
    let isOpened = position < limit && bytes[position] == 0x7B
    if isOpened { position += 1 }
    while position < limit, let digit = StringDecoder.hexValue(bytes[position]), digits < 8 {
      value = value << 4 | digit
      digits += 1
      position += 1
    }
    let isClosed = position < limit && bytes[position] == 0x7D
    if isClosed { position += 1 }
    let range = ByteRange(start, position)
    if isOpened, isClosed, digits > 0, let scalar = Unicode.Scalar(value), value != 0 {
      segments.append(.escape(scalar, range))
    } else {
      problems.append(.invalidScalar(range))
    }
    runStart = position
  }

  private static func hexValue(_ byte: UInt8) -> UInt32? {
    switch byte {
    case 0x30...0x39: UInt32(byte - 0x30)
    case 0x41...0x46: UInt32(byte - 0x41 + 10)
    case 0x61...0x66: UInt32(byte - 0x61 + 10)
    default: nil
    }
  }

  // MARK: Placeholders

  private mutating func decodePlaceholder(upTo limit: Int) {
    let start = position
    endRun(at: start)
    defer { runStart = position }
    guard let close = closingBrace(from: start + 1, upTo: limit) else {
      problems.append(.unclosedBrace(ByteRange(start, start + 1)))
      position = start + 1
      return
    }
    position = close + 1
    let whole = ByteRange(start, position)
    let colon = (start + 1..<close).first { bytes[$0] == 0x3A }
    let name = ByteRange(start + 1, colon ?? close)
    guard isName(name), colon.map({ $0 + 1 < close }) ?? true else {
      problems.append(.invalidPlaceholder(whole))
      return
    }
    let style = colon.map { ByteRange($0 + 1, close) }
    segments.append(.placeholder(name: name, style: style, whole))
  }

  private func closingBrace(from offset: Int, upTo limit: Int) -> Int? {
    for i in offset..<max(offset, limit) {
      switch bytes[i] {
      case 0x7D: return i
      // An escaped quote in an expression of another language.
      case 0x5C where i + 1 < limit && bytes[i + 1] == 0x22: continue
      case 0x7B, 0x5C, 0x0A, 0x0D: return nil
      default: continue
      }
    }
    return nil
  }

  private func isName(_ range: ByteRange) -> Bool {
    guard !range.isEmpty, !bytes[Int(range.start)].isASCIIDigit else { return false }
    return range.indices.allSatisfy {
      bytes[$0].isASCIILetter || bytes[$0].isASCIIDigit || bytes[$0] == 0x5F
    }
  }
}
