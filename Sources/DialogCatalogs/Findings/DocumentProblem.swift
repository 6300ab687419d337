import DialogFindings
import DialogSupport

/// What keeps a document that others wrote from being read: the first thing wrong with it.
struct DocumentProblem: Error, Hashable, Sendable {
  let kind: Kind
  let message: Message
  /// Bytes of the document.
  let range: ByteRange

  enum Kind: Hashable, Sendable {
    /// The format's grammar is broken.
    case syntax
    /// Bytes that are no text.
    case encoding
    /// Well-formed, but not to be trusted: entities, nesting without end.
    case unsafe
    /// Well-formed, but not what is expected of such a document.
    case shape
  }

  init(_ kind: Kind, _ message: Message, at range: ByteRange) {
    self.kind = kind
    self.message = message
    self.range = range
  }
}

extension DocumentProblem {
  /// Finds bytes that are no UTF-8, or a NUL.
  static func checkEncoding(of bytes: [UInt8]) throws(DocumentProblem) {
    if let range = firstInvalidUTF8(in: bytes) { throw .invalidUTF8(at: range) }
  }

  static func invalidUTF8(at range: ByteRange) -> DocumentProblem {
    DocumentProblem(
      .encoding,
      Message(
        en: "these bytes are no UTF-8; save the file as UTF-8",
        ko: "UTF-8이 아닌 바이트입니다. 파일을 UTF-8로 저장하세요"),
      at: range)
  }

  /// A half of a pair that alone is no character.
  static func unpairedSurrogate(at range: ByteRange) -> DocumentProblem {
    DocumentProblem(
      .encoding,
      Message(
        en: "this is half of a character, an unpaired surrogate; write both halves or neither",
        ko: "짝이 없는 서로게이트로, 문자의 반쪽입니다. 둘 다 쓰거나 지우세요"),
      at: range)
  }

  static func tooDeep(at range: ByteRange, limit: Int) -> DocumentProblem {
    DocumentProblem(
      .unsafe,
      Message(
        en: "nested more than \(limit) deep, as no such file is; check where it comes from",
        ko: "\(limit)단계보다 깊게 중첩되었습니다. 정상적인 파일이 아니므로 출처를 확인하세요"),
      at: range)
  }

  static func tooMany(
    _ things: String, _ korean: KoreanMessage, _ limit: Int, at range: ByteRange
  ) -> DocumentProblem {
    DocumentProblem(
      .unsafe,
      Message(
        en: "more than \(limit) \(things), as no such file has; check where it comes from",
        ko: "\(korean) 수가 \(limit)개를 넘습니다. 정상적인 파일이 아니므로 출처를 확인하세요"),
      at: range)
  }
}
