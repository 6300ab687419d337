extension Sequence where Element: FixedWidthInteger {
  /// FNV-1a of 32 bits (http://www.isthe.com/chongo/tech/comp/fnv/), for tables of what the program itself brings.
  ///
  /// - Parameter seed: tells apart what the values are of.
  @inlinable
  @inline(__always)
  public func fnv1a(seed: UInt32 = 0) -> UInt32 {
    reduce(0x811C_9DC5 ^ seed) { ($0 ^ UInt32(truncatingIfNeeded: $1)) &* 0x0100_0193 }
  }
}
