import DialogSupport

/// A decimal number as plural rules see it: its digits as they are shown.
public struct PluralOperands: Hashable, Sendable {
  /// The integer digits of the absolute value.
  public let i: UInt
  /// The count of fraction digits, with trailing zeros.
  public let v: UInt
  /// The fraction digits as an integer, with trailing zeros.
  public let f: UInt

  init(_ number: Int) {
    i = number.magnitude
    v = 0
    f = 0
  }

  /// A number in ASCII, `-1.50`; of more digits than fit in a word only the last ones count.
  ///
  /// Nil where the text is not such a number.
  public init?(_ text: String) {
    let digits = text.hasPrefix("-") ? text.dropFirst() : Substring(text)
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy(\.isASCIIDigit) })
    else { return nil }
    i = PluralOperands.value(parts[0])
    v = parts.count == 2 ? UInt(parts[1].utf8.count) : 0
    f = parts.count == 2 ? PluralOperands.value(parts[1]) : 0
  }

  /// The fraction digits as an integer, without trailing zeros.
  public var t: UInt { trimmed.f }

  /// The count of fraction digits without trailing zeros.
  public var w: UInt { trimmed.v }

  subscript(operand: PluralRules.Operand) -> UInt {
    switch operand {
    case .n, .i: i
    case .v: v
    case .w: w
    case .f: f
    case .t: t
    }
  }

  private var trimmed: (v: UInt, f: UInt) {
    if f == 0 { return (0, 0) }
    var (v, f) = (v, f)
    while f % 10 == 0 { (v, f) = (v - 1, f / 10) }
    return (v, f)
  }

  /// The last 18 digits: rules look at remainders of at most a million, and a number with more
  /// digits is above every range.
  private static func value(_ digits: Substring) -> UInt {
    let value = digits.utf8.suffix(18).reduce(0) { $0 * 10 + UInt($1 - 0x30) }
    let isLong = digits.utf8.dropLast(18).contains { $0 != 0x30 }
    return isLong ? value + 1_000_000_000_000_000_000 : value
  }
}
