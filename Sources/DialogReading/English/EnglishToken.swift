/// A word, a placeholder or a sign of an English text.
public struct EnglishToken: Sendable {
  /// What it is.
  public let kind: Kind
  /// Its bytes in the text's UTF-8.
  public let range: Range<Int>
  /// Of a word: in lower case, with straight apostrophes; else empty.
  public let lower: String
  /// How it is written, where it is a word.
  public let shape: Shape
  /// Whether white space or nothing comes before it.
  public let isSpaced: Bool
  /// How deep it is in quotation marks and in parentheses; the marks themselves are outside.
  public internal(set) var quotes = 0
  var parentheses = 0
  /// Of a word.
  public internal(set) var readings: EnglishReadings = []
  /// What guidelines say of the word.
  public internal(set) var marks: EnglishMarks = []

  /// What a token is.
  public enum Kind: Hashable, Sendable {
    case word
    case number
    /// U+FFFC and what is written together with it: `{count}GB`, `{name}’s`.
    case placeholder
    /// An address, a path, a file's name, an identifier.
    case opaque
    case openingQuote, closingQuote
    case openingParenthesis, closingParenthesis
    case comma, colon, semicolon, dash, slash, newline, bullet
    case period, question, exclamation, ellipsis
    /// Anything else: emoji, arrows, `&`.
    case sign
  }

  /// How a word is written.
  public enum Shape: Hashable, Sendable {
    case lower
    /// A capital, then lower case.
    case capitalized
    /// One capital letter alone.
    case initial
    /// Capitals alone, two at least.
    case upper
    /// Capitals inside: iPhone, WireGuard, IDs.
    case mixed
    /// Digits and letters: 32-byte, iOS17.
    case numeric
    case none
  }

  /// Whether it is more than a sign.
  public var isContent: Bool {
    switch kind {
    case .word, .number, .placeholder, .opaque: true
    default: false
    }
  }
  /// Whether it is a word.
  public var isWord: Bool { kind == .word }
  /// Whether it may be a compound with a capital after its hyphen.
  var hasInnerCapital: Bool { shape == .capitalized && lower.utf8.contains(UInt8(ascii: "-")) }
  /// Whether it is a word with a capital at its start and nowhere else.
  public var isCapitalized: Bool { shape == .capitalized || shape == .initial }
  var isBracket: Bool {
    switch kind {
    case .openingQuote, .closingQuote, .openingParenthesis, .closingParenthesis: true
    default: false
    }
  }
  var isEndMark: Bool {
    switch kind {
    case .period, .question, .exclamation, .ellipsis: true
    default: false
    }
  }
}
