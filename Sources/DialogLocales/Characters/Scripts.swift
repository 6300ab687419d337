import DialogSupport

/// Scripts that a text's letters belong to (Unicode Standard Annex 24).
public struct Scripts: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// The bits are those of `scriptBits`.
  private init(bit: UInt8) { rawValue = 1 << UInt64(bit) }

  /// Latin letters.
  public static let latin = Scripts(bit: 0)
  /// Greek letters.
  public static let greek = Scripts(bit: 1)
  /// Cyrillic letters.
  public static let cyrillic = Scripts(bit: 2)
  /// The Armenian script.
  public static let armenian = Scripts(bit: 3)
  /// Hebrew letters.
  public static let hebrew = Scripts(bit: 4)
  /// Arabic letters.
  public static let arabic = Scripts(bit: 5)
  /// Hangul, whole syllables and letters.
  public static let hangul = Scripts(bit: 22)
  /// Hiragana.
  public static let hiragana = Scripts(bit: 23)
  /// Katakana.
  public static let katakana = Scripts(bit: 24)
  /// Han characters, of whichever language.
  public static let han = Scripts(bit: 25)
  /// Letters of no script of its own, such as ª.
  public static let common = Scripts(bit: 62)
  /// A script that is not told apart from others like it.
  public static let other = Scripts(bit: 63)

  /// Those that are told apart from others.
  public var distinct: Scripts { subtracting(Scripts.indistinct) }
  private static let indistinct: Scripts = [.common, .other]

  /// The script of a letter.
  public static func of(_ letter: Unicode.Scalar) -> Scripts {
    switch letter.value {
    case 0..<0x2B9: return .latin
    case 0x400..<0x531: return .cyrillic
    case 0x3041..<0x30A1: return .hiragana
    case 0x30A1..<0x30FC, 0x30FD..<0x3105: return .katakana
    case 0x3400..<0xA000: return .han
    case 0xAC00..<0xD7A4: return .hangul
    default: return Scripts(bit: scriptBits[lastIndex(in: scriptStarts, notAbove: letter.value)])
    }
  }

  /// The scripts that a language is written in; nil for a language CLDR does not know.
  public static func of(_ language: LanguageTag) -> Scripts? {
    guard let code = language.likelyScript else { return nil }
    switch code {
    case "Hans", "Hant", "Hani": return .han
    case "Kore": return [.hangul, .han]
    case "Jpan": return [.hiragana, .katakana, .han]
    default:
      return scriptCodes.firstIndex(of: code).map { Scripts(bit: UInt8($0)) } ?? .other
    }
  }

  /// In the order of the bits (ISO 15924).
  private static let scriptCodes = [
    "Latn", "Grek", "Cyrl", "Armn", "Hebr", "Arab", "Deva", "Beng", "Guru", "Gujr", "Orya", "Taml",
    "Telu", "Knda", "Mlym", "Sinh", "Thai", "Laoo", "Mymr", "Khmr", "Tibt", "Geor", "Hang", "Hira",
    "Kana", "Hani", "Ethi", "Mong",
  ]
}

/// The index of the last of ascending numbers that is not above one; 0 where all are.
func lastIndex(in numbers: [UInt32], notAbove number: UInt32) -> Int {
  max(numbers.partitioningIndex { $0 > number } - 1, 0)
}
