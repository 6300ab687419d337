import DialogFindings
import DialogSupport

/// A `.strings` file: keys and values, with their places among its comments.
struct StringsFile {
  private(set) var entries: [Entry] = []

  struct Entry {
    let key: String
    let keyRange: ByteRange
    let value: String
    /// Nil of `"key";`, which stands for itself.
    let valueRange: ByteRange?
  }

  /// - Parameter bytes: UTF-8 without a byte order mark.
  init(_ bytes: [UInt8]) throws(DocumentProblem) {
    try DocumentProblem.checkEncoding(of: bytes)
    var reader = StringsReader(bytes)
    while let entry = try reader.entry() { entries.append(entry) }
  }

  /// A text as it stands in a file of this format.
  static func quoted(_ text: String) -> String {
    let inner = text.unicodeScalars.reduce(into: "") { quoted, scalar in
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case "\r": quoted += "\\r"
      case "\0"..<" ", "\u{7F}":
        let digits = String(scalar.value, radix: 16)
        quoted += "\\U" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return "\"\(inner)\""
  }
}

/// Reads the old format of property lists, as far as `.strings` files have it.
private struct StringsReader {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next entry; nil at the end.
  mutating func entry() throws(DocumentProblem) -> StringsFile.Entry? {
    try skipSpace()
    if position == bytes.count { return nil }
    let keyStart = position
    let key = try word("a key is expected", "키가 있어야 합니다")
    let keyRange = ByteRange(keyStart, position)
    try skipSpace()
    if next == 0x3B {
      position += 1
      return StringsFile.Entry(key: key, keyRange: keyRange, value: key, valueRange: nil)
    }
    guard next == 0x3D else {
      throw DocumentProblem(
        .syntax,
        Message(
          en: "‘=’ and a value, or ‘;’, are expected after this key",
          ko: "이 키 뒤에 ‘=’와 값이나 ‘;’이 있어야 합니다"),
        at: keyRange)
    }
    position += 1
    try skipSpace()
    let valueStart = position
    let value = try word("a value is expected", "값이 있어야 합니다")
    let valueRange = ByteRange(valueStart, position)
    try skipSpace()
    guard next == 0x3B else {
      throw DocumentProblem(
        .syntax,
        Message(
          en: "‘;’ is missing after this value, or a quotation mark in it is not escaped",
          ko: "이 값 뒤에 ‘;’이 없거나, 값 안의 따옴표에 백슬래시가 없습니다"),
        at: valueRange)
    }
    position += 1
    return StringsFile.Entry(key: key, keyRange: keyRange, value: value, valueRange: valueRange)
  }

  private var next: UInt8 { position < bytes.count ? bytes[position] : 0 }

  /// Space and comments of both kinds.
  private mutating func skipSpace() throws(DocumentProblem) {
    while position < bytes.count {
      if next <= 0x20 || bytes[position...].starts(with: [0xC2, 0xA0]) {
        position += next <= 0x20 ? 1 : 2
      } else if bytes[position...].starts(with: [0xE2, 0x80, 0xA8])
        || bytes[position...].starts(with: [0xE2, 0x80, 0xA9])
      {
        position += 3
      } else if bytes[position...].starts(with: [0x2F, 0x2F]) {
        while position < bytes.count, next != 0x0A, next != 0x0D { position += 1 }
      } else if bytes[position...].starts(with: [0x2F, 0x2A]) {
        try skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(DocumentProblem) {
    let start = position
    position += 2
    while position < bytes.count {
      if bytes[position...].starts(with: [0x2A, 0x2F]) {
        position += 2
        return
      }
      position += 1
    }
    throw DocumentProblem(
      .syntax, Message(en: "the comment has no end; add */", ko: "주석이 끝나지 않았습니다. */를 추가하세요"),
      at: ByteRange(start, start + 2))
  }

  // MARK: Words

  private mutating func word(
    _ english: String, _ korean: KoreanMessage
  ) throws(DocumentProblem) -> String {
    if next == 0x22 || next == 0x27 { return try quoted() }
    let start = position
    while position < bytes.count, StringsReader.isBare(next) {
      if next == 0x2F, position + 1 < bytes.count,
        bytes[position + 1] == 0x2A || bytes[position + 1] == 0x2F
      {
        break
      }
      position += 1
    }
    if position > start { return text(start..<position) }
    let end = min(start + 1, bytes.count)
    throw DocumentProblem(
      .syntax, Message(en: english, ko: korean), at: ByteRange(min(start, end), end))
  }

  /// What a word without quotes may hold.
  private static func isBare(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte.isASCIIDigit || "_$/:.-".utf8.contains(byte)
  }

  private mutating func quoted() throws(DocumentProblem) -> String {
    let start = position
    let quote = next
    position += 1
    var value = ""
    var run = position
    while position < bytes.count {
      switch next {
      case quote:
        value += text(run..<position)
        position += 1
        return value
      case 0x5C:
        value += text(run..<position)
        value.unicodeScalars.append(try escape())
        run = position
      default: position += 1
      }
    }
    throw DocumentProblem(
      .syntax,
      Message(en: "the string has no end; add a quotation mark", ko: "문자열이 끝나지 않았습니다. 따옴표를 추가하세요"),
      at: ByteRange(start, start + 1))
  }

  private mutating func escape() throws(DocumentProblem) -> Unicode.Scalar {
    let start = position
    position += 1
    let letter = next
    if letter == 0x55 { return try unicodeEscape(from: start) }
    if 0x30...0x37 ~= letter { return try octalEscape(from: start) }
    if let scalar = StringsReader.escapes[letter] {
      position += 1
      return scalar
    }
    if letter.isASCIILetter || letter.isASCIIDigit || position == bytes.count {
      position += 1
      throw unknown(from: start)
    }
    // As in Foundation’s reader (CFOldStylePList), a backslash before anything else says nothing.
    let scalar = text(position..<min(position + 4, bytes.count)).unicodeScalars.first!
    position += UTF8.width(scalar)
    return scalar
  }

  private static let escapes: [UInt8: Unicode.Scalar] = [
    0x61: "\u{7}", 0x62: "\u{8}", 0x66: "\u{C}", 0x6E: "\n", 0x72: "\r", 0x74: "\t", 0x76: "\u{B}",
  ]

  /// Up to three digits, of which the NeXTSTEP encoding says what they are above \177.
  private mutating func octalEscape(from start: Int) throws(DocumentProblem) -> Unicode.Scalar {
    var value = 0
    var digits = 0
    while digits < 3, 0x30...0x37 ~= next {
      value = value * 8 + Int(next - 0x30)
      position += 1
      digits += 1
    }
    if value < 0x80 { return Unicode.Scalar(UInt8(value)) }
    guard value - 0x80 < nextStepScalars.count else { throw unknown(from: start) }
    return Unicode.Scalar(nextStepScalars[value - 0x80])!
  }

  /// `\U` with up to four digits; two of them for a character beyond U+FFFF.
  private mutating func unicodeEscape(from start: Int) throws(DocumentProblem) -> Unicode.Scalar {
    let high = try hexadecimal(from: start)
    if let scalar = Unicode.Scalar(high) { return scalar }
    let end = position
    if high < 0xDC00, bytes[position...].starts(with: [0x5C, 0x55]) {
      position += 1
      let low = try hexadecimal(from: end)
      if 0xDC00..<0xE000 ~= low {
        return Unicode.Scalar(0x10000 + (UInt32(high) - 0xD800) << 10 + (UInt32(low) - 0xDC00))!
      }
    }
    throw .unpairedSurrogate(at: ByteRange(start, end))
  }

  private mutating func hexadecimal(from start: Int) throws(DocumentProblem) -> UInt16 {
    position += 1
    let first = position
    while position < first + 4, next.isASCIIHexDigit { position += 1 }
    guard let value = UInt16(text(first..<position), radix: 16) else { throw unknown(from: start) }
    return value
  }

  private func unknown(from start: Int) -> DocumentProblem {
    DocumentProblem(
      .syntax,
      Message(
        en: "there is no such escape; those of .strings files are \\a \\b \\f \\n \\r \\t \\v \\\" "
          + "\\\\, octal numbers and \\U with up to four digits",
        ko: "없는 이스케이프입니다. .strings 파일에는 \\a \\b \\f \\n \\r \\t \\v \\\" \\\\, 8진수, 네 자리까지의 \\U를 "
          + "씁니다"),
      at: ByteRange(start, min(max(position, start + 1), bytes.count)))
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}
