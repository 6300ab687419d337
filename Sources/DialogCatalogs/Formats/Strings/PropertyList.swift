import DialogFindings
import DialogSupport

/// A value of an XML property list, with its place.
struct PropertyList {
  let content: Content
  let range: ByteRange

  enum Content {
    case string(String)
    /// In the order of the file, with the range from the key’s tag to the value’s end.
    case dictionary([Member])
    /// A number, a date, a list …: of no use in a catalog.
    case other
  }

  struct Member {
    let key: String
    let keyRange: ByteRange
    let value: PropertyList
  }

  var string: String? {
    if case .string(let text) = content { text } else { nil }
  }

  var members: [Member]? {
    if case .dictionary(let members) = content { members } else { nil }
  }

  subscript(key: String) -> PropertyList? { members?.last { $0.key == key }?.value }

  /// Reads a file.
  static func read(_ bytes: [UInt8]) throws(DocumentProblem) -> PropertyList {
    if bytes.starts(with: "bplist".utf8) {
      throw DocumentProblem(
        .shape,
        Message(
          en: "this is a binary property list; convert it with ‘plutil -convert xml1’",
          ko: "이진 속성 목록입니다. ‘plutil -convert xml1’로 변환하세요"),
        at: ByteRange(0, 6))
    }
    let root = try XMLReader.read(bytes)
    guard root.name == "plist", root.elements.count == 1 else {
      throw .notPropertyList(at: ByteRange(root.range.start, root.range.start + 1))
    }
    return try PropertyList(root.elements[0])
  }

  private init(_ element: XMLElement) throws(DocumentProblem) {
    range = element.range
    switch element.name {
    case "string": content = .string(element.text)
    case "dict": content = .dictionary(try PropertyList.members(of: element))
    case "array", "data", "date", "integer", "real", "true", "false": content = .other
    default: throw .notPropertyList(at: ByteRange(element.range.start, element.range.start + 1))
    }
  }

  private static func members(of element: XMLElement) throws(DocumentProblem) -> [Member] {
    var members: [Member] = []
    var key: XMLElement?
    for child in element.elements {
      if let current = key {
        members.append(
          Member(key: current.text, keyRange: current.range, value: try PropertyList(child)))
        key = nil
      } else if child.name == "key" {
        key = child
      } else {
        throw DocumentProblem(
          .shape,
          Message(en: "a <key> is expected in front of this value", ko: "이 값 앞에 <key>가 있어야 합니다"),
          at: ByteRange(child.range.start, child.range.start + 1))
      }
    }
    guard let key else { return members }
    throw DocumentProblem(
      .shape, Message(en: "this key has no value", ko: "이 키에 값이 없습니다"), at: key.range)
  }
}

extension DocumentProblem {
  fileprivate static func notPropertyList(at range: ByteRange) -> DocumentProblem {
    DocumentProblem(
      .shape,
      Message(
        en: "a property list is expected: <plist> with one <dict>",
        ko: "속성 목록이어야 합니다: <plist> 안에 <dict> 하나"),
      at: range)
  }
}
