/// Where something stands to a number: a limit below or above it, a time within it, after it, or before something by
/// it.
public enum NumberBound: Substring, CaseIterable, Sendable {
  /// It is less, or no more.
  case under
  /// It is more, or no less.
  case over
  /// It happens in so much time.
  case within
  /// It happens when so much time has passed.
  case later
  /// It goes on for so much time.
  case lasting
  /// It happens when so much time has passed from now on.
  case ahead
  /// It happens so much time before something.
  case earlier
  /// It is so up to a time.
  case until
  /// It is so from a time on.
  case since

  /// What cannot be said for it.
  public var opposites: [NumberBound] {
    switch self {
    case .under: [.over]
    case .over: [.under]
    case .within, .earlier: [.later]
    case .later: [.within, .earlier]
    case .lasting: [.ahead]
    case .ahead: [.lasting]
    case .until: [.since]
    case .since: [.until]
    }
  }
}
