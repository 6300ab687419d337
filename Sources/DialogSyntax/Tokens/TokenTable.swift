public import DialogSupport

/// What a token is. A keyword is a word: which words are keywords depends on where they stand.
public enum TokenKind: UInt8, Sendable {
  /// A name, keyword, language tag or rule group: letters, digits, `_` and inner hyphens.
  case word
  /// Digits, with a fraction and a unit where they have one: `12`, `1.5s`.
  case number
  /// `"…"`
  case string
  /// `"""…"""`
  case multilineString
  case leftBrace, rightBrace, leftParenthesis, rightParenthesis, leftBracket, rightBracket
  case colon, comma, semicolon, at, slash, dot
  /// Bytes that begin no token.
  case unknown
  case endOfFile
}

/// The tokens of a file in parallel arrays. White space and comments lie between tokens.
public struct TokenTable: Sendable {
  /// What each token is.
  public internal(set) var kinds: [TokenKind] = []
  /// Byte offset of a token's first byte.
  public internal(set) var starts: [UInt32] = []
  /// Byte offset after a token's last byte.
  public internal(set) var ends: [UInt32] = []
  var keywords: [UInt8] = []
  var flags: [Flags] = []
  /// For each `{` the index of its `}`, or of the token before which one is missing.
  var closings: [UInt32] = []
  /// The `{` that are read as the `}` they should be.
  var mistypedBraces: [Int] = []
  /// The braces that are one too many, in order.
  var strays: [Int] = []

  struct Flags: OptionSet, Sendable {
    let rawValue: UInt8
    /// A line ends between the token before and this one.
    static let followsNewline = Flags(rawValue: 1)
    /// A `///` comment is between the token before and this one.
    static let followsDocumentation = Flags(rawValue: 2)
    /// A string with escapes, braces or several lines.
    static let needsDecoding = Flags(rawValue: 4)
    /// A string that is not closed.
    static let isUnterminated = Flags(rawValue: 8)
    /// A comment that is not closed is between the token before and this one.
    static let followsUnterminated = Flags(rawValue: 16)
    /// A `{` without its `}`.
    static let isUnclosed = Flags(rawValue: 32)
    /// A brace that is one too many; readers pass over it.
    static let isStray = Flags(rawValue: 64)
  }

  /// How many tokens the file has.
  public var count: Int { kinds.count }

  /// The bytes of a token, by its index.
  public func range(_ token: Int) -> ByteRange { ByteRange(starts[token], ends[token]) }

  /// The keyword that a token spells, or is read as; nil of every other token.
  public func keyword(_ token: Int) -> Keyword? {
    keywords[token] == .max ? nil : Keyword.all[Int(keywords[token])]
  }

  /// The token that closes a `{`, by their indexes; nil of every other token, and where it is missing.
  public func closing(of brace: Int) -> Int? {
    let isOpen =
      kinds[brace] == .leftBrace && flags[brace].isDisjoint(with: [.isUnclosed, .isStray])
    return isOpen && brace < closings.count ? Int(closings[brace]) : nil
  }

  /// Whether a string or a text of several lines has no quotes at its end.
  public func isUnterminated(_ token: Int) -> Bool { flags[token].contains(.isUnterminated) }

  /// The bytes between a token and the one before it.
  public func triviaRange(before token: Int) -> ByteRange {
    ByteRange(token == 0 ? 0 : ends[token - 1], starts[token])
  }

  /// Whether a line ends between a token and the one before it.
  public func followsNewline(_ token: Int) -> Bool { flags[token].contains(.followsNewline) }

  /// Reads a misspelt word as a keyword.
  mutating func correct(_ token: Int, to keyword: Keyword) {
    keywords[token] = UInt8(Keyword.all.firstIndex(of: keyword)!)
  }

  mutating func append(
    _ kind: TokenKind, _ start: Int, _ end: Int, keyword: UInt8 = .max, _ flags: Flags
  ) {
    kinds.append(kind)
    starts.append(UInt32(truncatingIfNeeded: start))
    ends.append(UInt32(truncatingIfNeeded: end))
    keywords.append(keyword)
    self.flags.append(flags)
  }

  mutating func removeAll(from token: Int) {
    kinds.removeSubrange(token...)
    starts.removeSubrange(token...)
    ends.removeSubrange(token...)
    keywords.removeSubrange(token...)
    flags.removeSubrange(token...)
  }

  mutating func reserveCapacity(_ count: Int) {
    kinds.reserveCapacity(count)
    starts.reserveCapacity(count)
    ends.reserveCapacity(count)
    keywords.reserveCapacity(count)
    flags.reserveCapacity(count)
  }
}
