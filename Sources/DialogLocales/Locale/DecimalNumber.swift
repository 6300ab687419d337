import DialogSupport

/// A number in decimal, as it is written: a sign, digits, and where the point stands among them.
public struct DecimalNumber: Hashable, Sendable {
  private(set) var isNegative: Bool
  /// From 0 to 9 each, the most significant first.
  private var digits: [UInt8]
  /// How many digits come before the point; below zero where zeros follow it first.
  private var point: Int

  /// An integer, without decimals.
  public init(_ number: Int) {
    self.init(String(number))!
  }

  /// The shortest decimal that reads back as the same double. Nil for what is not finite.
  public init?(_ number: Double) {
    self.init("\(number)")
  }

  /// A number in ASCII: `-12.50`, `1e-05`. Nil for other text.
  public init?(_ text: String) {
    isNegative = text.hasPrefix("-")
    let parts = text.dropFirst(isNegative ? 1 : 0).split(separator: "e", maxSplits: 1)
    guard let mantissa = parts.first else { return nil }
    let halves = mantissa.split(separator: ".", omittingEmptySubsequences: false)
    guard halves.count <= 2,
      halves.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy(\.isASCIIDigit) })
    else { return nil }
    digits = halves.joined().utf8.map { $0 - 0x30 }
    point = halves[0].utf8.count
    if parts.count == 2 {
      guard let exponent = Int(parts[1]), exponent.magnitude < 10_000 else { return nil }
      point += exponent
    }
  }

  /// Times a power of ten.
  public func scaled(byPowerOfTen power: Int) -> DecimalNumber {
    var result = self
    result.point += power
    return result
  }

  /// The digits before the point, without leading zeros but at least one; and as many after it as
  /// wanted, rounded to the nearest, from the middle to the even digit.
  func digits(fraction limits: ClosedRange<Int>) -> (integer: [UInt8], fraction: [UInt8]) {
    var all = Array(repeating: 0, count: max(0, 1 - point)) + digits
    var point = max(point, 1)
    all += Array(repeating: 0, count: max(0, point + limits.upperBound - all.count))
    let kept = point + limits.upperBound
    let isCarried = DecimalNumber.roundUp(all[kept...], after: all[kept - 1])
    all.removeSubrange(kept...)
    if isCarried { point += DecimalNumber.increment(&all) }
    let integer = all[..<point].drop { $0 == 0 }
    var fraction = all[point...]
    while fraction.count > limits.lowerBound, fraction.last == 0 { fraction.removeLast() }
    return (integer.isEmpty ? [0] : Array(integer), Array(fraction))
  }

  private static func roundUp(_ rest: ArraySlice<UInt8>, after last: UInt8) -> Bool {
    guard let first = rest.first, first >= 5 else { return false }
    return first > 5 || rest.dropFirst().contains { $0 != 0 } || last % 2 == 1
  }

  /// - Returns: 1 where the number got a digit more in front, else 0.
  private static func increment(_ digits: inout [UInt8]) -> Int {
    for index in digits.indices.reversed() {
      if digits[index] < 9 {
        digits[index] += 1
        return 0
      }
      digits[index] = 0
    }
    digits.insert(1, at: 0)
    return 1
  }
}
