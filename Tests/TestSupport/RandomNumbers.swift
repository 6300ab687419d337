import DialogSupport

/// Numbers below a limit, by a seed the same on every machine.
public struct RandomNumbers {
  private var numbers: SplitMix64

  public init(seed: UInt64) { numbers = SplitMix64(seed: seed) }

  /// From 0, below a limit that is above 0.
  public mutating func next(below limit: Int) -> Int { Int(numbers.next() % UInt64(limit)) }
}
