/// Letters and digits of ASCII, as bytes. The language is written in them; texts need not be.
extension UInt8 {
  public var isASCIIDigit: Bool { self &- 0x30 < 10 }
  public var isASCIILetter: Bool { (self | 0x20) &- 0x61 < 26 }
  public var isASCIILower: Bool { self &- 0x61 < 26 }
  public var isASCIIUpper: Bool { self &- 0x41 < 26 }
}
