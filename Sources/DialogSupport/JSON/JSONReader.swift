/// Reads JSON strictly, as RFC 8259 has it: UTF-8, with no comments, no trailing commas, no unpaired
/// surrogates, no key twice in an object. A byte order mark in front is passed over.
public struct JSONReader {
  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0
  private let depthLimit: Int
  private let replacesSurrogates: Bool

  /// - Parameters:
  ///   - depthLimit: how many arrays and objects may be open at once.
  ///   - replacesSurrogates: whether an escape of an unpaired surrogate is U+FFFD, which is one code
  ///     unit of UTF-16 as well, instead of a problem.
  public static func read(
    _ bytes: [UInt8], depthLimit: Int = 128, replacingSurrogates replacesSurrogates: Bool = false
  ) throws(JSONProblem) -> JSONValue {
    if let range = firstInvalidUTF8(in: bytes) { throw JSONProblem(.invalidUTF8, at: range) }
    var reader = JSONReader(
      bytes: bytes, depthLimit: depthLimit, replacesSurrogates: replacesSurrogates)
    return try reader.document()
  }

  private init(bytes: [UInt8], depthLimit: Int, replacesSurrogates: Bool) {
    self.bytes = bytes
    self.depthLimit = depthLimit
    self.replacesSurrogates = replacesSurrogates
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  private mutating func document() throws(JSONProblem) -> JSONValue {
    let value = try value()
    skipSpace()
    if position < bytes.count {
      throw problem(.textAfterEnd)
    }
    return value
  }

  private mutating func value() throws(JSONProblem) -> JSONValue {
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

  private mutating func members() throws(JSONProblem) -> [JSONMember] {
    var members: [JSONMember] = []
    var keys: Set<String> = []
    try items(until: 0x7D) { (reader) throws(JSONProblem) in
      let start = reader.position
      guard reader.next == 0x22 else {
        throw reader.problem(.expected(.key))
      }
      let key = try reader.string()
      let range = ByteRange(start, reader.position)
      if !keys.insert(key).inserted { throw JSONProblem(.duplicateKey(key), at: range) }
      reader.skipSpace()
      try reader.take(0x3A, or: .colon)
      members.append(JSONMember(key, try reader.value(), at: range))
    }
    return members
  }

  private mutating func elements() throws(JSONProblem) -> [JSONValue] {
    var elements: [JSONValue] = []
    try items(until: 0x5D) { (reader) throws(JSONProblem) in
      elements.append(try reader.value())
    }
    return elements
  }

  /// What stands between brackets, divided by commas.
  private mutating func items(
    until close: UInt8, _ item: (inout JSONReader) throws(JSONProblem) -> Void
  ) throws(JSONProblem) {
    depth += 1
    defer { depth -= 1 }
    if depth > depthLimit {
      throw JSONProblem(.tooDeep(limit: depthLimit), at: ByteRange(position, position + 1))
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
      try take(0x2C, or: .commaOrBracket(Unicode.Scalar(close)))
    }
    position += 1
  }

  // MARK: Words and numbers

  private mutating func word() throws(JSONProblem) -> JSONValue.Content {
    for (word, content) in JSONReader.words where bytes[position...].starts(with: word.utf8) {
      position += word.utf8.count
      return content
    }
    throw problem(.expected(.value))
  }

  private static let words: [(String, JSONValue.Content)] = [
    ("true", .flag(true)), ("false", .flag(false)), ("null", .null),
  ]

  private mutating func number() throws(JSONProblem) -> String {
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

  private mutating func digits() throws(JSONProblem) {
    guard next.isASCIIDigit else { throw problem(.expected(.digit)) }
    while next.isASCIIDigit { position += 1 }
  }

  // MARK: Strings

  private mutating func string() throws(JSONProblem) -> String {
    let start = position
    position += 1
    var decoded = ""
    var run = position
    while true {
      guard position < bytes.count else {
        throw JSONProblem(.openString, at: ByteRange(start, start + 1))
      }
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
        throw problem(.controlCharacter)
      default: position += 1
      }
    }
  }

  private mutating func escape() throws(JSONProblem) -> Unicode.Scalar {
    let start = position
    position += 2
    let letter = start + 1 < bytes.count ? bytes[start + 1] : 0
    if letter == 0x75 { return try unicodeEscape(from: start) }
    guard let scalar = JSONReader.escapes[letter] else {
      throw JSONProblem(.unknownEscape, at: ByteRange(start, min(position, bytes.count)))
    }
    return scalar
  }

  private static let escapes: [UInt8: Unicode.Scalar] = [
    0x22: "\"", 0x5C: "\\", 0x2F: "/", 0x62: "\u{8}", 0x66: "\u{C}", 0x6E: "\n", 0x72: "\r",
    0x74: "\t",
  ]

  /// `\u00E9`, or two of them for a scalar beyond U+FFFF.
  private mutating func unicodeEscape(from start: Int) throws(JSONProblem) -> Unicode.Scalar {
    let high = try hexadecimal()
    if let scalar = Unicode.Scalar(high) { return scalar }
    let afterHigh = position
    if high < 0xDC00, position + 1 < bytes.count, bytes[position] == 0x5C,
      bytes[position + 1] == 0x75
    {
      position += 2
      let low = try hexadecimal()
      if 0xDC00..<0xE000 ~= low {
        return Unicode.Scalar(0x10000 + (UInt32(high) - 0xD800) << 10 + (UInt32(low) - 0xDC00))!
      }
    }
    if replacesSurrogates {
      position = afterHigh
      return "\u{FFFD}"
    }
    throw JSONProblem(.unpairedSurrogate, at: ByteRange(start, start + 6))
  }

  private mutating func hexadecimal() throws(JSONProblem) -> UInt16 {
    guard position + 4 <= bytes.count,
      bytes[position..<position + 4].allSatisfy(\.isASCIIHexDigit),
      let value = UInt16(text(position..<position + 4), radix: 16)
    else {
      throw problem(.expected(.fourHexadecimalDigits))
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
    _ byte: UInt8, or expected: JSONProblem.Expected
  ) throws(JSONProblem) {
    guard next == byte else { throw problem(.expected(expected)) }
    position += 1
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  private func problem(_ kind: JSONProblem.Kind) -> JSONProblem {
    let start = min(position, bytes.count)
    return JSONProblem(kind, at: ByteRange(start, min(start + 1, bytes.count)))
  }
}
