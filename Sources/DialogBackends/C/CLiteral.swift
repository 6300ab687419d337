import DialogText

/// Texts as C writes them.
enum CLiteral {
  /// A string literal. Bytes of other than ASCII are octal escapes, which end after three digits
  /// whatever follows; `??` is broken up lest it begin a trigraph.
  static func string(_ text: String) -> String {
    var literal: [UInt8] = [UInt8(ascii: "\"")]
    var before: UInt8 = 0
    for byte in text.utf8 {
      literal += escape(byte, after: before)
      before = byte
    }
    return String(decoding: literal, as: UTF8.self) + "\""
  }

  /// Literals that together are the text, each of no more columns than stand well on a line; they
  /// end behind a space where one is near.
  static func lines(_ text: String) -> [String] {
    var lines: [String] = []
    var line = ""
    var columns = 0
    for scalar in text.unicodeScalars {
      line.unicodeScalars.append(scalar)
      columns += scalar.value < 0x80 ? 1 : 4 * UTF8.width(scalar)
      if columns >= 84 || (columns >= 60 && scalar == " ") {
        lines.append(string(line))
        (line, columns) = ("", 0)
      }
    }
    return line.isEmpty ? lines : lines + [string(line)]
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
    return "'" + String(decoding: escape(byte, after: 0), as: UTF8.self) + "'"
  }

  private static func escape(_ byte: UInt8, after before: UInt8) -> [UInt8] {
    switch byte {
    case UInt8(ascii: "\n"): Array(#"\n"#.utf8)
    case UInt8(ascii: "\t"): Array(#"\t"#.utf8)
    case UInt8(ascii: "\r"): Array(#"\r"#.utf8)
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): [UInt8(ascii: "\\"), byte]
    case UInt8(ascii: "?") where before == byte: [UInt8(ascii: "\\"), byte]
    case 0x20..<0x7F: [byte]
    default: octal(byte)
    }
  }

  private static func octal(_ byte: UInt8) -> [UInt8] {
    [UInt8(ascii: "\\"), 0x30 + byte >> 6, 0x30 + byte >> 3 & 7, 0x30 + byte & 7]
  }
}

/// Text in a C comment.
enum CComment {
  /// Lines that cannot end the comment, begin another or join the next line, and hold no control
  /// characters, neither of ASCII nor of the direction of text.
  static func lines(_ text: String) -> [String] {
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
