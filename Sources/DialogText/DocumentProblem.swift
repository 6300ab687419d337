/// What keeps a document that others wrote from being read: the first thing wrong with it.
public struct DocumentProblem: Error, Hashable, Sendable {
  public let kind: Kind
  public let message: Message
  /// Bytes of the document.
  public let range: ByteRange

  public enum Kind: Hashable, Sendable {
    /// The format's grammar is broken.
    case syntax
    /// Bytes that are no text.
    case encoding
    /// Well-formed, but not to be trusted: entities, nesting without end.
    case unsafe
    /// Well-formed, but not what is expected of such a document.
    case shape
  }

  public init(_ kind: Kind, _ message: Message, at range: ByteRange) {
    self.kind = kind
    self.message = message
    self.range = range
  }
}

extension DocumentProblem {
  /// Finds bytes that are no UTF-8, or a NUL.
  public static func checkEncoding(of bytes: [UInt8]) throws(DocumentProblem) {
    guard let range = firstInvalidUTF8(in: bytes) else { return }
    throw DocumentProblem(
      .encoding,
      Message(
        en: "these bytes are no UTF-8; save the file as UTF-8",
        ko: "UTF-8이 아닌 바이트입니다. 파일을 UTF-8로 저장하세요"),
      at: range)
  }

  public static func tooDeep(at range: ByteRange, limit: Int) -> DocumentProblem {
    DocumentProblem(
      .unsafe,
      Message(
        en: "nested more than \(limit) deep, as no such file is; check where it comes from",
        ko: "\(limit)단계보다 깊게 중첩되었습니다. 정상적인 파일이 아니므로 출처를 확인하세요"),
      at: range)
  }

  public static func tooMany(
    _ things: String, _ korean: String, _ limit: Int, at range: ByteRange
  ) -> DocumentProblem {
    DocumentProblem(
      .unsafe,
      Message(
        en: "more than \(limit) \(things), as no such file has; check where it comes from",
        ko: "\(korean) 수가 \(limit)개를 넘습니다. 정상적인 파일이 아니므로 출처를 확인하세요"),
      at: range)
  }

  private static func scalarLength(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Int? {
    let lead = bytes[start]
    let (length, lowest, highest): (Int, UInt8, UInt8) =
      switch lead {
      case 0x01...0x7F: (1, 0, 0)
      case 0xC2...0xDF: (2, 0x80, 0xBF)
      case 0xE0: (3, 0xA0, 0xBF)
      case 0xED: (3, 0x80, 0x9F)
      case 0xE1...0xEF: (3, 0x80, 0xBF)
      case 0xF0: (4, 0x90, 0xBF)
      case 0xF1...0xF3: (4, 0x80, 0xBF)
      case 0xF4: (4, 0x80, 0x8F)
      default: (0, 0, 0)
      }
    guard length > 0, start + length <= bytes.count else { return nil }
    if length > 1, !(lowest...highest).contains(bytes[start + 1]) { return nil }
    for offset in 2..<max(length, 2) where bytes[start + offset] & 0xC0 != 0x80 { return nil }
    return length
  }

  private static func firstInvalidUTF8(in bytes: [UInt8]) -> ByteRange? {
    bytes.withUnsafeBufferPointer { bytes in
      var position = 0
      while position < bytes.count {
        guard let length = scalarLength(bytes, at: position) else {
          return ByteRange(position, position + 1)
        }
        position += length
      }
      return nil
    }
  }
}
