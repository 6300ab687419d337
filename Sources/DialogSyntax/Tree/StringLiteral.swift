public import DialogSupport

/// What is between the quotes of a string, piece by piece.
public struct StringLiteral: Sendable {
  /// A run of the literal. Ranges are of bytes in the file.
  public enum Segment: Hashable, Sendable {
    /// Characters as they are.
    case verbatim(ByteRange)
    /// An escape, and the scalar it stands for.
    case escape(Unicode.Scalar, ByteRange)
    /// `{name}` or `{name:style}`.
    case placeholder(name: ByteRange, style: ByteRange?, ByteRange)
  }

  enum Problem: Hashable {
    case unknownEscape(ByteRange)
    case invalidScalar(ByteRange)
    case unclosedBrace(ByteRange)
    case strayBrace(ByteRange)
    case invalidPlaceholder(ByteRange)
    case textBesideQuotes(ByteRange)
    /// The first line that is indented less than the closing quotes, the white space of all such
    /// lines, and that of the quotes.
    case indentation(line: ByteRange, spaces: [ByteRange], margin: ByteRange)
  }

  let segments: [Segment]
  let problems: [Problem]

  static func decode(
    _ bytes: UnsafeBufferPointer<UInt8>, token: ByteRange, isMultiline: Bool
  ) -> StringLiteral {
    var decoder = StringDecoder(bytes, token, quotes: isMultiline ? 3 : 1)
    decoder.run(isMultiline: isMultiline)
    return StringLiteral(segments: decoder.segments, problems: decoder.problems)
  }
}
