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
  /// Of the Gregorian calendar.
  public var year: Int
  /// From 1.
  public var month: Int
  /// Of the month, from 1.
  public var day: Int
  /// From 0 to 23.
  public var hour: Int
  /// From 0 to 59.
  public var minute: Int
  /// Negative for what is past.
  public var secondsFromNow: Int

  /// - Parameter secondsFromNow: negative for what is past.
  public init(year: Int, month: Int, day: Int, hour: Int, minute: Int, secondsFromNow: Int) {
    self.year = year
    self.month = month
    self.day = day
    self.hour = hour
    self.minute = minute
    self.secondsFromNow = secondsFromNow
  }
}
