import DialogSupport

/// Text in a comment of C, C++ or Swift.
enum CommentText {
  /// Lines that cannot end the comment, begin another or join the next line, and hold no control
  /// characters, neither of ASCII nor of the direction of text.
  static func lines(_ text: String) -> [String] {
    var lines: [String] = []
    forEachLine(text) { lines.append(String(decoding: $0, as: UTF8.self)) }
    return lines
  }

  /// Calls with the UTF-8 of each of `lines`.
  static func forEachLine(_ text: String, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    var text = text
    text.withUTF8 { bytes in
      var rest = bytes[...]
      while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        write(UnsafeBufferPointer(rebasing: rest[..<end]), body)
        rest = rest[(end + 1)...]
      }
      write(UnsafeBufferPointer(rebasing: rest), body)
    }
  }

  private static func write(
    _ line: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    if isPlain(line) { return body(line) }
    var text = ""
    for scalar in String(decoding: line, as: UTF8.self).unicodeScalars { append(scalar, to: &text) }
    text = withoutSplice(text)
    text.withUTF8(body)
  }

  /// Whether a line has nothing in it that a comment must not have: a glance.
  static func isPlain(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    // Most have no more to look at than words of ASCII.
    let mayBeOther = bytes.mayHave { word in
      word.marks(below: 0x20) | word.marks(of: UInt8(ascii: "*"))
        | word.marks(of: UInt8(ascii: "?"))
        | word.marks(of: UInt8(ascii: "\\")) | word.marks(of: 0x7F) | word.marksBeyondASCII
    }
    return !mayBeOther || isPlainByBytes(bytes)
  }

  private static func isPlainByBytes(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var last: UInt8 = 0
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "/") where last == UInt8(ascii: "*"): return false
      case UInt8(ascii: "*") where last == UInt8(ascii: "/"): return false
      case UInt8(ascii: "?") where last == byte: return false
      case UInt8(ascii: "\\"), 0..<0x20, 0x7F: return false
      // U+0080…BF and U+0600…063F: controls and marks are there.
      case 0xC2, 0xD8: return false
      // U+2000…203F and U+2040…207F, but for quotation marks, dashes and the ellipsis.
      case 0xE2 where bytes[index + 1] <= 0x81:
        if !(0x90...0xA6).contains(bytes[index + 2]) || bytes[index + 1] == 0x81 { return false }
      default: break
      }
      last = byte
    }
    return true
  }

  /// The text on one line, with `\n` as a sign where there were several.
  static func line(_ text: String) -> String {
    var text = text
    return text.withUTF8(isPlain) ? text : lines(text).joined(separator: "↵")
  }

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
