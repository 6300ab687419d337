import DialogSupport

/// Text as a terminal shows it: nothing in it moves the cursor, hides or turns other text around.
public enum Printable {
  /// How a scalar is written so that it is seen and does nothing.
  public static func visible(_ scalar: Unicode.Scalar) -> String {
    if isVisible(scalar) { return String(scalar) }
    switch scalar.value {
    case 0x00..<0x20: return String(UnicodeScalar(0x2400 + scalar.value)!)
    case 0x7F: return "\u{2421}"
    default: return "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    }
  }

  /// A text with every scalar written so that it is seen and does nothing; line ends too.
  public static func visible(_ text: String) -> String {
    isVisible(text) ? text : text.unicodeScalars.map(visible).joined()
  }

  /// Whether a text is shown as it is: on one line, with nothing in it to write out.
  static func isVisible(_ text: String) -> Bool { text.unicodeScalars.allSatisfy(isVisible) }

  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20..<0x7F: true
    case 0x00..<0x20, 0x7F..<0xA0, 0x061C, 0x200B, 0x200E...0x200F, 0x2028...0x202E,
      0x2060...0x206F, 0xFEFF:
      false
    default: true
    }
  }

  /// Breaks a text at its spaces into lines of at most so many columns; a longer word has a line of
  /// its own.
  public static func lines(of text: String, columns limit: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if line.isEmpty {
        line = String(word)
      } else if TextWidth.columns(of: line) + 1 + TextWidth.columns(of: word) <= limit {
        line += " " + word
      } else {
        lines.append(line)
        line = String(word)
      }
    }
    return lines + [line]
  }
}
