/// A piece of a text: a run of letters, a number, a space, a mark.
public struct TextToken: Sendable {
  /// What it is.
  public let kind: Kind
  /// Its bytes in the text's UTF-8.
  public let range: Range<Int>

  /// What tokens are. Letters and digits are runs, all else is a scalar each.
  public enum Kind: UInt8, Sendable {
    /// With the marks that combine with them.
    case letters
    /// Decimal digits of any script.
    case digits
    /// U+FFFC, which stands for a value.
    case placeholder
    /// Of any width, but for ends of lines.
    case space
    case lineEnd
    /// What nobody sees: joiners, marks of direction.
    case invisible

    /// `.` of any script.
    case fullStop
    case question, exclamation, ellipsis
    case colon, semicolon, comma
    /// `—` and `–`.
    case dash
    case hyphen
    /// `¿` and `¡`.
    case invertedMark

    /// “ and the like; German closes with it.
    case openingQuote
    /// ” and the like; Swedish opens with it.
    case closingQuote
    /// `"`
    case straightQuote
    /// `'` and ’, which may close a quotation too.
    case apostrophe
    case openingBracket, closingBracket
    case bullet
    /// What is read as a word: `%`, `@`, `+`, `#`, money, pictures.
    case sign
    /// Any other mark.
    case other
  }
}

extension TextToken.Kind {
  /// Whether it ends sentences.
  public var endsSentence: Bool {
    self == .fullStop || self == .question || self == .exclamation || self == .ellipsis
  }

  /// Whether it ends a sentence or a clause of one, or a line.
  public var endsClause: Bool {
    switch self {
    case .fullStop, .question, .exclamation, .ellipsis, .colon, .semicolon, .comma, .lineEnd: true
    default: false
    }
  }

  /// Whether it may close what an end of a sentence stands in.
  public var closes: Bool { mayCloseQuote || self == .closingBracket }

  /// Whether it may close a quotation.
  public var mayCloseQuote: Bool {
    self == .closingQuote || self == .straightQuote || self == .apostrophe
  }

  /// Whether it separates words.
  public var isSpace: Bool { self == .space || self == .lineEnd }

  /// Whether words are made of it.
  public var isOfWord: Bool { self == .letters || self == .digits || self == .placeholder }
}

extension Unicode.Scalar {
  /// What a text takes it for.
  public var tokenKind: TextToken.Kind {
    if isASCII { return UInt8(value).tokenKind }
    if isLetterOrMark { return .letters }
    switch value {
    case 0x80...0x206F: return kindOfMark
    case 0x3000...0x303F, 0xFF00...0xFFFF: return kindOfWideMark
    default: return kindOfOther
    }
  }

  private var kindOfMark: TextToken.Kind {
    switch self {
    case "\u{A0}", "\u{2000}"..."\u{200A}", "\u{202F}", "\u{205F}": .space
    case "\u{2028}", "\u{2029}", "\u{85}": .lineEnd
    case "…", "‥": .ellipsis
    case "—", "–": .dash
    case "“", "„", "‟", "‘", "‚", "‛", "«", "‹": .openingQuote
    case "”", "»", "›": .closingQuote
    case "’": .apostrophe
    case "¿", "¡": .invertedMark
    case "•", "·", "‣": .bullet
    case "‐", "‑": .hyphen
    case "‼": .exclamation
    case "⁇", "⁉": .question
    case "،": .comma
    case "؛": .semicolon
    default: kindOfOther
    }
  }

  private var kindOfWideMark: TextToken.Kind {
    switch self {
    case "\u{3000}": .space
    case "\u{FFFC}": .placeholder
    case "。", "｡", "．": .fullStop
    case "？": .question
    case "！": .exclamation
    case "：": .colon
    case "；": .semicolon
    case "、", "，": .comma
    case "「", "『", "《", "〈", "〝": .openingQuote
    case "」", "』", "》", "〉", "〟": .closingQuote
    case "（", "【", "［": .openingBracket
    case "）", "】", "］": .closingBracket
    case "～", "〜": .other
    default: kindOfOther
    }
  }

  private var kindOfOther: TextToken.Kind {
    switch self {
    case "।", "॥", "။", "።", "։", "۔": return .fullStop
    case "؟", "՞", "\u{37E}", "፧": return .question
    case "՜": return .exclamation
    case "⋯": return .ellipsis
    case "፡": return .colon
    case "●", "▪": return .bullet
    default: break
    }
    let properties = properties
    if properties.numericType == .decimal { return .digits }
    if properties.isWhitespace { return .space }
    switch properties.generalCategory {
    case .format, .control, .nonspacingMark, .enclosingMark: return .invisible
    case .otherPunctuation, .dashPunctuation, .connectorPunctuation: return .other
    default: return .sign
    }
  }
}

extension UInt8 {
  /// What a text takes it for, of ASCII.
  var tokenKind: TextToken.Kind {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): .letters
    case UInt8(ascii: "0")...UInt8(ascii: "9"): .digits
    case 0x20, 0x09, 0x0D: .space
    case 0x0A: .lineEnd
    default: kindOfMark
    }
  }

  private var kindOfMark: TextToken.Kind {
    switch Unicode.Scalar(self) {
    case ".": .fullStop
    case "?": .question
    case "!": .exclamation
    case ":": .colon
    case ";": .semicolon
    case ",": .comma
    case "-": .hyphen
    case "\"": .straightQuote
    case "'": .apostrophe
    case "(", "[", "<": .openingBracket
    case ")", "]", ">": .closingBracket
    case "*": .bullet
    case "%", "@", "$", "+", "#": .sign
    default: .other
    }
  }
}
