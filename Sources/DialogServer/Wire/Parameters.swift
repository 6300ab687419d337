import DialogSupport

/// What a request is given. Where it is not as the protocol has it, reading throws.
extension JSONValue {
  /// A member that must be there.
  func member(_ key: String) throws(RequestError) -> JSONValue {
    guard let value = self[key], value.content != .null else { throw .wrong(key) }
    return value
  }

  /// A string that must be there.
  func string(_ key: String) throws(RequestError) -> String {
    guard let text = self[key]?.string else { throw .wrong(key) }
    return text
  }

  /// An integer that must be there; not below zero.
  func natural(_ key: String) throws(RequestError) -> Int {
    guard let number = self[key]?.integer, number >= 0 else { throw .wrong(key) }
    return number
  }

  /// The elements of an array that must be there.
  func array(_ key: String) throws(RequestError) -> [JSONValue] {
    guard let elements = self[key]?.elements else { throw .wrong(key) }
    return elements
  }

  /// The elements of an array; nil of anything else.
  var elements: [JSONValue]? {
    if case .array(let elements) = content { elements } else { nil }
  }

  /// The strings of an array; none of anything else.
  var strings: [String] { (elements ?? []).compactMap(\.string) }

  /// A value within objects within this one: `value[path: "textDocument", "hover"]`.
  subscript(path keys: String...) -> JSONValue? {
    keys.reduce(self as JSONValue?) { $0?[$1] }
  }
}
