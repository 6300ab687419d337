/// Texts as C writes them.
enum CLiteral {
  /// A string literal. What can be seen stands as itself, in UTF-8; controls, spaces of other kinds
  /// and marks of direction are octal escapes, which end after three digits whatever follows; `??`
  /// is broken up lest it begin a trigraph.
  static func string(_ text: String) -> String {
    string(text.utf8)
  }

  private static func string(_ bytes: some Collection<UInt8>) -> String {
    var literal: [UInt8] = [UInt8(ascii: "\"")]
    var before: UInt8 = 0
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let byte = bytes[index]
      if byte < 0x80 {
        escape(byte, after: before, to: &literal)
        before = byte
        bytes.formIndex(after: &index)
        continue
      }
      let end = bytes[bytes.index(after: index)...].firstIndex { $0 & 0xC0 != 0x80 }
      let character = bytes[index..<(end ?? bytes.endIndex)]
      append(character, to: &literal)
      before = byte
      index = character.endIndex
    }
    literal.append(UInt8(ascii: "\""))
    return String(decoding: literal, as: UTF8.self)
  }

  /// A character of several bytes, as itself where it can be seen.
  private static func append(_ bytes: some Collection<UInt8>, to literal: inout [UInt8]) {
    let isSeen = String(decoding: bytes, as: UTF8.self).unicodeScalars.allSatisfy { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .surrogate, .privateUse, .unassigned, .spaceSeparator, .lineSeparator,
        .paragraphSeparator:
        false
      default: true
      }
    }
    if isSeen {
      literal += bytes
      return
    }
    for byte in bytes { escape(byte, after: 0, to: &literal) }
  }

  /// Literals that together are the text, each of no more columns than stand well on a line; they
  /// end after a space where one is near.
  static func lines(_ text: String) -> [String] {
    var lines: [String] = []
    let bytes = text.utf8
    var (start, columns) = (bytes.startIndex, 0)
    for index in bytes.indices {
      let byte = bytes[index]
      columns += byte & 0xC0 == 0x80 ? 0 : byte < 0xE0 ? 1 : 2
      guard columns >= 60, columns >= 84 || byte == 0x20 else { continue }
      let next = bytes.index(after: index)
      // Not within a character.
      if next < bytes.endIndex, bytes[next] & 0xC0 == 0x80 { continue }
      lines.append(string(bytes[start..<next]))
      (start, columns) = (next, 0)
    }
    return start == bytes.endIndex ? lines : lines + [string(bytes[start...])]
  }

  /// A literal that compilers print: newer ones refuse escapes of bytes in it.
  static func message(_ text: String) -> String {
    let line = CommentText.line(text)
    let escaped = line.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }
    return "\"\(escaped.joined())\""
  }

  /// A string literal, or `NULL`.
  static func string(_ text: String?) -> String { text.map { string($0) } ?? "NULL" }

  /// `0x1F600`
  static func hexadecimal(_ number: UInt32) -> String {
    "0x" + String(number, radix: 16, uppercase: true)
  }

  /// A character constant of a byte.
  static func character(_ byte: UInt8) -> String {
    if byte == UInt8(ascii: "'") { return #"'\''"# }
    if byte == UInt8(ascii: "\"") { return #"'"'"# }
    var constant = [UInt8(ascii: "'")]
    escape(byte, after: 0, to: &constant)
    constant.append(UInt8(ascii: "'"))
    return String(decoding: constant, as: UTF8.self)
  }

  private static func escape(_ byte: UInt8, after before: UInt8, to literal: inout [UInt8]) {
    switch byte {
    case UInt8(ascii: "\n"): literal += #"\n"#.utf8
    case UInt8(ascii: "\t"): literal += #"\t"#.utf8
    case UInt8(ascii: "\r"): literal += #"\r"#.utf8
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): escape(byte, to: &literal)
    case UInt8(ascii: "?") where before == byte: escape(byte, to: &literal)
    case 0x20..<0x7F: literal.append(byte)
    default:
      literal.append(UInt8(ascii: "\\"))
      literal.append(0x30 + byte >> 6)
      literal.append(0x30 + byte >> 3 & 7)
      literal.append(0x30 + byte & 7)
    }
  }

  private static func escape(_ byte: UInt8, to literal: inout [UInt8]) {
    literal.append(UInt8(ascii: "\\"))
    literal.append(byte)
  }
}
