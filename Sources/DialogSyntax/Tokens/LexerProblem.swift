import DialogSupport

extension Lexer {
  /// What is wrong with the characters themselves.
  enum Problem {
    case unterminatedString(ByteRange)
    case unterminatedMultilineString(ByteRange)
    case unterminatedComment(ByteRange)
    /// A text that ends with a quote but has none before it.
    case missingOpeningQuote(ByteRange)
    case needlessQuote(ByteRange)
    /// The quote that stands where `"""` is meant.
    case missingMultilineQuotes(ByteRange)
    /// A space or a mark that no one sees, or tells from a space.
    case invisibleCharacter(ByteRange)
    case unknownCharacters(ByteRange)
    /// The string, and the lengths of its quotes in bytes.
    case typographicQuotes(ByteRange, opening: Int, closing: Int)
  }
}

extension Lexer.Problem {
  /// Where it is wrong.
  var range: ByteRange {
    switch self {
    case .unterminatedString(let range), .unterminatedMultilineString(let range),
      .unterminatedComment(let range), .missingOpeningQuote(let range), .needlessQuote(let range),
      .missingMultilineQuotes(let range), .invisibleCharacter(let range),
      .unknownCharacters(let range), .typographicQuotes(let range, opening: _, closing: _):
      range
    }
  }
}
