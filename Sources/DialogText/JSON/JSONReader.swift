/// Reads JSON strictly, as RFC 8259 has it: UTF-8, with no comments, no trailing commas, no unpaired
/// surrogates, no key twice in an object. A byte order mark in front is passed over.
public struct JSONReader {
  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0
  private let depthLimit: Int

  /// - Parameter depthLimit: how many arrays and objects may be open at once.
  public static func read(
    _ bytes: [UInt8], depthLimit: Int = 128
  ) throws(DocumentProblem) -> JSONValue {
    try DocumentProblem.checkEncoding(of: bytes)
    var reader = JSONReader(bytes: bytes, depthLimit: depthLimit)
    return try reader.document()
  }

  private init(bytes: [UInt8], depthLimit: Int) {
    self.bytes = bytes
    self.depthLimit = depthLimit
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  private mutating func document() throws(DocumentProblem) -> JSONValue {
    let value = try value()
    skipSpace()
    if position < bytes.count {
      throw problem("the document ends here; remove the rest", "문서는 여기서 끝납니다. 나머지를 지우세요")
    }
    return value
  }

  private mutating func value() throws(DocumentProblem) -> JSONValue {
    skipSpace()
    let start = position
    let content: JSONValue.Content =
      switch next {
      case 0x7B: .object(try members())
      case 0x5B: .array(try elements())
      case 0x22: .string(try string())
      case 0x2D, 0x30...0x39: .number(try number())
      default: try word()
      }
    return JSONValue(content, at: ByteRange(start, position))
  }

  // MARK: Arrays and objects

  private mutating func members() throws(DocumentProblem) -> [JSONMember] {
    var members: [JSONMember] = []
    var keys: Set<String> = []
    try items(until: 0x7D) { (reader) throws(DocumentProblem) in
      let start = reader.position
      guard reader.next == 0x22 else {
        throw reader.problem("a key in quotes is expected", "따옴표로 묶은 키가 있어야 합니다")
      }
      let key = try reader.string()
      let range = ByteRange(start, reader.position)
      if !keys.insert(key).inserted { throw .duplicateKey(key, at: range) }
      reader.skipSpace()
      try reader.take(0x3A, "a colon is expected behind the key", "키 뒤에 콜론이 있어야 합니다")
      members.append(JSONMember(key, try reader.value(), at: range))
    }
    return members
  }

  private mutating func elements() throws(DocumentProblem) -> [JSONValue] {
    var elements: [JSONValue] = []
    try items(until: 0x5D) { (reader) throws(DocumentProblem) in
      elements.append(try reader.value())
    }
    return elements
  }

  /// What stands between brackets, divided by commas.
  private mutating func items(
    until close: UInt8, _ item: (inout JSONReader) throws(DocumentProblem) -> Void
  ) throws(DocumentProblem) {
    depth += 1
    defer { depth -= 1 }
    if depth > depthLimit {
      throw .tooDeep(at: ByteRange(position, position + 1), limit: depthLimit)
    }
    position += 1
    skipSpace()
    if next == close {
      position += 1
      return
    }
    while true {
      skipSpace()
      try item(&self)
      skipSpace()
      if next == close { break }
      let bracket = String(Unicode.Scalar(close))
      try take(0x2C, "a comma or ‘\(bracket)’ is expected", "쉼표나 ‘\(bracket)’ 문자가 있어야 합니다")
    }
    position += 1
  }

  // MARK: Words and numbers

  private mutating func word() throws(DocumentProblem) -> JSONValue.Content {
    for (word, content) in JSONReader.words where bytes[position...].starts(with: word.utf8) {
      position += word.utf8.count
      return content
    }
    throw problem("a value is expected", "값이 있어야 합니다")
  }

  private static let words: [(String, JSONValue.Content)] = [
    ("true", .flag(true)), ("false", .flag(false)), ("null", .null),
  ]

  private mutating func number() throws(DocumentProblem) -> String {
    let start = position
    if next == 0x2D { position += 1 }
    if next == 0x30 { position += 1 } else { try digits() }
    if next == 0x2E {
      position += 1
      try digits()
    }
    if next == 0x65 || next == 0x45 {
      position += 1
      if next == 0x2B || next == 0x2D { position += 1 }
      try digits()
    }
    return text(start..<position)
  }

  private mutating func digits() throws(DocumentProblem) {
    guard next.isASCIIDigit else { throw problem("a digit is expected", "숫자가 있어야 합니다") }
    while next.isASCIIDigit { position += 1 }
  }

  // MARK: Strings

  private mutating func string() throws(DocumentProblem) -> String {
    let start = position
    position += 1
    var decoded = ""
    var run = position
    while true {
      guard position < bytes.count else { throw .openString(at: start) }
      switch bytes[position] {
      case 0x22:
        let rest = text(run..<position)
        position += 1
        return decoded.isEmpty ? rest : decoded + rest
      case 0x5C:
        decoded += text(run..<position)
        decoded.unicodeScalars.append(try escape())
        run = position
      case 0..<0x20:
        throw problem(
          "a control character must be escaped in a string; is a quotation mark missing?",
          "문자열에서 제어 문자는 이스케이프해야 합니다. 따옴표가 빠지지 않았는지 확인하세요")
      default: position += 1
      }
    }
  }

  private mutating func escape() throws(DocumentProblem) -> Unicode.Scalar {
    let start = position
    position += 2
    let letter = start + 1 < bytes.count ? bytes[start + 1] : 0
    if letter == 0x75 { return try unicodeEscape(from: start) }
    guard let scalar = JSONReader.escapes[letter] else {
      throw DocumentProblem(
        .syntax,
        Message(en: "there is no such escape in JSON", ko: "JSON에 없는 이스케이프입니다"),
        at: ByteRange(start, min(position, bytes.count)))
    }
    return scalar
  }

  private static let escapes: [UInt8: Unicode.Scalar] = [
    0x22: "\"", 0x5C: "\\", 0x2F: "/", 0x62: "\u{8}", 0x66: "\u{C}", 0x6E: "\n", 0x72: "\r",
    0x74: "\t",
  ]

  /// `\u00E9`, or two of them for a scalar beyond U+FFFF.
  private mutating func unicodeEscape(from start: Int) throws(DocumentProblem) -> Unicode.Scalar {
    let high = try hexadecimal()
    if let scalar = Unicode.Scalar(high) { return scalar }
    if high < 0xDC00, position + 1 < bytes.count, bytes[position] == 0x5C,
      bytes[position + 1] == 0x75
    {
      position += 2
      let low = try hexadecimal()
      if 0xDC00..<0xE000 ~= low {
        return Unicode.Scalar(0x10000 + (UInt32(high) - 0xD800) << 10 + (UInt32(low) - 0xDC00))!
      }
    }
    throw .unpairedSurrogate(at: ByteRange(start, start + 6))
  }

  private mutating func hexadecimal() throws(DocumentProblem) -> UInt16 {
    guard position + 4 <= bytes.count,
      bytes[position..<position + 4].allSatisfy({ $0.isASCIIDigit || (0x61...0x66 ~= $0 | 0x20) }),
      let value = UInt16(text(position..<position + 4), radix: 16)
    else {
      throw problem(
        "four hexadecimal digits are expected behind \\u", "\\u 뒤에 16진수 네 자리가 있어야 합니다")
    }
    position += 4
    return value
  }

  // MARK: Bytes

  /// The next byte; 0 at the end.
  private var next: UInt8 { position < bytes.count ? bytes[position] : 0 }

  private mutating func skipSpace() {
    while next == 0x20 || next == 0x0A || next == 0x0D || next == 0x09 { position += 1 }
  }

  private mutating func take(
    _ byte: UInt8, _ english: String, _ korean: String
  ) throws(DocumentProblem) {
    guard next == byte else { throw problem(english, korean) }
    position += 1
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  private func problem(_ english: String, _ korean: String) -> DocumentProblem {
    let start = min(position, bytes.count)
    return DocumentProblem(
      .syntax, Message(en: english, ko: korean),
      at: ByteRange(start, min(start + 1, bytes.count)))
  }
}

extension DocumentProblem {
  fileprivate static func duplicateKey(_ key: String, at range: ByteRange) -> DocumentProblem {
    DocumentProblem(
      .shape,
      Message(
        en: "the key stands twice in this object, and one of them would be lost; remove one",
        ko: "같은 객체에 키가 두 번 있어 하나는 사라집니다. 하나를 지우세요"),
      at: range)
  }

  fileprivate static func openString(at start: Int) -> DocumentProblem {
    DocumentProblem(
      .syntax,
      Message(en: "the string has no end; add a quotation mark", ko: "문자열이 끝나지 않았습니다. 따옴표를 추가하세요"),
      at: ByteRange(start, start + 1))
  }

  /// A half of a pair that alone is no character.
  public static func unpairedSurrogate(at range: ByteRange) -> DocumentProblem {
    DocumentProblem(
      .encoding,
      Message(
        en: "this is half of a character, an unpaired surrogate; write both halves or neither",
        ko: "짝이 없는 서로게이트로, 문자의 반쪽입니다. 둘 다 쓰거나 지우세요"),
      at: range)
  }
}
