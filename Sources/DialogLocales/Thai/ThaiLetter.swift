/// A letter or mark that stands in words of Thai, U+0E01 to U+0E3A and U+0E40 to U+0E4E, counted
/// from U+0E00. Digits and punctuation are none.
struct ThaiLetter: Hashable {
  let code: UInt8

  init(code: UInt8) { self.code = code }

  init?(_ scalar: UInt32) {
    switch scalar {
    case 0xE01...0xE3A, 0xE40...0xE4E: code = UInt8(scalar - 0xE00)
    default: return nil
    }
  }

  /// Repeats what is before it.
  static let maiyamok = ThaiLetter(code: 0x46)
  /// Stands for what is left out.
  static let paiyannoi = ThaiLetter(code: 0x2F)

  var isSuffix: Bool { self == .maiyamok || self == .paiyannoi }

  /// A vowel sign above or below, or the mark of a tone: in one place with the letter before it.
  var isMark: Bool { code == 0x31 || 0x34...0x3A ~= code || code >= 0x47 }

  /// A vowel that is written before its consonant.
  var isLeadingVowel: Bool { 0x40...0x44 ~= code }

  /// A consonant, or a vowel before one.
  var mayBeginWord: Bool { code <= 0x2E || isLeadingVowel }

  /// Mai han-akat has a consonant after it, as a leading vowel has.
  var mayEndWord: Bool { code != 0x31 && !isLeadingVowel }
}
