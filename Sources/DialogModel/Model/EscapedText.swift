extension String {
  /// As a source has it between quotes: what would end the text, open a placeholder or not be seen is
  /// written by escapes.
  public var escapedForSource: String {
    unicodeScalars.reduce(into: "") { $0 += $1.escapedForSource }
  }
}

extension Unicode.Scalar {
  /// As a source has it between quotes.
  public var escapedForSource: String {
    switch self {
    case "\"", "\\", "{", "}": "\\\(self)"
    case "\n": "\\n"
    case "\t": "\\t"
    case "\r": "\\r"
    case "\u{1}"..<" ", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}", "\u{FEFF}": numberForSource
    default: String(self)
    }
  }

  /// As a source has it by its number, in hexadecimal.
  public var numberForSource: String {
    "\\u{\(String(value, radix: 16, uppercase: true))}"
  }
}
