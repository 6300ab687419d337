/// Letters and digits of ASCII, as bytes. The language is written in them; texts need not be.
extension UInt8 {
  /// Whether the byte is 0 … 9.
  public var isASCIIDigit: Bool { self &- 0x30 < 10 }
  /// Whether the byte is 0 … 9, A … F or a … f.
  public var isASCIIHexDigit: Bool { isASCIIDigit || (self | 0x20) &- 0x61 < 6 }
  /// Whether the byte is A … Z or a … z.
  public var isASCIILetter: Bool { (self | 0x20) &- 0x61 < 26 }
  /// Whether the byte is a … z.
  public var isASCIILower: Bool { self &- 0x61 < 26 }
  /// Whether the byte is A … Z.
  public var isASCIIUpper: Bool { self &- 0x41 < 26 }
  /// The byte, a … z in place of A … Z.
  public var lowercasedASCII: UInt8 { isASCIIUpper ? self | 0x20 : self }
}
