/// A value of a JSON document (RFC 8259), with its place in it.
public struct JSONValue: Hashable, Sendable {
  public let content: Content
  /// Bytes of the document, quotes and brackets included; empty of what was not read.
  public let range: ByteRange

  public enum Content: Hashable, Sendable {
    case null
    case flag(Bool)
    /// The digits as they are written, so that nothing of a number is lost.
    case number(String)
    case string(String)
    case array([JSONValue])
    /// In the order of the document.
    case object([JSONMember])
  }

  public init(_ content: Content, at range: ByteRange = ByteRange(0, 0)) {
    self.content = content
    self.range = range
  }

  public var string: String? {
    if case .string(let text) = content { text } else { nil }
  }

  public var members: [JSONMember]? {
    if case .object(let members) = content { members } else { nil }
  }

  /// The number where it is an integer.
  public var integer: Int? {
    if case .number(let digits) = content { Int(digits) } else { nil }
  }

  public var flag: Bool? {
    if case .flag(let flag) = content { flag } else { nil }
  }

  /// The value of an object's key; nil where there is none, or no object.
  public subscript(key: String) -> JSONValue? {
    members?.first { $0.key == key }?.value
  }
}

/// A key of an object and its value.
public struct JSONMember: Hashable, Sendable {
  public let key: String
  /// The key with its quotes.
  public let keyRange: ByteRange
  public var value: JSONValue

  public init(_ key: String, _ value: JSONValue, at keyRange: ByteRange = ByteRange(0, 0)) {
    self.key = key
    self.keyRange = keyRange
    self.value = value
  }
}
