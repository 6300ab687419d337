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
    let line = CComment.line(text)
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

/// Text in a C comment.
enum CComment {
  /// Lines that cannot end the comment, begin another or join the next line, and hold no control
  /// characters, neither of ASCII nor of the direction of text.
  static func lines(_ text: String) -> [String] {
    if isPlain(text) { return [text] }
    var lines = [""]
    for scalar in text.unicodeScalars {
      if scalar == "\n" {
        lines.append("")
      } else {
        append(scalar, to: &lines[lines.count - 1])
      }
    }
    return lines.map(withoutSplice)
  }

  /// Whether a text has nothing in it that a comment must not have: a glance.
  private static func isPlain(_ text: String) -> Bool {
    text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "/"), UInt8(ascii: "*"), UInt8(ascii: "?"), UInt8(ascii: "\\"): false
      // The first bytes of U+0080…BF, U+0600…063F and U+2000…2FFF: controls and marks are there.
      case 0xC2, 0xD8, 0xE2: false
      default: byte >= 0x20 && byte != 0x7F
      }
    }
  }

  /// The text on one line, with `\n` as a sign where there were several.
  static func line(_ text: String) -> String { lines(text).joined(separator: "↵") }

  private static func append(_ scalar: Unicode.Scalar, to line: inout String) {
    let last = line.unicodeScalars.last
    switch scalar {
    case "/" where last == "*", "*" where last == "/", "?" where last == "?":
      line += " "
      line.unicodeScalars.append(scalar)
    case _ where isControl(scalar): line += " "
    default: line.unicodeScalars.append(scalar)
    }
  }

  /// Control characters, separators of lines and paragraphs, and the marks of direction.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// A backslash at a line's end would join the lines.
  private static func withoutSplice(_ line: String) -> String {
    let end = line.unicodeScalars.last { $0 != " " }
    return end == "\\" ? line + "." : line
  }
}
