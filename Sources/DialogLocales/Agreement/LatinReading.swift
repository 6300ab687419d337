import DialogSupport

/// How a word in Latin letters ends when it is read in Korean.
///
/// The word is the letters at the end of the text; a letter with a mark counts as n, l or a vowel.
///
/// 1. Straight after a number it may be a unit (`Tables.units`, 5 km 킬로미터).
/// 2. It may be a word of `Tables.words`.
/// 3. It is spelled, so its last letter decides by its name (엘, 엠, 엔 and 알 end in consonants),
///    if it is one letter, has no vowel (a e i o u y), is all capitals (but five and more of them
///    with a vowel are a word), or ends in two capitals (macOS).
/// 4. Else it is a word, by its last letters in this order:
///    - an e that is not pronounced (after a consonant, with a vowel before that) leaves what
///      comes before it: l is ㄹ, m and n consonants, others vowels (앱 스토어, 이미지);
///    - l is ㄹ; m, n, ng, mb are consonants;
///    - p, t, k, c are consonants after one vowel letter or themselves (맵, 팩), and after oo with
///      k or ou (북, 아웃); else they get a vowel (테스트, 위크);
///    - all others are vowels (서버, 버스, 클라우드).
enum LatinReading {
  typealias Sound = AgreementKind.Sound
  typealias Tables = KoreanFinalSound.Tables

  static func sound(ofWordEnding text: KoreanFinalSound.Scalars) -> Sound {
    let word = text.suffix(while: { letter($0) != nil })
    if let unit = unit(word, after: text[..<word.startIndex]) { return unit }
    let letters = word.map { letter($0)! }
    if let sound = Tables.words[String(decoding: letters.map { $0 | 0x20 }, as: UTF8.self)] {
      return sound
    }
    if isSpelled(letters) { return Tables.letters[Int(letters.last! & 0x1F) - 1] }
    return soundOfWord(letters.map { $0 | 0x20 })
  }

  /// The sound of a word's end where there is hardly a doubt about how it is read: after a vowel, l,
  /// m, n, r, s and the like, and in letters that are spelled. Whether p, t, k, c, b, d and g close a
  /// syllable is a matter of custom; nil there, unless the word is a known one.
  static func sureSound(ofWordEnding text: KoreanFinalSound.Scalars) -> Sound? {
    let word = text.suffix(while: { letter($0) != nil })
    if let unit = unit(word, after: text[..<word.startIndex]) { return unit }
    let letters = word.map { letter($0)! }
    guard letters.count > 1 else { return nil }
    let lower = letters.map { $0 | 0x20 }
    if let sound = Tables.words[String(decoding: lower, as: UTF8.self)] { return sound }
    let isUpper = letters.allSatisfy(\.isASCIIUpper)
    if isUpper, letters.count < 3 || !lower.contains(where: isVowel) {
      return Tables.letters[Int(lower.last! & 0x1F) - 1]
    }
    let hasSound = "aiouylmnrsxzfvhe".utf8.contains(lower.last!)
    // Of two letters only a vowel tells: Wi-Fi.
    return hasSound && (letters.count > 2 || isVowel(lower[1])) ? soundOfWord(lower) : nil
  }

  /// The ASCII letter that a letter counts as; nil for what is not Latin.
  static func letter(_ scalar: Unicode.Scalar) -> UInt8? {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A: UInt8(scalar.value)
    case 0xFF21...0xFF3A, 0xFF41...0xFF5A: UInt8(scalar.value - 0xFF21 + 0x41)
    case 0xD7, 0xF7: nil
    case 0xC0...0x24F: marked(scalar)
    default: nil
    }
  }

  private static func marked(_ scalar: Unicode.Scalar) -> UInt8 {
    switch scalar {
    case "ñ", "Ñ", "ń", "Ń", "ņ", "Ņ", "ň", "Ň", "ŉ", "ŋ", "Ŋ": UInt8(ascii: "n")
    case "ĺ", "Ĺ", "ļ", "Ļ", "ľ", "Ľ", "ŀ", "Ŀ": UInt8(ascii: "l")
    default: UInt8(ascii: "a")
    }
  }

  private static func unit(
    _ word: KoreanFinalSound.Scalars, after text: KoreanFinalSound.Scalars
  ) -> Sound? {
    // Without a count, dropLast passes over the whole text.
    let number = text.last == " " || text.last == "\u{A0}" ? text.dropLast(1) : text
    guard number.last.flatMap(KoreanFinalSound.digit) != nil else { return nil }
    return Tables.units[String(word)]
  }

  private static func isSpelled(_ letters: [UInt8]) -> Bool {
    let hasVowel = letters.contains { isVowel($0 | 0x20) }
    if letters.count == 1 || !hasVowel { return true }
    if letters.allSatisfy(\.isASCIIUpper) { return letters.count < 5 }
    return letters.suffix(2).allSatisfy(\.isASCIIUpper)
  }

  /// Of letters in lower case, at least two.
  private static func soundOfWord(_ word: [UInt8]) -> Sound {
    let isSilent = word.last! == UInt8(ascii: "e") && hasSilentE(word)
    let ending = isSilent ? word.dropLast() : word[...]
    let last = Unicode.Scalar(ending.last!)
    let before = Unicode.Scalar(ending[ending.endIndex - 2])
    switch last {
    case "l": return .liquid
    case "m", "n": return .consonant
    case "g" where before == "n" && !isSilent: return .consonant
    case "b" where before == "m" && !isSilent: return .consonant
    case "p", "t", "k", "c": return !isSilent && isStopped(ending) ? .consonant : .vowel
    default: return .vowel
    }
  }

  private static func hasSilentE(_ word: [UInt8]) -> Bool {
    word.count > 2 && !isVowel(word[word.count - 2])
      && word.dropLast(2).contains { isVowel($0) }
  }

  /// Whether the p, t, k or c at the end closes its syllable.
  private static func isStopped(_ word: ArraySlice<UInt8>) -> Bool {
    let letters = word.suffix(3).map { Unicode.Scalar($0) }
    let (last, before) = (letters[letters.count - 1], letters[letters.count - 2])
    if before == last || (before == "c" && last == "k") { return true }
    guard isVowel(UInt8(before.value)) else { return false }
    if letters.count == 3, isVowel(UInt8(letters[0].value)) {
      return (letters[0] == "o" && before == "u")
        || (last == "k" && letters[0] == before && before == "o")
    }
    return true
  }

  private static func isVowel(_ letter: UInt8) -> Bool {
    "aeiouy".utf8.contains(letter)
  }
}

extension Substring.UnicodeScalarView {
  /// The longest end of which every scalar satisfies a condition.
  fileprivate func suffix(while isPart: (Unicode.Scalar) -> Bool) -> Self {
    var start = endIndex
    while start > startIndex, isPart(self[index(before: start)]) { start = index(before: start) }
    return self[start...]
  }
}
