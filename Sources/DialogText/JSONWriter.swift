/// Writes JSON with keys in the order given, so that equal input gives equal bytes.
public struct JSONWriter: Sendable {
  public private(set) var bytes: [UInt8] = []
  private var depth = 0
  private var isFirst = true
  private let isPretty: Bool

  /// - Parameter pretty: two-space indents and a line for each member; otherwise no spaces at all.
  public init(pretty: Bool = true) { isPretty = pretty }

  public mutating func object(_ members: (inout JSONWriter) -> Void) { nest("{", "}", members) }

  public mutating func array(_ elements: (inout JSONWriter) -> Void) { nest("[", "]", elements) }

  /// The key of the next value.
  public mutating func key(_ name: String) {
    startElement()
    quoted(name)
    if isPretty { append(": ") } else { append(":") }
    isAfterKey = true
  }

  public mutating func value(_ text: String) {
    startElement()
    quoted(text)
  }

  public mutating func value(_ number: Int) {
    startElement()
    append(String(number))
  }

  public mutating func value(_ flag: Bool) {
    startElement()
    append(flag ? "true" : "false")
  }

  public mutating func null() {
    startElement()
    append("null")
  }

  public mutating func member(_ name: String, _ text: String) {
    key(name)
    value(text)
  }

  public mutating func member(_ name: String, _ number: Int) {
    key(name)
    value(number)
  }

  public mutating func member(_ name: String, _ flag: Bool) {
    key(name)
    value(flag)
  }

  /// Writes nothing where the text is absent.
  public mutating func member(_ name: String, _ text: String?) {
    if let text { member(name, text) }
  }

  public mutating func member(_ name: String, array elements: (inout JSONWriter) -> Void) {
    key(name)
    array(elements)
  }

  public mutating func member(_ name: String, object members: (inout JSONWriter) -> Void) {
    key(name)
    object(members)
  }

  public mutating func member(_ name: String, strings: [String]) {
    member(name, array: { json in for string in strings { json.value(string) } })
  }

  /// Ends the document with a line end.
  public mutating func finish() -> [UInt8] {
    append("\n")
    return bytes
  }

  private var isAfterKey = false

  private mutating func nest(
    _ open: StaticString, _ close: StaticString, _ body: (inout JSONWriter) -> Void
  ) {
    startElement()
    append(open)
    depth += 1
    isFirst = true
    body(&self)
    depth -= 1
    if !isFirst { newLine() }
    isFirst = false
    append(close)
  }

  private mutating func startElement() {
    if isAfterKey {
      isAfterKey = false
      return
    }
    if !isFirst { append(",") }
    if depth > 0 { newLine() }
    isFirst = false
  }

  private mutating func newLine() {
    guard isPretty else { return }
    bytes.append(0x0A)
    for _ in 0..<depth { append("  ") }
  }

  private mutating func quoted(_ text: String) {
    bytes.append(0x22)
    for byte in text.utf8 {
      switch byte {
      case 0x22: append("\\\"")
      case 0x5C: append("\\\\")
      case 0x0A: append("\\n")
      case 0x09: append("\\t")
      case 0x0D: append("\\r")
      case 0..<0x20, 0x7F:
        append("\\u00")
        bytes.append(JSONWriter.hexDigit(byte >> 4))
        bytes.append(JSONWriter.hexDigit(byte & 15))
      default: bytes.append(byte)
      }
    }
    bytes.append(0x22)
  }

  private static func hexDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? 0x30 + value : 0x61 + value - 10
  }

  private mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  private mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }
}
