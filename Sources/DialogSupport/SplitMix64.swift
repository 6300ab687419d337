/// Numbers that look random and are the same for a seed on every machine.
///
/// SplitMix64: Steele, Lea and Flood, “Fast Splittable Pseudorandom Number Generators”, 2014.
public struct SplitMix64: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Equal seeds give equal numbers.
  public init(seed: UInt64) { state = seed }

  /// Any number of 64 bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// A number from 0 up to, but not including, `bound`.
  public mutating func below(_ bound: Int) -> Int {
    Int(next().multipliedFullWidth(by: UInt64(bound)).high)
  }

  /// True once in `count` times.
  public mutating func oneIn(_ count: Int) -> Bool { below(count) == 0 }

  /// One of several.
  public mutating func element<Element>(of array: [Element]) -> Element {
    array[below(array.count)]
  }
}
