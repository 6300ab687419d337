/// An element of XML, HTML or JSX.
struct MarkupElement {
  /// What stands within an element.
  indirect enum Content {
    case element(MarkupElement)
    /// Its white space as one space.
    case text(String)
    /// What stands in braces, without them.
    case expression(String)
  }

  let name: String
  /// Those with a value, without the quotes or braces around it.
  let attributes: [String: String]
  let contents: [Content]

  var elements: [MarkupElement] {
    contents.compactMap { if case .element(let element) = $0 { element } else { nil } }
  }

  /// The text in it, its own and that of what it holds, with values as placeholders; nil where a value
  /// is more than a name or a text.
  var text: String? {
    var text = ""
    for content in contents {
      switch content {
      case .text(let own): text += own
      case .element(let element):
        guard let own = element.text else { return nil }
        text += own
      case .expression(let expression):
        guard let own = MarkupElement.placeholder(expression) else { return nil }
        text += own
      }
    }
    let words = text.split(separator: " ")
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  /// `{album.title}` for its last name, a text for itself.
  private static func placeholder(_ expression: String) -> String? {
    let inner = expression.drop(while: \.isWhitespace)
    if let quote = inner.first, "\"'`".contains(quote), inner.count > 1, inner.last == quote {
      return String(inner.dropFirst().dropLast())
    }
    guard inner.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }),
      let name = inner.split(separator: ".").last
    else { return nil }
    return "{\(name)}"
  }
}

/// Reads an element from bytes that begin with its `<`.
struct MarkupReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  /// The next byte; after an element, its end.
  private(set) var position: Int
  private let end: Int
  /// How many elements are open.
  private var depth = 0

  private static let maximumDepth = 64

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    self.bytes = bytes
    position = range.lowerBound
    end = range.upperBound
  }

  /// Nil where none begins, or it does not end.
  mutating func element() -> MarkupElement? {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.maximumDepth, take("<"), let name = name() else { return nil }
    var attributes: [String: String] = [:]
    while true {
      skipSpace()
      if take("/>") { return MarkupElement(name: name, attributes: attributes, contents: []) }
      if take(">") { break }
      guard let attribute = self.name(), let value = attributeValue() else { return nil }
      attributes[attribute] = value
    }
    guard let contents = contents() else { return nil }
    skipSpace()
    guard take("</"), self.name() == name else { return nil }
    skipSpace()
    return take(">") ? MarkupElement(name: name, attributes: attributes, contents: contents) : nil
  }

  private mutating func contents() -> [MarkupElement.Content]? {
    var contents: [MarkupElement.Content] = []
    while position < end, !starts("</") {
      if take("<!--") {
        guard skip(to: "-->") else { return nil }
      } else if starts("<") {
        guard let element = element() else { return nil }
        contents.append(.element(element))
      } else if starts("{") {
        guard let expression = braces() else { return nil }
        contents.append(.expression(expression))
      } else if let text = text() {
        contents.append(.text(text))
      }
    }
    return contents
  }

  /// `="…"`, `='…'` or `={…}`; nothing is true.
  private mutating func attributeValue() -> String? {
    skipSpace()
    guard take("=") else { return "true" }
    skipSpace()
    for quote in ["\"", "'"] where take(quote) {
      let start = position
      guard skip(to: quote) else { return nil }
      return string(start..<position - 1)
    }
    return starts("{") ? braces() : nil
  }

  /// What stands between a brace and the one that closes it.
  private mutating func braces() -> String? {
    let start = position + 1
    var depth = 0
    while position < end {
      if starts("{") { depth += 1 }
      if starts("}") { depth -= 1 }
      position += 1
      if depth == 0 { return string(start..<position - 1) }
    }
    return nil
  }

  private mutating func text() -> String? {
    let start = position
    while position < end, !starts("<"), !starts("{") { position += 1 }
    let words = MarkupReader.decoded(string(start..<position))
    let text = words.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if text.isEmpty { return words.contains(where: \.isNewline) ? nil : " " }
    let (first, last) = (words.first!, words.last!)
    return (first.isWhitespace ? " " : "") + text + (last.isWhitespace ? " " : "")
  }

  private mutating func name() -> String? {
    let start = position
    while position < end, isOfName(bytes[position]) { position += 1 }
    return position > start ? string(start..<position) : nil
  }

  private func isOfName(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte.isASCIIDigit || "_.-:".utf8.contains(byte)
  }

  /// The five entities of XML as what they stand for.
  private static func decoded(_ text: String) -> String {
    entities.reduce(text) { text, entity in text.replacing(entity.name, with: entity.sign) }
  }

  private static let entities = [
    ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&"),
  ].map { (name: $0, sign: $1) }

  // MARK: Bytes

  private func string(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  private func starts(_ text: String) -> Bool {
    position < end && bytes[position..<end].starts(with: text.utf8)
  }

  private mutating func take(_ text: String) -> Bool {
    guard starts(text) else { return false }
    position += text.utf8.count
    return true
  }

  private mutating func skip(to text: String) -> Bool {
    while position < end {
      if take(text) { return true }
      position += 1
    }
    return false
  }

  private mutating func skipSpace() {
    while position < end, bytes[position] <= 0x20 { position += 1 }
  }
}
