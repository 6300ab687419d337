import DialogSupport

/// Tells whether a text begins with a vowel sound when it is read in English: an hour, a user.
///
/// 1. What is not read at the start is passed over: ASCII but letters and digits, and the scalars of
///    `KoreanFinalSound.Tables.unread`.
/// 2. A number begins with a vowel if its first digit is 8, or its first group of three digits is
///    11 or 18 (eleven thousand).
/// 3. The first word is its letters up to anything else. One letter, capitals without a vowel, two
///    or three capitals of which the first is a vowel, and the words of `spelled` are spelled:
///    a e f h i l m n o r s x begin with a vowel.
/// 4. Else, in lower case: a word of `silentH` or one that begins so begins with a vowel; `one`,
///    `once`, and what begins with eu or ewe do not. Of un…, uni… and unanim… do not, if no prefix
///    of `negated` is there; other u… do not where one consonant and a vowel follow (user).
/// 5. Else a e i o u decide.
public enum EnglishInitialSound {
  /// Words in capitals that have a vowel and are spelled all the same.
  public static let spelled = ["LED", "SUV", "FAQ", "HDMI", "SOS", "RSVP", "NFC", "MIDI"]
  /// Beginnings whose h is silent.
  public static let silentH = ["hour", "honest", "honor", "honour", "heir"]
  /// Beginnings of the prefix un- before i.
  public static let negated = ["unid", "unim", "unin"]

  static func sound(of text: String) -> AgreementKind.Sound {
    let bytes = Substring(text.unicodeScalars.drop(while: isPassed)).utf8
    guard let first = bytes.first, first < 0x80 else { return .unknown }
    if first.isASCIIDigit { return sound(ofNumber: bytes.prefix { $0.isASCIIDigit || $0 == 0x2C }) }
    let word = bytes.prefix { $0.isASCIILetter }
    let isVowel =
      isSpelled(word)
      ? "aefhilmnorsx".utf8.contains(first | 0x20)
      : beginsWithVowel(word.map { $0 | 0x20 })
    return isVowel ? .vowel : .consonant
  }

  private static func isPassed(_ scalar: Unicode.Scalar) -> Bool {
    guard let byte = UInt8(exactly: scalar.value), byte < 0x80 else {
      return KoreanFinalSound.Tables.isUnread(scalar)
    }
    return !byte.isASCIILetter && !byte.isASCIIDigit
  }

  private static func sound(ofNumber text: Substring.UTF8View) -> AgreementKind.Sound {
    let digits = text.filter(\.isASCIIDigit)
    if digits.first == 0x38 { return .vowel }
    let isEleven = digits.starts(with: "11".utf8) || digits.starts(with: "18".utf8)
    return isEleven && digits.count % 3 == 2 ? .vowel : .consonant
  }

  private static func isSpelled(_ word: Substring.UTF8View) -> Bool {
    if word.count == 1 || spelled.contains(where: { $0.utf8.elementsEqual(word) }) { return true }
    guard word.allSatisfy(\.isASCIIUpper) else { return false }
    return !word.contains { isVowel($0 | 0x20) } || (word.count < 4 && isVowel(word.first! | 0x20))
  }

  private static func beginsWithVowel(_ word: [UInt8]) -> Bool {
    let starts = { (beginning: String) in word.starts(with: beginning.utf8) }
    if silentH.contains(where: starts) { return true }
    if ["one", "once"].contains(where: { word.elementsEqual($0.utf8) }) { return false }
    if starts("eu") || starts("ewe") { return false }
    if starts("un") {
      return !(starts("uni") || starts("unanim")) || negated.contains(where: starts)
    }
    if starts("u"), word.count > 2 { return isVowel(word[1]) || !isVowel(word[2]) }
    return isVowel(word[0]) && word[0] != UInt8(ascii: "y")
  }

  private static func isVowel(_ letter: UInt8) -> Bool { "aeiouy".utf8.contains(letter) }
}
