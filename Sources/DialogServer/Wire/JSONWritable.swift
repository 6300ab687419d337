import DialogSupport

/// What goes out to the client.
protocol JSONWritable {
  /// Writes one value.
  func write(to json: inout JSONWriter)
}

extension JSONWriter {
  /// A value.
  mutating func value(_ value: some JSONWritable) { value.write(to: &self) }

  /// A key and its value; nothing where there is none.
  mutating func member(_ name: JSONKey, _ value: (some JSONWritable)?) {
    guard let value else { return }
    key(name)
    value.write(to: &self)
  }
}

/// A value of no type of its own: what a closure writes.
struct JSONAnswer: JSONWritable {
  private let body: (inout JSONWriter) -> Void

  /// - Parameter body: writes one value.
  init(_ body: @escaping (inout JSONWriter) -> Void) { self.body = body }

  /// An object; the closure writes its members.
  static func object(_ members: @escaping (inout JSONWriter) -> Void) -> JSONAnswer {
    JSONAnswer { $0.object(members) }
  }

  func write(to json: inout JSONWriter) { body(&json) }
}

extension Array: JSONWritable where Element: JSONWritable {
  func write(to json: inout JSONWriter) {
    json.array { json in for element in self { element.write(to: &json) } }
  }
}

/// Nothing is `null`.
extension Optional: JSONWritable where Wrapped: JSONWritable {
  func write(to json: inout JSONWriter) {
    if let self { self.write(to: &json) } else { json.null() }
  }
}

extension String: JSONWritable {
  func write(to json: inout JSONWriter) { json.value(self) }
}

extension Int: JSONWritable {
  func write(to json: inout JSONWriter) { json.value(self) }
}

extension Bool: JSONWritable {
  func write(to json: inout JSONWriter) { json.value(self) }
}

/// As it was read.
extension JSONValue: JSONWritable {
  func write(to json: inout JSONWriter) {
    switch content {
    case .null: json.null()
    case .flag(let flag): json.value(flag)
    case .number(let digits): json.value(digits: digits)
    case .string(let text): json.value(text)
    case .array(let elements): json.value(elements)
    case .object(let members):
      json.object { json in
        for member in members { json.member(JSONKey(member.key), member.value) }
      }
    }
  }
}
