import DialogLocales
import DialogSupport

/// Texts as C writes them.
enum CLiteral {
  /// A string literal. What can be seen stands as itself, in UTF-8; controls, spaces of other kinds
  /// and marks of direction are octal escapes, which end after three digits whatever follows; `??`
  /// is broken up lest it begin a trigraph.
  static func string(_ text: String) -> String {
    var text = text
    var literal = ByteBuffer()
    text.withUTF8 { append($0, to: &literal) }
    return String(decoding: literal.take().bytes, as: UTF8.self)
  }

  /// Appends the string literal of a text in UTF-8.
  ///
  /// - Parameter endsInNUL: whether a NUL is written at its end, as where another string follows.
  static func append(
    _ text: UnsafeBufferPointer<UInt8>, endsInNUL: Bool = false, to literal: inout ByteBuffer
  ) {
    literal.append(UInt8(ascii: "\""))
    if isPlain(text) { literal.append(text) } else { append(characters: text, to: &literal) }
    if endsInNUL { literal.append(#"\0"#) }
    literal.append(UInt8(ascii: "\""))
  }

  /// Whether all stands as itself: a glance, at words of ASCII.
  private static func isPlain(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    !text.mayHave { word in
      word.marks(below: 0x20) | word.marks(of: UInt8(ascii: "\""))
        | word.marks(of: UInt8(ascii: "?"))
        | word.marks(of: UInt8(ascii: "\\")) | word.marks(of: 0x7F) | word.marksBeyondASCII
    }
  }

  private static func append(
    characters text: UnsafeBufferPointer<UInt8>, to literal: inout ByteBuffer
  ) {
    var (start, index) = (0, 0)
    while index < text.count {
      let (length, isSeen) = character(at: index, of: text)
      if !isSeen {
        literal.append(UnsafeBufferPointer(rebasing: text[start..<index]))
        for byte in text[index..<index + length] { escape(byte, to: &literal) }
        start = index + length
      }
      index += length
    }
    literal.append(UnsafeBufferPointer(rebasing: text[start...]))
  }

  /// How many bytes a character has, and whether it stands as itself.
  private static func character(
    at index: Int, of text: UnsafeBufferPointer<UInt8>
  ) -> (length: Int, isSeen: Bool) {
    switch text[index] {
    case UInt8(ascii: "?"): return (1, index == 0 || text[index - 1] != UInt8(ascii: "?"))
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), 0x7F, 0..<0x20: return (1, false)
    case ..<0x80: return (1, true)
    default:
      let (scalar, length) = text.scalar(at: index)
      return (length, isSeen(scalar))
    }
  }

  /// Whether a character beyond ASCII can be seen: of the commonest blocks from their ranges.
  private static func isSeen(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xC0...0x24F, 0x2010...0x2027, 0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x9FFF,
      0xAC00...0xD7A3:
      return true
    default: break
    }
    return switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .spaceSeparator, .lineSeparator,
      .paragraphSeparator:
      false
    default: true
    }
  }

  /// Literals that together are the text, each of no more columns than stand well on a line; they
  /// end after a space where one is near.
  static func lines(_ text: String) -> [String] {
    var (text, lines) = (text, [String]())
    text.withUTF8 { bytes in
      forEachLine(of: bytes) { line, _ in
        lines.append(string(String(decoding: line, as: UTF8.self)))
      }
    }
    return lines
  }

  /// Calls with what each of `lines` holds of a text in UTF-8, and whether it is the last.
  static func forEachLine(
    of text: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>, Bool) -> Void
  ) {
    var start = 0
    while start < text.count {
      let end = endOfLine(from: start, of: text)
      body(UnsafeBufferPointer(rebasing: text[start..<end]), end == text.count)
      start = end
    }
  }

  /// Whether a text is one of its `lines`.
  static func isLine(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    endOfLine(from: 0, of: text) == text.count
  }

  private static func endOfLine(from start: Int, of text: UnsafeBufferPointer<UInt8>) -> Int {
    // No character has more columns than bytes.
    if text.count - start < 60 { return text.count }
    var columns = 0
    for index in start..<text.count {
      let byte = text[index]
      columns += byte & 0xC0 == 0x80 ? 0 : byte < 0xE0 ? 1 : 2
      guard columns >= 60, columns >= 84 || byte == 0x20 else { continue }
      // Not within a character.
      if index + 1 < text.count, text[index + 1] & 0xC0 == 0x80 { continue }
      return index + 1
    }
    return text.count
  }

  /// A literal that compilers print: newer ones refuse escapes of bytes in it.
  static func message(_ text: String) -> String {
    let line = CommentText.line(text)
    let escaped = line.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }
    return "\"\(escaped.joined())\""
  }

  /// `0x1F600`
  static func hexadecimal(_ number: UInt32) -> String {
    "0x" + String(number, radix: 16, uppercase: true)
  }

  /// Appends a character constant of a byte.
  static func append(character byte: UInt8, to literal: inout ByteBuffer) {
    literal.append(UInt8(ascii: "'"))
    switch byte {
    case UInt8(ascii: "'"), UInt8(ascii: "\\"): escape(byte, to: &literal)
    case 0x20..<0x7F: literal.append(byte)
    default: escape(byte, to: &literal)
    }
    literal.append(UInt8(ascii: "'"))
  }

  /// Appends what stands for a byte that does not stand as itself.
  private static func escape(_ byte: UInt8, to literal: inout ByteBuffer) {
    switch byte {
    case UInt8(ascii: "\n"): literal.append(#"\n"#)
    case UInt8(ascii: "\t"): literal.append(#"\t"#)
    case UInt8(ascii: "\r"): literal.append(#"\r"#)
    case 0x20..<0x7F:
      literal.append(UInt8(ascii: "\\"))
      literal.append(byte)
    default:
      literal.append(UInt8(ascii: "\\"))
      literal.append(0x30 + byte >> 6)
      literal.append(0x30 + byte >> 3 & 7)
      literal.append(0x30 + byte & 7)
    }
  }
}
