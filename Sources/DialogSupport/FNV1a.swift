/// FNV-1a of 32 bits (http://www.isthe.com/chongo/tech/comp/fnv/), for tables of what the program itself brings.
extension UnsafeBufferPointer<UInt8> {
  /// The hash of the bytes.
  @inlinable
  public func fnv1a() -> UInt32 {
    var (hash, place) = (UInt32.fnvOffset, 0)
    while place < count {
      hash = (hash ^ UInt32(self[place])) &* UInt32.fnvPrime
      place += 1
    }
    return hash
  }
}

extension UInt32 {
  @inlinable static var fnvOffset: UInt32 { 0x811C_9DC5 }
  @inlinable static var fnvPrime: UInt32 { 0x0100_0193 }

  /// The hash of one value.
  ///
  /// - Parameter seed: tells apart what the values are of.
  @inlinable
  public func fnv1a(seed: UInt32) -> UInt32 { (.fnvOffset ^ seed ^ self) &* .fnvPrime }
}
