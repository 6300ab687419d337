/// Why bytes are not read as JSON: the first thing wrong with them. Put into words by whoever reads.
public struct JSONProblem: Error, Hashable, Sendable {
  /// What is wrong.
  public let kind: Kind
  /// The bytes of the document that show it; empty where something is missing.
  public let range: ByteRange

  /// The ways in which bytes are no JSON.
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

  init(_ kind: Kind, at range: ByteRange) {
    self.kind = kind
    self.range = range
  }
}
