/// Text in a comment of C, C++ or Swift.
enum CommentText {
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
