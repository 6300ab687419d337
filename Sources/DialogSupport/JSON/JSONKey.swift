/// The key of a member: a literal, which is written as it stands, or any text.
public struct JSONKey: Sendable, ExpressibleByStringLiteral {
  enum Kind: Sendable {
    case known(StaticString)
    case any(String)
  }

  let kind: Kind

  /// - Parameter text: without anything that JSON escapes.
  public init(stringLiteral text: StaticString) { kind = .known(text) }

  /// A key that is not known before, escaped where it must be.
  public init(_ text: String) { kind = .any(text) }
}
