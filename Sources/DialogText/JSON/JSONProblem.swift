/// Why bytes are not read as JSON: the first thing wrong with them. Put into words by whoever reads.
public struct JSONProblem: Error, Hashable, Sendable {
  public let kind: Kind
  public let range: ByteRange

  public enum Kind: Hashable, Sendable {
    /// Bytes that are no UTF-8, or a NUL.
    case invalidUTF8
    /// A half of a pair that alone is no character.
    case unpairedSurrogate
    /// More arrays and objects within one another than are read.
    case tooDeep(limit: Int)
    /// A key that its object has before.
    case duplicateKey(String)
    case openString
    /// A control character in a string that is not escaped.
    case controlCharacter
    case unknownEscape
    case textAfterEnd
    case expected(Expected)
  }

  /// What stands nowhere where it must.
  public enum Expected: Hashable, Sendable {
    case value, key, colon, digit, fourHexadecimalDigits
    /// A comma, or the bracket that closes.
    case commaOrBracket(Unicode.Scalar)
  }

  public init(_ kind: Kind, at range: ByteRange) {
    self.kind = kind
    self.range = range
  }
}
