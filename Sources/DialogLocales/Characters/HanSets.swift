/// The national character sets that have a Han character: they tell the scripts' users apart.
public struct HanSets: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// GB 2312: simplified Chinese.
  public static let simplified = HanSets(rawValue: 1)
  /// Big5: traditional Chinese.
  public static let traditional = HanSets(rawValue: 2)
  /// JIS X 0208: Japanese.
  public static let japanese = HanSets(rawValue: 4)

  /// Empty of a character that none has, or that is not between U+4E00 and U+9FFF.
  public static func of(_ character: Unicode.Scalar) -> HanSets {
    guard character.isHan else { return [] }
    let place = Int(character.value - 0x4E00)
    let byte = StaticBytes(hanSets).start[place / 2]
    let bits: UInt8 =
      switch byte {
      case UInt8(ascii: "a")...: byte - UInt8(ascii: "a") + 26
      case UInt8(ascii: "A")...: byte - UInt8(ascii: "A")
      case UInt8(ascii: "0")...: byte - UInt8(ascii: "0") + 52
      default: byte == UInt8(ascii: "+") ? 62 : 63
      }
    return HanSets(rawValue: place % 2 == 0 ? bits >> 3 : bits & 7)
  }
}

extension Unicode.Scalar {
  /// Whether it is a sign of Han in common use, U+4E00 to U+9FFF.
  public var isHan: Bool { value >= 0x4E00 && value <= 0x9FFF }
}
