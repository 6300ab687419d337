/// A value that is given for a parameter, of the parameter's type.
public enum ParameterValue: Hashable, Sendable {
  /// Of a String or a URL.
  case text(String)
  case integer(Int)
  /// Finite.
  case number(Double)
  case flag(Bool)
  case date(ParameterDate)
  /// An amount in the smallest unit of a currency, an ISO 4217 code.
  case currency(minorUnits: Int, code: String)
  case bytes(Int)
  case list([String])
  /// An index of the enum's cases.
  case enumCase(Int)
}

/// A date and a time as a clock on the wall shows them.
public struct ParameterDate: Hashable, Sendable {
  public var year, month, day, hour, minute: Int
  /// Negative for what is past.
  public var secondsFromNow: Int

  public init(year: Int, month: Int, day: Int, hour: Int, minute: Int, secondsFromNow: Int) {
    self.year = year
    self.month = month
    self.day = day
    self.hour = hour
    self.minute = minute
    self.secondsFromNow = secondsFromNow
  }
}
