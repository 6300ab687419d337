/// Writes JSON with keys in the order given, so that equal input gives equal bytes.
public struct JSONWriter: Sendable {
  public private(set) var bytes: [UInt8] = []
  private let isPretty: Bool
  private var depth = 0
  /// Objects and arrays deeper than this are open on one line.
  private var inlineBase = Int.max
  private var isFirst = true
  private var isAfterKey = false

  /// - Parameter pretty: two-space indents and a line for each member; otherwise no spaces at all.
  public init(pretty: Bool = true) { isPretty = pretty }

  public mutating func object(_ members: (inout JSONWriter) -> Void) { nest("{", "}", members) }

  public mutating func array(_ elements: (inout JSONWriter) -> Void) { nest("[", "]", elements) }

  /// Keeps the objects and arrays that the body writes on one line each: `{"line": 1, "column": 1}`.
  public mutating func inline(_ body: (inout JSONWriter) -> Void) {
    let outerBase = inlineBase
    inlineBase = min(inlineBase, depth)
    body(&self)
    inlineBase = outerBase
  }

  /// An object on one line.
  public mutating func inlineObject(_ members: (inout JSONWriter) -> Void) {
    inline { json in json.object(members) }
  }

  /// The key of the next value.
  public mutating func key(_ name: String) {
    startElement()
    quote(name)
    append(isPretty ? ": " : ":")
    isAfterKey = true
  }

  public mutating func value(_ text: String) {
    startElement()
    quote(text)
  }

  /// A text by its UTF-8 bytes, which must be valid.
  public mutating func value(utf8 text: [UInt8]) {
    startElement()
    text.withUnsafeBufferPointer { quote($0) }
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

  /// The strings stand on one line.
  public mutating func member(_ name: String, strings: [String]) {
    key(name)
    inline { json in
      json.array { json in for string in strings { json.value(string) } }
    }
  }

  /// Ends the document with a line end.
  public mutating func finish() -> [UInt8] {
    append("\n")
    return bytes
  }

  private mutating func nest(
    _ open: StaticString, _ close: StaticString, _ body: (inout JSONWriter) -> Void
  ) {
    startElement()
    append(open)
    depth += 1
    isFirst = true
    body(&self)
    let endsLine = !isFirst && !isInline
    depth -= 1
    if endsLine { newLine() }
    isFirst = false
    append(close)
  }

  private mutating func startElement() {
    if isAfterKey {
      isAfterKey = false
      return
    }
    if !isFirst { append(isInline && isPretty ? ", " : ",") }
    if depth > 0, !isInline { newLine() }
    isFirst = false
  }

  private var isInline: Bool { depth > inlineBase }

  private mutating func newLine() {
    guard isPretty else { return }
    bytes.append(0x0A)
    for _ in 0..<depth { append("  ") }
  }

  private mutating func quote(_ text: String) {
    var text = text
    text.withUTF8 { quote($0) }
  }

  /// Appends the runs between the characters that need an escape whole.
  private mutating func quote(_ text: UnsafeBufferPointer<UInt8>) {
    bytes.append(0x22)
    var start = 0
    for index in text.indices where JSONWriter.needsEscape(text[index]) {
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<index]))
      escape(text[index])
      start = index + 1
    }
    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start...]))
    bytes.append(0x22)
  }

  /// Quotation mark, backslash and control characters.
  private static func needsEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0x22 || byte == 0x5C || byte == 0x7F
  }

  private mutating func escape(_ byte: UInt8) {
    switch byte {
    case 0x22: append("\\\"")
    case 0x5C: append("\\\\")
    case 0x0A: append("\\n")
    case 0x09: append("\\t")
    case 0x0D: append("\\r")
    default:
      append("\\u00")
      bytes.append(JSONWriter.hexDigit(byte >> 4))
      bytes.append(JSONWriter.hexDigit(byte & 15))
    }
  }

  private static func hexDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? 0x30 + value : 0x61 + value - 10
  }

  private mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  private mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }
}
