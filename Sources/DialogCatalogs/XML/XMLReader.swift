import DialogFindings
import DialogSupport

/// Reads XML 1.0 (fifth edition) in UTF-8, strictly, and no more of it than catalogs have: no
/// document type but that of Apple’s property lists, so no entities but the five of XML, and nothing
/// is ever read from elsewhere. What was in UTF-16 has been made UTF-8 of, whatever it declares.
struct XMLReader {
  let bytes: [UInt8]
  var position = 0
  private var depth = 0

  private static let depthLimit = 128
  private static let attributeLimit = 256

  /// - Returns: the root element.
  static func read(_ bytes: [UInt8]) throws(DocumentProblem) -> XMLElement {
    try DocumentProblem.checkEncoding(of: bytes)
    var reader = XMLReader(bytes: bytes)
    return try reader.document()
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func document() throws(DocumentProblem) -> XMLElement {
    if starts(with: "\u{FEFF}") { position += 3 }
    try declaration()
    try skipMisc(allowsType: true)
    guard next == 0x3C, XMLReader.startsName(byte(at: position + 1)) else {
      throw problem("an XML document starts with an element", "XML 문서는 요소로 시작해야 합니다")
    }
    let root = try element()
    try skipMisc(allowsType: false)
    if position < bytes.count {
      throw problem("the document ends here; remove the rest", "문서는 여기서 끝납니다. 나머지를 지우세요")
    }
    return root
  }

  // MARK: Elements

  private mutating func element() throws(DocumentProblem) -> XMLElement {
    depth += 1
    defer { depth -= 1 }
    let start = position
    if depth > XMLReader.depthLimit {
      throw .tooDeep(at: ByteRange(start, start + 1), limit: XMLReader.depthLimit)
    }
    position += 1
    let name = try self.name()
    var element = XMLElement(name: name, attributes: try attributes())
    if next == 0x2F {
      position += 1
      try take(0x3E)
      element.closesItself = true
      element.content = ByteRange(position, position)
    } else {
      try take(0x3E)
      let contentStart = position
      element.children = try content(of: name, from: start)
      element.content = ByteRange(contentStart, position)
      try endTag(of: name)
    }
    element.range = ByteRange(start, position)
    return element
  }

  private mutating func endTag(of name: String) throws(DocumentProblem) {
    position += 2
    let start = position
    let found = try self.name()
    if found != name {
      throw DocumentProblem(
        .syntax,
        Message(
          en: "this closes ‘\(found)’, but ‘\(name)’ is open",
          ko: "‘\(name)’ 요소가 열려 있는데 ‘\(found, .object)’ 닫습니다"),
        at: ByteRange(start, position))
    }
    skipSpace()
    try take(0x3E)
  }

  private mutating func attributes() throws(DocumentProblem) -> [XMLAttribute] {
    var attributes: [XMLAttribute] = []
    while true {
      let before = position
      skipSpace()
      guard XMLReader.startsName(next) else { return attributes }
      let start = position
      if before == start {
        throw problem("a space is expected in front of an attribute", "속성 앞에 공백이 있어야 합니다")
      }
      let name = try self.name()
      skipSpace()
      try take(0x3D)
      skipSpace()
      let valueStart = position
      let value = try attributeValue()
      if attributes.contains(where: { $0.name == name }) {
        throw DocumentProblem(
          .syntax,
          Message(en: "the attribute ‘\(name)’ stands twice", ko: "‘\(name)’ 속성이 두 번 있습니다"),
          at: ByteRange(start, position))
      }
      if attributes.count == XMLReader.attributeLimit {
        throw .tooMany("attributes", "속성", XMLReader.attributeLimit, at: ByteRange(start, position))
      }
      attributes.append(
        XMLAttribute(name: name, value: value, range: ByteRange(valueStart, position)))
    }
  }

  /// White space counts as spaces, save where it is written as a reference.
  private mutating func attributeValue() throws(DocumentProblem) -> String {
    let quote = next
    guard quote == 0x22 || quote == 0x27 else {
      throw problem("an attribute’s value stands in quotes", "속성 값은 따옴표로 묶어야 합니다")
    }
    position += 1
    var value = ""
    var run = position
    while true {
      guard position < bytes.count, bytes[position] != 0x3C else {
        throw problem("the attribute’s value has no end", "속성 값이 끝나지 않았습니다")
      }
      switch bytes[position] {
      case quote:
        value += text(run..<position)
        position += 1
        return value
      case 0x26:
        value += text(run..<position)
        value.unicodeScalars.append(try reference())
        run = position
      case 0x09, 0x0A, 0x0D:
        value += text(run..<position) + " "
        if bytes[position] == 0x0D, byte(at: position + 1) == 0x0A { position += 1 }
        position += 1
        run = position
      default: try skipCharacter()
      }
    }
  }

  // MARK: Content

  private mutating func content(
    of name: String, from start: Int
  ) throws(DocumentProblem) -> [XMLNode] {
    var nodes: [XMLNode] = []
    var characters = ""
    var textStart = position
    func endText(_ end: Int) {
      if !characters.isEmpty { nodes.append(.text(characters, ByteRange(textStart, end))) }
      characters = ""
    }
    while position < bytes.count {
      guard next == 0x3C else {
        characters += try self.characters()
        continue
      }
      if starts(with: "</") {
        endText(position)
        return nodes
      } else if starts(with: "<!--") {
        try skipComment()
      } else if starts(with: "<![CDATA[") {
        characters += try section()
      } else if starts(with: "<?") {
        try skipInstruction()
      } else if XMLReader.startsName(byte(at: position + 1)) {
        endText(position)
        nodes.append(.element(try element()))
        textStart = position
      } else {
        throw problem("‘<’ is written &lt; in a text", "텍스트에서 ‘<’ 문자는 &lt;로 씁니다")
      }
    }
    throw DocumentProblem(
      .syntax,
      Message(en: "the element ‘\(name)’ has no end tag", ko: "‘\(name)’ 요소를 닫는 태그가 없습니다"),
      at: ByteRange(start, start + 1))
  }

  /// A run of characters and references, line ends as LF.
  private mutating func characters() throws(DocumentProblem) -> String {
    if next == 0x26 { return String(Character(try reference())) }
    let start = position
    while position < bytes.count, next != 0x3C, next != 0x26 {
      if next == 0x5D, starts(with: "]]>") {
        throw problem("‘]]>’ is written ]]&gt; in a text", "텍스트에서 ‘]]>’는 ]]&gt;로 씁니다")
      }
      if next == 0x0D {
        let text = self.text(start..<position)
        position += byte(at: position + 1) == 0x0A ? 2 : 1
        return text + "\n"
      }
      try skipCharacter()
    }
    return text(start..<position)
  }

  private mutating func section() throws(DocumentProblem) -> String {
    let start = position
    position += 9
    guard let end = find("]]>") else {
      throw DocumentProblem(
        .syntax, Message(en: "this section has no end", ko: "CDATA 섹션이 끝나지 않았습니다"),
        at: ByteRange(start, start + 9))
    }
    let first = position
    while position < end { try skipCharacter() }
    position = end + 3
    let lines = text(first..<end).unicodeScalars.split(separator: "\r\n".unicodeScalars)
    return lines.map { String($0) }.joined(separator: "\n")
  }
}
