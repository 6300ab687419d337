import DialogFindings
import DialogSupport

/// Names, references and single characters.
extension XMLReader {
  /// The next byte; 0 at the end.
  var next: UInt8 { byte(at: position) }

  func byte(at offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  func starts(with text: String) -> Bool { bytes[position...].starts(with: text.utf8) }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Where a text of ASCII comes next.
  func find(_ text: String) -> Int? {
    let wanted = Array(text.utf8)
    var offset = position
    while offset + wanted.count <= bytes.count {
      if bytes[offset] == wanted[0], bytes[offset...].starts(with: wanted) { return offset }
      offset += 1
    }
    return nil
  }

  mutating func skipSpace() {
    while next == 0x20 || next == 0x0A || next == 0x0D || next == 0x09 { position += 1 }
  }

  static func startsName(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte == 0x5F || byte == 0x3A || byte >= 0x80
  }

  static func isName(_ byte: UInt8) -> Bool {
    startsName(byte) || byte.isASCIIDigit || byte == 0x2D || byte == 0x2E
  }

  mutating func name() throws(DocumentProblem) -> String {
    let start = position
    guard XMLReader.startsName(next) else {
      throw problem("a name is expected", "이름이 있어야 합니다")
    }
    while XMLReader.isName(next) { position += 1 }
    return text(start..<position)
  }

  mutating func take(_ byte: UInt8) throws(DocumentProblem) {
    guard next == byte else {
      let character = String(Unicode.Scalar(byte))
      throw problem("‘\(character)’ is expected", "‘\(character)’ 문자가 있어야 합니다")
    }
    position += 1
  }

  /// Passes one character, refusing those that XML does not allow.
  mutating func skipCharacter() throws(DocumentProblem) {
    let byte = bytes[position]
    let isControl = byte < 0x20 && byte != 0x09 && byte != 0x0A && byte != 0x0D
    let isNonCharacter = byte == 0xEF && (starts(with: "\u{FFFE}") || starts(with: "\u{FFFF}"))
    if isControl || isNonCharacter {
      throw problem("XML cannot hold this character; remove it", "XML에 쓸 수 없는 문자입니다. 지우세요")
    }
    position += byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
  }

  /// `&lt;`, `&#10;`, `&#x1F600;`
  mutating func reference() throws(DocumentProblem) -> Unicode.Scalar {
    let start = position
    let end = bytes[position...].prefix(16).firstIndex(of: 0x3B) ?? position
    let name = text(min(start + 1, end)..<end)
    position = end + 1
    if let scalar = XMLReader.entities[name] { return scalar }
    let range = ByteRange(start, max(end + 1, start + 1))
    guard name.hasPrefix("#") else {
      throw DocumentProblem(
        .unsafe,
        Message(
          en: "only &lt; &gt; &amp; &quot; &apos; and numbers such as &#10; are read; write the "
            + "character itself, and & as &amp;",
          ko: "&lt; &gt; &amp; &quot; &apos;와 &#10; 같은 수만 읽습니다. 문자를 그대로 쓰고 &는 &amp;로 쓰세요"),
        at: range)
    }
    let isHexadecimal = name.hasPrefix("#x")
    let digits = name.dropFirst(isHexadecimal ? 2 : 1)
    let value =
      digits.first == "+" || digits.first == "-"
      ? nil : UInt32(digits, radix: isHexadecimal ? 16 : 10)
    if let value, 0xD800..<0xE000 ~= value { throw .unpairedSurrogate(at: range) }
    guard let value, let scalar = Unicode.Scalar(value), XMLReader.isAllowed(scalar) else {
      throw DocumentProblem(
        .syntax,
        Message(en: "XML has no character of this number", ko: "이 번호의 문자는 XML에 없습니다"), at: range)
    }
    return scalar
  }

  private static let entities: [String: Unicode.Scalar] = [
    "lt": "<", "gt": ">", "amp": "&", "quot": "\"", "apos": "'",
  ]

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D, 0x20...0xFFFD, 0x10000...: true
    default: false
    }
  }

  func problem(_ english: String, _ korean: KoreanMessage) -> DocumentProblem {
    let start = min(position, bytes.count)
    return DocumentProblem(
      .syntax, Message(en: english, ko: korean),
      at: ByteRange(start, min(start + 1, bytes.count)))
  }
}
