import DialogSupport

/// A file's name in a patch, as GNU diff and Git write it: in double quotes as in C where a byte of it
/// would not be seen, or be read as another.
enum QuotedName {
  static func bytes(of path: [UInt8]) -> [UInt8] {
    let text = String(decoding: path, as: UTF8.self)
    let isPlain =
      text.utf8.elementsEqual(path) && Printable.isVisible(text)
      && !path.contains { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }
    return isPlain ? path : Array("\"".utf8) + path.flatMap(quoted) + Array("\"".utf8)
  }

  private static func quoted(_ byte: UInt8) -> [UInt8] {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): return [UInt8(ascii: "\\"), byte]
    case 0x20..<0x7F: return [byte]
    default:
      let octal = String(byte, radix: 8)
      return Array(("\\" + String(repeating: "0", count: 3 - octal.utf8.count) + octal).utf8)
    }
  }
}
