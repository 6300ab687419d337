/// How much a finding weighs; ordered from light to heavy.
public enum Severity: String, Hashable, Comparable, Sendable, CaseIterable {
  case note, warning, error

  public static func < (a: Severity, b: Severity) -> Bool { a.rank < b.rank }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}
