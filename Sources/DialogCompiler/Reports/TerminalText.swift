/// Text as a terminal shows it: nothing in it moves the cursor, hides or turns other text around.
public enum TerminalText {
  /// How a scalar is written so that it is seen and does nothing.
  public static func visible(_ scalar: Unicode.Scalar) -> String {
    switch scalar.value {
    case 0x00..<0x20: String(UnicodeScalar(0x2400 + scalar.value)!)
    case 0x7F: "\u{2421}"
    case 0x80..<0xA0, 0x061C, 0x200B, 0x200E...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF:
      "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    default: String(scalar)
    }
  }

  public static func visible(_ text: String) -> String {
    text.unicodeScalars.map(visible).joined()
  }

  /// The columns that a text takes that is as `visible` makes it.
  public static func columns(of text: some StringProtocol) -> Int {
    text.unicodeScalars.reduce(0) { $0 + terminalColumns(of: $1) }
  }

  /// Breaks a text at its spaces into lines of so many columns; a word that is longer has a line of
  /// its own.
  public static func lines(of text: String, columns limit: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if line.isEmpty {
        line = String(word)
      } else if columns(of: line) + 1 + columns(of: word) <= limit {
        line += " " + word
      } else {
        lines.append(line)
        line = String(word)
      }
    }
    return lines + [line]
  }
}

/// Columns of a scalar on a terminal: 0 for what joins the one before, 2 for wide ones.
func terminalColumns(of scalar: Unicode.Scalar) -> Int {
  switch scalar.value {
  case 0x20..<0x300: 1
  case 0x1160..<0x1200: 0
  case 0x1100..<0x1160, 0x2E80..<0xA4D0, 0xAC00..<0xD7A4, 0xF900..<0xFB00, 0xFE30..<0xFE70,
    0xFF01..<0xFF61, 0xFFE0..<0xFFE7, 0x1F300..<0x1FB00, 0x20000..<0x3FFFE:
    2
  default: isCombining(scalar) ? 0 : 1
  }
}

private func isCombining(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.properties.generalCategory {
  case .nonspacingMark, .enclosingMark, .format: true
  default: false
  }
}
