package import DialogSupport

/// Writes JSON as Xcode writes String Catalogs: two spaces of indent, a space on either side of a
/// colon, an empty line in what is empty, slashes as they are, and no line end after the last brace.
package struct XcodeJSON {
  private var output: [UInt8] = []

  package static func bytes(of value: JSONValue) -> [UInt8] {
    var writer = XcodeJSON()
    writer.write(value, depth: 0)
    return writer.output
  }

  private mutating func write(_ value: JSONValue, depth: Int) {
    switch value.content {
    case .null: output += "null".utf8
    case .flag(let flag): output += (flag ? "true" : "false").utf8
    case .number(let digits): output += digits.utf8
    case .string(let text): write(text)
    case .array(let elements):
      write(elements, "[", "]", depth) { $0.write($1, depth: depth + 1) }
    case .object(let members):
      write(members, "{", "}", depth) { writer, member in
        writer.write(member.key)
        writer.output += " : ".utf8
        writer.write(member.value, depth: depth + 1)
      }
    }
  }

  private mutating func write<Item>(
    _ items: [Item], _ open: String, _ close: String, _ depth: Int,
    _ item: (inout XcodeJSON, Item) -> Void
  ) {
    output += open.utf8
    for (index, value) in items.enumerated() {
      if index > 0 { output.append(UInt8(ascii: ",")) }
      endLine(depth + 1)
      item(&self, value)
    }
    if items.isEmpty { output.append(UInt8(ascii: "\n")) }
    endLine(depth)
    output += close.utf8
  }

  private mutating func endLine(_ depth: Int) {
    output.append(UInt8(ascii: "\n"))
    output += [UInt8](repeating: 0x20, count: 2 * depth)
  }

  private mutating func write(_ text: String) {
    output.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case 0x22: output += "\\\"".utf8
      case 0x5C: output += "\\\\".utf8
      case 0x08: output += "\\b".utf8
      case 0x0C: output += "\\f".utf8
      case 0x0A: output += "\\n".utf8
      case 0x0D: output += "\\r".utf8
      case 0x09: output += "\\t".utf8
      case 0..<0x20:
        let digits = String(byte, radix: 16)
        output += "\\u00\(digits.utf8.count < 2 ? "0" : "")\(digits)".utf8
      default: output.append(byte)
      }
    }
    output.append(UInt8(ascii: "\""))
  }
}
