/// What findings of a rule weigh, by edition.
public struct EditionSeverities: Hashable, Sendable {
  private let severities: [Severity?]

  private init(_ severity: (Edition) -> Severity?) {
    severities = Edition.allCases.map(severity)
  }

  /// In every edition.
  public static func always(_ severity: Severity) -> EditionSeverities {
    EditionSeverities { _ in severity }
  }

  /// In an edition and those after it.
  public static func since(_ first: Edition, _ severity: Severity) -> EditionSeverities {
    EditionSeverities { $0 >= first ? severity : nil }
  }

  /// In some editions.
  public static func only(_ editions: Edition..., as severity: Severity) -> EditionSeverities {
    EditionSeverities { editions.contains($0) ? severity : nil }
  }

  /// Nil where the edition does not have the rule.
  public subscript(edition: Edition) -> Severity? {
    severities[Edition.allCases.firstIndex(of: edition)!]
  }

  /// Those that have the rule, oldest first.
  public var editions: [Edition] { Edition.allCases.filter { self[$0] != nil } }

  var usual: Severity { self[.standard] ?? severities.lazy.compactMap { $0 }.first ?? .note }
}
