/// A value of a JSON document (RFC 8259), with its place in it.
public struct JSONValue: Hashable, Sendable {
  /// What the value is.
  public let content: Content
  /// Bytes of the document, quotes and brackets included; empty of what was not read.
  public let range: ByteRange

  /// What a value is.
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

  /// - Parameter range: bytes of the document; empty of what was not read.
  public init(_ content: Content, at range: ByteRange = ByteRange(0, 0)) {
    self.content = content
    self.range = range
  }

  /// The characters of a string; nil of anything else.
  public var string: String? {
    if case .string(let text) = content { text } else { nil }
  }

  /// The members of an object in the document’s order; nil of anything else.
  public var members: [JSONMember]? {
    if case .object(let members) = content { members } else { nil }
  }

  /// The number where it is an integer.
  public var integer: Int? {
    if case .number(let digits) = content { Int(digits) } else { nil }
  }

  /// The value of `true` or `false`; nil of anything else.
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
  /// The key’s characters, escapes resolved.
  public let key: String
  /// The key with its quotes.
  public let keyRange: ByteRange
  /// The value of the key.
  public var value: JSONValue

  /// - Parameter keyRange: the key with its quotes; empty of what was not read.
  public init(_ key: String, _ value: JSONValue, at keyRange: ByteRange = ByteRange(0, 0)) {
    self.key = key
    self.keyRange = keyRange
    self.value = value
  }
}
