/// Writes JSON with keys in the order given, so that equal input gives equal bytes.
public struct JSONWriter: ~Copyable {
  private var output = ByteBuffer()
  private let isPretty: Bool
  private var depth = 0
  /// Objects and arrays deeper than this are open on one line.
  private var inlineBase = Int.max
  private var isFirst = true
  private var isAfterKey = false

  /// - Parameter pretty: two-space indents and a line for each member; otherwise no spaces at all.
  public init(pretty: Bool = true) { isPretty = pretty }

  /// Writes elements that `append(elements:)` puts into an array of another document.
  ///
  /// - Parameters:
  ///   - depth: how deep the array’s elements stand there.
  ///   - isFirst: whether the first of them is the array’s first.
  public init(elementsAtDepth depth: Int, isFirst: Bool) {
    isPretty = true
    (self.depth, self.isFirst) = (depth, isFirst)
  }

  /// An object; the body writes its keys and values.
  public mutating func object(_ members: (inout JSONWriter) -> Void) { nest(0x7B, 0x7D, members) }

  /// An array; the body writes its elements.
  public mutating func array(_ elements: (inout JSONWriter) -> Void) { nest(0x5B, 0x5D, elements) }

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
  public mutating func key(_ name: JSONKey) {
    startElement()
    switch name.kind {
    case .known(let text):
      output.append(0x22)
      text.withUTF8Buffer { output.append($0) }
      output.append(0x22)
    case .any(let text): quote(text)
    }
    output.append(0x3A)
    if isPretty { output.append(0x20) }
    isAfterKey = true
  }

  /// A string, escaped.
  public mutating func value(_ text: String) {
    startElement()
    quote(text)
  }

  /// A text in pieces: what the body appends with `append(text:)`.
  public mutating func value(text body: (inout JSONWriter) -> Void) {
    startElement()
    output.append(0x22)
    body(&self)
    output.append(0x22)
  }

  /// A piece of the text that `value(text:)` writes, as UTF-8.
  public mutating func append(text piece: UnsafeBufferPointer<UInt8>) { escape(piece) }

  /// A piece of the text that `value(text:)` writes.
  public mutating func append(text piece: StaticString) { piece.withUTF8Buffer { escape($0) } }

  /// An integer.
  public mutating func value(_ number: Int) {
    startElement()
    output.append(number: number)
  }

  /// A number as it is written.
  ///
  /// - Parameter digits: a number of JSON.
  public mutating func value(digits: String) {
    startElement()
    output.append(digits)
  }

  /// `true` or `false`.
  public mutating func value(_ flag: Bool) {
    startElement()
    output.append(flag ? "true" : "false")
  }

  /// `null`.
  public mutating func null() {
    startElement()
    output.append("null")
  }

  /// A key and its string.
  public mutating func member(_ name: JSONKey, _ text: String) {
    key(name)
    value(text)
  }

  /// A key and its integer.
  public mutating func member(_ name: JSONKey, _ number: Int) {
    key(name)
    value(number)
  }

  /// A key and its `true` or `false`.
  public mutating func member(_ name: JSONKey, _ flag: Bool) {
    key(name)
    value(flag)
  }

  /// Writes nothing where the text is absent.
  public mutating func member(_ name: JSONKey, _ text: String?) {
    if let text { member(name, text) }
  }

  /// A key and its array; the body writes the elements.
  public mutating func member(_ name: JSONKey, array elements: (inout JSONWriter) -> Void) {
    key(name)
    array(elements)
  }

  /// A key and its object; the body writes the members.
  public mutating func member(_ name: JSONKey, object members: (inout JSONWriter) -> Void) {
    key(name)
    object(members)
  }

  /// The strings stand on one line.
  public mutating func member(_ name: JSONKey, strings: [String]) {
    key(name)
    inline { json in
      json.array { json in for string in strings { json.value(string) } }
    }
  }

  /// An element.
  ///
  /// - Returns: where it stands in the document, without the comma and the spaces before it.
  public mutating func element(_ body: (inout JSONWriter) -> Void) -> Range<Int> {
    startElement()
    isAfterKey = true
    let start = output.size
    body(&self)
    return start..<output.size
  }

  /// An element as it was written at the same depth before.
  public mutating func append(element bytes: UnsafeBufferPointer<UInt8>) {
    startElement()
    output.append(bytes)
  }

  /// Elements that another writer has written for this place.
  ///
  /// - Returns: where they stand in the document.
  @discardableResult
  public mutating func append(elements: ByteBlocks) -> Range<Int> {
    let start = output.size
    output.append(elements)
    if elements.count > 0 { isFirst = false }
    return start..<output.size
  }

  /// The elements of `init(elementsAtDepth:isFirst:)`. The writer is empty afterwards.
  public mutating func finishElements() -> ByteBlocks { output.take() }

  /// Ends the document with a line end. The writer is empty afterwards.
  public mutating func finish() -> [UInt8] {
    var blocks = finishDocument()
    return blocks.takeBytes()
  }

  /// The same as it lies.
  public mutating func finishDocument() -> ByteBlocks {
    output.append(0x0A)
    isFirst = true
    return output.take()
  }

  private mutating func nest(
    _ open: UInt8, _ close: UInt8, _ body: (inout JSONWriter) -> Void
  ) {
    startElement()
    output.append(open)
    depth += 1
    isFirst = true
    body(&self)
    let endsLine = !isFirst && !isInline
    depth -= 1
    if endsLine { newLine() }
    isFirst = false
    output.append(close)
  }

  private mutating func startElement() {
    if isAfterKey {
      isAfterKey = false
      return
    }
    if !isFirst { output.append(0x2C) }
    if isInline {
      if isPretty, !isFirst { output.append(0x20) }
    } else if depth > 0 {
      newLine()
    }
    isFirst = false
  }

  private var isInline: Bool { depth > inlineBase }

  private mutating func newLine() {
    guard isPretty else { return }
    output.append(0x0A)
    output.append(0x20, count: 2 * depth)
  }

  @inline(__always)
  private mutating func quote(_ text: String) {
    let isDone: Void? = text.utf8.withContiguousStorageIfAvailable { quote($0) }
    if isDone == nil { Array(text.utf8).withUnsafeBufferPointer { quote($0) } }
  }

  private mutating func quote(_ text: UnsafeBufferPointer<UInt8>) {
    output.append(0x22)
    escape(text)
    output.append(0x22)
  }

  /// Appends the runs between the characters that need an escape whole.
  private mutating func escape(_ text: UnsafeBufferPointer<UInt8>) {
    if !JSONEscape.mayBeNeeded(in: text) { return output.append(text) }
    var start = 0
    while let index = text.indices[start...].first(where: { JSONEscape.isNeeded(at: $0, in: text) })
    {
      output.append(UnsafeBufferPointer(rebasing: text[start..<index]))
      start = index + (text[index] == JSONEscape.leadOfControls ? 2 : 1)
      escape(text[start - 1])
    }
    output.append(UnsafeBufferPointer(rebasing: text[start...]))
  }

  private mutating func escape(_ byte: UInt8) {
    switch byte {
    case 0x22: output.append("\\\"")
    case 0x5C: output.append("\\\\")
    case 0x0A: output.append("\\n")
    case 0x09: output.append("\\t")
    case 0x0D: output.append("\\r")
    default:
      output.append("\\u00")
      output.append(JSONEscape.hexDigit(byte >> 4))
      output.append(JSONEscape.hexDigit(byte & 15))
    }
  }
}
