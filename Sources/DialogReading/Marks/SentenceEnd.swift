import DialogLocales

/// How a text ends, as far as its last characters tell.
public enum SentenceEnd: Hashable, Sendable {
  /// Nothing but a letter or a digit.
  case none
  case fullStop, question, exclamation, ellipsis, colon
  /// A placeholder, whose value may end in anything.
  case open
  /// Another mark, a picture.
  case other

  /// The end of a text: marks that close quotations or brackets are looked past. Where a bracket
  /// follows the end of a sentence, that is the end: `It is done. (3 files)`
  ///
  /// - Parameter text: with U+FFFC for each placeholder.
  public init(of text: String) {
    let scalars = Substring(text).unicodeScalars
    let end = SentenceEnd(endOf: scalars)
    self = end
    guard end == .none || end == .open, let before = scalars.beforeLastBracket else { return }
    let sentence = SentenceEnd(endOf: before)
    if sentence.isSentence { self = sentence }
  }

  private init(endOf text: Substring.UnicodeScalarView) {
    var scalars = text
    while let last = scalars.last, last.isPassedOver { scalars.removeLast() }
    guard let last = scalars.last else {
      self = .other
      return
    }
    self = scalars.endInInitials ? .other : SentenceEnd(last, after: scalars.dropLast().last)
  }

  private init(_ scalar: Unicode.Scalar, after last: Unicode.Scalar?) {
    switch SentenceEnd(mark: scalar) {
    case .fullStop? where last == "." && scalar == ".": self = .ellipsis
    case .exclamation? where last == "?" || last == "？": self = .question
    case let mark?: self = mark
    case nil:
      let properties = scalar.properties
      let isWord = properties.isAlphabetic || properties.numericType != nil
      let isMark = properties.canonicalCombiningClass != .notReordered
      self = isWord || isMark || properties.generalCategory == .nonspacingMark ? .none : .other
    }
  }

  /// What a mark of any script ends; nil of what is no such mark, as letters and digits are.
  private init?(mark: Unicode.Scalar) {
    switch mark.tokenKind {
    case .fullStop: self = .fullStop
    case .ellipsis: self = .ellipsis
    case .question: self = .question
    case .exclamation: self = .exclamation
    case .colon: self = .colon
    case .placeholder: self = .open
    default: return nil
    }
  }

  /// The mark of a scalar that ends sentences; nil of any other.
  public static func mark(_ scalar: Unicode.Scalar) -> SentenceEnd? {
    SentenceEnd(mark: scalar).flatMap { $0.isSentence || $0 == .ellipsis ? $0 : nil }
  }

  /// Whether a sentence ends.
  public var isSentence: Bool { self == .fullStop || self == .question || self == .exclamation }
}

extension Substring.UnicodeScalarView {
  /// What comes before the round bracket that ends a text; nil where none does.
  fileprivate var beforeLastBracket: Substring.UnicodeScalarView? {
    guard let end = lastIndex(where: { !$0.properties.isWhitespace }),
      self[end] == ")" || self[end] == "）",
      let start = lastIndex(where: { $0 == "(" || $0 == "（" })
    else { return nil }
    return self[..<start]
  }

  /// Whether the last full stop belongs to letters, as in p.m., and may end a sentence too.
  fileprivate var endInInitials: Bool {
    guard last == "." else { return false }
    let after = suffix(3)
    return after.count == 3 && after.first == "."
      && after.dropLast().last!.properties.isAlphabetic
  }
}

extension Unicode.Scalar {
  /// Spaces, marks that close and marks of direction.
  fileprivate var isPassedOver: Bool {
    switch self {
    case " ", "\n", "\t", "\u{A0}", "\u{202F}", "\u{200E}", "\u{200F}", "\u{200B}", "\"", "'", "*":
      return true
    default:
      let category = properties.generalCategory
      return category == .closePunctuation || category == .finalPunctuation
        || category == .initialPunctuation && "“«‘".unicodeScalars.contains(self)
    }
  }
}
