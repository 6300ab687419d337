/// Tells whether a word before a text is elided in French: d’été, de juin.
///
/// Vowel is said only where elision is certain; all else keeps the full form.
///
/// 1. Spaces and opening quotes are passed over. What then begins with anything but a Latin letter
///    cannot be told; but digits are never elided before (de 8 ans, de 11 ans).
/// 2. The first word is its letters up to anything else. Before one letter alone (de A à Z), words
///    of `Tables.holdingWords`, what begins as those of `Tables.holding`, and un as the whole of the
///    text (the number) nothing is elided.
/// 3. Before h, y, and an i before a vowel, only words of `Tables.eliding` count as vowels, but
///    any abbreviation in capitals that begins with i (l’IUT).
/// 4. Else a e i o u with any mark, æ, œ and ø are vowels.
///
/// Source of the rules: Office québécois de la langue française, Banque de dépannage linguistique,
/// “Élision interdite”.
public enum FrenchInitialSound {
  /// The sound of a value as it is shown; unknown where nothing tells it.
  public static func sound(of text: String) -> AgreementKind.Sound {
    let start = text.unicodeScalars.drop(while: isPassed)
    guard let first = start.first else { return .unknown }
    if (0x30...0x39).contains(first.value) { return .consonant }
    let letters = start.prefix(while: isLetter)
    if letters.isEmpty { return .unknown }
    let word = letters.map(lower)
    if word.count == 1 || holds(word, isAll: letters.endIndex == start.endIndex) {
      return .consonant
    }
    return beginsWithVowel(word, isUpper: zip(letters, word).allSatisfy { $0 != $1 })
      ? .vowel : .consonant
  }

  /// The letter without its mark, of those that can be vowels; nil for others.
  private static func vowel(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case 0xE0...0xE6: "a"
    case 0xE8...0xEB: "e"
    case 0xEC...0xEF: "i"
    case 0xF2...0xF6, 0xF8, 0x153: "o"
    case 0xF9...0xFC: "u"
    default: "aeiou".unicodeScalars.contains(scalar) ? scalar : nil
    }
  }

  private static func beginsWithVowel(_ word: [Unicode.Scalar], isUpper: Bool) -> Bool {
    let isGliding = vowel(word[0]) == "i" && vowel(word[1]) != nil && !isUpper
    if word[0] == "h" || word[0] == "y" || isGliding {
      return Tables.eliding.contains(word.text)
    }
    return vowel(word[0]) != nil
  }

  private static func holds(_ word: [Unicode.Scalar], isAll: Bool) -> Bool {
    Tables.holding.contains { word.starts(with: $0.unicodeScalars) }
      || Tables.holdingWords.contains(word.text)
      || (isAll && word.text == "un")
  }

  private static func isPassed(_ scalar: Unicode.Scalar) -> Bool {
    " \u{A0}\u{2009}\u{202F}\"'‘“„«‹".unicodeScalars.contains(scalar)
  }

  /// A letter of ASCII, Latin-1 or Latin Extended-A, or a mark that joins one.
  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A, 0x300...0x36F: true
    case 0xC0...0x17F: scalar.value != 0xD7 && scalar.value != 0xF7
    default: false
    }
  }

  private static func lower(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0x41...0x5A, 0xC0...0xDE: Unicode.Scalar(scalar.value + 0x20)!
    case 0x152: "œ"
    default: scalar
    }
  }
}
