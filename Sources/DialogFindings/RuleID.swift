/// The name of a rule, `group/name`.
public struct RuleID: Hashable, Comparable, Sendable, ExpressibleByStringLiteral,
  CustomStringConvertible
{
  /// As it is written: `group/name`.
  public let name: String

  /// The rule of a name, whether there is one or not.
  public init(_ name: String) { self.name = name }
  public init(stringLiteral name: String) { self.name = name }

  public var description: String { name }
  public static func < (a: RuleID, b: RuleID) -> Bool { a.name < b.name }
}
