import DialogSupport

/// An element of an XML document, with its place. Comments and processing instructions are left out.
struct XMLElement {
  let name: String
  let attributes: [XMLAttribute]
  var children: [XMLNode] = []
  /// From the first angle bracket to the last.
  var range = ByteRange(0, 0)
  /// Between its tags; empty after the name’s tag where it closes itself.
  var content = ByteRange(0, 0)
  var closesItself = false

  subscript(attribute: String) -> String? {
    attributes.first { $0.name == attribute }?.value
  }

  var elements: [XMLElement] {
    children.compactMap { if case .element(let element) = $0 { element } else { nil } }
  }

  func first(_ name: String) -> XMLElement? { elements.first { $0.name == name } }

  /// All characters in it, those of its elements included.
  var text: String {
    children.reduce(into: "") { text, child in
      switch child {
      case .text(let characters, _): text += characters
      case .element(let element): text += element.text
      }
    }
  }
}

struct XMLAttribute {
  let name: String
  let value: String
  /// The value with its quotes.
  let range: ByteRange
}

indirect enum XMLNode {
  case element(XMLElement)
  /// Characters with references resolved.
  case text(String, ByteRange)
}
