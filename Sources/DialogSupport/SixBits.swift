extension UInt8 {
  /// The six bits that a character of a generated table stands for: from `0`, as those after it are printable.
  @inlinable
  public var sixBits: Int { Int(self) - 0x30 }
}
